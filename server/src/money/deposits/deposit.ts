// What becomes of a deposit: what is credited for its payment and at which rate, and how that is
// called.

import type { DepositDetail, DepositStatus } from '#contract/client/deposits.ts'
import type { Coin, Network } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { day, later, type Millis } from '#kernel/time.ts'
import type { KeptReason } from '#server/identity/clients/reason.ts'
import { graceMs } from './quote.ts'
import { worthOf } from './rate.ts'

export type DepositMethod = 'card' | Coin
export type DepositState = 'pending' | 'approved' | 'rejected' | 'reversed' | 'restored'
export type Outcome = Exclude<
  DepositDetail,
  'waiting' | 'rate_over' | 'seen' | 'confirming' | 'gone'
>

/** What the client said they would pay. */
export type Ask = {
  readonly amount: Usd
  /** Of coins; null with a card. */
  readonly quote: {
    readonly rate: string
    readonly units: bigint
    readonly quotedAt: Millis
    readonly expiresAt: Millis
  } | null
  readonly askedAt: Millis
}

/** What came on a chain. */
export type Arrival = {
  readonly txid: string
  readonly index: number
  readonly units: bigint
  readonly height: number | null
  readonly confirmations: number
  readonly seenAt: Millis
  readonly goneAt: Millis | null
}

export type Deposit = {
  readonly id: string
  readonly clientId: ClientId
  readonly method: DepositMethod
  readonly network: Network | null
  readonly address: string | null
  readonly createdAt: Millis
  /** null: coins that came unasked. */
  readonly ask: Ask | null
  readonly arrival: Arrival | null
  readonly hasReceipt: boolean
  readonly step: {
    readonly nr: number
    readonly state: DepositState
    readonly outcome: Outcome | null
    readonly at: Millis
    readonly reason: KeptReason | null
  }
  /** Once approved, and ever after. */
  readonly credit: Credit | null
}

export type Credit = {
  readonly amount: Usd
  /** null with a card. */
  readonly rate: string | null
  /** Of what came above the quote. */
  readonly restRate: string | null
}

export type CreditDecision = (Credit & { readonly outcome: Outcome }) | 'dust' | 'no_price'

/**
 * What an output that is deep enough is worth. The quoted rate is for what was seen in time, up to
 * the quoted amount; all else is reckoned at the rate of now.
 */
export function decideCredit(
  coin: Coin,
  { units, seenAt }: Pick<Arrival, 'units' | 'seenAt'>,
  ask: Ask | null,
  { at, rate: rateNow }: { readonly at: Millis; readonly rate: string | undefined },
): CreditDecision {
  const quote = ask?.quote
  const holds =
    quote && seenAt <= quote.expiresAt && at <= later(quote.expiresAt, graceMs) ? quote : undefined
  const rest = holds ? units - holds.units : 0n
  if ((!holds || rest > 0n) && rateNow === undefined) return 'no_price'
  const now = rateNow ?? ''
  if (!holds) return credited(coin, [{ units, rate: now }], ask ? 'late' : 'unasked')
  const { rate } = holds
  if (rest > 0n) {
    const parts = [
      { units: holds.units, rate },
      { units: rest, rate: now },
    ]
    return credited(coin, parts, 'over')
  }
  return credited(coin, [{ units, rate }], units < holds.units ? 'partial' : 'exact')
}

function credited(
  coin: Coin,
  parts: readonly { readonly units: bigint; readonly rate: string }[],
  outcome: Outcome,
): CreditDecision {
  const amount = worthOf(coin, parts)
  if (amount === zeroUsd) return 'dust'
  return { amount, outcome, rate: parts[0]?.rate ?? null, restRate: parts[1]?.rate ?? null }
}

/** So long after its rate ended a deposit that nobody paid is given up. */
export const givenUpAfterMs = day

export function isGivenUp({ ask, arrival, createdAt }: Deposit, now: Millis): boolean {
  if (arrival) return false
  return now > later(ask?.quote?.expiresAt ?? createdAt, givenUpAfterMs)
}

/** A reversal takes what the client still has; the rest is the operator's loss. */
export function splitReversal(amount: Usd, balance: Usd): { taken: Usd; lost: Usd } {
  const taken = balance < amount ? balance : amount
  return { taken, lost: (amount - taken) as Usd }
}

/** As far as we know; who takes a card payment may know better. */
export function canCancel({ step, arrival }: Pick<Deposit, 'step' | 'arrival'>): boolean {
  return step.state === 'pending' && arrival === null
}

/** By staff: only while nothing of it was seen, and nobody else has to end it. */
export function canRefuse({ method, ...deposit }: Deposit): boolean {
  return method !== 'card' && canCancel(deposit)
}

export function statusOf({ step }: Pick<Deposit, 'step'>): DepositStatus {
  if (step.state === 'pending') return 'Pending'
  return step.state === 'approved' || step.state === 'restored' ? 'Approved' : 'Rejected'
}

export function detailOf({ step, arrival, ask }: Deposit, now: Millis): DepositDetail {
  if (step.outcome !== null) return step.outcome
  if (arrival) {
    if (arrival.goneAt !== null) return 'gone'
    return arrival.height === null ? 'seen' : 'confirming'
  }
  return ask?.quote && now > ask.quote.expiresAt ? 'rate_over' : 'waiting'
}
