// HTTP edges: a route of the contract becomes a Fastify route that parses, asks who is calling,
// and answers in the envelope.

import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import * as z from 'zod/mini'
import type { KnownRefusal } from '#contract/refusals.ts'
import { fieldErrors } from '#contract/shared/field-errors.ts'
import {
  bodyBytesMost,
  type OpenRoute,
  type Route,
  type StaffRoute,
} from '#contract/shared/route.ts'
import { text } from '#contract/shared/wire.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { networkFrom } from './caller.ts'
import { type FairTurns, takeFairTurns } from './fair-turns.ts'
import { acceptForms, type Form, readForm } from './forms.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { Opened } from './opened.ts'
import { type Refused, refuseFields, refuseWith } from './refuse-with.ts'
import { MadeAnswer } from './reply.ts'
import { type Files, filesOf } from './serve-files.ts'

/** Finds the client behind a request's access token. */
export type SignIn = (
  request: FastifyRequest,
  opened: Opened,
) => Promise<ClientId | KnownRefusal> | ClientId | KnownRefusal

type Parsed<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined

/** What everybody brings who asks. */
type Asking<R extends Route> = {
  readonly body: Parsed<R['body']>
  readonly query: Parsed<R['query']>
  readonly params: Readonly<Record<string, string>>
  /** What the form of a route with a file brought. */
  readonly file: Buffer | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Call<R extends OpenRoute> = Asking<R> & {
  /** Set on routes of clients. */
  readonly clientId: R['audience'] extends 'client' ? ClientId : undefined
}

/** `S` is what a member of staff is to whoever knows them. */
export type StaffCall<R extends StaffRoute, S> = Asking<R> & { readonly staff: S }

type Answer<R extends Route> =
  | z.core.output<R['reply']>
  | MadeAnswer<z.core.output<R['reply']>>
  | Refused

export type Router = Files & {
  readonly on: <R extends OpenRoute>(
    route: R,
    handler: (call: Call<R>) => Promise<Answer<R>> | Answer<R>,
    admit?: Admit,
  ) => void
}

export type StaffRouter<S> = {
  readonly on: <R extends StaffRoute>(
    route: R,
    handler: (call: StaffCall<R, S>) => Promise<Answer<R>> | Answer<R>,
  ) => void
}

/** Finds the member of staff behind a request, who may do what it asks; or why there is none. */
export type AdmitStaff<S> = (
  request: FastifyRequest,
  route: StaffRoute,
) => Promise<S | KnownRefusal>

/** Hears of each call that was refused to a member of staff, by the code of the refusal. */
export type RefusedStaff<S> = (
  request: FastifyRequest,
  route: StaffRoute,
  staff: S,
  refused: string,
) => Promise<void>

/** May say no before a form and its file are read. */
export type Admit = (
  request: FastifyRequest,
  clientId: ClientId | undefined,
) => Promise<KnownRefusal | undefined>

/**
 * How many dear answers (of a route with `points`) one network may wait for, and all together: as
 * many as its points are enough for. They are made one at a time, and leave the database room.
 */
const dearMost = { each: 500, all: 5_000 }

export type RouterOptions = {
  /** What calls of those who are not signed in have to pass; makes a hook for so many points. */
  readonly gate?: (points: number) => onRequestHookHandler
  /** Where answers of routes with `keptMs` are kept. */
  readonly kept?: KeptAnswers
  /** Looks whether somebody else answers a client who is not let in here, and has them do so. */
  readonly answeredElsewhere?: AnsweredElsewhere | undefined
}

export type AnsweredElsewhere = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, on the routes of those who are signed in. */
    clientId: ClientId | undefined
    /** Where it was a personal token that let them in: what their sockets are known by. */
    tokenSession: SessionId | undefined
    /** Who asks, on the routes of staff: what `AdmitStaff` found. */
    staff: unknown
  }
}

