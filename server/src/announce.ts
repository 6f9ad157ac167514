// What happens to trades, as messages of the stream: to everyone the prices, to each client their
// own trades and balances.

import type { PrivateMessage } from '#contract/client/stream.ts'
import type { ClientId } from '#kernel/ids.ts'
import { jsonWith } from '#kernel/json.ts'
import { usdToNumber } from '#kernel/money.ts'
import { fromPoints } from '#kernel/price.ts'
import type { ClientAccount } from './ledger/ledger.ts'
import type { StreamHub } from './platform/stream.ts'
import type { ToClient } from './platform/stream-sockets.ts'
import type { NoticeAudience } from './record/notices/announce-notices.ts'
import { openView, settledView } from './trading/trades/trade-view.ts'
import type { Audience } from './trading/trading.ts'

export function announceOn(hub: StreamHub): Audience {
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
      for (const { clientId, trade, account } of accepted) {
        tell(clientId, () => [
          jsonWith({ type: 'trade' as const }, 'trade', trade),
          ...balanceOf(account),
        ])
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

/** What clients are told; what is about money brings the balance with it. */
export function noticesOn(hub: StreamHub): NoticeAudience {
  return {
    hears: hub.hears,
    told: (clientId, { id, kind }, account) => {
      for (const message of balanceOf(account)) hub.sendTo(clientId, message)
      hub.sendTo(clientId, { type: 'notice', id: String(id), kind })
    },
  }
}

/** The balance as it stands after; none where no money moved. */
export function balanceOf(account: ClientAccount | undefined): PrivateMessage[] {
  if (!account) return []
  const { book, balance, postings } = account
  return [{ type: 'balance', mode: book, version: Number(postings), balance: usdToNumber(balance) }]
}
