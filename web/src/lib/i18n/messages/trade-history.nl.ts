// In Dutch: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from './trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'Transacties',
  columns: {
    id: 'Order-ID',
    time: 'Tijd van de order',
    symbol: 'Symbool',
    amount: 'Bedrag',
    strikeRate: 'Strike rate',
    endPrice: 'Slotkoers',
    endTime: 'Afloop',
    status: 'Status',
    type: 'Soort',
    side: 'Richting',
    result: 'Resultaat',
  },
  empty: 'Er zijn nog geen transacties.',
  more: 'Meer laden',
  utc: 'Tijden zijn in UTC.',
  status: {
    Pending: 'Loopt',
    Won: 'Gewonnen',
    Lost: 'Verloren',
    Draw: 'Gelijk',
    Void: 'Ongeldig',
  },
  receipt: (id: string) => `Afrekening van transactie ${id}`,
}
