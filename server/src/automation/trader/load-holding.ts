// What a bot holds in the mode it is in, of its stored orders and fills.

import type { Tx } from '#server/platform/db.ts'
import type { Bot } from './bot.ts'
import { type Assets, type Holding, holdingOf } from './holding.ts'
import { listFills, listOrders, type StoredFill, type StoredOrder } from './trader.store.ts'

export type Books = {
  readonly orders: readonly StoredOrder[]
  readonly fills: readonly StoredFill[]
}

export async function loadBooks(tx: Tx, botId: string): Promise<Books> {
  return { orders: await listOrders(tx, botId), fills: await listFills(tx, botId) }
}

/** Orders that are not over count with what of them is known. */
export function heldBy({ orders, fills }: Books, isLive: boolean, assets: Assets): Holding {
  return holdingOf(
    orders
      .filter((order) => order.isLive === isLive)
      .map(({ name, side, why, doneAt, writtenAt }) => ({
        side,
        why,
        at: doneAt ?? writtenAt,
        fills: fills.filter(({ orderName }) => orderName === name),
      })),
    assets,
  )
}

export function assetsOf({ pair }: Pick<Bot, 'pair'>, sellableLeast: bigint): Assets {
  const [base = '', quote = ''] = pair.split('/')
  return { base, quote, sellableLeast }
}
