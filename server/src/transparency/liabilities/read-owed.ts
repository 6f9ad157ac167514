// What is told of what clients are owed to anybody, with what chains say is there.

import type { OwedView } from '#contract/public/liabilities.ts'
import { unitsToText } from '#kernel/coins.ts'
import { cents, usdToNumber } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import type { BooksState } from '#server/money/reconciliation/books.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadTree } from './owed.store.ts'
import { currency } from './publish-owed.ts'

export async function readOwed(tx: Tx, { coins, coinsAt }: BooksState): Promise<OwedView> {
  const tree = await loadTree(tx, currency)
  return {
    owed: tree
      ? {
          currency: tree.currency,
          at: iso(tree.at),
          total: usdToNumber(cents(tree.total)),
          root: tree.root.toString('hex'),
          entry: tree.nr,
        }
      : null,
    held: coins.map(({ coin, network, holding }) => ({
      coin: coin.toUpperCase(),
      network,
      units: unitsToText(coin, holding),
    })),
    held_at: coinsAt === null ? null : iso(coinsAt),
  }
}
