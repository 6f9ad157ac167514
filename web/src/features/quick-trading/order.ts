// The order that what is chosen on the ticket comes to.

import type { Order } from '#contract/client/trades.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { present } from '#kernel/assert.ts'
import { usdFromNumber } from '#kernel/money.ts'
import type { Side } from '../../lib/trading/strike.ts'
import type { Ticket } from './ticket.ts'

type Asked = {
  readonly instrument: InstrumentView
  readonly ticket: Ticket
  readonly mode: Order['book']
  readonly side: Side
  readonly amount: number
}

export function orderOf({ instrument, ticket, mode, side, amount }: Asked): Order {
  return {
    book: mode,
    symbol: instrument.symbol,
    category: instrument.trading_type,
    direction: side === 'Buy' ? 'rise' : 'fall',
    stake: present(usdFromNumber(amount), 'an amount has at most two decimals'),
    durationSeconds: ticket.duration,
    strikeRate: ticket.strikeRate,
  }
}
