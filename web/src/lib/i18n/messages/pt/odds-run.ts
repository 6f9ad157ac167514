// In Portuguese: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `Ganhas: ${won},
perdidas: ${lost}. De ${from} para ${to}.`,
  ranOut: 'Depois não restava nada para negociar.',
  result: 'Resultado',
  staked: 'Apostado ao todo',
  cost: 'O que se perde em média ao apostar tanto',
  lowest: 'Saldo mais baixo',
  curve: (from, to, lowest, highest) =>
    `O saldo de operação em operação: começou em ${from} e terminou em ${to}, com ` +
    `${lowest} no ponto mais baixo e ${highest} no mais alto.`,
  own: 'As suas cem operações',
  average: 'Se cada uma tivesse perdido a sua média',
  table: 'A curva em tabela',
  trades: 'Operações feitas',
  balance: 'Saldo',
  ties:
    'Um preço que termina exatamente no strike devolve o montante. Para isso não é ' +
    'indicada nenhuma probabilidade, por isso aqui não é tirado.',
  many: 'O mesmo mil vezes',
  manyText: 'Uma série diz pouco. Simule mil, feitas como escolheu.',
  manyBegin: 'Simular mil séries',
  manyEnded: (share) => `${share} das séries terminaram com uma perda.`,
  worst: 'O pior décimo terminou com isto ou menos',
  middle: 'Metade terminou com isto ou menos',
  best: 'O melhor décimo terminou com isto ou mais',
  mean: 'Média de todas as séries',
  lostAll: 'Séries em que nada restou',
  losses: 'Perdas',
  gains: 'Ganhos',
}
