// In Italian: automated trades.

import { atsReasons } from '#contract/client/it/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

export const ats: Messages<typeof english> = {
  title: 'Operazioni automatiche',
  lead:
    'I segnali vengono negoziati per te quando si apre la loro finestra, entro i limiti che ' +
    'metti. Le regole che ci stanno dietro sono nella pagina dei segnali, con lo storico di ' +
    'ognuna.',
  switchTitle: 'Le operazioni automatiche sono',
  runs: { off: 'disattivate', demo: 'attive: demo', real: 'attive: reale' },
  turnOff: 'Disattiva ora',
  turnOnDemo: 'Attiva per la demo',
  turnOnReal: 'Attiva per il reale',
  settleFirst: 'Imposta qui sotto che cosa va negoziato; poi puoi attivarle per la demo.',
  pausedAll: 'Il nostro personale ha messo in pausa le operazioni automatiche per tutti.',
  pausedYou: 'Il nostro personale ha messo in pausa le tue operazioni automatiche.',
  because: (reason) => `Motivo: ${reason}`,
  offSince: (when, reason) => `Disattivate dal ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `Oggi (UTC): ${trades} operazioni su ${allowed}, ${open} aperte, ${brought} finora.`,
  liveNeeds: (trials, needed) =>
    `Per il reale servono un piano e ${needed} operazioni demo decise con queste ` +
    `impostazioni: finora ${trials}.`,
  toPlans: 'Vedi i piani',

  statementTitle: 'Quanto probabilmente perderai',
  likely: (loss, trades, share) =>
    `In media circa ${loss} al giorno: ${trades} ` +
    `${trades === 1 ? 'operazione' : 'operazioni'} al giorno, ${share} di ogni puntata.`,
  atMost: (loss) => `Al massimo ${loss} al giorno, se perdono tutte le operazioni.`,
  ruleLoses: (rule) => `In base al suo storico ${rule} perde, e il caso non lo spiega.`,
  noPromise:
    'Di nessuna regola qui si sa che vinca. Il margine in ogni prezzo è dalla nostra parte.',
  understood: 'L’ho letto, e so che probabilmente perderò questo denaro.',
  cancel: 'Annulla',

  settingsTitle: 'Che cosa si negozia',
  change: 'Cambia',
  save: 'Salva',
  changeEndsLive: 'Cambiare le impostazioni disattiva il reale: prima si provano sulla demo.',
  emptyIsNone: 'Un campo vuoto è nessun limite di quel tipo.',
  labels: {
    rules: 'Regole',
    symbols: 'Strumenti',
    stake: 'Importo per operazione',
    share: 'Quota del saldo, %',
    share_bp: 'Quota del saldo, %',
    hours: 'Orari (UTC)',
    from: 'Dalle, UTC',
    to: 'Alle, UTC',
    'hours.from': 'Dalle, UTC',
    'hours.to': 'Alle, UTC',
    trades_per_day: 'Massimo di operazioni al giorno',
    stake_per_day: 'Massimo puntato al giorno, $',
    loss_per_day: 'Massimo di perdite al giorno, $',
    losses_in_row: 'Disattiva dopo perdite di fila',
    cool_down_minutes: 'Minuti di attesa dopo una perdita',
    pair_losses: 'Lascia una coppia dopo perdite di fila',
    drawdown: 'Disattiva con un calo di, $',
    tells: 'Avvisami di',
  },
  stakeBy: 'Quanto',
  stakeFixed: 'Lo stesso importo ogni volta',
  stakeShare: 'Una quota del saldo',
  stakeMost: (most) => `Al massimo ${most} per operazione.`,
  lossHint: 'Ciò che è aperto conta come perso.',
  hoursHint: 'Come 07:30; entrambi vuoti: a tutte le ore.',
  allHours: 'A tutte le ore',
  ofBalance: (share) => `${share} del saldo`,
  none: 'Nessun limite',
  tells: {
    nothing: 'Niente',
    ends: 'Quando vengono disattivate',
    trades: 'Quando vengono disattivate, e ogni operazione',
  },

  logTitle: 'Che cosa è stato fatto',
  logNote:
    'I segnali che sono seguiti per lo stesso motivo non vengono elencati di nuovo. Gli ' +
    'orari sono UTC. Chi segue lo stesso segnale viene servito in un ordine estratto a sorte.',
  logEmpty: 'Ancora niente. Quando sono attive, qui si dice di ogni segnale delle tue regole.',
  more: 'Carica altro',
  done: {
    waiting: 'in invio',
    placed: 'aperta',
    refused: 'rifiutata',
    skipped: 'non negoziato',
  },
  ended: { hit: 'Vinta', miss: 'Persa', tie: 'Pari', void: 'Nulla' },
  modes: { demo: 'Demo', real: 'Reale' },
  receipt: 'Ricevuta',
  refused: 'L’ordine è stato rifiutato.',
  reasons: atsReasons,
  place: (place, places) => `Servito come numero ${place} di ${places}`,
  lot: 'L’ordine è quello di SHA-256 su questo seme e il numero di ogni conto:',

  resultsTitle: 'Risultati',
  resultsOf: (mode) => `Risultati, ${mode}`,
  resultsEmpty: 'Ancora nessuna operazione automatica su questo conto.',
  results: {
    brought: 'Risultato',
    drawdown: 'Calo massimo',
    cost: 'Costo del margine',
    staked: 'Puntato',
    placed: 'Operazioni',
    ends: 'Vinte, perse, pari, nulle',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'Il margine è in ogni prezzo e in media costa questo. Per le operazioni automatiche non ' +
    'si addebita nient’altro.',
  curveSays: (days, result) =>
    `Il risultato su ${days} ${days === 1 ? 'giorno' : 'giorni'} con operazioni: ${result}.`,
}
