// A page of everybody’s trades. Where few are as asked for, it ends after so many were looked
// through, and the next one goes on from there.

import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import {
  findLastAmong,
  type ListedTrade,
  listTradesAmong,
  type TradesAsked,
} from './house-trades.store.ts'

export const housePages = pagesOf<{ readonly id: string }, 'accepted_at'>({
  ids: 'uuid',
  by: { accepted_at: null },
})

export type HousePage = {
  readonly page: readonly ListedTrade[]
  readonly next: string | null
}

export async function pageHouseTrades(
  tx: Tx,
  asked: TradesAsked,
  lookedMost = 5_000,
): Promise<HousePage> {
  const { limit, sort } = asked
  if (asked.instruments?.length === 0) return { page: [], next: null }
  const found = await listTradesAmong(tx, { ...asked, limit: limit + 1 }, lookedMost)
  const { page, next } = housePages.page(found, limit, sort)
  if (next !== null) return { page, next }
  const last = await findLastAmong(tx, asked, lookedMost)
  return { page, next: last ? housePages.after(last, sort) : null }
}
