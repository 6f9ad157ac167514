// What happens to trades, as messages of the stream: to everyone the prices, to each client their
// own trades and balances. They are told from memory after the commit, without an outbox: there are
// hundreds a second, and whoever misses one fetches trades and balances when the socket is back.

import type { ClientId } from '#kernel/ids.ts'
import { jsonWith } from '#kernel/json.ts'
import { fromPoints } from '#kernel/price.ts'
import { balanceOf } from '#server/ledger/balance-message.ts'
import type { StreamHub } from '#server/platform/stream.ts'
import type { ToClient } from '#server/platform/stream-sockets.ts'
import { tellSpan, traceTime } from '#server/platform/tracing.ts'
import { openView, settledView } from './trades/trade-view.ts'
import type { Audience } from './trading.ts'

/** Every process that has sockets is told what happens, and tells its own. */
export function audienceOn({ here: hub }: Pick<StreamHub, 'here'>): Audience {
  const tell = (clientId: ClientId, messages: () => ToClient[]) => {
    if (!hub.hears(clientId)) return
    for (const message of messages()) hub.sendTo(clientId, message)
  }
  return {
    ticks: (stored) => {
      if (stored.length === 0) return
      hub.publishTicks(
        stored.map(({ quoted, tick, source }) => {
          const { symbol, scale } = quoted.instrument
          return [symbol, tick.seq, tick.at, fromPoints(tick.price, scale), source]
        }),
      )
    },
    accepted: (accepted) => {
      for (const { clientId, trade, account, trace } of accepted) {
        const from = traceTime()
        tell(clientId, () => [
          jsonWith({ type: 'trade' as const }, 'trade', trade),
          ...balanceOf(account),
        ])
        tellSpan(trace, { name: 'order.told', from, to: traceTime() })
      }
    },
    entered: (positions) => {
      for (const { trade, entry, strike } of positions) {
        tell(trade.clientId, () => [
          { type: 'trade', trade: openView(trade, entry?.price ?? null, strike) },
        ])
      }
    },
    settled: (settled) => {
      for (const { trade, settlement, account } of settled) {
        tell(trade.clientId, () => [
          { type: 'trade', trade: settledView(trade, settlement) },
          ...balanceOf(account),
        ])
      }
    },
  }
}
