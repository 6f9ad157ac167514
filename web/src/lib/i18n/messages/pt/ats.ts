// In Portuguese: automated trades.

import { atsReasons } from '#contract/client/pt/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

export const ats: Messages<typeof english> = {
  title: 'Operações automáticas',
  lead:
    'Os sinais são negociados por si quando a sua janela abre, dentro dos limites que põe. As ' +
    'regras por trás deles estão na página dos sinais, com o histórico de cada uma.',
  switchTitle: 'As operações automáticas estão',
  runs: { off: 'desligadas', demo: 'ligadas: demo', real: 'ligadas: real' },
  turnOff: 'Desligar agora',
  turnOnDemo: 'Ligar para a demo',
  turnOnReal: 'Ligar para a conta real',
  settleFirst: 'Defina abaixo o que vai ser negociado; depois pode ligá-las para a demo.',
  pausedAll: 'A nossa equipa pôs em pausa as operações automáticas para todos.',
  pausedYou: 'A nossa equipa pôs em pausa as suas operações automáticas.',
  because: (reason) => `Motivo: ${reason}`,
  offSince: (when, reason) => `Desligadas desde ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `Hoje (UTC): ${trades} de ${allowed} operações, ${open} abertas, ${brought} até agora.`,
  liveNeeds: (trials, needed) =>
    `A conta real precisa de um plano e de ${needed} operações demo decididas com estas ` +
    `definições: até agora, ${trials}.`,
  toPlans: 'Ver os planos',

  statementTitle: 'O que provavelmente perderá',
  likely: (loss, trades, share) =>
    `Cerca de ${loss} por dia em média: ${trades} ${trades === 1 ? 'operação' : 'operações'} ` +
    `por dia, ${share} de cada aposta.`,
  atMost: (loss) => `No máximo ${loss} por dia, se todas as operações perderem.`,
  ruleLoses: (rule) => `Segundo o seu histórico, ${rule} perde, e o acaso não o explica.`,
  noPromise: 'De nenhuma regra daqui se sabe que ganhe. A margem de cada preço está do nosso lado.',
  understood: 'Li isto, e sei que provavelmente perderei este dinheiro.',
  cancel: 'Cancelar',

  settingsTitle: 'O que é negociado',
  change: 'Alterar',
  save: 'Guardar',
  changeEndsLive:
    'Alterar as definições desliga a conta real: primeiro são experimentadas na demo.',
  emptyIsNone: 'Um campo vazio é não ter limite desse tipo.',
  labels: {
    rules: 'Regras',
    symbols: 'Instrumentos',
    stake: 'Montante por operação',
    share: 'Parte do saldo, %',
    share_bp: 'Parte do saldo, %',
    hours: 'Horas (UTC)',
    from: 'Desde, UTC',
    to: 'Até, UTC',
    'hours.from': 'Desde, UTC',
    'hours.to': 'Até, UTC',
    trades_per_day: 'Máximo de operações por dia',
    stake_per_day: 'Máximo apostado por dia, $',
    loss_per_day: 'Máximo de perdas por dia, $',
    losses_in_row: 'Desligar após perdas seguidas',
    cool_down_minutes: 'Minutos de espera após uma perda',
    pair_losses: 'Deixar um par após perdas seguidas',
    drawdown: 'Desligar com uma queda de, $',
    tells: 'Avisar-me de',
  },
  stakeBy: 'Quanto',
  stakeFixed: 'O mesmo montante de cada vez',
  stakeShare: 'Uma parte do saldo',
  stakeMost: (most) => `No máximo ${most} por operação.`,
  lossHint: 'O que está aberto conta como perdido.',
  hoursHint: 'Como 07:30; as duas vazias: a todas as horas.',
  allHours: 'A todas as horas',
  ofBalance: (share) => `${share} do saldo`,
  none: 'Sem limite',
  tells: {
    nothing: 'Nada',
    ends: 'Quando forem desligadas',
    trades: 'Quando forem desligadas, e cada operação',
  },

  logTitle: 'O que foi feito',
  logNote:
    'Os sinais que se seguiram pelo mesmo motivo não voltam a ser listados. As horas são ' +
    'UTC. Quem segue o mesmo sinal é atendido numa ordem tirada à sorte.',
  logEmpty: 'Nada ainda. Quando estiverem ligadas, cada sinal das suas regras é dito aqui.',
  more: 'Carregar mais',
  done: {
    waiting: 'a ser enviada',
    placed: 'aberta',
    refused: 'recusada',
    skipped: 'não negociado',
  },
  ended: { hit: 'Ganha', miss: 'Perdida', tie: 'Empate', void: 'Nula' },
  modes: { demo: 'Demo', real: 'Real' },
  receipt: 'Recibo',
  refused: 'A ordem foi recusada.',
  reasons: atsReasons,
  place: (place, places) => `Atendido como número ${place} de ${places}`,
  lot: 'A ordem é a de SHA-256 sobre esta semente e o número de cada conta:',

  resultsTitle: 'Resultados',
  resultsOf: (mode) => `Resultados, ${mode}`,
  resultsEmpty: 'Ainda nenhuma operação automática nesta conta.',
  results: {
    brought: 'Resultado',
    drawdown: 'Maior queda',
    cost: 'Custo da margem',
    staked: 'Apostado',
    placed: 'Operações',
    ends: 'Ganhas, perdidas, empates, nulas',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'A margem está em cada preço e custa isto em média. Pelas operações automáticas não se ' +
    'cobra mais nada.',
  curveSays: (days, result) =>
    `O resultado em ${days} ${days === 1 ? 'dia' : 'dias'} com operações: ${result}.`,
}
