// HTTP edges: a route of the contract becomes a Fastify route that parses, asks who is calling,
// and answers in the envelope. Refusals become their status and sentence here and nowhere else.

import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify'
import * as z from 'zod/mini'
import {
  type KnownRefusal,
  refusalMessage,
  refusalStatus,
  retryAfterSeconds,
} from '#contract/refusals.ts'
import { fieldErrors } from '#contract/shared/field-errors.ts'
import { type Problem, problemMessage } from '#contract/shared/problems.ts'
import { bodyBytesMost, type Route } from '#contract/shared/route.ts'
import { type Failure, text } from '#contract/shared/wire.ts'
import { assert } from '#kernel/assert.ts'
import { holdsCardNumber } from '#kernel/card-number.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { networkFrom } from './caller.ts'
import { type FairTurns, takeFairTurns } from './fair-turns.ts'
import { acceptForms, type Form, readForm } from './forms.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { Outage } from './outage.ts'
import { MadeAnswer } from './reply.ts'

/** Finds the client behind a request's access token. */
export type SignIn = (
  request: FastifyRequest,
) => Promise<ClientId | KnownRefusal> | ClientId | KnownRefusal

type Parsed<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined

export type Call<R extends Route> = {
  readonly body: Parsed<R['body']>
  readonly query: Parsed<R['query']>
  readonly params: Readonly<Record<string, string>>
  /** What the form of a route with a file brought. */
  readonly file: Buffer | undefined
  /** Set on routes of clients. */
  readonly clientId: R['audience'] extends 'client' ? ClientId : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A "no" that may name the fields that are wrong. */
type Refused = KnownRefusal & {
  readonly errors?: readonly Problem[]
  /** What the answer has besides, e.g. how to go on. */
  readonly more?: Partial<Failure>
}

type Answer<R extends Route> =
  | z.core.output<R['reply']>
  | MadeAnswer<z.core.output<R['reply']>>
  | Refused

export type Router = {
  readonly on: <R extends Route>(
    route: R,
    handler: (call: Call<R>) => Promise<Answer<R>> | Answer<R>,
    admit?: Admit,
  ) => void
}

/** May say no before a form and its file are read. */
export type Admit = (
  request: FastifyRequest,
  clientId: ClientId | undefined,
) => Promise<KnownRefusal | undefined>

/**
 * How many dear answers (of a route with `points`) one network may wait for, and all together. They
 * are made one at a time, so that the database has room for others; it is as many as the points of
 * a network are enough for.
 */
const dearMost = { each: 500, all: 5_000 }

export type RouterOptions = {
  /** What calls of those who are not signed in have to pass; makes a hook for so many points. */
  readonly gate?: (points: number) => onRequestHookHandler
  /** Where answers of routes with `keptMs` are kept. */
  readonly kept?: KeptAnswers
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, on the routes of those who are signed in. */
    clientId: ClientId | undefined
  }
}

/**
 * A router that registers contract routes below /api on this Fastify instance.
 */
export function createRouter(
  app: FastifyInstance,
  signIn: SignIn,
  { gate, kept }: RouterOptions = {},
): Router {
  const turns = takeFairTurns(dearMost)
  if (!app.hasRequestDecorator('clientId')) app.decorateRequest('clientId', undefined)
  const signedIn: onRequestHookHandler = (request, reply, done) => {
    // What is told to one client is kept by nobody between us. A handler may say otherwise.
    reply.header('cache-control', 'no-store')
    const enter = (who: ClientId | KnownRefusal) => {
      if (isRefusal(who)) return void refuseWith(reply, who)
      request.clientId = who
      done()
    }
    const who = signIn(request)
    if (who instanceof Promise) who.then(enter, done)
    else enter(who)
  }
  return {
    on: (route, handler, admit) => {
      assert(route.audience !== 'staff', 'nobody says yet how staff show who they are here')
      const add = (scope: FastifyInstance) =>
        scope.route({
          method: route.method,
          url: `/api${route.path}`,
          bodyLimit: route.bodyBytesMax ?? bodyBytesMost,
          // Before anything of the body is read.
          onRequest: route.audience === 'client' ? signedIn : (gate?.(route.points ?? 1) ?? []),
          handler: (request, reply) =>
            answer(route, handler, admit, { request, reply, kept, turns }),
        })
      const { file } = route
      if (file === undefined) return void add(app)
      // In a scope of its own: no other route takes forms.
      app.register(async (scope) => {
        await acceptForms(scope, file)
        add(scope)
      })
    },
  }
}

const json = 'application/json; charset=utf-8'
const part = text(100)

/** What stands in an address can be looked for: nothing is called otherwise. */
function isPart(value: unknown): boolean {
  return z.safeParse(part, value).success
}

type Asked = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly kept: KeptAnswers | undefined
  readonly turns: FairTurns
}

