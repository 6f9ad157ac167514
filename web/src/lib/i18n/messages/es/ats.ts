// In Spanish: automated trades.

import { atsReasons } from '#contract/client/es/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

export const ats: Messages<typeof english> = {
  title: 'Operaciones automáticas',
  lead:
    'Las señales se operan por ti cuando se abre su ventana, dentro de los límites que pones. ' +
    'Las reglas que hay detrás están en la página de señales, con el historial de cada una.',
  switchTitle: 'Las operaciones automáticas están',
  runs: { off: 'desactivadas', demo: 'activadas: demo', real: 'activadas: real' },
  turnOff: 'Desactivar ahora',
  turnOnDemo: 'Activar para la demo',
  turnOnReal: 'Activar para la cuenta real',
  settleFirst: 'Ajusta abajo qué se va a operar; entonces podrás activarlas para la demo.',
  pausedAll: 'Nuestro personal ha pausado las operaciones automáticas para todos.',
  pausedYou: 'Nuestro personal ha pausado tus operaciones automáticas.',
  because: (reason) => `Motivo: ${reason}`,
  offSince: (when, reason) => `Desactivadas desde el ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `Hoy (UTC): ${trades} de ${allowed} operaciones, ${open} abiertas, ${brought} hasta ahora.`,
  liveNeeds: (trials, needed) =>
    `Para la cuenta real hace falta un plan y ${needed} operaciones demo decididas con estos ` +
    `ajustes: hasta ahora, ${trials}.`,
  toPlans: 'Ver los planes',

  statementTitle: 'Lo que probablemente pierdas',
  likely: (loss, trades, share) =>
    `Unos ${loss} al día de media: ${trades} ${trades === 1 ? 'operación' : 'operaciones'} ` +
    `al día, ${share} de cada apuesta.`,
  atMost: (loss) => `Como máximo ${loss} al día, si pierden todas las operaciones.`,
  ruleLoses: (rule) => `Según su historial, ${rule} pierde, y el azar no lo explica.`,
  noPromise:
    'De ninguna regla de aquí se sabe que gane. El margen de cada precio está de nuestro lado.',
  understood: 'He leído esto y sé que probablemente perderé este dinero.',
  cancel: 'Cancelar',

  settingsTitle: 'Qué se opera',
  change: 'Cambiar',
  save: 'Guardar',
  changeEndsLive:
    'Al cambiar los ajustes se desactiva la cuenta real: primero se prueban en la demo.',
  emptyIsNone: 'Un campo vacío es no tener límite de ese tipo.',
  labels: {
    rules: 'Reglas',
    symbols: 'Instrumentos',
    stake: 'Importe por operación',
    share: 'Parte del saldo, %',
    share_bp: 'Parte del saldo, %',
    hours: 'Horas (UTC)',
    from: 'Desde, UTC',
    to: 'Hasta, UTC',
    'hours.from': 'Desde, UTC',
    'hours.to': 'Hasta, UTC',
    trades_per_day: 'Máximo de operaciones al día',
    stake_per_day: 'Máximo apostado al día, $',
    loss_per_day: 'Máximo de pérdidas al día, $',
    losses_in_row: 'Desactivar tras pérdidas seguidas',
    cool_down_minutes: 'Minutos de espera tras una pérdida',
    pair_losses: 'Dejar un par tras pérdidas seguidas',
    drawdown: 'Desactivar con una caída de, $',
    tells: 'Avísame de',
  },
  stakeBy: 'Cuánto',
  stakeFixed: 'El mismo importe cada vez',
  stakeShare: 'Una parte del saldo',
  stakeMost: (most) => `Como máximo ${most} por operación.`,
  lossHint: 'Lo que está abierto cuenta como perdido.',
  hoursHint: 'Como 07:30; las dos vacías: a todas horas.',
  allHours: 'A todas horas',
  ofBalance: (share) => `${share} del saldo`,
  none: 'Sin límite',
  tells: {
    nothing: 'Nada',
    ends: 'Cuando se desactiven',
    trades: 'Cuando se desactiven, y cada operación',
  },

  logTitle: 'Qué se ha hecho',
  logNote:
    'Las señales que siguieron por el mismo motivo no se vuelven a listar. Las horas son ' +
    'UTC. A quienes toman la misma señal se les atiende en un orden por sorteo.',
  logEmpty: 'Nada todavía. Cuando estén activadas, aquí se dice de cada señal de tus reglas.',
  more: 'Cargar más',
  done: {
    waiting: 'enviándose',
    placed: 'abierta',
    refused: 'rechazada',
    skipped: 'no operada',
  },
  ended: { hit: 'Ganada', miss: 'Perdida', tie: 'Empate', void: 'Nula' },
  modes: { demo: 'Demo', real: 'Real' },
  receipt: 'Recibo',
  refused: 'La orden fue rechazada.',
  reasons: atsReasons,
  place: (place, places) => `Atendida con el número ${place} de ${places}`,
  lot: 'El orden es el de SHA-256 sobre esta semilla y el número de cada cuenta:',

  resultsTitle: 'Resultados',
  resultsOf: (mode) => `Resultados, ${mode}`,
  resultsEmpty: 'Aún no hay ninguna operación automática en esta cuenta.',
  results: {
    brought: 'Resultado',
    drawdown: 'Mayor caída',
    cost: 'Coste del margen',
    staked: 'Apostado',
    placed: 'Operaciones',
    ends: 'Ganadas, perdidas, empates, nulas',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'El margen está en cada precio y cuesta esto de media. Por las operaciones automáticas ' +
    'no se cobra nada más.',
  curveSays: (days, result) =>
    `El resultado en ${days} ${days === 1 ? 'día' : 'días'} con operaciones: ${result}.`,
}
