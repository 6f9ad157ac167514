// Trades that are over, for tests of what is counted: rows of a trade, its outcome and its
// transfers, as trading writes them.

import { randomBytes } from 'node:crypto'
import type { VoidCause } from '#contract/trades.ts'
import { present } from '#kernel/assert.ts'
import { type ClientId, uuidFrom } from '#kernel/ids.ts'
import { type Book, minus, type Usd, zeroUsd } from '#kernel/money.ts'
import { iso, later, type Millis, minute } from '#kernel/time.ts'
import { moveWithin, payIn, payOut } from '#server/modules/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/modules/ledger/post-transfers.ts'
import type { Db } from '#server/platform/db.ts'

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

/** A trade of a minute in the first instrument. */
export function addSettledTrade(db: Db, clientId: ClientId, wish: SettledWish): Promise<string> {
  const { book, stake, payout, settledAt, lagMs = 0, voidCause = null } = wish
  const expires = later(settledAt, -lagMs)
  const accepted = later(expires, -minute)
  const id = uuidFrom(accepted, randomBytes(10))
  return db.transaction(async (tx) => {
    const accounts = await accountsOf(tx, [clientId])
    const account = present(
      accounts.find((one) => one.book === book),
      'an account of each book',
    )
    await tx.rows(
      `insert into trades (id, client_id, account_id, book, instrument_id, direction, stake,
         duration_s, strike_rate, payout_rate_bp, margin_bp, win_probability, volatility, quantile,
         strike_factor, decimals, tick_points, rule_version, accepted_at, expires_at)
       values ($1, $2, $3, $4, 1, 'rise', $5, 60, '75/3', 7500, 400, 0.5, 0.0001, 0, 1, 2, 1, 1,
         $6, $7)`,
      [id, clientId, account.id, book, stake, iso(accepted), iso(expires)],
    )
    const opened = payOut(account, 'stakes', stake, { kind: 'trade_open', ref: id, at: accepted })
    const cause = { kind: 'trade_settle', ref: id, at: settledAt } as const
    const settled =
      payout === zeroUsd
        ? moveWithin(book, { from: 'stakes', to: 'house' }, stake, cause)
        : payIn(opened.account, 'stakes', payout, cause).transfer
    const cover = { kind: 'house_cover', ref: id, at: settledAt } as const
    const covered =
      payout > stake
        ? [moveWithin(book, { from: 'house', to: 'stakes' }, minus(payout, stake), cover)]
        : []
    await postTransfers(tx, [opened.transfer, ...covered, settled])
    const status = payout === zeroUsd ? 'lost' : payout === stake ? 'tied' : 'won'
    const ended = voidCause
      ? { status: 'voided', price: null, reason: 'no_entry_tick' }
      : { status, price: 1, reason: null }
    await tx.rows(
      `insert into outcomes (trade_id, status, strike_price, exit_price, payout, settled_at,
         void_reason, void_cause)
       values ($1, $2, $3, $3, $4, $5, $6, $7)`,
      [id, ended.status, ended.price, payout, iso(settledAt), ended.reason, voidCause],
    )
    return id
  })
}
