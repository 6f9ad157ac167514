// A process beside a test that goes on while the test stands still: an exchange at two addresses
// with the same prices, and an engine that nobody disturbs on the first of them. Its parent says
// how fast time runs, and may cut off the second.

import { later, type Millis, millis, minute } from '#kernel/time.ts'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { type KrakenServer, startKrakenServer } from './kraken-server.ts'
import { krakenEngine } from './stalled.ts'

export type ExchangeWish = {
  readonly connection: Connection
  readonly since: number
  readonly speed: number
}

export type Exchange = { readonly streamUrl: string; readonly restUrl: string }

/** As the exchange calls them: for a subscription, and for REST. */
const pairs = [
  { symbol: 'BTC/USD', rest: 'XBTUSD', level: 60_000 },
  { symbol: 'ETH/USD', rest: 'ETHUSD', level: 3_000 },
] as const
const historyMinutes = 180
/** In its own time. */
const quoteEveryMs = 120

// Whoever started it is gone.
process.once('disconnect', () => process.exit(1))
process.once('message', (wish: ExchangeWish) => void run(wish))

async function run({ connection, since, speed }: ExchangeWish): Promise<void> {
  const now = (): Millis => millis(since + (Date.now() - since) * speed)
  const listed = pairs.map(({ symbol }) => symbol)
  const servers = [await startKrakenServer(listed, now), await startKrakenServer(listed, now)]
  const [calm, other] = servers as [KrakenServer, KrakenServer]
  const began = now()
  for (const server of servers) writeHistory(server, began)
  setInterval(() => quote(servers, now()), quoteEveryMs / speed)
  await krakenEngine(
    openDatabase(connection, () => {}),
    { ...calm, now, speed },
  )
  process.on('message', (wanted: 'cut' | 'back') => {
    other.faults.refusing = wanted === 'cut'
    if (wanted === 'cut') other.drop()
  })
  const { streamUrl, restUrl } = other
  process.send?.({ streamUrl, restUrl } satisfies Exchange)
}

/** A price that goes up and down by a few parts in ten thousand. */
function priceAt(level: number, at: Millis): number {
  const minutes = at / minute
  const move = Math.sin(minutes * 5.1) * 0.0004 + Math.sin(minutes * 47) * 0.0003
  return Math.round(level * (1 + move) * 100) / 100
}

function writeHistory({ minutes, trades }: KrakenServer, until: Millis): void {
  for (const { rest, level } of pairs) {
    const first = later(until, -historyMinutes * minute - (until % minute))
    minutes.set(
      rest,
      Array.from({ length: historyMinutes + 1 }, (_, nr) => {
        const at = later(first, nr * minute)
        return [at / 1000, priceAt(level, at)]
      }),
    )
    trades.set(rest, [])
  }
}

/** Somebody trades at each quote, at its middle. */
function quote(servers: readonly KrakenServer[], at: Millis): void {
  for (const { symbol, rest, level } of pairs) {
    const price = priceAt(level, at)
    for (const server of servers) {
      server.quote(symbol, price, price, new Date(at).toISOString())
      server.trades.get(rest)?.push([at / 1000, price])
    }
  }
}
