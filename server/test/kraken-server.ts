// A local server that speaks what the Kraken exchange speaks in public, WebSocket v2 and REST,
// and that can be made to fail in the ways an exchange fails.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export type KrakenServer = {
  readonly streamUrl: string
  readonly restUrl: string
  /** How often a client has connected. */
  readonly connections: () => number
  /** Symbols subscribed to, over the whole time, in order. */
  readonly subscribed: readonly string[]
  /** Sends the best bid and ask to whoever subscribed; `timestamp` is RFC 3339. */
  readonly quote: (symbol: string, bid: number, ask: number, timestamp?: string) => void
  /** Sends any text to every client. */
  readonly send: (text: string) => void
  /** Cuts all connections without a word. */
  readonly drop: () => void
  readonly requests: readonly RestRequest[]
  readonly faults: Faults
  /** Minutes to answer OHLC with, by REST's pair name: seconds since 1970 and the close. */
  readonly minutes: Map<string, readonly [seconds: number, close: number][]>
  /** Trades to answer Trades with, by REST's pair name, in order of time. */
  readonly trades: Map<string, [seconds: number, price: number][]>
  readonly close: () => Promise<void>
}

export type RestRequest = {
  readonly call: 'OHLC' | 'Trades'
  readonly pair: string
  readonly since: number
  readonly at: number
}

type Faults = {
  /** Turns new connections away. */
  refusing: boolean
  /** Sends nothing any more, not even heartbeats. */
  silent: boolean
  /** Accepts subscriptions without answering them. */
  deaf: boolean
  /** What the next REST requests are answered with instead of candles. */
  rest: ('503' | 'rate limit' | 'garbage' | 'hang')[]
}

const heartbeatMs = 20

