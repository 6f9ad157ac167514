// HTTP edges: a route of the contract becomes a Fastify route that parses, asks who is calling,
// and answers in the envelope. Refusals become their status and sentence here and nowhere else.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  type KnownRefusal,
  type RefusalCode,
  refusalMessage,
  refusalStatus,
  retryAfterSeconds,
} from '#contract/refusals.ts'
import type { Route } from '#contract/routes.ts'
import { type Failure, type FieldError, fieldErrors } from '#contract/wire.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { Outage } from './outage.ts'

/** Finds the client behind a request's access token. */
export type SignIn = (
  request: FastifyRequest,
) => Promise<ClientId | KnownRefusal> | ClientId | KnownRefusal

type Parsed<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined

export type Call<R extends Route> = {
  readonly body: Parsed<R['body']>
  readonly query: Parsed<R['query']>
  readonly params: Readonly<Record<string, string>>
  /** Set on routes that need a signed-in client. */
  readonly clientId: R['signedIn'] extends true ? ClientId : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Answer<R extends Route> = z.core.output<R['reply']> | KnownRefusal

export type Router = {
  readonly on: <R extends Route>(
    route: R,
    handler: (call: Call<R>) => Promise<Answer<R>> | Answer<R>,
  ) => void
}

/** A router that registers contract routes below /api on this Fastify instance. */
export function createRouter(app: FastifyInstance, signIn: SignIn): Router {
  return {
    on: (route, handler) => {
      app.route({
        method: route.method,
        url: `/api${route.path}`,
        handler: async (request, reply) => {
          const who = route.signedIn ? await signIn(request) : undefined
          if (isRefusal(who)) return refuseWith(reply, who)
          const parsed = parseInput(route, request)
          if ('code' in parsed)
            return refuseWith(reply, refuse(parsed.code, parsed.details), parsed.errors)
          // The table fixes what the parsers return; the compiler cannot follow that through a
          // generic route.
          const call = { ...parsed, clientId: who, params: request.params, request, reply } as never
          const answer = await handler(call)
          return isRefusal(answer) ? refuseWith(reply, answer as KnownRefusal) : reply.send(answer)
        },
      })
    },
  }
}

type Wrong = {
  readonly code: RefusalCode
  readonly details?: Record<string, string>
  readonly errors?: FieldError[]
}

function parseInput(
  route: Route,
  request: FastifyRequest,
): { body: unknown; query: unknown } | Wrong {
  const body = parseWith(route.body, request.body)
  if (isWrong(body)) return body
  const query = parseWith(route.query, request.query)
  return isWrong(query) ? query : { body: body.value, query: query.value }
}

function parseWith(
  schema: z.core.$ZodType | undefined,
  input: unknown,
): { value: unknown } | Wrong {
  if (!schema) return { value: undefined }
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return { value: parsed.data }
  const { errors, unknownField } = fieldErrors(parsed.error)
  if (unknownField !== undefined) return { code: 'unknown_field', details: { field: unknownField } }
  return errors.length === 0 ? { code: 'malformed' } : { code: 'invalid_input', errors }
}

function isWrong(outcome: { value: unknown } | Wrong): outcome is Wrong {
  return 'code' in outcome
}

export function refuseWith(reply: FastifyReply, refusal: KnownRefusal, errors?: FieldError[]) {
  const code = refusal.refused
  const after = refusal.details?.seconds ?? retryAfterSeconds(code)
  if (after !== undefined) reply.header('retry-after', String(after))
  const failure: Failure = { status: false, message: refusalMessage(refusal), code }
  return reply.code(refusalStatus(code)).send(errors ? { ...failure, errors } : failure)
}

/**
 * What a throw means: an outage is 503, a request Fastify could not read is 400 to 415, all else is
 * our defect.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => refuseWith(reply, refuse('not_found')))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Outage) {
      request.log.warn({ err: error }, 'outage')
      return refuseWith(reply, refuse('unavailable'))
    }
    const status = error.statusCode ?? 500
    if (status === 413) return refuseWith(reply, refuse('too_large'))
    if (status >= 400 && status < 500) return refuseWith(reply, refuse('malformed'))
    request.log.error({ err: error }, 'defect')
    return reply.code(500).send({ status: false, message: 'Something Went Wrong!', code: 'defect' })
  })
}

const stringLiteral = /"(?:[^"\\]|\\.)*"/g
const exponent = /\d[eE]/

/**
 * Reads JSON, and refuses numbers in exponent notation: an amount is plain digits.
 * (`1e3` would parse to a clean 1000, so only the text can tell.)
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString()
    if (body === '') return done(null, undefined)
    if (exponent.test(body.replace(stringLiteral, '""'))) {
      return done(Object.assign(new Error('exponent notation'), { statusCode: 400 }))
    }
    return parse(request, body, done)
  })
}
