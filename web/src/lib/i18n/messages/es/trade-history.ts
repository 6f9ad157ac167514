// In Spanish: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'Historial de operaciones',
  columns: {
    id: 'ID de la orden',
    time: 'Hora de la operación',
    symbol: 'Símbolo',
    amount: 'Importe',
    pays: 'Paga',
    duration: 'Duración',
    entry: 'Entrada',
    strike: 'Strike',
    endPrice: 'Precio final',
    endTime: 'Hora final',
    status: 'Estado',
    side: 'Lado',
    result: 'Resultado',
  },
  empty: 'Aún no hay operaciones en tu historial.',
  emptyMore:
    'Cada operación estará aquí con sus precios, su resultado y su recibo; encima, lo que ' +
    'dieron juntas.',
  more: 'Cargar más',
  utc: 'Las horas son UTC.',
  csv: 'Estas operaciones como CSV',
  noneFits: 'Ninguna operación coincide.',
  filters: {
    pair: 'Par',
    side: 'Lado',
    result: 'Resultado',
    from: 'Desde',
    to: 'Hasta',
    all: 'Todas',
  },
  summary: {
    netTitle: 'Neto',
    marginPaid: (cost, staked) => `margen ${cost} sobre ${staked} apostados`,
    curve: (net, cost) =>
      `Lo que dieron estas operaciones, una tras otra: ${net} al final. El margen cuesta ` +
      `${cost} de ellas de media.`,
    dashed: 'Discontinua: lo que cuesta el margen de media.',
    wonAgainst: 'Ganado frente a calculado',
    noneDecided: 'Aún no se ha ganado ni perdido ninguna.',
    scale: (won, priced) => `Ganado ${won}, calculado ${priced}`,
    wonOf: (won, priced) => `${won} ganado, calculado ${priced}`,
    band: (low, high) =>
      `Solo por azar la proporción verdadera está entre ${low} y ${high} (95 %).`,
    counts: (won, lost) => `${won} ganadas, ${lost} perdidas`,
    streaks: (won, lost) => `Más seguidas: ${won} ganadas, ${lost} perdidas`,
    byPair: 'Por par',
    byDuration: 'Por duración',
    others: (count) => `y ${count} más`,
  },
  status: {
    Pending: 'En curso',
    Won: 'Ganada',
    Lost: 'Perdida',
    Draw: 'Empate',
    Void: 'Nula',
  },
  receipt: (id) => `Recibo de la operación ${id}`,
}
