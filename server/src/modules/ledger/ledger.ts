// How money moves: a transfer takes a positive amount from one account of a book to another.
// A client's account carries a balance that never falls below zero, and numbers its postings.

import { assert } from '#kernel/assert.ts'
import type { AccountId, ClientId } from '#kernel/ids.ts'
import { type Book, cents, isLess, minus, negated, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'

export type TransferKind =
  | 'demo_grant'
  | 'sandbox_grant'
  | 'sandbox_forfeit'
  | 'trade_open'
  | 'trade_settle'
  | 'house_cover'
  | 'withdrawal_hold'
  | 'withdrawal_return'
  | 'withdrawal_pay'
  | 'withdrawal_fee'
  | 'deposit_credit'
  | 'deposit_reversal'
  | 'deposit_loss'
  | 'deposit_restored'
  | 'loss_recovered'
  | 'withdrawal_returned'
  | 'goodwill'

/** A client's own money in one book, as it stood when it was read. */
export type ClientAccount = {
  readonly id: AccountId
  readonly clientId: ClientId
  readonly book: Book
  readonly balance: Usd
  readonly postings: bigint
}

/** The book's own accounts, whose balances are the sums of their postings. */
export type BookAccount = 'stakes' | 'house' | 'grants' | LiveAccount

/**
 * Of the live book alone. One of the outside for each place that keeps money for us: what it is
 * below zero is what that place holds.
 */
export type LiveAccount =
  | 'withdrawals'
  | 'outside_btc'
  | 'outside_eth'
  | 'outside_card'
  | 'outside_bank'
  | 'reorg_loss'

/** No account of the demo has this number: a transfer that names it is refused. */
const nowhere = accountId(0n)

export const bookAccounts: Readonly<Record<Book, Readonly<Record<BookAccount, AccountId>>>> = {
  real: {
    stakes: accountId(1n),
    house: accountId(2n),
    grants: accountId(3n),
    withdrawals: accountId(4n),
    outside_btc: accountId(5n),
    outside_eth: accountId(6n),
    outside_card: accountId(7n),
    outside_bank: accountId(8n),
    reorg_loss: accountId(9n),
  },
  demo: {
    stakes: accountId(11n),
    house: accountId(12n),
    grants: accountId(13n),
    withdrawals: nowhere,
    outside_btc: nowhere,
    outside_eth: nowhere,
    outside_card: nowhere,
    outside_bank: nowhere,
    reorg_loss: nowhere,
  },
}

export type Transfer = {
  readonly kind: TransferKind
  /** The UUID of what caused it. Together with the kind it posts at most once, ever. */
  readonly ref: string
  readonly book: Book
  readonly from: AccountId
  readonly to: AccountId
  readonly amount: Usd
  readonly at: Millis
  /** The posting at the client's account, where one takes part. */
  readonly client: {
    readonly account: AccountId
    readonly posting: bigint
    readonly balance: Usd
  } | null
}

/** What opening a trade adds to the movement of its stake. */
export type Opening = {
  readonly clientId: ClientId
  readonly termsId: bigint
  readonly orderKey: string | null
  readonly planSlot: { readonly day: string; readonly slot: number; readonly limit: number } | null
}

/** What settling a trade adds to the movement of its payout, or of the stake that is lost. */
export type Ending = {
  readonly status: 'won' | 'lost' | 'tied' | 'voided'
  readonly voidReason: string | null
  readonly voidCause: string | null
  readonly entry: EndPrice | null
  readonly strike: number | null
  readonly exit: EndPrice | null
}
export type EndPrice = { readonly seq: number; readonly at: Millis; readonly price: number }

export type Cause = { readonly kind: TransferKind; readonly ref: string; readonly at: Millis }

/**
 * Money from one of the book's accounts to the client; also gives the account as it stands after.
 */
export function payIn(account: ClientAccount, from: BookAccount, amount: Usd, cause: Cause) {
  const after = changed(account, plus(account.balance, amount))
  return { account: after, transfer: clientTransfer(after, from, amount, cause) }
}

/**
 * Money from the client to one of the book's accounts. The caller has checked that the balance
 * suffices.
 */
export function payOut(account: ClientAccount, to: BookAccount, amount: Usd, cause: Cause) {
  assert(!isLess(account.balance, amount), 'an account cannot pay more than its balance')
  const after = changed(account, minus(account.balance, amount))
  return { account: after, transfer: clientTransfer(after, to, negated(amount), cause) }
}

/** Money between the book's own accounts. */
export function moveWithin(
  book: Book,
  route: { readonly from: BookAccount; readonly to: BookAccount },
  amount: Usd,
  cause: Cause,
): Transfer {
  assert(isLess(zeroUsd, amount), 'a transfer moves a positive amount')
  const own = bookAccounts[book]
  const { kind, ref, at } = cause
  return { kind, ref, book, from: own[route.from], to: own[route.to], amount, at, client: null }
}

// Written out field by field: spreading objects here would cost a busy lane a tenth of its time.
function changed(account: ClientAccount, balance: Usd): ClientAccount {
  const { id, clientId, book, postings } = account
  return { id, clientId, book, balance, postings: postings + 1n }
}

/** `amount` is what the client's balance changes by. */
function clientTransfer(
  after: ClientAccount,
  other: BookAccount,
  amount: Usd,
  cause: Cause,
): Transfer {
  const isIn = isLess(zeroUsd, amount)
  assert(amount !== zeroUsd, 'a transfer moves a positive amount')
  const { kind, ref, at } = cause
  const { id, book } = after
  const otherId = bookAccounts[book][other]
  return {
    kind,
    ref,
    book,
    from: isIn ? otherId : id,
    to: isIn ? id : otherId,
    amount: isIn ? amount : negated(amount),
    at,
    client: { account: id, posting: after.postings, balance: after.balance },
  }
}

function accountId(id: bigint): AccountId {
  return id as AccountId
}

/** What a book's transfers leave at each account: for tests and the audit's second path. */
export function sumPostings(transfers: readonly Transfer[]): Map<AccountId, Usd> {
  const sums = new Map<AccountId, Usd>()
  for (const { from, to, amount } of transfers) {
    sums.set(from, minus(sums.get(from) ?? cents(0n), amount))
    sums.set(to, plus(sums.get(to) ?? cents(0n), amount))
  }
  return sums
}
