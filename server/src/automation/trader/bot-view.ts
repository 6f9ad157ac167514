// Bots as their client sees them.

import type { BotOrderView, BotView } from '#contract/client/trader.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { venues } from '../venues/known-venues.ts'
import { partsText } from '../venues/parts.ts'
import { type Bot, liveFrom } from './bot.ts'
import { assetsOf, type Books, heldBy, loadBooks } from './load-holding.ts'
import { listBots, type StoredOrder } from './trader.store.ts'

const ordersShown = 20

export async function viewBots(tx: Tx, clientId: ClientId, now: Millis): Promise<BotView[]> {
  const views: BotView[] = []
  for (const bot of await listBots(tx, clientId)) {
    views.push(viewOf(bot, await loadBooks(tx, bot.id), now))
  }
  return views
}

function viewOf(bot: Bot, books: Books, now: Millis): BotView {
  // What cannot be sold is shown as a rest of nothing: one part is the least there is.
  const held = heldBy(books, bot.isLive, assetsOf(bot, restMost))
  const { rounds, result, fees, cost, amount } = held
  const from = liveFrom(bot, venues[bot.venue].dryRunMs, now)
  return {
    id: bot.id,
    key_id: bot.keyId,
    venue: bot.venue,
    pair: bot.pair,
    rule: bot.rule,
    at_risk: partsText(bot.atRisk),
    protections: bot.protections,
    is_live: bot.isLive,
    state: bot.state,
    stop_code: bot.reason,
    note: bot.note,
    noted_at: bot.notedAt === null ? null : iso(bot.notedAt),
    held: partsText(amount),
    cost: partsText(cost),
    result: partsText(result),
    trades: rounds.length,
    won: rounds.filter((round) => round.result > 0n).length,
    fees: partsText(fees),
    live_from: bot.keyStanding === 'live' && from !== null ? iso(from) : null,
    orders: books.orders
      .slice(-ordersShown)
      .reverse()
      .map((order) => orderView(order, books)),
  }
}

/** Of the base: less is a rest of rounding. */
const restMost = 1_000n

function orderView(order: StoredOrder, { fills }: Books): BotOrderView {
  const own = fills.filter(({ orderName }) => orderName === order.name)
  const fees = new Map<string, bigint>()
  for (const { feeAsset, fee } of own) fees.set(feeAsset, (fees.get(feeAsset) ?? 0n) + fee)
  const sum = (of: (fill: (typeof own)[number]) => bigint) =>
    own.reduce((all, fill) => all + of(fill), 0n)
  return {
    id: order.name,
    is_live: order.isLive,
    side: order.side,
    why: order.why,
    amount: partsText(order.amount),
    limit: partsText(order.limit),
    state: order.state,
    ending: order.ending,
    filled: partsText(sum((fill) => fill.amount)),
    paid: partsText(sum((fill) => fill.paid)),
    fees: [...fees].map(([asset, total]) => ({ asset, total: partsText(total) })),
    at: iso(order.writtenAt),
  }
}
