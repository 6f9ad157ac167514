// The order that what is chosen comes to.

import type { Order } from '#contract/client/trades.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { present } from '#kernel/assert.ts'
import { usdFromNumber } from '#kernel/money.ts'
import type { Side } from './strike.ts'

type Asked = {
  readonly instrument: InstrumentView
  readonly ticket: { readonly duration: number; readonly strikeRate: string }
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
