// A local server that speaks what the Coinbase exchange speaks in public, WebSocket and REST, and
// that can be made to fail in the ways an exchange fails.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export type CoinbaseServer = {
  readonly streamUrl: string
  readonly restUrl: string
  /** How often a client has connected. */
  readonly connections: () => number
  /** Products subscribed to, over the whole time, in order. */
  readonly subscribed: readonly string[]
  /** Sends the best bid and ask to whoever subscribed; `time` is RFC 3339. */
  readonly quote: (product: string, bid: string, ask: string, time?: string) => void
  /** Sends any text to every client. */
  readonly send: (text: string) => void
  /** Cuts all connections without a word. */
  readonly drop: () => void
  /** Paths asked for, in order. */
  readonly requests: readonly string[]
  readonly faults: Faults
  /** Closes of minutes by product: seconds since 1970 and the price, in order of time. */
  readonly minutes: Map<string, readonly (readonly [seconds: number, close: number])[]>
  /** By product, in order of time; the ids are their places, from 1. */
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
const candlesMost = 300
const tradesMost = 1_000

/** `listed` are the products that are online; `now` is the exchange's clock. */
export async function startCoinbaseServer(
  listed: readonly string[],
  now: () => number,
): Promise<CoinbaseServer> {
  const subscribed: string[] = []
  const requests: string[] = []
  const minutes: CoinbaseServer['minutes'] = new Map()
  const trades: CoinbaseServer['trades'] = new Map()
  const faults: Faults = { refusing: false, silent: false, deaf: false, rest: [] }
  const clients = new Map<WebSocket, Set<string>>()
  let connections = 0

  const http = createServer((request, response) => {
    requests.push(request.url ?? '')
    const url = new URL(request.url ?? '', 'http://localhost')
    answer(response, faults.rest.shift(), () => pageOf(url, { listed, minutes, trades }))
  })
  const stream = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, socket, head) => {
    connections += 1
    if (faults.refusing) return void socket.destroy()
    stream.handleUpgrade(request, socket, head, accept)
  })

  function accept(client: WebSocket): void {
    const products = new Set<string>()
    clients.set(client, products)
    client.on('close', () => clients.delete(client))
    client.on('error', () => {})
    client.on('message', (bytes) => {
      if (faults.deaf) return
      const { product_ids: asked } = JSON.parse(String(bytes)) as { product_ids: string[] }
      const unknown = asked.find((id) => !listed.includes(id))
      if (unknown !== undefined) {
        const reason = `${unknown} is not a valid product`
        return tell(client, { type: 'error', message: 'Failed to subscribe', reason })
      }
      for (const id of asked) {
        products.add(id)
        subscribed.push(id)
      }
      const channels = ['ticker', 'heartbeat'].map((name) => ({ name, product_ids: [...products] }))
      tell(client, { type: 'subscriptions', channels })
    })
  }

  function tell(client: WebSocket, message: object): void {
    if (!faults.silent) client.send(JSON.stringify(message))
  }

  const heartbeat = setInterval(() => {
    const time = new Date(now()).toISOString()
    for (const [client, products] of clients) {
      for (const product_id of products) {
        tell(client, { type: 'heartbeat', product_id, last_trade_id: 7, sequence: 90, time })
      }
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
    quote: (product, bid, ask, time = new Date(now()).toISOString()) => {
      for (const [client, products] of clients) {
        if (products.has(product)) tell(client, tickerOf(product, { bid, ask, time }))
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

type Quoted = { readonly bid: string; readonly ask: string; readonly time: string }

function tickerOf(product: string, { bid, ask, time }: Quoted) {
  const traded = { price: bid, side: 'buy', trade_id: 7, last_size: '0.1', sequence: 91 }
  return { type: 'ticker', product_id: product, best_bid: bid, best_ask: ask, time, ...traded }
}

function answer(
  response: ServerResponse,
  fault: Faults['rest'][number] | undefined,
  ok: () => unknown,
) {
  if (fault === 'hang') return
  response.statusCode = fault === '503' ? 503 : 200
  response.setHeader('content-type', 'application/json')
  if (fault === 'garbage') return void response.end('<html>no</html>')
  response.end(JSON.stringify(fault === 'rate limit' ? { message: 'Slow down' } : ok()))
}

type Past = Pick<CoinbaseServer, 'minutes' | 'trades'> & { readonly listed: readonly string[] }

function pageOf({ pathname, searchParams }: URL, { listed, minutes, trades }: Past): unknown {
  const [, , product = '', what] = pathname.split('/')
  if (product === '') {
    const gone = { id: 'OLD-USD', status: 'delisted' }
    return [...listed.map((id) => ({ id, status: 'online' })), gone]
  }
  if (!listed.includes(product)) return { message: 'NotFound' }
  if (what === 'candles') {
    const [start, end] = ['start', 'end'].map((name) => Date.parse(searchParams.get(name) ?? ''))
    const wanted = (minutes.get(product) ?? []).filter(
      ([seconds]) => seconds * 1_000 >= (start ?? 0) && seconds * 1_000 <= (end ?? 0),
    )
    if (wanted.length > candlesMost) return { message: 'granularity too small for the range' }
    return wanted
      .map(([seconds, close]) => [seconds, close - 1, close + 1, close, close, 0.5])
      .reverse()
  }
  const before = Number(searchParams.get('after') ?? Number.POSITIVE_INFINITY)
  return (trades.get(product) ?? [])
    .map(([time, price], place) => ({ time, trade_id: place + 1, price, size: '1', side: 'buy' }))
    .filter(({ trade_id: id }) => id < before)
    .slice(-tradesMost)
    .reverse()
}
