// What is typed as an amount, and what a payment's QR code says.

import { type DepositCurrency, depositLeast, depositMost } from '#contract/deposits.ts'

/** As the call takes it; undefined where it is no amount that can be paid in. */
export function amountFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const value = Number(text)
  return value >= depositLeast.coin && value <= depositMost ? text : undefined
}

/** BIP-21 and EIP-681: wallets read the address and the amount from it. */
export function paymentUri(currency: DepositCurrency, address: string, amount: string): string {
  if (currency === 'btc') return `bitcoin:${address}?amount=${amount}`
  const [whole = '0', part = ''] = amount.split('.')
  return `ethereum:${address}?value=${BigInt(whole + part.padEnd(18, '0'))}`
}

const receiptTypes = /^image\/(jpeg|png|webp)$/

export function receiptProblem(
  file: { readonly size: number; readonly type: string },
  most: number,
): 'large' | 'unknown' | undefined {
  if (!receiptTypes.test(file.type)) return 'unknown'
  return file.size > most ? 'large' : undefined
}
