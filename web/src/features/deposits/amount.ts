// What is typed as an amount, and what a payment's QR code says.

import { type ConversionView, depositLeast, depositMost } from '#contract/client/deposits.ts'

/** As the call takes it; undefined where it is no amount that can be paid in. */
export function amountFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const value = Number(text)
  return value >= depositLeast.coin && value <= depositMost ? text : undefined
}

/** What a wallet set to another network is to change to. */
const chainIds: Readonly<Record<string, number>> = { ethereum: 1, ethereum_sepolia: 11_155_111 }

type Payment = Pick<ConversionView, 'currency' | 'amount' | 'network'>

/** BIP-21 and EIP-681: wallets read the address, the amount and the network from it. */
export function paymentUri({ currency, amount, network }: Payment, address: string): string {
  if (currency === 'btc') return `bitcoin:${address}?amount=${amount}`
  const [whole = '0', part = ''] = amount.split('.')
  const chain = chainIds[network] === undefined ? '' : `@${chainIds[network]}`
  return `ethereum:${address}${chain}?value=${BigInt(whole + part.padEnd(18, '0'))}`
}

const receiptTypes = /^image\/(jpeg|png|webp)$/

export function receiptProblem(
  file: { readonly size: number; readonly type: string },
  most: number,
): 'large' | 'unknown' | undefined {
  if (!receiptTypes.test(file.type)) return 'unknown'
  return file.size > most ? 'large' : undefined
}
