// In Italian: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: 'Strumenti finanziari',
  description:
    'Tutto ciò che è quotato qui, dalle criptovalute alle azioni: ogni prezzo con la sua ' +
    'fonte e la sua età, un grafico e indicatori.',
  lead:
    'Su alcuni si può operare; gli altri sono mostrati per confronto. Ogni prezzo dice chi lo ' +
    'dà e quanto è vecchio.',
  market: 'Panoramica del mercato',
  tabs: 'Tipi di strumenti',
  tab: {
    crypto: 'Criptovalute',
    currencies: 'Valute',
    indices: 'Indici',
    commodities: 'Materie prime',
    bonds: 'Obbligazioni',
    stocks: 'Azioni',
    catalogue: 'Catalogo ampliato',
  },
  catalogueNote: 'Questi sono quotati per confronto e qui non si negoziano.',
  search: 'Cerca tra tutti gli strumenti',
  searchHint: 'Nome o codice, ad es. ETH',
  sort: 'Ordine',
  sortOptions: {
    listed: 'Come nell’elenco',
    name: 'Nome',
    price: 'Prezzo, prima il più alto',
    priceUp: 'Prezzo, prima il più basso',
    change: 'Variazione, prima la più alta',
    changeDown: 'Variazione, prima la più bassa',
    nameDown: 'Nome, dalla fine',
  },
  columns: { name: 'Strumento', day: 'Ultimo giorno', price: 'Prezzo', change: '24 h' },
  found: (count) => (count === 1 ? 'Uno strumento trovato.' : `${count} strumenti trovati.`),
  nothing: 'Nessuno strumento di questo tipo si chiama così.',
  elsewhere: (count, tab) => `${count} sotto ${tab}`,
  more: (left) => `Mostra altri (ne restano ${left})`,
  pricesAt: (time) => `Prezzi alle ${time} UTC.`,
  live: 'Si muovono quando ne arrivano di nuovi.',
  showChart: (name) => `Mostra il grafico di ${name}`,
  chosen: 'Lo strumento scelto',
  open: (name) => `${name} in dettaglio`,
  failed: 'Non è stato possibile caricare il mercato.',

  technical: 'Riepilogo tecnico',
  technicalLead: (interval) => `Calcolato da noi sulle chiusure di candele di ${interval}.`,
  intervals: { 60: 'un minuto', 900: '15 minuti', 3600: 'un’ora', 86400: 'un giorno' },
  indicator: 'Indicatore',
  value: 'Valore',
  says: 'Che cosa dice ora',
  tooFew: 'Per questo c’è troppo poca storia.',
  waiting: 'In calcolo.',
  average: {
    sma20: 'Media di 20',
    sma50: 'Media di 50',
    ema20: 'Media esponenziale di 20',
  },
  averageSays: {
    above: 'Il prezzo è sopra questa media.',
    below: 'Il prezzo è sotto questa media.',
    level: 'Il prezzo è su questa media.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'Nelle ultime 14 candele i rialzi hanno superato nettamente i ribassi (70 o più).',
    low: 'Nelle ultime 14 candele i ribassi hanno superato nettamente i rialzi (30 o meno).',
    middle: 'Né i rialzi né i ribassi hanno prevalso nettamente (tra 30 e 70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line},\nsegnale ${signal}`,
  macdSays: {
    above: 'La linea è sopra il suo segnale: la tendenza breve ha guadagnato sulla lunga.',
    below:
      'La linea è sotto il suo segnale: la tendenza breve è rimasta indietro rispetto alla lunga.',
    level: 'La linea è sul suo segnale.',
  },
  bands: 'Bande di Bollinger (20, 2)',
  bandsValue: (lower, upper) => `da ${lower}\na ${upper}`,
  bandsSays: {
    above: 'Il prezzo è sopra la banda superiore: molto sopra la sua media per quanto si muove.',
    below: 'Il prezzo è sotto la banda inferiore: molto sotto la sua media per quanto si muove.',
    within: 'Il prezzo è tra le bande.',
  },
  means: 'Che cosa significa ognuno, e dove finisce',
  limits:
    'Tutti sono calcolati solo da prezzi passati. Nessuno dice che cosa farà dopo un prezzo, ' +
    'e nessuno è un consiglio. La probabilità in una quotazione qui non viene da loro.',

  crypto: 'Una coppia di criptovalute, o di una criptovaluta e una valuta',
  pair: 'Una coppia di valute',
  ofExchange: {
    Indices: 'un indice di azioni',
    Commodities: 'una materia prima',
    Bonds: 'un titolo di Stato',
    Stocks: 'un’azione',
  },
  quoted: 'Quotato, qui non si negozia',
  tradedLead: (kind) => `${kind}. Qui si negozia, per tempi fissi.`,
  quotedLead: (kind) => `${kind}. È quotato qui per confronto e non accetta ordini.`,
  pageTitle: (name) => `${name}: prezzo, grafico e condizioni`,
  pageDescription: (name) =>
    `${name}: il prezzo con la sua fonte e la sua età, un grafico, che cosa dicono gli ` +
    'indicatori, e le condizioni per operare.',
  behaviour: {
    title: 'Come si è mosso',
    volatility: 'Volatilità',
    aYear: (share) => `${share} all’anno`,
    with: (index) => `Correlazione con ${index}`,
    tooLittle: 'Non ancora nota: servono tre giorni di borsa interi',
    from: (days, until) =>
      `Calcolato da noi sulle chiusure orarie di ${days} giorni di borsa fino al ${until}, ` +
      'notti comprese.',
    means:
      'La volatilità è quanto il prezzo è salito e sceso, riportato a un anno; non dice ' +
      'niente della direzione. La correlazione è quanto i suoi movimenti orari sono andati ' +
      'con quelli dell’indice: insieme a 1, ognuno per conto suo a 0, l’uno contro l’altro a ' +
      '\u22121. Entrambe riguardano il passato, e cambiano.',
  },
  price: 'Prezzo e grafico',
  terms: 'Condizioni',
  termsQuoted: 'Che cosa è quotato',
  facts: {
    code: 'Codice',
    exchange: 'Borsa',
    currency: 'Valuta',
    tick: 'Passo minimo del prezzo',
    hours: 'Orari',
    taken: 'Di questi, negoziato qui',
    now: 'Ora',
    durations: 'Durate',
    amount: 'Importo di un’operazione',
    payout: 'Massimo pagato sulle operazioni aperte di un cliente',
    margin: 'Il nostro margine in ogni prezzo',
    age: 'Prezzo più vecchio che accetta ordini',
    delay: 'Ingresso: primo prezzo dopo',
  },
  takenHours: (from, to) => `dalle ${from} alle ${to} (UTC)`,
  eveningBefore: (time) => `${time} della sera prima`,
  sessionsIn: (times, city) => `Da lunedì a venerdì, ${times} (ora di ${city}), tranne i festivi.`,
  holidayOn: (date) => `Il prossimo è il ${date}.`,
  always: 'Tutti i giorni, 24 ore su 24',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `Chiuso da ${fromDay} ${fromTime} a ${toDay} ${toTime} (UTC), ogni settimana`,
  days: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  openNow: 'Aperto',
  openUntil: (when) => `Aperto fino al ${when} UTC`,
  closedUntil: (when) => `Chiuso fino al ${when} UTC`,
  durationsNote: 'Si offrono quelle che finiscono prima che il mercato chiuda.',
  between: (least, most) => `da ${least} a ${most}`,
  seconds: (seconds) => `${seconds} secondi`,
  strikeRates: 'Strike rate',
  strikeRatesLead:
    'Una strike rate è il profitto sull’importo se hai ragione. Lo strike è posto a una ' +
    'distanza dal prezzo tale che questo profitto è calcolato in modo equo, meno il nostro ' +
    'margine.',
  rateColumns: { rate: 'Strike rate', buy: 'Profitto con Buy', sell: 'Profitto con Sell' },
  meansHere: 'Che cosa significa operarci qui',
  meansTraded: (name) => [
    `Non possiedi mai nulla di ${name}. Dici se il suo prezzo finirà sopra o sotto uno ` +
      'strike dopo un tempo che scegli, e punti un importo su questo.',
    'Se hai ragione riprendi l’importo con il profitto mostrato prima. Se sbagli, l’importo ' +
      'è perso, tutto. Se il prezzo finisce esattamente sullo strike, l’importo torna.',
    'Siamo l’altra parte di ogni operazione, e il nostro margine è in ogni prezzo: su molte ' +
      'operazioni la maggior parte delle persone perde. Il prezzo che decide è la serie ' +
      'salvata che chiunque può leggere qui.',
  ],
  meansQuoted: (name) => [
    `${name} qui non si negozia: il suo prezzo è mostrato per confronto.`,
    'Su che cosa si può operare è segnato nella panoramica del mercato.',
  ],
  trade: (name) => `Opera su ${name}`,
  demoNote: 'Un conto demo non richiede denaro.',
  overview: 'Panoramica del mercato',
  about: (coin) => `Su ${coin}`,
  readFairness: 'Come si fa un prezzo, e come controllarlo',
  readRisk: 'Informativa sui rischi',
}
