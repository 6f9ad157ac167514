// Deposits by card over HTTP, and the door for the messages of card providers.

import type { FastifyInstance } from 'fastify'
import type { CardDepositView } from '#contract/client/cards.ts'
import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { addressOf } from '#server/platform/caller.ts'
import { createRouter, type Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, orderKeyOf, success } from '#server/platform/reply.ts'
import { depositView } from '../deposits/deposit-view.ts'
import { type CardDeposit, type CardDeps, depositByCard } from './deposit-by-card.ts'
import { takeMessage } from './take-message.ts'
import { viewCardDeposit } from './view-card-deposit.ts'

export function registerCardRoutes(app: FastifyInstance, router: Router, deps: CardDeps): void {
  const { provider } = deps
  const perClient = limit(60, 3600)

  router.on(routes.cardOffer, () => {
    const { name = null, fieldsUrl = null } = provider ?? {}
    return success('', name && { provider: name, fields_url: fieldsUrl })
  })

  router.on(routes.depositCard, async ({ body, clientId, request }) => {
    if (body.mode === 'demo') return refuse('deposit_demo')
    const orderKey = orderKeyOf(request)
    if (isRefusal(orderKey)) return orderKey
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const outcome = await depositByCard(deps, {
      clientId,
      fields: body,
      ip: addressOf(request.raw),
      orderKey,
    })
    if (isRefusal(outcome)) return outcome
    return done('card_deposit_asked', viewOf(deps, outcome))
  })

  router.on(routes.cardDeposit, async ({ params, clientId }) => {
    const found = await viewCardDeposit(deps, clientId, params.id ?? '')
    return isRefusal(found) ? found : success('', viewOf(deps, found))
  })

  registerWebhook(app, deps)
}

function viewOf({ clock }: CardDeps, { deposit, next }: CardDeposit): CardDepositView {
  return { deposit: depositView(deposit, { now: clock.now(), needed: () => 0 }), next }
}

/** Takes any body as it came: the signature is over its bytes. */
function registerWebhook(app: FastifyInstance, deps: CardDeps): void {
  const { clock, provider } = deps
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const router = createRouter(scope, () => refuse('signed_out'))
    router.on(routes.cardWebhook, async ({ params, request }) => {
      if (params.provider !== provider?.name) return refuse('not_found')
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      }
      const done = await takeMessage(deps, { rawBody, header, now: clock.now() })
      return isRefusal(done) ? done : success('', null)
    })
  })
}
