// A client of this platform's API for programs, typed by the contract itself: every call has the
// parameters and the answer that the server checks, and a "no" is an answer with its code.

import WebSocket from 'ws'
import * as z from 'zod/mini'
import { clientRoutes } from '#contract/client/routes.ts'
import { StreamMessage } from '#contract/client/stream.ts'
import { publicRoutes } from '#contract/public/routes.ts'
import type { Route } from '#contract/shared/route.ts'
import { streamPath } from '#contract/shared/stream-path.ts'
import { Failure } from '#contract/shared/wire.ts'

const routes = { ...publicRoutes, ...clientRoutes }

export type CallName = keyof typeof routes
type RouteOf<N extends CallName> = (typeof routes)[N]

type Input<S> = S extends z.core.$ZodType ? z.core.input<S> : undefined

export type Asked<N extends CallName> = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: RouteOf<N> extends { query: infer Q } ? Input<Q> : undefined
  readonly body?: RouteOf<N> extends { body: infer B } ? Input<B> : undefined
  /** Made once for each deed, and sent again with it while its outcome is unknown. */
  readonly key?: string
}

/** What the server answers; `status` is false where it refuses. */
export type Answer<N extends CallName> = z.core.output<RouteOf<N>['reply']> | (Failure & Refusal)
type Refusal = { readonly http: number }

export type Client = {
  readonly call: <N extends CallName>(name: N, asked?: Asked<N>) => Promise<Answer<N>>
  /**
   * Hears of these symbols, and of the client's own trades and balances, until it is closed. What a
   * newer server says and this version does not know is left unheard. Where `hear` is async nobody
   * waits for it, and what it rejects with is the program's own.
   */
  readonly follow: (symbols: readonly string[], hear: (message: StreamMessage) => void) => Following
}

export type Following = {
  /**
   * Resolves once it is closed, by whomever, or its line is dead: whoever goes on follows anew.
   * One that opens is dead too where nothing answers. Rejects where it is refused, where what comes
   * over it is not the stream's, and with what `hear` threw, which ends it. A program that looks at
   * none of this goes on and hears nothing more.
   */
  readonly ended: Promise<void>
  /** Nothing is heard from then on. */
  readonly close: () => void
}

export type ClientOptions = {
  /** Where the platform is, such as https://trade.example. */
  readonly url: string
  /** A personal token; without one only public calls are open. */
  readonly token?: string | undefined
  /** What is followed and says nothing for so long, though it is asked, is over; 12 s. */
  readonly silenceMs?: number | undefined
}

const usualSilenceMs = 12_000
/** So often it is asked meanwhile. */
const asksMost = 3

export function openClient(options: ClientOptions): Client {
  const { url, token } = options
  const call: Client['call'] = async (name, asked = {}) => {
    const route: Route = routes[name]
    const { params = {}, query = {}, body, key } = asked
    const response = await fetch(new URL(addressOf(route.path, params, query), url), {
      method: route.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const told: unknown = await response.json()
    if (!response.ok) return { ...z.parse(Failure, told), http: response.status }
    return z.parse(route.reply, told) as never
  }
  return { call, follow: (symbols, hear) => follow({ ...options, call }, symbols, hear) }
}

function addressOf(path: string, params: Readonly<Record<string, string>>, query: object): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const said = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return `/api${filled}${search.size === 0 ? '' : `?${search}`}`
}

function follow(
  { call, url, token, silenceMs = usualSilenceMs }: Pick<Client, 'call'> & ClientOptions,
  symbols: readonly string[],
  hear: (message: StreamMessage) => void,
): Following {
  // By the token an install of several cells leads to the one that knows this client.
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const socket = new WebSocket(new URL(streamPath, url.replace(/^http/, 'ws')), { headers })
  const say = (message: object) => socket.send(JSON.stringify(message))
  let isOver = false
  const end = (how: 'close' | 'terminate') => {
    isOver = true
    socket[how]()
  }
  // Counted and not timed: a program that stood still itself has heard nothing either.
  let unanswered = 0
  const ended = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve())
    // `ws` calls it an error when a line is ended that still opens: here it was meant.
    socket.on('error', (error) => (isOver ? resolve() : reject(error)))
    socket.on('message', (data) => {
      if (isOver) return
      unanswered = 0
      // What is thrown to `ws` is caught by nobody, and would be the end of the whole program.
      try {
        const { data: message } = z.safeParse(StreamMessage, JSON.parse(String(data)))
        if (message && message.type !== 'pong') hear(message)
      } catch (error) {
        reject(error)
        end('close')
      }
    })
  })
  // So that a program that awaits no end does not die of one.
  ended.catch(() => {})
  socket.once('open', async () => {
    say({ type: 'subscribe', symbols })
    if (token === undefined) return
    // Where none is to be had now, whoever follows comes again.
    const answer = await call('streamTicket').catch(() => undefined)
    if (answer?.status) say({ type: 'authenticate', ticket: answer.data.ticket })
    else end('close')
  })
  const watch = () => {
    // Over a line that is dead no farewell comes back either.
    if (unanswered === asksMost) return end('terminate')
    if (socket.readyState === socket.OPEN) say({ type: 'ping', id: 0 })
    unanswered += 1
  }
  const watching = setInterval(watch, silenceMs / (asksMost + 1))
  socket.once('close', () => clearInterval(watching))
  return { ended, close: () => end('close') }
}
