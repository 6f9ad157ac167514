// In Italian: the first page's words that stay as the server wrote them.

import type { Messages } from '#contract/shared/messages.ts'
import type { landing as english } from '../landing.ts'

export const landing: Messages<typeof english> = {
  lead:
    'Scegli uno strumento, un importo e un tempo. Di’ se il prezzo finirà sopra o sotto uno ' +
    'strike la cui distanza dal tuo prezzo d’ingresso è fissa quando il tuo ordine è ' +
    'accettato. Ogni prezzo che decide viene salvato, e ogni risultato si può ricalcolare ' +
    'dalla sua ricevuta.',
  tryDemo: 'Prova la demo',
  trade: 'Opera ora',
  demoMoney: (money) => `La demo comincia con ${money} di denaro virtuale.`,
  shortTitle: 'In breve',
  short: [
    {
      to: '#how',
      title: 'Che cos’è',
      text:
        'Un sì o un no su un prezzo a un’ora stabilita, a condizioni che vedi prima di ' +
        'decidere.',
    },
    {
      to: '#cost',
      title: 'Quanto costa',
      text: 'Un margine in ogni prezzo. Oltre a questo non c’è commissione su un’operazione.',
    },
    {
      to: '#risk',
      title: 'Che cosa rischi',
      text:
        'L’intero importo di ogni operazione. Su molte operazioni la maggior parte delle ' +
        'persone perde.',
    },
    {
      to: '#check',
      title: 'Che cosa puoi controllare',
      text:
        'Ogni prezzo, ogni risultato, come si fissano le probabilità, e come va questa ' +
        'installazione.',
    },
  ],
  howTitle: 'Come funziona un’operazione',
  how: [
    [
      'Prima vedi le condizioni',
      'Lo strike (il prezzo d’esercizio), il profitto se hai ragione, la perdita se sbagli, ' +
        'la probabilità con cui è calcolata e il margine nel prezzo.',
    ],
    [
      'Conta il prezzo successivo',
      'Il tuo ingresso è il primo prezzo un momento dopo il tuo ordine, secondo l’ora della ' +
        'sua fonte: nessuno guadagna dal vedere un prezzo prima di noi.',
    ],
    [
      'Decide l’ultimo prezzo',
      'L’uscita è l’ultimo prezzo della scadenza o precedente. Uguale è pari, e dati ' +
        'mancanti rendono nulla l’operazione: la tua puntata torna.',
    ],
    [
      'La ricevuta lo prova',
      'Condizioni, prezzi e il minuto intorno a loro, quanto basta per ricalcolare il ' +
        'risultato senza di noi.',
    ],
  ],
  costTitle: 'Quanto costa',
  cost: [
    'Non paghi commissioni su un’operazione. Il costo è un margine nel prezzo: lo strike è ' +
      'posto in modo che la tua probabilità sia un po’ più piccola di quanto il profitto ' +
      'richiederebbe.',
    'Quanto spesso dovresti avere ragione per finire con ciò con cui hai cominciato è il ' +
      'punto di pareggio. La probabilità con cui un’operazione è calcolata sta sotto. Il ' +
      'nostro margine viene dalla distanza tra le due.',
  ],
  marginNow: (share) => `Il margine qui è di ${share} dell’importo, in ogni prezzo.`,
  ratesTitle: 'Punto di pareggio di ogni tasso di profitto offerto',
  rateColumns: ['Profitto se hai ragione', 'Probabilità calcolata', 'Punto di pareggio'],
  rateNote:
    'La barra finisce alla probabilità con cui l’operazione è calcolata; il segno è il suo ' +
    'punto di pareggio.',
  exampleLabel: 'Esempio',
  exampleTitle: 'Un’operazione in cifre',
  exampleText:
    'Metti 100\u00a0$ su Buy con un tasso di profitto del 75%. Giusto: riprendi 175\u00a0$. ' +
    'Sbagliato: ' +
    'i 100\u00a0$ sono persi. Per andare in pari dovresti avere ragione il 57,1% delle volte. ' +
    'L’operazione è calcolata con una probabilità del 54,9%, così che cento dollari ne ' +
    'costano in media quattro.',
  riskTitle: 'Che cosa puoi perdere',
  risk: [
    'L’intero importo di un’operazione è perso quando sbagli, spesso in pochi minuti. Non ' +
      'puoi mai perdere più degli importi che metti nelle operazioni.',
    'Poiché il margine è dalla nostra parte, operare di più non compensa le perdite. Quando ' +
      'vinci, paghiamo noi; quando perdi, l’importo è nostro. Per questo qui tutto è fatto per ' +
      'essere controllato.',
  ],
  riskMore: 'Leggi l’informativa sui rischi',
  whoTitle: 'Chi può operare qui',
  jurisdiction:
    'In molti paesi prodotti come questo non si possono affatto offrire a clienti al ' +
    'dettaglio. Se il tuo è tra questi sta a te scoprirlo prima di registrarti.',
  nobody: 'Non è ancora indicato nessun paese da cui i clienti possano operare con denaro reale.',
  countries: (names) => `I clienti con conto reale possono venire da: ${names}.`,
  sandbox:
    'Questa installazione è una dimostrazione. Non può accettare denaro, e anche il suo ' +
    'conto reale contiene denaro fittizio.',
  checkTitle: 'Che cosa puoi controllare',
  checkLead:
    'Una promessa vale quanto puoi fare per metterla alla prova. Queste pagine sono aperte a ' +
    'chiunque.',
  checks: [
    {
      to: '/fairness',
      title: 'Correttezza',
      text:
        'Come si fa un prezzo e si liquida un’operazione, quanto spesso sono state vinte ' +
        'operazioni calcolate con una probabilità, e come ricalcolare una ricevuta.',
      link: 'Vedi come si misura',
    },
    {
      to: '/status',
      title: 'Stato',
      text:
        'Da dove vengono i prezzi e quanto sono vecchi, quanto dura la liquidazione, e quale ' +
        'licenza ha questa installazione, se ne ha una.',
      link: 'Vedi lo stato delle cose',
    },
    {
      to: '/live-payouts',
      title: 'Pagamenti dal vivo',
      claim: 'payouts',
      text:
        'Prelievi che sono stati pagati, direttamente dal libro mastro, con la loro ' +
        'transazione dove ce n’è una pubblica. Un elenco vuoto si mostra come elenco vuoto.',
      link: 'Vedi che cosa è stato pagato',
    },
    {
      to: '/risk-disclosure',
      title: 'I testi legali',
      text:
        'Scritti per questo prodotto come si comporta, datati, con ogni versione. Vieni ' +
        'avvisato quando uno cambia.',
      link: 'Leggi prima i rischi',
    },
  ],
  plansTitle: 'Piani di trading',
  plansLead:
    'Per operare a mano non serve nessun piano. Un piano è per il trading automatico e va ' +
    'secondo i tuoi fondi: ciò che hai versato, meno ciò che hai tolto. Non è una ' +
    'commissione, ma operando si può perdere.',
  plansMore: 'Confronta i piani',
  funding: 'Fondi',
  tradesPerDay: (count) =>
    count === 1 ? 'un’operazione al giorno' : `${count} operazioni al giorno`,
  questionsTitle: 'Domande',
  questions: [
    [
      'Chi c’è dall’altra parte della mia operazione?',
      'Noi. È un conflitto di interessi, e nessuna formulazione lo elimina. Ciò che possiamo ' +
        'fare è rendere controllabile ogni passo: ogni prezzo è salvato prima di essere usato, ' +
        'lo strike segue da una regola pubblicata, e il risultato si può ricalcolare nel tuo ' +
        'browser.',
    ],
    [
      'Da dove vengono i prezzi?',
      'La fonte sta accanto a ogni prezzo, e la pagina di stato dice quanto è vecchio ' +
        'ognuno. Un prezzo troppo vecchio non accetta ordini.',
    ],
    [
      'Che cosa succede se mancano prezzi o il server si ferma?',
      'I prezzi che ci sono mancati vengono chiesti di nuovo alla loro fonte, per un’ora. ' +
        'Un’operazione i cui prezzi non si possono avere è nulla, e l’importo torna. Le ' +
        'operazioni che finiscono mentre il server è fermo vengono liquidate dopo, con le ' +
        'stesse regole.',
    ],
    [
      'Posso prima esercitarmi?',
      'Sì. Chiunque si registri riceve un conto demo con denaro virtuale. È calcolato e ' +
        'liquidato dallo stesso programma e con le stesse regole di uno reale.',
    ],
    [
      'Mi serve un piano?',
      'No. Per operare a mano non ne serve nessuno. Un piano dice solo quante operazioni al ' +
        'giorno si possono fare per te in automatico.',
    ],
    [
      'Posso mettermi dei limiti?',
      'Sì: su depositi, importi e perdite per giorno, settimana e mese, un promemoria di ' +
        'quanto a lungo stai operando, e pause che nessuno può terminare prima, noi compresi. ' +
        'Un limite più stretto vale subito; uno più largo richiede un giorno per pensarci.',
    ],
    [
      'Che cosa succede ai miei dati?',
      'Puoi prendere una copia di ciò che si conserva su di te, che dice che cosa non ' +
        'contiene, e chiudere il conto, entrambe le cose senza chiedercelo. L’informativa ' +
        'sulla privacy dice che cosa si conserva, per quanto tempo e perché.',
    ],
  ],
  endTitle: 'Guarda prima di crederci',
  endText: 'La demo richiede un nome, un indirizzo e-mail e niente denaro.',
  receiptTitle: 'Una ricevuta',
  receiptNote: 'Un esempio della forma, con cifre inventate.',
  example: {
    picture:
      'Una linea di prezzo dall’ingresso a 64.000,10, per cinque minuti, fino all’uscita a ' +
      '63.991,30, sopra lo strike a 63.986,14.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 minuti, profitto 75% se hai ragione',
    headline: 'Vinta: 210,00\u00a0$ pagati',
    entry: 'ingresso',
    exit: 'uscita',
    strike: 'strike',
    facts: [
      ['Prezzo d’ingresso', '64.000,10'],
      ['Fattore dello strike', '\u00d7 0,999782000000'],
      ['Strike, arrotondato per difetto', '63.986,14'],
      ['Prezzo d’uscita', '63.991,30'],
      ['120,00\u00a0$ + 75%', '210,00\u00a0$'],
    ],
    checked: 'Ricalcolato nel tuo browser: superati 5 di 5',
  },
}
