// What a client has at stake in open trades, per book.

import type { ClientId } from '#kernel/ids.ts'
import { type Book, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'
import { sumOpenStakes } from './past-trades.store.ts'

export async function openStakes(tx: Tx, clientId: ClientId): Promise<Readonly<Record<Book, Usd>>> {
  const stakes = await sumOpenStakes(tx, clientId)
  return { real: stakes.get('real') ?? zeroUsd, demo: stakes.get('demo') ?? zeroUsd }
}
