// One call to the server by the contract's route table, without a session of its own.

import * as z from 'zod/mini'
import type { Route } from '#contract/shared/route.ts'
import * as t from '../i18n/i18n.ts'
import { failureOf, inWords, type LoadWords, noAnswer, unreachable } from './failure.ts'
import { type Address, urlOf } from './url-of.ts'

const timeoutMs = 15_000
/** A picture over a slow line. */
const fileTimeoutMs = 60_000
/** In our own words. */
export type BodyOf<R extends Route> = R['body'] extends z.core.$ZodType
  ? z.core.output<R['body']>
  : undefined
type QueryOf<R extends Route> = R['query'] extends z.core.$ZodType
  ? z.core.input<R['query']>
  : undefined

export type CallOptions<R extends Route> = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: QueryOf<R>
  /** In our own words; the route's codec writes it in the wire's. */
  readonly body?: BodyOf<R>
  /** The file of a route that takes one. */
  readonly file?: Blob | undefined
  /** Made before the first try and kept for every further one. */
  readonly idempotencyKey?: string
  /** Beside those that every call has. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** The answer, where the page has asked already. */
  readonly asked?: Promise<Response> | undefined
}

/**
 * Calls in the words of an application. `known` has what the page brought along: the body of the
 * answer to a GET, or undefined.
 */
export function sendIn(loadWords: LoadWords, known: (url: string) => unknown = () => undefined) {
  /** The parsed reply, or an ApiError. `token` is the access token of whoever calls. */
  return async function send<R extends Route>(
    route: R,
    options: CallOptions<R> = {},
    token: string | null = null,
  ): Promise<z.core.output<R['reply']>> {
    const { body } = options
    const url = urlOf(route, options as Address)
    const reply = route.method === 'GET' ? known(url) : undefined
    if (reply !== undefined) return inWords(z.parse<R['reply']>(route.reply, reply), loadWords)
    const init = {
      method: route.method,
      headers: {
        ...options.headers,
        ...(route.body && !route.file ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(route.body ? { body: written(route, z.encode(route.body, body as never), options) } : {}),
      signal: signalOf(options.signal, route.file ? fileTimeoutMs : timeoutMs),
    }
    const response = await (options.asked ?? fetch(url, init)).catch((error: unknown) => {
      throw noAnswer(wordsOf(error))
    })
    const text = await response.text().catch(() => '')
    if (!response.ok) throw await failureOf(response.status, parsed(text), loadWords)
    return inWords(z.parse<R['reply']>(route.reply, JSON.parse(text)), loadWords)
  }
}

function written(route: Route, body: unknown, { file }: { file?: Blob | undefined }) {
  if (!route.file) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, String(value))
  }
  if (file) form.append(route.file.name, file)
  return form
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function signalOf(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const timeout = AbortSignal.timeout(ms)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

function wordsOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return t.line.tooSlow
  return unreachable()
}
