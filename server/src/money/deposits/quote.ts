// A quote: this much of a coin for these dollars, at a rate that holds for a while. The client
// carries it; the install's mark on it says that it is ours and for whom.

import { type Coin, coinFacts, type Network } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, type Usd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, later, type Millis, millis, minute } from '#kernel/time.ts'
import { unitsFor } from './rate.ts'

export type Quote = {
  readonly clientId: ClientId
  readonly coin: Coin
  readonly network: Network
  readonly amount: Usd
  readonly units: bigint
  readonly rate: string
  readonly quotedAt: Millis
  readonly expiresAt: Millis
}

export const quoteMs = 15 * minute
/** A payment seen in time must be in a block, and deep enough, within this. */
export const graceMs = day

export type QuoteWish = Pick<Quote, 'clientId' | 'coin' | 'network' | 'amount' | 'rate'> & {
  readonly now: Millis
}

export function quoteOf({ now, ...wish }: QuoteWish): Quote {
  const { decimals, quotedDecimals } = coinFacts[wish.coin]
  const step = 10n ** BigInt(decimals - quotedDecimals)
  const least = unitsFor(wish.coin, wish.amount, wish.rate)
  const units = ((least + step - 1n) / step) * step
  return { ...wish, units, quotedAt: now, expiresAt: later(now, quoteMs) }
}

type Mark = (text: string) => Buffer

export function quoteText(quote: Quote, mark: Mark): string {
  const { clientId, coin, network, amount, units, rate, quotedAt, expiresAt } = quote
  const text = [clientId, coin, network, amount, units, rate, quotedAt, expiresAt].join('|')
  return `${Buffer.from(text).toString('base64url')}.${mark(text).toString('base64url')}`
}

/** Undefined unless we made it. */
export function quoteFrom(typed: string, mark: Mark): Quote | undefined {
  const [body = '', marked = ''] = typed.split('.')
  const text = Buffer.from(body, 'base64url').toString()
  const ours = mark(text).toString('base64url')
  if (!isSame(Buffer.from(ours), Buffer.from(marked))) return undefined
  const [clientId, coin, network, amount, units, rate, quotedAt, expiresAt] = text.split('|')
  if (!clientId || !amount || !units || !rate) return undefined
  return {
    clientId: BigInt(clientId) as ClientId,
    coin: coin as Coin,
    network: network as Network,
    amount: cents(BigInt(amount)),
    units: BigInt(units),
    rate,
    quotedAt: millis(Number(quotedAt)),
    expiresAt: millis(Number(expiresAt)),
  }
}

/** In a time that does not tell how much of it was right. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  return a.reduce((differing, byte, at) => differing | (byte ^ (b[at] ?? 0)), 0) === 0
}

/** Whether a quote may be taken up for this deposit. */
export function refuseQuote(quote: Quote | undefined, wish: Omit<QuoteWish, 'rate'>) {
  const isTheirs =
    quote !== undefined &&
    quote.clientId === wish.clientId &&
    quote.coin === wish.coin &&
    quote.network === wish.network &&
    quote.amount === wish.amount
  if (!isTheirs) return refuse('quote_invalid')
  return wish.now > quote.expiresAt ? refuse('quote_over') : undefined
}
