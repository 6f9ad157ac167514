// In Spanish: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `Ganadas: ${won},
perdidas: ${lost}. De ${from} a ${to}.`,
  ranOut: 'Después no quedaba nada con lo que operar.',
  result: 'Resultado',
  staked: 'Apostado en total',
  cost: 'Lo que se pierde de media al apostar tanto',
  lowest: 'Saldo más bajo',
  curve: (from, to, lowest, highest) =>
    `El saldo de operación en operación: empezó en ${from} y terminó en ${to}, con ` +
    `${lowest} en su punto más bajo y ${highest} en el más alto.`,
  own: 'Tus cien operaciones',
  average: 'Si cada una hubiera perdido su media',
  table: 'La curva en una tabla',
  trades: 'Operaciones hechas',
  balance: 'Saldo',
  ties:
    'Un precio que termina justo en el strike devuelve el importe. Para eso no se indica ' +
    'ninguna probabilidad, así que aquí no se saca.',
  many: 'Lo mismo mil veces',
  manyText: 'Una serie dice poco. Simula mil, hechas como has elegido.',
  manyBegin: 'Simular mil series',
  manyEnded: (share) => `El ${share} de las series terminó con una pérdida.`,
  worst: 'La peor décima parte terminó con esto o menos',
  middle: 'La mitad terminó con esto o menos',
  best: 'La mejor décima parte terminó con esto o más',
  mean: 'Media de todas las series',
  lostAll: 'Series en las que no quedó nada',
  losses: 'Pérdidas',
  gains: 'Ganancias',
}
