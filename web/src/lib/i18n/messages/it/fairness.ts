// In Italian: how a price is made, how a trade is settled, how to check a receipt, and how we know
// what we claim.

import type { Messages } from '#contract/shared/messages.ts'
import type { CheckName } from '#verify/outcome.ts'
import type {
  fairness as english,
  receiptByHand as englishHand,
  exampleReceipt as englishReceipt,
  savedReceipt as englishSaved,
} from '../fairness.ts'

const checks: Record<CheckName, string> = {
  entry: 'Prezzo d’ingresso',
  strike: 'Strike',
  exit: 'Prezzo d’uscita',
  status: 'Vinta, persa, pari o nulla',
  payout: 'Ciò che è stato pagato',
  sources: 'Mediana delle fonti',
}

export const fairness: Messages<typeof english> = {
  title: 'Correttezza',
  description:
    'Come si fa un prezzo, come si liquida un’operazione, come controllare da solo una ' +
    'ricevuta, e quanto spesso hanno davvero vinto le operazioni calcolate con una certa ' +
    'probabilità.',
  lead:
    'Non dovresti doverci credere. Questa pagina dice come si fa un prezzo e come finisce ' +
    'un’operazione, mostra come ricalcolare da solo una ricevuta, ed elenca come si sa ognuna ' +
    'delle nostre affermazioni.',
  contents: 'In questa pagina',
  price: {
    title: 'Come si fa un prezzo',
    paragraphs: [
      'Ogni opzione indica un profitto: quanto guadagni se hai ragione, come quota della tua ' +
        'puntata. Un profitto piccolo dovrebbe essere facile da ottenere e uno grande ' +
        'difficile. Perciò non cambiamo il profitto per adattarlo alle probabilità; spostiamo ' +
        'lo strike (il prezzo d’esercizio). Si trova dove vincere è tanto probabile quanto il ' +
        'profitto richiede, meno un solo margine, tanto vicino quanto il tick consente.',
      'Dove sia dipende da quanto il prezzo tende a muoversi. Lo misuriamo dagli ultimi ' +
        'minuti e giorni dello strumento stesso, guardando solo all’indietro. Dalla stessa ' +
        'storia impariamo quanto spesso capita un movimento di ogni grandezza in ogni durata. ' +
        'I prezzi veri sono calmi più spesso di quanto dica la curva a campana dei manuali, e ' +
        'anche agitati più spesso, quindi contiamo ciò che è successo davvero.',
      'Le due direzioni sono trattate allo stesso modo. Lo strike di un Buy e quello di un ' +
        'Sell vengono da un’unica curva, qualunque sia la tendenza del giorno. Lo strike viene ' +
        'arrotondato al tick, il passo minimo del prezzo, e sempre a tuo favore.',
      'Il margine è lo stesso per ogni opzione, ogni cliente ed entrambi i conti, demo e ' +
        'reale. Si vede prima di ogni operazione. Dove non si può porre uno strike equo, ' +
        'perché manca la storia o il mercato è troppo calmo, non ne offriamo nessuno.',
    ],
    drawing:
      'Una collina di possibili prezzi finali: i movimenti piccoli sono frequenti, quelli ' +
      'grandi rari. Una linea segna lo strike, e la parte della collina oltre essa è la ' +
      'quota di operazioni che vincono.',
    hill: 'quanto spesso il prezzo finisce qui',
    strike: 'strike',
    now: 'prezzo ora',
    wins: 'un Buy vince',
    loses: 'un Buy perde',
  },
  formula: {
    title: 'La formula, con un esempio',
    tag: 'Esempio',
    lead:
      'Le cifre sono inventate, ma tornano: un Buy che paga il settantacinque per cento se ha ' +
      'ragione, su quindici minuti.',
    steps: {
      chance: [
        'Probabilità',
        'Con quale probabilità di vincere si calcola: uno meno il margine m, diviso per uno ' +
          'più il profitto r.',
      ],
      factor: [
        'Fattore dello strike',
        'Quanto lo strike è lontano dall’ingresso. v è la volatilità di un secondo, T la ' +
          'durata in secondi, q il movimento che non viene superato tanto spesso quanto dice ' +
          'la probabilità. Un Buy toglie q, un Sell lo aggiunge.',
      ],
      strike: [
        'Strike',
        'Il prezzo d’ingresso per il fattore, arrotondato al tick: verso il basso per un ' +
          'Buy, verso l’alto per un Sell.',
      ],
      payout: ['Se hai ragione', 'La puntata e il profitto su di essa, al centesimo.'],
    },
  },
  settlement: {
    title: 'Come si liquida un’operazione',
    paragraphs: [
      'Quando il tuo ordine è accettato, le sue condizioni sono fisse: puntata, profitto, ' +
        'durata, margine e la distanza dello strike. Il prezzo d’ingresso non è ancora noto, ' +
        'né a te né a noi. È il primo prezzo dopo l’accettazione e un breve ritardo fisso, ' +
        'uguale per tutti, così che nessuno guadagni dal sentire un prezzo prima di noi. ' +
        'Strumento, modulo di trading e ricevuta dicono quanto dura. Se entro dieci secondi da ' +
        'allora non c’è un prezzo, l’operazione è nulla e la tua puntata torna.',
      'Di ciò che una fonte riporta prendiamo al massimo un prezzo per ogni quarto di ' +
        'secondo; uno che deve aspettare porta l’ora in cui comincia il quarto successivo. Un ' +
        'salto improvviso conta solo quando una seconda segnalazione lo conferma, e una ' +
        'segnalazione che arriva troppo tardi resta fuori.',
      'Il prezzo d’uscita è l’ultimo della scadenza o precedente, al millisecondo, secondo ' +
        'l’ora che gli dà la sua fonte. Dove è detto prima che tu operi, la media degli ultimi ' +
        'secondi decide un’operazione di due minuti o meno, con uno strike fatto per questo. ' +
        'Un prezzo successivo alla scadenza non si usa mai, per quanto tardi avvenga la ' +
        'liquidazione. I prezzi che ci sono mancati vengono chiesti di nuovo alla fonte, per ' +
        'un’ora, prima che un’operazione sia nulla.',
      'Un Buy vince se l’uscita è sopra lo strike, un Sell se è sotto. Se è sullo strike è ' +
        'pari, e la puntata torna. Se alla scadenza il prezzo d’uscita è troppo vecchio ' +
        '(cinque secondi per le criptovalute, dieci per tutto il resto), o se nessun prezzo ha ' +
        'seguito l’ingresso, l’operazione è nulla e la puntata torna. Dati mancanti non fanno ' +
        'mai una perdita.',
      'Operazioni e risultati vengono solo aggiunti, e un prezzo salvato non viene mai ' +
        'cambiato. Nessuna schermata, chiamata o ruolo modifica un prezzo, sceglie un ' +
        'vincitore o liquida di nuovo un’operazione. Se ti dobbiamo qualcosa per un nostro ' +
        'errore, è un pagamento a sé con un motivo che vedi, e mai un altro risultato.',
    ],
    drawing:
      'Prezzi come punti lungo una linea del tempo. Il primo punto dopo l’ordine è ' +
      'l’ingresso, l’ultimo punto entro la scadenza è l’uscita, e un punto dopo la scadenza ' +
      'non conta.',
    order: 'ordine',
    entry: 'ingresso',
    exit: 'uscita',
    expiry: 'scadenza',
    late: 'troppo tardi',
  },
  calibration: {
    title: 'Si avvera?',
    paragraphs: [
      'Un prezzo che dice «questa vince in tante operazioni su cento» si può mettere alla ' +
        'prova. Abbiamo fatto passare prezzi registrati di mercati reali per questo stesso ' +
        'programma, messo un ordine a ogni minuto (negli elenchi di operazioni ogni dieci ' +
        'secondi), su entrambi i lati di ogni opzione e a ogni durata, e contato.',
      'Nei disegni ogni punto è un’opzione a una durata. In orizzontale c’è la probabilità ' +
        'con cui era calcolata, in verticale la quota che ha vinto davvero. Un punto perfetto ' +
        'sta sulla linea.',
    ],
    none: 'La calibrazione ora non si può mostrare.',
    retry: 'Riprova',
    loading: 'Caricamento della calibrazione',
    summary: 'Ogni registrazione, durate da un minuto a un’ora',
    file: 'Registrazione',
    note: 'Lunghezza',
    notes: {
      minutes: '{length} minuti',
      days: '{length} giorni',
      spot_too_old: '{percent}% degli ordini rifiutati, il prezzo era troppo vecchio',
      seldom_quoted: '{left_out} di {rows} righe lasciate fuori, quotate di rado',
      too_little: 'troppo breve, o troppo calma, per calcolare qualcosa',
    },
    worst: 'Errore peggiore (punti)',
    mean: 'Errore medio (punti)',
    kept: (priced) => `Margine conservato, di ${priced} calcolato`,
    inside: 'Entro il caso (95%)',
    draws: 'Pari',
    plot: (file) => `${file}: quota vinta rispetto alla probabilità calcolata`,
    plotTitle: (file) => `Calcolato e visto: ${file}`,
    across: 'calcolato',
    upward: 'visto',
    table: (file) => `Quota vinta meno probabilità calcolata, in punti: ${file}`,
    duration: 'Durata',
    priced: 'calcolato',
    openTable: 'Ogni opzione e durata',
    limits:
      'Ciò che questo non può mostrare: da che parte andrà un prezzo, che cosa porta un ' +
      'singolo giorno, e come sarà in un mese diverso da tutti i precedenti. Nei mesi che ' +
      'vanno con forza in una direzione, Buy e Sell sbagliano quasi nella stessa misura in ' +
      'direzioni opposte. Un prezzo che non favorisce nessuno dei due non può correggerlo.',
    dash: '\u2013',
  },
  markouts: {
    title: 'Qualcuno conosce i prezzi prima di noi?',
    paragraphs: [
      'Chi sente un mercato prima di noi comprerebbe appena prima che il nostro prezzo ' +
        'salga. Perciò misuriamo dove sono andati i prezzi subito dopo gli ingressi, nel verso ' +
        'in cui ogni cliente ha puntato. Su molte operazioni non è niente, a meno che qualcuno ' +
        'sia più veloce. Il ritardo fisso dell’ingresso serve a questo, uguale per tutti.',
      'Si guarda su tutti insieme, e non cambia niente per nessun singolo cliente.',
    ],
    few: 'Ci sono troppo poche operazioni reali negli ultimi tempi per dirlo.',
    table: 'Movimenti dopo l’ingresso, nel verso in cui puntano i clienti',
    move: 'Movimento',
    after: { one: 'Dopo un secondo', five: 'Dopo cinque secondi' },
    below: (bound) => `meno di ${bound} pb`,
    between: (from, to) => `da ${from} a ${to} pb`,
    above: (bound) => `${bound} pb o più`,
    mean: 'In media',
    meanOf: (mean, within) => `${mean} pb; fino a ± ${within} può essere il caso`,
    bp: 'pb: punti base, centesimi di un per cento.',
  },
  claims: {
    title: 'Che cosa affermiamo, e come lo sappiamo',
    paragraphs: [
      'Ogni cifra e ogni stato sulle pagine pubbliche è un’affermazione registrata: misurata ' +
        'sui dati di questa installazione, impostata dall’operatore, dichiarata in un ' +
        'documento indicato, una regola del programma, o contata su registrazioni indicate. ' +
        'Una che qui non ha una fonte, o ha troppo poco alle spalle, non viene mostrata da ' +
        'nessuna parte.',
      'Queste sono tutte quelle che ora si possono mostrare.',
    ],
    none: 'L’elenco delle affermazioni ora non si può mostrare.',
    names: {
      instruments: 'Strumenti con un prezzo',
      tradable_instruments: 'Strumenti su cui si può operare',
      demo_days: 'Durata del conto demo in giorni',
      demo_money: 'Denaro fittizio di un conto demo',
      top_payout: 'Profitto più grande offerto, come quota della puntata',
      margin_rate: 'Il nostro margine',
      loss_share: 'Quota di conti reali che hanno perso denaro',
      loss_median: 'Quanto ha perso come minimo la metà di chi ha perso',
      payouts_made: 'Prelievi pagati in dodici mesi',
      segregated_funds: 'Il denaro dei clienti è tenuto separato',
      founded: 'Fondazione',
      licensed: 'Licenza',
      signal_accuracy: 'Precisione dei segnali',
      tournaments: 'Tornei',
      bonuses: 'Bonus',
      cashback: 'Cashback',
      promo_codes: 'Codici promozionali',
      referrals: 'Ricompense per gli inviti',
      prices: 'Prezzi',
      instrument_terms: 'Condizioni di ogni strumento',
      strike_rates: 'Opzioni e i loro profitti',
      durations: 'Durate',
      margin: 'Margine di ogni prezzo',
      plans: 'Piani',
      calibration: 'La calibrazione qui sopra',
      markouts: 'Prezzi dopo gli ingressi, qui sopra',
      payouts: 'Prelievi pagati',
      signals: 'I segnali e i loro storici',
      status: 'Stato di questa installazione',
      contacts: 'Contatti',
      operator: 'L’operatore',
    },
  },
}

