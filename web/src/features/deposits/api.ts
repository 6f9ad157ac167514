// What this feature asks the server, and by which keys its answers are kept.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { type CardDepositFields, cardRoutes } from '#contract/client/cards.ts'
import { depositKeyRoutes } from '#contract/client/deposit-keys.ts'
import { askingRouteOf, type ConversionView, depositRoutes } from '#contract/client/deposits.ts'
import type { Coin } from '#kernel/coins.ts'
import { usdFromNumber, zeroUsd } from '#kernel/money.ts'
import { ask, call } from '../../lib/http/call.ts'

export const depositsQuery = infiniteQueryOptions({
  queryKey: ['deposits'],
  queryFn: ({ pageParam, signal }) =>
    call(depositRoutes.listDeposits, { query: { limit: '50', cursor: pageParam }, signal }),
  ...pageByPage,
  meta: { news: ['deposits'] },
})

export const keyChangesQuery = queryOptions({
  queryKey: ['deposit-key-changes'],
  queryFn: ({ signal }) => ask(depositKeyRoutes.depositKeyChanges, { signal }),
  staleTime: 60_000,
})

/** What dollars make of a coin now. */
export const conversionQuery = (currency: Coin, usd: string | undefined) =>
  queryOptions({
    queryKey: ['conversion', currency, usd],
    queryFn: ({ signal }) => convert(currency, usd ?? '', signal),
    retry: false,
    staleTime: 30_000,
  })

export async function convert(currency: Coin, usd: string, signal?: AbortSignal) {
  const query = { currency, usd_amount: usd }
  return ask(depositRoutes.depositConversion, { query, ...(signal && { signal }) })
}

export async function depositAddress(currency: Coin): Promise<string> {
  return ask(depositRoutes.depositAddress, { query: { currency } })
}

type Request = {
  readonly conversion: ConversionView
  readonly receipt: File | undefined
  readonly key: string
}

export function requestDeposit({ conversion, receipt, key }: Request) {
  const { currency, usd_amount: usd, quote } = conversion
  const route = depositRoutes[askingRouteOf(currency)]
  const body = { usd_amount: usdFromNumber(usd) ?? zeroUsd, quote }
  return call(route, { body, file: receipt, idempotencyKey: key })
}

export const cancelDeposit = (id: string) => call(depositRoutes.cancelDeposit, { params: { id } })

export const sendTestCoins = ({ currency, amount }: ConversionView) =>
  call(depositRoutes.sendTestCoins, { body: { currency, amount } })

export const cardOfferQuery = queryOptions({
  queryKey: ['card-offer'],
  queryFn: ({ signal }) => ask(cardRoutes.cardOffer, { signal }),
})

/** A payment by card that was left, where it stands by now. */
export const cardPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['card-payment', id],
    queryFn: ({ signal }) => ask(cardRoutes.cardDeposit, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** What came of a payment by card. */
export const cardOutcomeQuery = (id: string) =>
  queryOptions({
    queryKey: ['card-deposit', id],
    queryFn: ({ signal }) => ask(depositRoutes.depositView, { params: { id }, signal }),
    staleTime: 0,
  })

export async function depositByCard(body: CardDepositFields, idempotencyKey: string) {
  return ask(cardRoutes.depositCard, { body, idempotencyKey })
}