/** A router that registers contract routes below /api on this Fastify instance. */
export function createRouter(
  app: FastifyInstance,
  signIn: SignIn,
  { gate, kept, answeredElsewhere }: RouterOptions = {},
): Router {
  const turns = takeFairTurns(dearMost)
  if (!app.hasRequestDecorator('clientId')) app.decorateRequest('clientId', undefined)
  if (!app.hasRequestDecorator('tokenSession')) app.decorateRequest('tokenSession', undefined)
  const signedIn =
    (scope: Opened['scope']): onRequestHookHandler =>
    (request, reply, done) => {
      // What is told to one client is kept by nobody between us. A handler may say otherwise.
      reply.header('cache-control', 'no-store')
      const turnAway = async (refused: KnownRefusal) => {
        if (!(await answeredElsewhere?.(request, reply))) refuseWith(reply, refused)
      }
      const enter = (who: ClientId | KnownRefusal) => {
        if (isRefusal(who)) return void turnAway(who).catch(done)
        request.clientId = who
        done()
      }
      const who = signIn(request, { scope, tell: (name, value) => void reply.header(name, value) })
      if (who instanceof Promise) who.then(enter, done)
      else enter(who)
    }
  return {
    on: (route, handler, admit) => {
      const first =
        route.audience === 'client' ? signedIn(route.scope) : (gate?.(route.points ?? 1) ?? [])
      addRoute(app, route, first, (request, reply) => {
        const { clientId } = request
        return answer(
          route,
          { request, reply, kept, turns },
          {
            who: { clientId },
            refuses: admit && (() => admit(request, clientId)),
            // The table fixes what the parsers return; the compiler cannot follow that through a
            // generic route.
            handler: handler as never,
          },
        )
      })
    },
    ...filesOf(app, gate?.(1) ?? []),
  }
}

/** A router of the calls of staff: whoever may not ask one is told as little as `admit` says. */
export function createStaffRouter<S>(
  app: FastifyInstance,
  admit: AdmitStaff<S>,
  refused: RefusedStaff<S>,
): StaffRouter<S> {
  const turns = takeFairTurns(dearMost)
  if (!app.hasRequestDecorator('staff')) app.decorateRequest('staff', undefined)
  return {
    on: (route, handler) => {
      const enter: onRequestAsyncHookHandler = async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const staff = await admit(request, route)
        if (isRefusal(staff)) return refuseWith(reply, staff as KnownRefusal)
        request.staff = staff
      }
      addRoute(app, route, enter, (request, reply) =>
        answer(
          route,
          { request, reply, kept: undefined, turns },
          {
            who: { staff: request.staff },
            refuses: undefined,
            handler: (async (call: never) => {
              const outcome = await (handler as (call: never) => Promise<unknown>)(call)
              if (isRefusal(outcome)) {
                await refused(request, route, request.staff as S, outcome.refused)
              }
              return outcome
            }) as never,
          },
        ),
      )
    },
  }
}

/** `first` runs before anything of the body is read. */
function addRoute(
  app: FastifyInstance,
  route: Route,
  first: NonNullable<RouteShorthandOptions['onRequest']>,
  handler: RouteHandlerMethod,
): void {
  const add = (scope: FastifyInstance) =>
    scope.route({
      method: route.method,
      url: `/api${route.path}`,
      bodyLimit: route.bodyBytesMax ?? bodyBytesMost,
      onRequest: first,
      handler,
    })
  const { file } = route
  if (file === undefined) return void add(app)
  // In a scope of its own: no other route takes forms.
  app.register(async (scope) => {
    await acceptForms(scope, file)
    add(scope)
  })
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

type Answering<R extends Route> = {
  readonly who: { readonly clientId: ClientId | undefined } | { readonly staff: unknown }
  /** Before a form and its file are read. */
  readonly refuses: (() => Promise<KnownRefusal | undefined>) | undefined
  readonly handler: (call: Asking<R>) => Promise<Answer<R>> | Answer<R>
}

async function answer<R extends Route>(
  route: R,
  { request, reply, kept, turns }: Asked,
  { who, refuses, handler }: Answering<R>,
) {
  const refusal = refuses && (await refuses())
  if (refusal) return refuseWith(reply, refusal)
  const { params } = request
  if (!Object.values(params ?? {}).every(isPart)) return refuseWith(reply, refuse('not_found'))
  const form = route.file && (await readForm(request, route.file))
  if (isRefusal(form)) return refuseWith(reply, form)
  const parsed = parseInput(route, request, form)
  if (isRefusal(parsed)) return refuseWith(reply, parsed)
  const call = { ...parsed, ...who, params, file: form?.file, request, reply } as never
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
