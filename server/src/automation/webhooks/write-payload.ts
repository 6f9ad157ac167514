// What a message says, as the text that is signed and sent.

import type { TradeView } from '#contract/client/trades.ts'
import { usdToText } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Movement } from './told.store.ts'

/** By Standard Webhooks: what happened, when, and about what. */
export function payloadOf(type: string, at: Millis, data: object): string {
  return JSON.stringify({ type, timestamp: iso(at), data })
}

/** A movement as a line of the statement has it; amounts as text, so that no cent is lost. */
export function movementData({ currency, kind, ref, posting, amount, balance }: Movement) {
  return {
    account: currency,
    kind,
    reference: ref,
    nr: Number(posting),
    amount: usdToText(amount),
    balance: usdToText(balance),
  }
}

/** A trade as the API tells it. */
export function tradeData(trade: TradeView) {
  return { trade }
}
