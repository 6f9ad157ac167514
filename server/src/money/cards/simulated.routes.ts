// The simulated provider's own calls and its page with the fields for a card. They take a number
// and a security code, which the rest of this server refuses: nothing of a body is logged or kept.

import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { simulatedCardPaths } from '#contract/public/test-cards.ts'
import { languages } from '#contract/shared/languages.ts'
import { text } from '#contract/shared/wire.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { limit } from '#server/platform/limit.ts'
import type { FieldsPages, SimulatedProvider } from './simulated.provider.ts'

export type SimulatedRouteDeps = {
  readonly provider: SimulatedProvider
  /** As they were built; empty where nothing was. */
  readonly fieldsPages: FieldsPages
}

const FieldsQuery = z.object({ lang: z.catch(z.enum(languages), 'en') })

const TypedCard = z.strictObject({
  number: text(30),
  cvv: text(10),
})

const Step = z.strictObject({ step: text(100), approve: z.boolean() })

/** The page runs its own script, talks to its own server, and stands in our pages only. */
const policy = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "font-src 'self'", "connect-src 'self'"],
  ...["frame-ancestors 'self'", "form-action 'none'", "base-uri 'none'"],
].join(';')

export function registerSimulatedRoutes(app: FastifyInstance, deps: SimulatedRouteDeps): void {
  const { provider, fieldsPages } = deps
  const perNetwork = limit(60, 60)

  app.get(simulatedCardPaths.fields, ({ query }, reply) => {
    const fieldsPage = fieldsPages[FieldsQuery.parse(query).lang]
    if (fieldsPage === undefined) return reply.callNotFound()
    return reply
      .headers({
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(fieldsPage)
  })

  // In a scope of its own, whose bodies are read here and nowhere else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
      done(null, parsed(text.toString()))
    })

    scope.post(simulatedCardPaths.tokens, { bodyLimit: 1_024 }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const tooMany = await perNetwork(networkFrom(request.raw))
      if (tooMany) return reply.code(429).send({ wrong: 'provider' })
      const card = TypedCard.safeParse(request.body)
      if (!card.success) return reply.code(422).send({ wrong: 'number' })
      const outcome = await provider.tokenise(card.data)
      return reply.code('wrong' in outcome ? 422 : 200).send(outcome)
    })

    scope.post(simulatedCardPaths.step, { bodyLimit: 1_024 }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const step = Step.safeParse(request.body)
      if (!step.success) return notFound(reply)
      const isDone = await provider.doStep(step.data.step, step.data.approve)
      return isDone ? reply.send({ done: true }) : notFound(reply)
    })
  })
}

function notFound(reply: FastifyReply) {
  return reply.code(404).send({ done: false })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
