// In Italian: automated trades.

import type { AtsReason } from '#contract/client/ats-reasons.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

const reasons: Readonly<Record<AtsReason, string>> = {
  paused_for_all: 'Il nostro personale ha messo in pausa le operazioni automatiche per tutti.',
  paused_by_staff: 'Il nostro personale ha messo in pausa le tue operazioni automatiche.',
  no_plan: 'Le operazioni automatiche reali vanno con un piano, e tu non ne hai.',
  not_tried:
    'Le operazioni automatiche reali aspettano dieci operazioni demo decise con le stesse ' +
    'impostazioni.',
  outside_hours: 'Era fuori dagli orari che hai scelto.',
  plan_trades:
    'Tutte le operazioni automatiche del giorno consentite dal tuo piano erano già state fatte.',
  day_trades: 'Tutte le operazioni al giorno che consenti erano già state fatte.',
  day_stake: 'Un’altra avrebbe superato il massimo che punti al giorno.',
  day_loss:
    'Un’altra avrebbe potuto superare il massimo che perdi al giorno, contando le operazioni ' +
    'aperte.',
  cooling_down: 'Era troppo presto dopo una perdita: la tua attesa era in corso.',
  pair_dropped: 'La coppia aveva perso tante volte di fila quante ne consenti.',
  drawdown_open: 'Con ciò che è aperto, un’altra avrebbe potuto superare il tuo calo massimo.',
  stake_too_small: 'La tua quota del saldo era meno di un dollaro.',
  stake_too_large:
    'La puntata era più di quanto possono avere le operazioni automatiche del tuo piano.',
  refused_often:
    'Gli ordini del giorno sono stati rifiutati cinquanta volte: non se ne tentano altri ' +
    'prima della mezzanotte UTC.',
  too_late: 'Il segnale non è stato raggiunto in tempo: la sua finestra era aperta da troppo.',
  not_sent: 'Il server è stato interrotto prima che l’ordine fosse inviato.',
  switched_off: 'Sono state disattivate prima che arrivasse il turno.',
  by_client: 'Le hai disattivate tu.',
  other_settings: 'Le impostazioni sono cambiate.',
  losses_in_row: 'Ne sono state perse di fila tante quante ne consenti.',
  drawdown: 'La prossima avrebbe potuto superare il tuo calo massimo.',
}

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
  reasons,
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
