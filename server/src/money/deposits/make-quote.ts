// A quote for a client: their own address, and how much of a coin makes their dollars; new, or one
// that they were given and now take up.

import { depositLeast } from '#contract/client/deposits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Coin } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { type DepositKey, depositKeyOf } from './account-keys.ts'
import type { DepositAddress } from './address.ts'
import { refuseAmount } from './check-standing.ts'
import type { OfferDeps } from './deposit-offer.ts'
import { type AddressDeps, giveAddress } from './give-address.ts'
import { type Quote, quoteFrom, quoteOf, quoteText, refuseQuote } from './quote.ts'
import { insertQuote } from './quotes.store.ts'

export type QuotingDeps = AddressDeps & OfferDeps

export type QuoteRequest = {
  readonly clientId: ClientId
  readonly coin: Coin
  readonly amount: Usd
  readonly now: Millis
}

/** A quote that is shown: its rate holds for a payment of exactly so much, asked for or not. */
export async function giveQuote(
  deps: QuotingDeps,
  request: QuoteRequest,
): Promise<Quote | KnownRefusal> {
  const quote = makeQuote(deps, request)
  if (!isRefusal(quote)) await deps.db.transaction((tx) => insertQuote(tx, quote))
  return quote
}

/** The quote that was typed, or a new one, with the address to pay to. */
export async function takeQuote(
  deps: QuotingDeps,
  request: QuoteRequest & { readonly quote: string | undefined },
): Promise<{ readonly quote: Quote; readonly address: DepositAddress } | KnownRefusal> {
  const { clientId, coin, amount, now, quote: typed } = request
  const place = offeredKey(deps, coin)
  if (isRefusal(place)) return place
  const wrongAmount = refuseAmount(amount, depositLeast.coin)
  if (wrongAmount) return wrongAmount
  const quote =
    typed === undefined
      ? makeQuote(deps, { clientId, coin, amount, now })
      : quoteFrom(typed, markOf(deps.seal))
  if (isRefusal(quote)) return quote
  const { network } = place
  const refusal = refuseQuote(quote, { clientId, coin, network, amount, now })
  if (refusal || !quote) return refusal ?? refuse('quote_invalid')
  const address = await giveAddress(deps, clientId, place)
  return isRefusal(address) ? address : { quote, address }
}

function makeQuote(deps: QuotingDeps, request: QuoteRequest): Quote | KnownRefusal {
  const { coin, now, amount } = request
  const place = offeredKey(deps, coin)
  if (isRefusal(place)) return place
  const refusal = refuseAmount(amount, depositLeast.coin)
  if (refusal) return refusal
  const rate = deps.rateNow(coin)
  if (rate === undefined) return refuse('price_stale', { symbol: `${coin.toUpperCase()}/USD` })
  return quoteOf({ ...request, network: place.network, rate, now })
}

export function offeredKey(
  { settings, mode, chainOf }: Pick<OfferDeps, 'settings' | 'mode' | 'chainOf'>,
  coin: Coin,
): DepositKey | KnownRefusal {
  const key = depositKeyOf(settings(), coin, mode)
  if (key === undefined || typeof key === 'string' || !chainOf(coin)) {
    return refuse('deposit_not_offered', { currency: coin.toUpperCase() })
  }
  return key
}

export function signedQuote(seal: AddressDeps['seal'], quote: Quote): string {
  return quoteText(quote, markOf(seal))
}

function markOf(seal: AddressDeps['seal']) {
  return (text: string) => seal.mark(text, 'deposit quote')
}
