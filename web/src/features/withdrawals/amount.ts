// What was typed as an amount, and what is left of it after the fee.

import * as format from '#browser/format/format.ts'
import type { WithdrawalTerms } from '#contract/client/withdrawals.ts'
import type { WithdrawalMethod } from '#contract/public/payouts.ts'
import { type Coin, coinFacts, coins } from '#kernel/coins.ts'
import { minus, type Usd, usdFromNumber, usdFromText, usdToNumber } from '#kernel/money.ts'

export type Typed = { readonly amount: Usd } | { readonly wrong: 'figure' | 'balance' | 'least' }

export type Bounds = { readonly available: number; readonly least: number }

/** Wrong above what is available: then nothing is sent. */
export function amountOf(text: string, { available, least }: Bounds): Typed {
  const typed = format.typedDollars(text)
  const amount = typed === undefined ? undefined : usdFromText(typed)
  if (amount === undefined) return { wrong: 'figure' }
  const value = usdToNumber(amount)
  if (value > available) return { wrong: 'balance' }
  return value < least ? { wrong: 'least' } : { amount }
}

type Offer = WithdrawalTerms['methods'][number]

/** What the chosen method takes, or before one is known, the method that takes the least. */
export function offerFor(
  { methods }: WithdrawalTerms,
  method: WithdrawalMethod | undefined,
): Offer | undefined {
  const known = methods.find((it) => it.method === method)
  if (known) return known
  const coins = methods.filter((it) => it.method !== 'bank')
  return coins.toSorted((a, b) => a.least - b.least)[0]
}

export function boundsOf(terms: WithdrawalTerms, method: WithdrawalMethod | undefined): Bounds {
  return { available: terms.available, least: offerFor(terms, method)?.least ?? 0 }
}

/** null where the fee is more than the amount. */
export function netAfter(amount: Usd, fee: number): number | null {
  const cost = usdFromNumber(fee)
  if (cost === undefined || amount <= cost) return null
  return usdToNumber(minus(amount, cost))
}

/** By the look of it alone: the server reads the address and its checksum. */
export function coinOf(wallet: string): Coin | undefined {
  return coins.find((coin) => coinFacts[coin].addressLook.test(wallet.trim()))
}