/** `listed` are the symbols that can be subscribed to; `now` is the exchange's clock. */
export async function startKrakenServer(
  listed: readonly string[],
  now: () => number = Date.now,
): Promise<KrakenServer> {
  const subscribed: string[] = []
  const requests: RestRequest[] = []
  const minutes: KrakenServer['minutes'] = new Map()
  const trades: KrakenServer['trades'] = new Map()
  const faults: Faults = { refusing: false, silent: false, deaf: false, rest: [] }
  const clients = new Map<WebSocket, Set<string>>()
  let connections = 0

  const http = createServer((request, response) => {
    const asked = requestOf(request)
    requests.push(asked)
    answer(response, faults.rest.shift(), () =>
      asked.call === 'OHLC' ? ohlcOf(asked, minutes) : tradesOf(asked, trades),
    )
  })
  const stream = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, socket, head) => {
    connections += 1
    if (faults.refusing) return void socket.destroy()
    stream.handleUpgrade(request, socket, head, accept)
  })

  function accept(client: WebSocket): void {
    const symbols = new Set<string>()
    clients.set(client, symbols)
    client.on('close', () => clients.delete(client))
    client.on('error', () => {})
    tell(client, statusMessage)
    client.on('message', (bytes) => {
      const request: unknown = JSON.parse(String(bytes))
      for (const reply of repliesTo(request, { listed, deaf: faults.deaf, now })) {
        if ('result' in reply) symbols.add(reply.result.symbol)
        if ('result' in reply) subscribed.push(reply.result.symbol)
        tell(client, reply)
      }
    })
  }

  function tell(client: WebSocket, message: object): void {
    if (!faults.silent) client.send(JSON.stringify(message))
  }

  const heartbeat = setInterval(() => {
    for (const client of clients.keys()) tell(client, { channel: 'heartbeat' })
  }, heartbeatMs)

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo

  return {
    streamUrl: `ws://127.0.0.1:${port}/v2`,
    restUrl: `http://127.0.0.1:${port}`,
    connections: () => connections,
    subscribed,
    requests,
    faults,
    minutes,
    trades,
    quote: (symbol, bid, ask, timestamp) => {
      for (const [client, symbols] of clients) {
        if (symbols.has(symbol)) tell(client, tickerMessage(symbol, bid, ask, timestamp))
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

const statusMessage = {
  channel: 'status',
  type: 'update',
  data: [{ api_version: 'v2', connection_id: 7, system: 'online', version: '2.0.10' }],
}

function tickerMessage(symbol: string, bid: number, ask: number, timestamp?: string) {
  const quote = { symbol, bid, bid_qty: 1.5, ask, ask_qty: 2.25, last: bid, volume: 10, vwap: bid }
  const day = { low: bid, high: ask, change: 0, change_pct: 0 }
  const data = [{ ...quote, ...day, ...(timestamp === undefined ? {} : { timestamp }) }]
  return { channel: 'ticker', type: 'update', data }
}

type Reply = { readonly result: { readonly symbol: string } } | { readonly method: string }

type Exchange = {
  readonly listed: readonly string[]
  readonly deaf: boolean
  readonly now: () => number
}

function repliesTo(request: unknown, { listed, deaf, now }: Exchange): Reply[] {
  if (typeof request !== 'object' || request === null || !('method' in request)) return []
  const time = new Date(now()).toISOString()
  const times = { time_in: time, time_out: time }
  if (request.method === 'ping') return [{ method: 'pong', ...times }]
  if (deaf || !('params' in request)) return []
  const { symbol } = request.params as { symbol: string[] }
  return symbol.map((it) =>
    listed.includes(it)
      ? {
          method: 'subscribe',
          result: { channel: 'ticker', event_trigger: 'bbo', snapshot: true, symbol: it },
          success: true,
          ...times,
        }
      : {
          error: `Currency pair not supported ${it}`,
          method: 'subscribe',
          success: false,
          symbol: it,
          ...times,
        },
  )
}

function requestOf(request: IncomingMessage): RestRequest {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  return {
    call: pathname.endsWith('/Trades') ? 'Trades' : 'OHLC',
    pair: searchParams.get('pair') ?? '',
    since: Number(searchParams.get('since')),
    at: performance.now(),
  }
}

function answer(
  response: ServerResponse,
  fault: Faults['rest'][number] | undefined,
  ok: () => object,
) {
  if (fault === 'hang') return
  response.statusCode = fault === '503' ? 503 : 200
  response.setHeader('content-type', 'application/json')
  if (fault === 'garbage') return void response.end('<html>no</html>')
  const body = fault === 'rate limit' ? { error: ['EAPI:Rate limit exceeded'] } : ok()
  response.end(JSON.stringify(body))
}

/** The last minute is the one that still runs; "last" names the one before it. */
function ohlcOf({ pair, since }: RestRequest, minutes: KrakenServer['minutes']): object {
  const known = minutes.get(pair)
  if (known === undefined) return { error: ['EQuery:Unknown asset pair'] }
  const rows = known
    .filter(([seconds]) => seconds > since)
    .map(([seconds, close]) => {
      const text = close.toFixed(1)
      return [seconds, text, (close + 1).toFixed(1), (close - 1).toFixed(1), text, text, '0.5', 3]
    })
  return { error: [], result: { [`X${pair}`]: rows, last: known.at(-2)?.[0] ?? 0 } }
}

/** `since` and "last" are in nanoseconds, and leave out what they name. */
function tradesOf({ pair, since }: RestRequest, trades: KrakenServer['trades']): object {
  const known = trades.get(pair)
  if (known === undefined) return { error: ['EQuery:Unknown asset pair'] }
  const page = known.filter(([seconds]) => seconds * 1e9 > since).slice(0, tradesPerPage)
  const rows = page.map(([seconds, price], nr) => {
    return [String(price), '0.01', seconds, 'b', 'l', '', nr + 1]
  })
  const last = page.at(-1)?.[0] ?? since / 1e9
  return { error: [], result: { [`X${pair}`]: rows, last: String(Math.round(last * 1e9)) } }
}

const tradesPerPage = 1_000
