// Trades that are over, for tests of what is counted: the movements that open and end them, as
// trading writes them.

import { randomBytes } from 'node:crypto'
import type { VoidCause } from '#contract/shared/receipts.ts'
import { present } from '#kernel/assert.ts'
import { type ClientId, uuidFrom } from '#kernel/ids.ts'
import { type Book, minus, type Usd, zeroUsd } from '#kernel/money.ts'
import { later, type Millis, minute } from '#kernel/time.ts'
import { type Ending, moveWithin, payIn, payOut } from '#server/ledger/ledger.ts'
import {
  accountsOf,
  endingRows,
  loadOwnAccounts,
  openingRows,
} from '#server/ledger/post-transfers.ts'
import type { Db } from '#server/platform/db.ts'
import { anOpening } from './movements.ts'

export type SettledWish = {
  readonly book: Book
  readonly stake: Usd
  /** What came back; nothing for a lost trade. */
  readonly payout: Usd
  readonly settledAt: Millis
  readonly lagMs?: number
  /** Ended void for want of an entry price, the stake back. */
  readonly voidCause?: VoidCause
}

const noPrices = { entry: null, strike: null, exit: null, exitAverage: null }

/** A trade of a minute in the first instrument. */
export function addSettledTrade(db: Db, clientId: ClientId, wish: SettledWish): Promise<string> {
  const { book, stake, payout, settledAt, lagMs = 0, voidCause = null } = wish
  const expires = later(settledAt, -lagMs)
  const accepted = later(expires, -minute)
  const id = uuidFrom(accepted, randomBytes(10))
  return db.transaction(async (tx) => {
    const own = await loadOwnAccounts(tx)
    const accounts = await accountsOf(tx, [clientId])
    const account = present(
      accounts.find((one) => one.book === book),
      'an account of each book',
    )
    const opened = payOut(account, 'stakes', stake, { kind: 'trade_open', ref: id, at: accepted })
    const cause = { kind: 'trade_settle', ref: id, at: settledAt } as const
    const settled =
      payout === zeroUsd
        ? moveWithin(book, { from: 'stakes', to: 'house' }, stake, cause)
        : payIn(opened.account, 'stakes', payout, cause).transfer
    const cover = { kind: 'house_cover', ref: id, at: settledAt } as const
    const fromHouse = (profit: Usd) => ({
      transfer: moveWithin(book, { from: 'house', to: 'stakes' }, profit, cover),
      ending: null,
    })
    const covered = payout > stake ? [fromHouse(minus(payout, stake))] : []
    await tx.append(openingRows(own, [await anOpening(tx, clientId, opened.transfer)]))
    const status = payout === zeroUsd ? 'lost' : payout === stake ? 'tied' : 'won'
    const price = { seq: 1, at: expires, price: 1 }
    const ended: Ending = voidCause
      ? { status: 'voided', voidReason: 'no_entry_tick', voidCause, ...noPrices }
      : { ...noPrices, status, voidReason: null, voidCause, strike: 1, exit: price }
    await tx.append(endingRows(own, [...covered, { transfer: settled, ending: ended }]))
    return id
  })
}
