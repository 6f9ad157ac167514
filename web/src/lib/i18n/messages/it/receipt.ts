// In Italian: the proof of one trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { receipt as english } from '../receipt.ts'

export const receipt: Messages<typeof english> = {
  title: 'Ricevuta',
  missing: 'Nel tuo conto non c’è un’operazione così.',
  back: 'Storico operazioni',
  terms: 'Condizioni',
  result: 'Risultato',
  prices: 'Prezzi',
  formula: 'Come è stato fatto lo strike',
  check: 'Controllata nel tuo browser',
  checkNote:
    'Ricalcolata qui dai tick sottostanti, in numeri interi, senza chiedere di nuovo al server.',
  download: 'Scarica come JSON',
  entry: 'Prezzo d’ingresso',
  exit: 'Prezzo d’uscita',
  strike: 'Strike',
  amount: 'Importo',
  payout: 'Pagato',
  profitRate: 'Profitto se hai ragione',
  duration: 'Durata',
  accepted: 'Accettata',
  expires: 'Scade',
  settled: 'Liquidata',
  margin: 'Margine nel prezzo',
  chance: 'Probabilità calcolata',
  volatility: 'Volatilità per radice di secondo',
  quantile: 'Quantile',
  factor: 'Fattore dello strike',
  rules: 'Versione delle regole',
  delay: 'Ritardo dell’ingresso',
  delayOf: (seconds) => `${seconds} s`,
  exitRule: 'Uscita decisa da',
  exitRuleOf: (seconds) =>
    seconds === 1 ? 'l’ultimo prezzo' : `la media degli ultimi ${seconds} secondi`,
  average: (price, seconds) => `${price}, la media degli ultimi ${seconds} s`,
  source: 'Fonte',
  mode: 'Conto',
  side: 'Lato',
  strikeRate: 'Strike rate',
  id: 'ID operazione',
  none: 'Nessuno',
  later: 'Non ancora',
  loading: 'Caricamento della ricevuta',
  headline: {
    Pending: 'In corso',
    Won: (paid) => `Vinta: ${paid} pagati`,
    Lost: (amount) => `Persa: ${amount}`,
    Draw: (amount) => `Pari: ${amount} tornati`,
    Void: (amount) => `Nulla: ${amount} tornati`,
  },
  needed: {
    Buy: (strike) => `Il prezzo doveva finire sopra ${strike}.`,
    Sell: (strike) => `Il prezzo doveva finire sotto ${strike}.`,
  },
  needs: {
    Buy: (strike) => `Il prezzo deve finire sopra ${strike}.`,
    Sell: (strike) => `Il prezzo deve finire sotto ${strike}.`,
  },
  ended: {
    above: (exit, distance) => `È finito a ${exit}, ${distance} sopra.`,
    below: (exit, distance) => `È finito a ${exit}, ${distance} sotto.`,
    equal: (exit) => `È finito a ${exit}, esattamente lì.`,
  },
  around: {
    entry: 'Il minuto intorno all’ingresso',
    exit: 'Il minuto intorno all’uscita',
  },
  chart: {
    label: (title, count, low, high) => `${title}: ${count} tick tra ${low} e ${high}`,
    minuteBefore: '\u221260 s',
    minuteAfter: '+60 s',
    instant: { entry: 'accettata', exit: 'scade' },
    mark: { entry: 'ingresso', exit: 'uscita' },
    strike: 'strike',
    noTicks: 'Di questi minuti non è salvato nessun tick.',
    table: (count) => `${count} tick`,
  },
  tickNumber: 'n.',
  medianOf: (said) => `mediana di ${said}`,
  roles: {
    down: 'non connessa',
    old: 'troppo vecchio',
    frozen: 'fermo',
    outlier: 'troppo lontano',
  },
  tick: { number: 'N.', time: 'Ora', price: 'Prezzo', source: 'Fonte' },
  steps: {
    chance: 'Probabilità calcolata',
    factor: 'Fattore dello strike',
    strike: 'Strike',
    payout: 'Pagato se hai ragione',
    down: (step) => `arrotondato per difetto a un passo di ${step}, a tuo favore`,
    up: (step) => `arrotondato per eccesso a un passo di ${step}, a tuo favore`,
    waiting: 'Segue quando il prezzo d’ingresso è noto.',
    symbols:
      'v: volatilità per radice di secondo. q: quantile della probabilità. m: margine. T: i ' +
      'secondi che contano: la durata meno il ritardo dell’ingresso, e meno (n − 1)(4n + 1) ' +
      '/ 6n per una media di n secondi.',
    digits: 'v e q qui sono tagliati a sei cifre; tutte stanno sotto le condizioni.',
  },
  formulas: {
    chance: '(1 \u2212 m) / (1 + profitto)',
    payout: 'Importo + Importo \u00d7 profitto',
  },
  open: 'Questa operazione è ancora aperta. Il resto della sua ricevuta si scrive quando finisce.',
  reasons: {
    no_entry_tick:
      'Non è arrivato nessun prezzo entro 10 secondi dal ritardo dell’ingresso. La puntata è ' +
      'tornata.',
    no_exit_tick: 'Nessun prezzo ha seguito l’ingresso prima della scadenza. La puntata è tornata.',
    exit_tick_too_old:
      'L’ultimo prezzo prima della scadenza era troppo vecchio. La puntata è tornata.',
  },
  causes: {
    source_silent: 'Abbiamo sentito le fonti per tutto il tempo; non c’era un prezzo.',
    source_empty:
      'Avevamo perso un tratto di tempo e l’abbiamo chiesto alla fonte. Neanche lei aveva un ' +
      'prezzo.',
    source_unreachable: 'Avevamo perso un tratto di tempo, e la fonte non ha risposto per un’ora.',
    source_changed: 'Da allora i prezzi vengono da un’altra fonte.',
    sources_disagreed:
      'Le sue fonti non concordavano, o ne è rimasta una sola: nessuno aveva un prezzo.',
  },
  waiting: 'È scaduta e aspetta i prezzi del suo tempo.',
  gaps: {
    title: 'Prezzi mancati',
    lead:
      'Tempi di questa operazione in cui non abbiamo sentito la fonte, e che cosa ha risposto ' +
      'dopo.',
    during: (from, to) => `dal ${from} al ${to} UTC`,
    since: (from) => `Dal ${from} UTC in poi`,
    causes: {
      restarted: 'Il server è stato avviato',
      connection_lost: 'La connessione con la fonte si è persa',
      stood_still: 'Il server era fermo',
      database_away: 'Il database non c’era',
    },
    asking: 'Si sta chiedendo alla fonte.',
    haltsTitle: 'Tempi senza prezzo',
    haltsLead:
      'Tempi di questa operazione in cui il suo strumento non aveva un prezzo, per nessuno.',
    halts: {
      disputed: 'Le fonti non concordavano',
      alone: 'È rimasta una sola fonte',
    },
    answers: {
      prices: (asked, at, ticks) =>
        `Chiesto a ${asked} (${at} UTC): ${ticks} prezzi, che contano come ogni altro.`,
      nothing: (asked, at) => `Chiesto a ${asked} (${at} UTC): non ha un prezzo di allora.`,
      unreachable: (asked, at) => `Chiesto a ${asked}, senza risposta fino al ${at} UTC.`,
      other_source: (asked) => `I prezzi ora vengono da ${asked}, a cui non si è chiesto.`,
    },
  },
  checks: {
    entry: 'L’ingresso è il primo prezzo dopo accettazione e ritardo',
    strike: 'Lo strike segue da ingresso e fattore',
    exit: 'L’uscita è l’ultimo prezzo entro la scadenza, o la media indicata',
    status: 'Il risultato segue da strike e uscita',
    payout: 'Il pagamento segue dal risultato',
    sources: 'I prezzi sono la mediana di ciò che hanno detto le loro fonti',
  },
  passed: 'Superato',
  failed: 'Non superato',
  stated: (text) => `La ricevuta dice ${text}`,
  computed: (text) => `ricalcolato: ${text}`,
  summary: (passed, all) => `superati ${passed} di ${all}`,
  notYet: 'Ancora niente da controllare: il prezzo d’ingresso non è arrivato.',
}
