// A client asks for money. It is held in the same transaction, or nothing happens: of a withdrawal
// and a stake that race for one balance the ledger lets one through. A break, texts that are not
// accepted, a licence that has lapsed: nothing of that stands before it.

import { isRoutingNumber } from '#contract/client/bank-accounts.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { type ClientAccount, payOut } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import { newUuid } from '#server/platform/crypto.ts'
import { Conflict, type Tx } from '#server/platform/db.ts'
import { lastChange } from '#server/record/events/last-event.ts'
import { refuseStanding } from './check-withdrawing.ts'
import { type Asked, confirmed, type WithdrawalDeps } from './confirm-deed.ts'
import { bankPlace, type Place } from './destination.ts'
import { lockPlace } from './destinations.store.ts'
import { keepPlace } from './keep-destination.ts'
import { loaded } from './load-withdrawal.ts'
import {
  type MethodOffer,
  newDestinationMs,
  offersOf,
  twoStaffAboveOf,
} from './offer-withdrawals.ts'
import { readAddressOf } from './read-address-of.ts'
import { newStopToken } from './stop-withdrawal.ts'
import { readUse } from './view-terms.ts'
import {
  approvalsFor,
  type BankAccount,
  notBeforeOf,
  refuseAmount,
  refuseCrowd,
  type Withdrawal,
} from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { findByKey, insertStep, insertWithdrawal } from './withdrawals.store.ts'

export type WithdrawalWish = Asked & {
  readonly amount: Usd
  readonly to: { readonly wallet: string } | { readonly bank: BankAccount }
  readonly label: string | undefined
  readonly orderKey: string | null
}

export function askWithdrawal(
  deps: WithdrawalDeps,
  clientId: ClientId,
  wish: WithdrawalWish,
): Promise<Withdrawal | KnownRefusal> {
  return persistently(() => deps.db.transaction((tx) => ask(tx, deps, clientId, wish)))
}

/** Somebody who trades all the time gets their money all the same. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Conflict) || tries === triesAtMost) throw error
    }
  }
}

const triesAtMost = 10

async function ask(tx: Tx, deps: WithdrawalDeps, clientId: ClientId, wish: WithdrawalWish) {
  const { clock, install } = deps
  const { amount, orderKey } = wish
  // The client first: so nobody closes the account, and one asks at a time.
  await holdStanding(tx, clientId)
  const terms = { settings: deps.settings(), mode: install.mode }
  const found = await findPlace(tx, wish, terms)
  // What others ask for there at the same time counts too.
  if (!isRefusal(found)) await lockPlace(tx, found.place)
  const now = clock.now()
  const same = orderKey === null ? undefined : await findByKey(tx, clientId, orderKey)
  if (same) return sameAs(same, amount, found)
  const standing = await refuseStanding(tx, clientId, terms, now)
  if (standing) return standing
  if (isRefusal(found)) return found
  const { place, offer } = found
  const use = await readUse(tx, { clientId, destination: place.destination }, terms, now)
  const crowd = refuseCrowd(use)
  if (crowd) return crowd
  const before = await accountIn(tx, clientId, 'real')
  const day = { ...use, used: use.byClient }
  const refusal = refuseAmount({ amount, available: before.balance }, offer, day)
  if (refusal) return refusal
  const proven = await confirmed(tx, { clientId, ...deedOf(wish), proof: wish.proof }, now)
  if (isRefusal(proven)) return proven
  const kept = await keepPlace(tx, deps, { clientId, place, label: wish.label, now })
  if (isRefusal(kept)) return kept
  const id = newUuid(now, deps.random)
  const holdMs = newDestinationMs(terms.settings, install.mode)
  const changedAt = (await lastChange(tx, clientId))?.at
  const notBefore = notBeforeOf({ addedAt: kept.addedAt, changedAt }, holdMs, now)
  const approvalsNeeded = approvalsFor(amount, use.together, twoStaffAboveOf(terms.settings))
  const asked = {
    id,
    clientId,
    amount,
    fee: offer.fee,
    ...place,
    approvalsNeeded,
    notBefore,
    orderKey,
  }
  await insertWithdrawal(tx, asked)
  const cause = { kind: 'withdrawal_hold', ref: id, at: now } as const
  const { account, transfer } = payOut(before, 'withdrawals', amount, cause)
  await postTransfers(tx, [transfer])
  await insertStep(tx, id, { state: 'pending', at: now, actor: 'client' })
  await tellAsked(tx, deps, { ...asked, confirmedBy: proven.by, now, account })
  return loaded(tx, id)
}

/** What the client confirms: the amount, and the destination as they wrote it. */
export function deedOf({ amount, to }: Pick<WithdrawalWish, 'amount' | 'to'>) {
  const destination = 'wallet' in to ? to.wallet : bankPlace(to.bank).destination
  return { action: 'withdraw', amount, destination } as const
}

type Found = { readonly place: Place; readonly offer: MethodOffer }
type Terms = Parameters<typeof readAddressOf>[2]

async function findPlace(
  tx: Tx,
  { to }: WithdrawalWish,
  terms: Terms,
): Promise<Found | KnownRefusal> {
  if ('wallet' in to) return readAddressOf(tx, to.wallet, terms)
  const offer = offersOf(terms.settings, terms.mode).find(({ method }) => method === 'bank')
  if (!offer) return refuse('withdrawal_method_closed', { method: 'bank' })
  if (!isRoutingNumber(to.bank.routing_number)) return refuse('bank_fields_wrong')
  return { place: bankPlace(to.bank), offer }
}

function sameAs(withdrawal: Withdrawal, amount: Usd, found: Found | KnownRefusal) {
  const isSame =
    !isRefusal(found) &&
    withdrawal.amount === amount &&
    withdrawal.method === found.place.method &&
    withdrawal.destination === found.place.destination &&
    withdrawal.bank?.type === found.place.bank?.type &&
    withdrawal.bank?.bank_name === found.place.bank?.bank_name
  return isSame ? withdrawal : refuse('key_reused')
}

type Told = Place & {
  readonly id: string
  readonly clientId: ClientId
  readonly amount: Usd
  readonly fee: Usd
  readonly notBefore: Millis | null
  readonly confirmedBy: string
  readonly now: Millis
  readonly account: ClientAccount
}

/** The letter, with the link that stops it, and the event; last in the transaction. */
async function tellAsked(tx: Tx, deps: WithdrawalDeps, told: Told): Promise<void> {
  const { id, clientId, now: at, account } = told
  const facts = { ...told, stopToken: await newStopToken(tx, deps.random, id) }
  const { asked: act } = withdrawalActs
  await tell(tx, { act, clientId, actor: 'client', at, facts, account }, deps)
}