export const exampleReceipt: Messages<typeof englishReceipt> = {
  title: 'Come controllare una ricevuta',
  tag: 'Esempio',
  card: 'Ricevuta di esempio',
  facts: {
    pair: 'Coppia',
    side: 'Lato e opzione',
    amount: 'Importo',
    accepted: 'Accettata',
    expires: 'Scade',
    margin: 'Margine',
    volatility: 'Volatilità',
    quantile: 'Quantile',
    factor: 'Fattore dello strike',
    entry: 'Prezzo d’ingresso',
    strike: 'Strike',
    exit: 'Prezzo d’uscita',
    status: 'Risultato',
    payout: 'Pagato',
  },
  variants: {
    honest: 'Così com’è',
    exit: 'Un altro prezzo d’uscita',
    factor: 'Un altro fattore dello strike',
    payout: 'Meno pagato',
  },
  variantsLabel: 'Che cosa dice la ricevuta',
  checks,
  agrees: 'Coincide',
  differs: 'Differisce',
  stated: (text) => `Dice ${text}`,
  computed: (text) => `calcolato: ${text}`,
  none: 'niente',
  allAgree: 'Tutto coincide.',
  someDiffer: 'Contraddice sé stessa.',
}

export const receiptByHand: Messages<typeof englishHand> = {
  lead:
    'Ogni operazione ha una ricevuta da scaricare. Eccone una con cifre inventate. ' +
    'Ripercorrila con una calcolatrice, o lascia fare al tuo browser.',
  ticksTitle: 'Prezzi elencati',
  tickNumber: 'Numero',
  tickTime: 'Ora (UTC)',
  tickPrice: 'Prezzo',
  browserTitle: 'Nel tuo browser',
  browserLead:
    'Questo fa lo stesso controllo di una ricevuta vera, senza chiedere al nostro server. ' +
    'Cambia qualcosa e la ricevuta non coincide più con sé stessa.',
  stepsTitle: 'A mano',
  steps: [
    'Trova l’ingresso: tra i prezzi elencati, il primo successivo all’accettazione e al ritardo.',
    'Moltiplicalo per il fattore dello strike e taglialo al tick, verso il basso per un Buy ' +
      'e verso l’alto per un Sell. Deve essere lo strike.',
    'Trova l’uscita: l’ultimo prezzo della scadenza o precedente, o la media se la ricevuta ne ' +
      'ha una. Non deve essere troppo vecchio.',
    'Confronta uscita e strike. Questo decide se l’operazione ha vinto.',
    'Vinta: la puntata e il profitto su di essa. Pari o nulla: la puntata. Persa: niente.',
  ],
  beyond:
    'Una ricevuta prova che un’operazione è stata liquidata secondo i suoi prezzi. Che i ' +
    'prezzi siano quelli del mercato è un’altra questione: ognuno porta la sua fonte e il ' +
    'suo numero, così puoi confrontarlo con la fonte. I prezzi fatti da una simulazione lo ' +
    'dicono ovunque vengano mostrati.',
}

export const savedReceipt: Messages<typeof englishSaved> = {
  title: 'Controlla una ricevuta che qualcuno ha salvato',
  paragraphs: [
    'Ogni ricevuta si può salvare firmata. Il file contiene le condizioni, il risultato e ' +
      'tutti i prezzi dei minuti che lo decidono, ognuno con la prova che si trova nel nostro ' +
      'registro pubblico, di cui chiunque può copiare ogni voce. Non possiamo cambiarne niente ' +
      'più tardi senza che il file lo dica.',
    'Scegli un file del genere, tuo o di uno sconosciuto. Il tuo browser controlla firme e ' +
      'prove, e ricalcola il risultato dai prezzi registrati. Gli stessi controlli sono un ' +
      'programma che puoi eseguire tu, e uno in Go la cui crittografia non è nostra.',
  ],
}
