// A deposit as its client sees it.

import type { DepositView } from '#contract/client/deposits.ts'
import { type Coin, isMainNetwork, unitsToText } from '#kernel/coins.ts'
import { usdToNumber } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { canCancel, type Deposit, detailOf, statusOf } from './deposit.ts'

export type ViewFacts = {
  readonly now: Millis
  /** How deep a payment of so many base units must be. */
  readonly needed: (coin: Coin, units: bigint) => number
}

export function depositView(deposit: Deposit, { now, needed }: ViewFacts): DepositView {
  const { ask, arrival, credit, method, step } = deposit
  const quote = ask?.quote ?? null
  const amount = credit?.amount ?? ask?.amount ?? null
  const units = arrival?.units ?? quote?.units
  const isCoin = method !== 'card'
  return {
    deposit_id: deposit.id,
    method,
    status: statusOf(deposit),
    detail: detailOf(deposit, now),
    amount: amount === null ? null : usdToNumber(amount),
    asked_amount: ask ? usdToNumber(ask.amount) : null,
    coin_amount: isCoin && units !== undefined ? unitsToText(method, units) : null,
    rate: credit ? credit.rate : (quote?.rate ?? null),
    rest_rate: credit?.restRate ?? null,
    rate_until: quote ? iso(quote.expiresAt) : null,
    network: deposit.network,
    is_test: deposit.network !== null && !isMainNetwork(deposit.network),
    address: deposit.address,
    transaction_id: arrival?.txid ?? null,
    seen_at: arrival ? iso(arrival.seenAt) : null,
    confirmations: arrival?.confirmations ?? 0,
    confirmations_needed: isCoin ? needed(method, units ?? 0n) : 0,
    has_receipt: deposit.hasReceipt,
    can_cancel: canCancel(deposit),
    reason: step.reason?.text ?? null,
    reason_code: step.reason?.code ?? null,
    reason_details: step.reason?.details ?? null,
    createdAt: iso(deposit.createdAt),
  }
}
