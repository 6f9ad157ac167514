// A local server that speaks what an exchange speaks in public, WebSocket and REST, and that can be
// made to fail in the ways an exchange fails.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export type ExchangeServer = {
  readonly streamUrl: string
  readonly restUrl: string
  /** How often a client has connected. */
  readonly connections: () => number
  /** Pairs subscribed to, over the whole time, in order. */
  readonly subscribed: readonly string[]
  /** Sends the best bid and ask to whoever subscribed; `time` is RFC 3339. */
  readonly quote: (pair: string, bid: string, ask: string, time?: string) => void
  /** Sends any text to every client. */
  readonly send: (text: string) => void
  /** Cuts all connections without a word. */
  readonly drop: () => void
  /** Paths asked for, in order. */
  readonly requests: readonly string[]
  readonly faults: Faults
  /** Closes of minutes by pair: seconds since 1970 and the price, in order of time. */
  readonly minutes: Map<string, readonly (readonly [seconds: number, close: number])[]>
  /** By pair, in order of time; the ids are their places, from 1. */
  readonly trades: Map<string, readonly (readonly [time: string, price: string])[]>
  readonly close: () => Promise<void>
}

type Faults = {
  /** Turns new connections away. */
  refusing: boolean
  /** Sends nothing any more, not even heartbeats. */
  silent: boolean
  /** Accepts subscriptions without answering them. */
  deaf: boolean
  /** What the next REST requests are answered with. */
  rest: ('503' | 'rate limit' | 'garbage' | 'hang')[]
}

const heartbeatMs = 20

export type Quoted = { readonly bid: string; readonly ask: string; readonly time: string }

/** What is asked of the past, and of what there is. */
export type Past = Pick<ExchangeServer, 'minutes' | 'trades'> & {
  /** The pairs that can be subscribed to. */
  readonly listed: readonly string[]
}

/** How one exchange puts it. */
export type Dialect = {
  /** The pairs that a request asks for; undefined: it asks for something else. */
  readonly askedBy: (request: unknown) => readonly string[] | undefined
  readonly refusal: (pair: string) => object
  readonly accepted: (pair: string, all: readonly string[]) => object
  readonly ticker: (pair: string, quoted: Quoted) => object
  /** What it says by itself; `time` is RFC 3339. */
  readonly heartbeat: (pair: string, time: string) => object
  readonly slowDown: object
  readonly pageOf: (url: URL, past: Past) => unknown
}

/** `now` is the exchange's clock. */
export async function startExchangeServer(
  dialect: Dialect,
  listed: readonly string[],
  now: () => number,
): Promise<ExchangeServer> {
  const subscribed: string[] = []
  const requests: string[] = []
  const minutes: ExchangeServer['minutes'] = new Map()
  const trades: ExchangeServer['trades'] = new Map()
  const faults: Faults = { refusing: false, silent: false, deaf: false, rest: [] }
  const clients = new Map<WebSocket, Set<string>>()
  let connections = 0

  const http = createServer((request, response) => {
    requests.push(request.url ?? '')
    const url = new URL(request.url ?? '', 'http://localhost')
    const ok = () => dialect.pageOf(url, { listed, minutes, trades })
    answer(response, faults.rest.shift(), { ok, slowDown: dialect.slowDown })
  })
  const stream = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, socket, head) => {
    connections += 1
    if (faults.refusing) return void socket.destroy()
    stream.handleUpgrade(request, socket, head, accept)
  })

  function accept(client: WebSocket): void {
    const pairs = new Set<string>()
    clients.set(client, pairs)
    client.on('close', () => clients.delete(client))
    client.on('error', () => {})
    client.on('message', (bytes) => {
      const asked = dialect.askedBy(JSON.parse(String(bytes)))
      if (faults.deaf || asked === undefined) return
      const unknown = asked.find((pair) => !listed.includes(pair))
      if (unknown !== undefined) return tell(client, dialect.refusal(unknown))
      for (const pair of asked) {
        pairs.add(pair)
        subscribed.push(pair)
      }
      const last = asked.at(-1)
      if (last !== undefined) tell(client, dialect.accepted(last, [...pairs]))
    })
  }

  function tell(client: WebSocket, message: object): void {
    if (!faults.silent) client.send(JSON.stringify(message))
  }

  const heartbeat = setInterval(() => {
    const time = new Date(now()).toISOString()
    for (const [client, pairs] of clients) {
      for (const pair of pairs) tell(client, dialect.heartbeat(pair, time))
    }
  }, heartbeatMs)

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo

  return {
    streamUrl: `ws://127.0.0.1:${port}`,
    restUrl: `http://127.0.0.1:${port}`,
    connections: () => connections,
    subscribed,
    requests,
    faults,
    minutes,
    trades,
    quote: (pair, bid, ask, time = new Date(now()).toISOString()) => {
      for (const [client, pairs] of clients) {
        if (pairs.has(pair)) tell(client, dialect.ticker(pair, { bid, ask, time }))
      }
    },
    send: (text) => {
      for (const client of clients.keys()) client.send(text)
    },
    drop: () => {
      for (const client of clients.keys()) client.terminate()
    },
    close: async () => {
      clearInterval(heartbeat)
      for (const client of clients.keys()) client.terminate()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

type Answers = { readonly ok: () => unknown; readonly slowDown: object }

function answer(
  response: ServerResponse,
  fault: Faults['rest'][number] | undefined,
  { ok, slowDown }: Answers,
) {
  if (fault === 'hang') return
  response.statusCode = fault === '503' ? 503 : 200
  response.setHeader('content-type', 'application/json')
  if (fault === 'garbage') return void response.end('<html>no</html>')
  response.end(JSON.stringify(fault === 'rate limit' ? slowDown : ok()))
}
