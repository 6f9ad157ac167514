// In Italian: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'Su che cosa si può operare, e a quali condizioni',
  specificationLead:
    'Coppie con un prezzo per questa moneta, con le loro condizioni. Un importo è la puntata ' +
    'di un’operazione.',
  noSpecification: 'Le condizioni ora non si possono mostrare. Ricarica la pagina tra un momento.',
  notQuoted: (coin) =>
    `Là da dove vengono i nostri prezzi nessuno quota ${coin}. Quindi non c’è un prezzo, né ` +
    'un grafico, né niente su cui operare.',
  facts: {
    price: 'Prezzo',
    tick: 'Passo minimo del prezzo',
    hours: 'Orari',
    durations: 'Durate',
    amount: 'Importo di un’operazione',
    payout: 'Massimo pagato su operazioni aperte',
    margin: 'Margine in ogni prezzo',
  },
  perClient: (amount) => `${amount} per cliente`,
  always: 'Tutti i giorni, 24 ore su 24',
  weekly: 'Chiuso nei fine settimana',
  closed: 'Chiuso ora',
  between: (least, most) => `da ${least} a ${most}`,
  noPrice: 'Nessun prezzo ora',
  more: (pair) => `${pair} in dettaglio`,
  exampleTag: 'Esempio',
  exampleTitle: 'Un’operazione, giusta e sbagliata',
  exampleLead: ({ stake, pair, duration, side }) =>
    `Punti ${stake} su ${pair} per ${duration} e scegli ${side}: il prezzo deve finire ` +
    `${side === 'Buy' ? 'sopra' : 'sotto'} lo strike. Questo è ciò che ti sarebbe offerto ` +
    'nel momento in cui è stata fatta questa pagina.',
  noExample:
    'Al momento non c’è una quotazione per questo esempio: il prezzo più recente è troppo ' +
    'vecchio, si sa troppo poco di come si muove, si muove troppo poco per uno strike equo, ' +
    'o l’operazione non è offerta qui. Un ordine così verrebbe rifiutato.',
  example: {
    stake: 'Importo puntato',
    spot: 'Prezzo ora',
    strike: 'Strike, se questo fosse l’ingresso',
    priced: 'Probabilità di vincere con cui è calcolata',
    breakEven: 'Quota di operazioni da vincere per andare in pari',
    margin: 'Il nostro margine: perdita attesa della puntata',
    age: (source, age) => `Fonte: ${source}. Il prezzo aveva ${age}.`,
  },
  right: 'Se hai ragione',
  wrong: 'Se sbagli',
  equal: 'Se è uguale',
  rightText: (end, profit, back) =>
    `Il prezzo finisce a ${end}, un passo oltre lo strike. Guadagni ${profit}; con la tua ` +
    `puntata tornano ${back}.`,
  wrongText: (end, stake) =>
    `Il prezzo finisce a ${end}, un passo prima dello strike. Perdi ${stake}, l’intera ` +
    'puntata. Quanto ci è andato vicino non conta.',
  equalText: (strike, stake) =>
    `Il prezzo finisce a ${strike}, lo strike stesso. È pari, e tornano ${stake}.`,
  exampleFoot: (breakEven, priced, cost) =>
    `Per andare in pari con questa scelta dovresti vincere ${breakEven} di operazioni così. ` +
    `Lo strike è posto in modo che ci si aspetta che ne vinca ${priced}. Il nostro margine ` +
    `viene dalla differenza: costa in media ${cost} di questa puntata, qualunque lato tu ` +
    'prenda. Una probabilità non è una promessa: la prossima operazione si può perdere ' +
    'qualunque cosa abbiano fatto le ultime.',
  read: 'Continua a leggere',
  readFairness: 'Come si fa e si controlla un prezzo',
  readRisk: 'Informativa sui rischi',
  readPlans: 'Piani di trading',
  minutes: (count) => `${count} minuti`,
  seconds: (count) => `${count} s`,
}
