// What was typed as an amount, and what is left of it after the fee.

import { minus, type Usd, usdFromNumber, usdToNumber } from '#kernel/money.ts'

export type Typed = { readonly amount: Usd } | { readonly wrong: 'amount' | 'balance' }

const least = 100n

/**
 * Wrong above what is available: then nothing is sent. A comma is refused, since half the world
 * means a point by it.
 */
export function amountOf(text: string, available: number): Typed {
  const plain = text.trim()
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? usdFromNumber(Number(plain)) : undefined
  if (amount === undefined || amount < least) return { wrong: 'amount' }
  const most = usdFromNumber(available)
  return most !== undefined && amount > most ? { wrong: 'balance' } : { amount }
}

/** null where the fee is more than the amount. */
export function netAfter(amount: Usd, fee: number): number | null {
  const cost = usdFromNumber(fee)
  if (cost === undefined || amount <= cost) return null
  return usdToNumber(minus(amount, cost))
}

/** By the look of it alone: the server reads the address and its checksum. */
export function coinOf(wallet: string): 'btc' | 'eth' | undefined {
  const text = wallet.trim()
  if (/^0x/i.test(text)) return 'eth'
  return /^(bc1|tb1|bcrt1|[13mn2])/i.test(text) ? 'btc' : undefined
}