async function answer<R extends Route>(
  route: R,
  handler: (call: Call<R>) => Promise<Answer<R>> | Answer<R>,
  admit: Admit | undefined,
  { request, reply, kept, turns }: Asked,
) {
  const { clientId } = request
  const refusal = admit && (await admit(request, clientId))
  if (refusal) return refuseWith(reply, refusal)
  const { params } = request
  if (!Object.values(params ?? {}).every(isPart)) return refuseWith(reply, refuse('not_found'))
  const form = route.file && (await readForm(request, route.file))
  if (isRefusal(form)) return refuseWith(reply, form)
  const parsed = parseInput(route, request, form)
  if (isRefusal(parsed)) return refuseWith(reply, parsed)
  // The table fixes what the parsers return; the compiler cannot follow that through a generic
  // route.
  const call = { ...parsed, clientId, params, file: form?.file, request, reply } as never
  const make = (): Promise<Answer<R>> | Answer<R> => {
    if (route.points === undefined) return handler(call)
    const made = turns.take(networkFrom(request.raw), async () => handler(call))
    return made ?? refuse('too_many_requests', { seconds: 1 })
  }
  if (kept && typeof route.keptMs === 'number') {
    const key = JSON.stringify([route.path, params, parsed.query])
    const made = await kept.get(key, route.keptMs, async () => {
      const outcome = await make()
      return isRefusal(outcome) ? outcome : Buffer.from(JSON.stringify(outcome))
    })
    if (isRefusal(made)) return refuseWith(reply, made as Refused)
    reply.type(json)
    return made
  }
  const outcome = await make()
  if (outcome instanceof MadeAnswer) {
    reply.type(json)
    return outcome.json
  }
  if (clientId !== undefined && isRefusal(outcome) && outcome.refused === 'not_found') {
    // Whoever tries ids out is seen by the many of these.
    request.log.info({ client: String(clientId), route: route.path }, 'not found, or not theirs')
  }
  // Not `reply.send`: what that returns would be waited for until the answer has left.
  return isRefusal(outcome) ? refuseWith(reply, outcome as Refused) : outcome
}

function parseInput(
  route: Route,
  request: FastifyRequest,
  form: Form | undefined,
): { body: unknown; query: unknown } | Refused {
  const body = parseWith(route.body, form?.fields ?? request.body)
  if (isRefusal(body)) return body
  const query = parseWith(route.query, request.query)
  return isRefusal(query) ? query : { body: body.value, query: query.value }
}

function parseWith(
  schema: z.core.$ZodType | undefined,
  input: unknown,
): { value: unknown } | Refused {
  if (!schema) return { value: undefined }
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return { value: parsed.data }
  const { errors, unknownField } = fieldErrors(parsed.error)
  if (unknownField !== undefined) return refuse('unknown_field', { field: unknownField })
  return errors.length === 0 ? refuse('malformed') : refuseFields(errors)
}

/** The answer to input with wrong fields, whoever finds them. */
export function refuseFields(errors: readonly Problem[]) {
  return { ...refuse('invalid_input'), errors }
}

/** A "no" that says how to go on. */
export function refuseWithMore(refusal: KnownRefusal, more: Partial<Failure>): Refused {
  return { ...refusal, more }
}

export function refuseWith(reply: FastifyReply, refusal: Refused) {
  const { refused: code, details, errors, more } = refusal
  const after = details?.seconds ?? retryAfterSeconds(code)
  if (after !== undefined) reply.header('retry-after', String(after))
  const message = refusalMessage(refusal)
  const failure: Failure = { ...more, status: false, message, code }
  if (details) failure.details = { ...details }
  if (errors) failure.errors = errors.map((it) => ({ ...it, message: problemMessage(it) }))
  return reply.code(refusalStatus(code)).send(failure)
}

/**
 * What a throw means: an outage is 503, a request Fastify could not read is 400 to 415, all else is
 * our defect.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => refuseWith(reply, refuse('not_found')))
  app.setErrorHandler((error: FastifyError, _request, reply) => answerError(error, reply))
}

export function answerError(error: FastifyError, reply: FastifyReply) {
  if (error instanceof Outage) {
    reply.log.warn({ err: error }, 'outage')
    return refuseWith(reply, refuse('unavailable'))
  }
  if (error instanceof CardNumberSent) return refuseWith(reply, refuse('card_number_sent'))
  const status = error.statusCode ?? 500
  if (status === 413) return refuseWith(reply, refuse('too_large'))
  if (status === 414) return refuseWith(reply, refuse('url_too_long'))
  if (status >= 400 && status < 500) return refuseWith(reply, refuse('malformed'))
  reply.log.error({ err: error }, 'defect')
  return reply.code(500).send({ status: false, message: 'Something Went Wrong!', code: 'defect' })
}

/** Nothing of the body is in it: it may be logged. */
class CardNumberSent extends Error {
  override readonly name = 'CardNumberSent'
}

/** Also one that does not end: looked through once, and not again from each quote in it. */
const stringLiteral = /"(?:[^"\\]|\\.)*"?/gs
const exponent = /\d[eE]/

/**
 * Reads JSON, and refuses numbers in exponent notation: an amount is plain digits.
 * (`1e3` would parse to a clean 1000, so only the text can tell.) A body with the full number of a
 * payment card goes no further, whatever call it is for.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString()
    if (body === '') return done(null, undefined)
    if (holdsCardNumber(body)) return done(new CardNumberSent())
    if (exponent.test(body) && exponent.test(body.replace(stringLiteral, '""'))) {
      return done(Object.assign(new Error('exponent notation'), { statusCode: 400 }))
    }
    return parse(request, body, done)
  })
}
