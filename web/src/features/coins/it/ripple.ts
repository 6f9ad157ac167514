// XRP, the coin of the ledger that the company Ripple builds on, explained in Italian.

import type { CoinText } from '../coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Fare trading su Ripple',
  description:
    'Che cos’è XRP e che legame ha con la società Ripple, che cosa ne muove il prezzo ' +
    'e che cosa costa e rischia qui una breve operazione, con il prezzo in tempo reale ' +
    'e un esempio svolto.',
  lead:
    'Si dice Ripple e si intende XRP. L’una è una società, l’altro una moneta. Come ' +
    'stanno insieme, che cosa muove il prezzo e che cosa significa qui un’operazione ' +
    'su di essa.',
  sections: [
    {
      title: 'Che cos’è',
      paragraphs: [
        'XRP è la moneta dell’XRP Ledger, una rete per muovere valore fra persone e fra ' +
          'valute. Ripple è una società americana che vende servizi di pagamento a banche e ' +
          'a società di trasferimento, e alcune usano XRP come ponte: il denaro diventa XRP ' +
          'in un paese e denaro locale in un altro, secondi dopo.',
        'Nessuno lo mina. All’inizio furono creati cento miliardi di XRP, e la maggior ' +
          'parte fu data alla società. Ogni pagamento distrugge una commissione minuscola, ' +
          'quindi il numero cala, molto lentamente.',
      ],
    },
    {
      title: 'Come funziona',
      paragraphs: [
        'Sul registro ci si accorda con un voto. Server detti validatori propongono quali ' +
          'pagamenti vengono dopo e lo ripetono finché quasi tutti quelli di cui si fidano ' +
          'dicono lo stesso. Ci vogliono pochi secondi e quasi nessuna elettricità. Ogni ' +
          'server sceglie di chi fidarsi, e i più prendono una lista pubblicata da Ripple o ' +
          'dalla fondazione dietro il registro. I critici lo trovano troppo centrale; i ' +
          'sostenitori rispondono che nessuno nella lista può spendere le monete di un altro.',
        'Ripple ha bloccato la parte maggiore di quanto possiede in contratti sul ' +
          'registro. Questi ne liberano una quantità fissa ogni mese, e ciò che la società ' +
          'non usa lo blocca di nuovo.',
      ],
    },
    {
      title: 'Che cosa ne muove il prezzo',
      paragraphs: [
        'Per anni lo mossero i tribunali più di ogni altra cosa. Un atto o una sentenza ' +
          'poteva cambiare il prezzo di un terzo in un giorno. Notizie di una banca che ' +
          'prova il servizio, di un fondo o di un’ammissione agiscono allo stesso modo in ' +
          'scala minore. Per il resto XRP va con bitcoin e il resto del mercato.',
        'Pochi ne possiedono moltissimo. Quello che vendono la società e i suoi fondatori ' +
          'è offerta che altri devono assorbire. Che i pagamenti passino sul registro non ' +
          'alza di per sé il prezzo, perché un ponte tiene ogni moneta solo per pochi ' +
          'secondi.',
        'Su pochi minuti gran parte del movimento è caso.',
      ],
    },
    {
      title: 'Una breve storia',
      paragraphs: [
        'Tre programmatori avviarono il registro nel quarto anno di bitcoin, in cerca di ' +
          'un modo di accordarsi senza mining. La società fu fondata lo stesso anno. Uno dei ' +
          'tre, Jed McCaleb, se ne andò presto con miliardi di XRP, e venderli secondo un ' +
          'accordo gli prese otto anni.',
        'Nel primo grande boom il prezzo si moltiplicò in poche settimane, e l’anno dopo ' +
          'perse più di nove decimi. Tre anni dopo quel boom, giorni prima di Natale, ' +
          'l’autorità americana dei titoli fece causa alla società: XRP, diceva, era stato ' +
          'venduto come un’azione senza le carte che un’azione richiede. Le piazze tolsero ' +
          'la moneta e il prezzo scese di oltre la metà in circa una settimana. Una giudice ' +
          'poi divise la questione. Le vendite ai grandi investitori avevano violato la ' +
          'legge, le vendite sulle piazze aperte no. La società pagò una multa, entrambe le ' +
          'parti rinunciarono agli appelli, e il caso finì dopo quasi cinque anni.',
      ],
    },
    {
      title: 'Operare qui',
      paragraphs: [
        'Qui non compri XRP. Scegli un importo, un tempo e un lato. Prima di decidere vedi ' +
          'dove starebbe lo strike, quanto guadagni se hai ragione e quanto perdi se hai ' +
          'torto. Quanto è lontano è fissato quando il tuo ordine è accettato. La tua ' +
          'entrata è il primo prezzo un attimo dopo; decide l’ultimo prezzo alla scadenza o ' +
          'prima.',
        'Contro il dollaro il prezzo è un numero piccolo, e anche i suoi passi sono ' +
          'piccoli. Contro ether gli scambi altrove sono scarsi. Possono passare minuti ' +
          'senza un prezzo fresco, e senza uno non accettiamo ordini.',
      ],
    },
    {
      title: 'Che cosa rischi',
      paragraphs: [
        'Puoi perdere l’intero importo di ogni operazione. Il nostro margine fa parte di ' +
          'ogni strike, quindi su molte operazioni il risultato medio è una perdita. Questa ' +
          'moneta ha una storia di movimenti improvvisi su notizie che nessuno fuori da ' +
          'un’aula di tribunale poteva conoscere. Se mancano prezzi quando la tua operazione ' +
          'finisce, è nulla e la puntata torna. Un prezzo che una seconda fonte conferma ' +
          'vale, per quanto sorprendente. Opera solo con denaro di cui puoi fare a meno.',
      ],
    },
  ],
}
