// Sends an order once, and finds out what became of it. Each step is written before the next
// begins, so that whoever is killed in between finds it again.

import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { type Exchange, ExchangeTrouble, type Lookup, type OrderName } from '../venues/exchange.ts'
import type { Bot } from './bot.ts'
import { afterLook, afterSending, type Look, type SendOutcome, sending } from './order.ts'
import { insertFills, moveOrder, type StoredOrder } from './trader.store.ts'

export type FollowDeps = {
  readonly db: Db
  readonly clock: Clock
  /** In the transaction in which it ended: what an order that traded for good costs. */
  readonly charge: (tx: Tx, bot: Bot, name: OrderName) => Promise<void>
}

/** Only whoever moves it from `written` sends it: all others look it up. */
export async function sendOrder(
  { db, clock }: FollowDeps,
  exchange: Exchange,
  bot: Bot,
  order: StoredOrder,
): Promise<SendOutcome['said'] | 'not_ours'> {
  const under = sending(order, clock.now())
  if (!(await moveOrder(db, order, under, clock.now()))) return 'not_ours'
  const { name, side, amount, limit } = order
  const outcome = await exchange.place({ name, pair: bot.pair, side, amount, limit }).then(
    ({ exchangeId }): SendOutcome => ({ said: 'taken', exchangeId }),
    (error: unknown): SendOutcome => {
      if (error instanceof ExchangeTrouble) return { said: error.trouble }
      throw error
    },
  )
  const asSent = { name, state: 'sending' } as const
  await moveOrder(db, asSent, afterSending(under, outcome), clock.now())
  return outcome.said
}

export function lookupOf({ pair }: Bot, order: StoredOrder): Lookup {
  const { name, side, exchangeId, sentAt, writtenAt } = order
  return { name, pair, side, exchangeId, since: sentAt ?? writtenAt }
}

/** Looks it up; its fills are kept before it may end. */
export async function lookUp(
  { db, clock, charge }: FollowDeps,
  exchange: Exchange,
  bot: Bot,
  order: StoredOrder,
): Promise<void> {
  const lookup = lookupOf(bot, order)
  const seen = await exchange.find(lookup)
  const known = seen && { ...lookup, exchangeId: seen.exchangeId }
  const fills = known && seen.filled > 0n ? await exchange.fills(known) : []
  const sum = fills.reduce((all, { amount }) => all + amount, 0n)
  const look: Look | undefined = seen && {
    exchangeId: seen.exchangeId,
    state: seen.state,
    isWhole: sum === seen.filled,
  }
  await db.transaction(async (tx) => {
    await insertFills(tx, order.name, fills)
    const life = afterLook(order, look, clock.now())
    const isMoved = await moveOrder(tx, order, life, clock.now())
    if (isMoved && life.state === 'done' && sum > 0n) await charge(tx, bot, order.name)
  })
}

/** Asks for its end; what became of it is looked up afterwards, whatever the answer. */
export async function cancelOrder(
  { db, clock }: FollowDeps,
  exchange: Exchange,
  bot: Bot,
  order: StoredOrder,
): Promise<StoredOrder> {
  const cancelling = { ...order, state: 'cancelling' as const }
  if (order.state !== 'cancelling') await moveOrder(db, order, cancelling, clock.now())
  await exchange.cancel(lookupOf(bot, order)).catch((error: unknown) => {
    if (!(error instanceof ExchangeTrouble) || error.trouble === 'key') throw error
  })
  return cancelling
}
