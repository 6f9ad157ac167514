// How money moves: a transfer takes a positive amount from one account of a currency to another,
// by a flow of the register.
// A client's account carries a balance that never falls below zero, and numbers its postings.

import { assert } from '#kernel/assert.ts'
import type { AccountId, ClientId } from '#kernel/ids.ts'
import { type Book, type Eur, isLess, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import type { Currency, OwnAccount, TransferKind } from './flows.ts'

/** A client's own money in one currency, as it stood when it was read. */
export type ClientAccount = {
  readonly id: AccountId
  readonly clientId: ClientId
  readonly book: Book
  readonly balance: Usd
  readonly postings: bigint
}

/** The same in a currency whose account is opened with the first movement on it. */
type Further<C extends Currency, Amount> = {
  readonly id: AccountId
  readonly clientId: ClientId
  readonly book: C
  readonly balance: Amount
  readonly postings: bigint
}

/** Pre-paid credits, which a charge may take below zero. */
export type CreditAccount = Further<'credits', Eur>

export type FurtherAccounts = {
  readonly credits: CreditAccount
  readonly bonus: Further<'bonus', Usd>
  readonly chips: Further<'chips', Usd>
}
export type FurtherCurrency = keyof FurtherAccounts

/** What a trade can be staked from. */
export type StakingAccount = ClientAccount | FurtherAccounts['chips']

/** Where money is: a client's account, or one of the currency's own by its name. */
export type Side = AccountId | OwnAccount

export type Transfer = {
  readonly kind: TransferKind
  /** The UUID of what caused it. Together with the kind it posts at most once, ever. */
  readonly ref: string
  readonly currency: Currency
  readonly from: Side
  readonly to: Side
  readonly amount: Usd | Eur
  readonly at: Millis
  /** The posting at the client's account, where one takes part. */
  readonly client: {
    readonly account: AccountId
    readonly posting: bigint
    readonly balance: Usd | Eur
  } | null
}

/** A trade that is opened: the movement of its stake, and what the trade adds to it. */
export type Opening = {
  readonly stake: Transfer
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
  readonly exitAverage: number | null
}

/** A movement of a batch that settles, with how its trade ended; a cover of the house ends none. */
export type EndingEntry = { readonly transfer: Transfer; readonly ending: Ending | null }

export type EndPrice = { readonly seq: number; readonly at: Millis; readonly price: number }

export type Cause = { readonly kind: TransferKind; readonly ref: string; readonly at: Millis }

/** A client's account in any currency. */
type OwnedAccount = ClientAccount | FurtherAccounts[FurtherCurrency]

/**
 * Money from one of the own accounts to the client; also gives the account as it stands after.
 */
export function payIn<A extends OwnedAccount>(
  account: A,
  from: OwnAccount,
  amount: A['balance'],
  cause: Cause,
) {
  const after = changed(account, (account.balance as bigint) + (amount as bigint))
  return { account: after, transfer: clientTransfer(after, from, amount, cause) }
}

/**
 * Money from the client to one of the own accounts. The caller has checked that the balance
 * suffices.
 */
export function payOut<A extends OwnedAccount>(
  account: A,
  to: OwnAccount,
  amount: A['balance'],
  cause: Cause,
) {
  assert(
    (account.balance as bigint) >= (amount as bigint),
    'an account cannot pay more than its balance',
  )
  return takeFrom(account, to, amount, cause)
}

/** Credits that were used, whether they are there or not. */
export function charge(account: CreditAccount, amount: Eur, cause: Cause) {
  return takeFrom(account, 'used', amount, cause)
}

function takeFrom<A extends OwnedAccount>(
  account: A,
  to: OwnAccount,
  amount: A['balance'],
  cause: Cause,
) {
  const after = changed(account, (account.balance as bigint) - (amount as bigint))
  const taken = -(amount as bigint) as A['balance']
  return { account: after, transfer: clientTransfer(after, to, taken, cause) }
}

/** Money between the own accounts of a currency. */
export function moveWithin(
  currency: Currency,
  { from, to }: { readonly from: OwnAccount; readonly to: OwnAccount },
  amount: Usd,
  { kind, ref, at }: Cause,
): Transfer {
  assert(isLess(zeroUsd, amount), 'a transfer moves a positive amount')
  return { kind, ref, currency, from, to, amount, at, client: null }
}

// Written out field by field: spreading objects here would cost a busy lane a tenth of its time.
function changed<A extends OwnedAccount>(account: A, balance: bigint): A {
  const { id, clientId, book, postings } = account
  return { id, clientId, book, balance, postings: postings + 1n } as A
}

/** `amount` is what the client's balance changes by. */
function clientTransfer(
  after: OwnedAccount,
  other: OwnAccount,
  amount: Usd | Eur,
  cause: Cause,
): Transfer {
  const isIn = (amount as bigint) > 0n
  assert((amount as bigint) !== 0n, 'a transfer moves a positive amount')
  const { kind, ref, at } = cause
  const { id, book } = after
  return {
    kind,
    ref,
    currency: book,
    from: isIn ? other : id,
    to: isIn ? id : other,
    amount: isIn ? amount : (-(amount as bigint) as Usd | Eur),
    at,
    client: { account: id, posting: after.postings, balance: after.balance },
  }
}
