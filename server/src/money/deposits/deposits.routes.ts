// The calls about deposits: an address, a quote, asking for one, and how each one stands.

import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import {
  askingRouteOf,
  type ConversionView,
  type DepositFields,
} from '#contract/client/deposits.ts'
import { routes } from '#contract/routes.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { type Coin, coins, isMainNetwork, unitsToText } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isUuid } from '#kernel/ids.ts'
import { usdToNumber } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Router } from '#server/platform/http.ts'
import { asInertPicture } from '#server/platform/inert-picture.ts'
import { limit } from '#server/platform/limit.ts'
import { done, orderKeyOf, success } from '#server/platform/reply.ts'
import { type AskingDeps, askDeposit } from './ask-deposit.ts'
import { type CancellingDeps, cancelDeposit } from './cancel-deposit.ts'
import { refuseStanding } from './check-standing.ts'
import type { Deposit } from './deposit.ts'
import { depositView } from './deposit-view.ts'
import { listDepositsOf } from './deposits.store.ts'
import { findDeposit } from './find-deposit.ts'
import { giveAddress } from './give-address.ts'
import { giveQuote, offeredKey, signedQuote } from './make-quote.ts'
import type { Quote } from './quote.ts'
import { readOwnReceipt } from './read-receipt.ts'
import { sendTestCoins } from './send-test-coins.ts'

export type DepositRouteDeps = AskingDeps &
  WritingDeps &
  CancellingDeps & { readonly needed: (coin: Coin, units: bigint) => number }

export function registerDepositRoutes(router: Router, deps: DepositRouteDeps): void {
  registerOffers(router, deps)
  registerAsking(router, deps)
  registerViews(router, deps)
}

type OfferQuery = { readonly currency: Coin; readonly mode?: Mode | undefined }

function registerOffers(router: Router, deps: DepositRouteDeps): void {
  const { db, clock } = deps
  const perClient = limit(120, 60)
  const admit = async (clientId: ClientId, { mode }: OfferQuery) => {
    if (mode === 'demo') return refuse('deposit_demo')
    return (await perClient(String(clientId))) ?? refuseStanding(deps, db, clientId, clock.now())
  }

  router.on(routes.depositAddress, async ({ query, clientId }) => {
    const refusal = await admit(clientId, query)
    if (refusal) return refusal
    const place = offeredKey(deps, query.currency)
    if (isRefusal(place)) return place
    const address = await giveAddress(deps, clientId, place)
    return isRefusal(address) ? address : success('', address.address)
  })

  router.on(routes.depositConversion, async ({ query, clientId }) => {
    const refusal = await admit(clientId, query)
    if (refusal) return refusal
    const { currency: coin, usd_amount: amount } = query
    const quote = await giveQuote(deps, { clientId, coin, amount, now: clock.now() })
    return isRefusal(quote) ? quote : success('', conversionView(deps, quote))
  })

  router.on(routes.sendTestCoins, async ({ body, clientId }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const wish = { coin: body.currency, amount: body.amount }
    const sent = await sendTestCoins(deps, clientId, wish)
    if (isRefusal(sent)) return sent
    return done('test_coins_sent', { transaction_id: sent.txid })
  })
}

function conversionView({ seal, needed }: DepositRouteDeps, quote: Quote): ConversionView {
  return {
    currency: quote.coin,
    usd_amount: usdToNumber(quote.amount),
    amount: unitsToText(quote.coin, quote.units),
    rate: quote.rate,
    quote: signedQuote(seal, quote),
    expires_at: iso(quote.expiresAt),
    network: quote.network,
    is_test: !isMainNetwork(quote.network),
    confirmations_needed: needed(quote.coin, quote.units),
  }
}

type Asked = {
  readonly body: z.infer<typeof DepositFields>
  readonly clientId: ClientId
  readonly file: Buffer | undefined
  readonly request: FastifyRequest
}

function registerAsking(router: Router, deps: DepositRouteDeps): void {
  const perClient = limit(60, 3600)
  const admit = (_: FastifyRequest, clientId: ClientId | undefined) => perClient(String(clientId))
  const ask = async (coin: Coin, { body, clientId, file: picture, request }: Asked) => {
    if (body.mode === 'demo') return refuse('deposit_demo')
    const orderKey = orderKeyOf(request)
    if (isRefusal(orderKey)) return orderKey
    const { usd_amount: amount, quote } = body
    const deposit = await askDeposit(deps, { clientId, coin, amount, quote, picture, orderKey })
    return isRefusal(deposit) ? deposit : done('deposit_asked', viewOf(deps, deposit))
  }
  for (const coin of coins) {
    router.on(routes[askingRouteOf(coin)], (call) => ask(coin, call), admit)
  }
}

function registerViews(router: Router, deps: DepositRouteDeps): void {
  const { db } = deps

  router.on(routes.listDeposits, async ({ query, clientId }) => {
    const { cursor: after, limit: rows } = query
    if (after !== undefined && !isUuid(after)) return refuse('malformed')
    const deposits = await listDepositsOf(db, clientId, { after, limit: rows + 1 })
    const page = deposits.slice(0, rows)
    const next = deposits.length > rows ? (page.at(-1)?.id ?? null) : null
    const data = page.map((deposit) => viewOf(deps, deposit))
    return { ...success('', data), next_cursor: next }
  })

  router.on(routes.depositView, async ({ params, clientId }) => {
    const deposit = await findDeposit(db, clientId, params.id ?? '')
    return deposit ? success('', viewOf(deps, deposit)) : refuse('not_found')
  })

  router.on(routes.cancelDeposit, async ({ params, clientId }) => {
    const deposit = await cancelDeposit(deps, clientId, params.id ?? '')
    return isRefusal(deposit) ? deposit : done('deposit_given_up', viewOf(deps, deposit))
  })

  router.on(routes.depositReceipt, async ({ params, clientId, reply }) => {
    const id = params.id ?? ''
    if (!isUuid(id)) return refuse('not_found')
    const picture = await readOwnReceipt(deps, clientId, id)
    if (isRefusal(picture)) return picture
    asInertPicture(reply, picture.mediaType, 'receipt')
    return picture.bytes
  })
}

function viewOf({ clock, needed }: DepositRouteDeps, deposit: Deposit) {
  return depositView(deposit, { now: clock.now(), needed })
}
