// Accepting and settling in process: the real lanes, ledger and constraints, without HTTP.

import type { Order } from '#contract/client/trades.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { later, type Millis, millis, second } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import type { Database, Single } from '#server/platform/db.ts'
import { noStops } from '#server/trading/stops/stop.ts'
import { type Lanes, laneCount, openLanes } from '#server/trading/trades/open-lanes.ts'
import type { OrderRequest } from '#server/trading/trades/open-trades.ts'
import {
  newPositions,
  type Position,
  type Positions,
  takeUp,
} from '#server/trading/trades/positions.ts'
import { percentile } from '../percentile.ts'
import { benchMarket, instrument, learnMinutes, newId, tickAt, type World } from './world.ts'

const submitters = 512

export type Desk = {
  readonly lanes: Lanes
  readonly positions: Positions
  /** Moves the desk's clock, and its newest price, forward. */
  readonly advance: (ms: number) => void
  readonly now: () => Millis
  /** Resolves when this many trades more have been settled. */
  readonly settled: (count: number) => Promise<void>
  /** The longest transaction so far, in milliseconds; reading it starts over. */
  readonly longest: () => number
  readonly close: () => Promise<void>
}

/** Lanes with a clock that runs in step with the real one but can be moved on. */
export function openDesk({ db }: World): Desk {
  let aheadMs = 0
  const now = () => millis(Date.now() + aheadMs)
  const market = benchMarket(now())
  const positions = newPositions()
  const tick = () => {
    learnMinutes(market, now())
    tickAt(market, now(), 6_000_000 + Math.round(Math.random() * 200))
  }
  const prices = setInterval(tick, 200)
  let settledCount = 0
  let longest = 0
  const waiters: { at: number; done: () => void }[] = []
  const lanes = openLanes({
    db: timed(db, (ms) => {
      longest = Math.max(longest, ms)
    }),
    clock: { now },
    market,
    positions,
    settings: () => defaultSettings,
    installTradesLive: () => true,
    needsIdentity: () => false,
    needsAppropriateness: () => false,
    stops: () => noStops,
    serves: () => true,
    newId,
    lanes: laneCount,
    log: (message) => console.error(message),
    onOpened: (opened) => {
      for (const { trade } of opened)
        takeUp(positions, trade, present(market.byId.get(1), 'BTCUSD').series)
    },
    onSettled: (settled) => {
      settledCount += settled.length
      for (const waiter of waiters) if (settledCount >= waiter.at) waiter.done()
    },
    onUnknown: () => {},
  })
  return {
    lanes,
    positions,
    now,
    advance: (ms) => {
      aheadMs += ms
      tick()
    },
    settled: (count) =>
      new Promise((done) => {
        waiters.push({ at: settledCount + count, done })
      }),
    longest: () => {
      const was = longest
      longest = 0
      return was
    },
    close: async () => {
      clearInterval(prices)
      await lanes.close()
    },
  }
}

/** The database, with every transaction of its single connections timed. */
function timed(db: Database, note: (ms: number) => void): Database {
  const timing = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      return await work()
    } finally {
      note(performance.now() - began)
    }
  }
  const timedSingle = (single: Single): Single => ({
    ...single,
    transaction: (work) => timing(() => single.transaction(work)),
    write: (first, appends) => timing(() => single.write(first, appends)),
  })
  return { ...db, single: () => timedSingle(db.single()) }
}

export function anOrder(durationSeconds: number): Order {
  return {
    book: 'demo',
    symbol: instrument.symbol,
    category: instrument.category,
    direction: Math.random() < 0.5 ? 'rise' : 'fall',
    stake: dollars(1),
    durationSeconds,
    strikeRate: '75/3',
  }
}

let keys = 0

async function submit(desk: Desk, clientId: ClientId, durationSeconds: number): Promise<number> {
  const began = performance.now()
  const opened = await desk.lanes.open(aRequest(clientId, anOrder(durationSeconds)))
  if (isRefusal(opened)) throw new Error(`refused: ${opened.refused}`)
  return performance.now() - began
}

/** An order on the live account, where nobody here has money. */
async function submitInVain(desk: Desk, clientId: ClientId): Promise<void> {
  const order = { ...anOrder(3_600), book: 'real' as const }
  const opened = await desk.lanes.open(aRequest(clientId, order))
  if (!isRefusal(opened)) throw new Error('a trade without money was accepted')
}

function aRequest(clientId: ClientId, order: Order): OrderRequest {
  keys += 1
  return { clientId, order, orderKey: `bench-${keys}` }
}

export type Accepted = {
  /** How many were accepted. */
  readonly count: number
  readonly perSecond: number
  readonly p99Ms: number
}

/** What submitters ask for, each its next order as soon as the last is answered. */
export type Asking = {
  readonly clients: readonly ClientId[]
  /** Stop after these seconds, or after one order of each client in turn. */
  readonly seconds: number | 'in turn'
  /** One order in so many is refused, and not counted. */
  readonly refusedOneIn?: number
}

export async function accept(
  desk: Desk,
  { clients, seconds, refusedOneIn = Infinity }: Asking,
): Promise<Accepted> {
  const latencies: number[] = []
  const began = performance.now()
  let asked = 0
  const isOver =
    seconds === 'in turn'
      ? () => asked === clients.length
      : () => performance.now() >= began + seconds * 1000
  const next = seconds === 'in turn' ? () => clients[asked]! : () => pick(clients)
  const work = async () => {
    while (!isOver()) {
      const client = next()
      asked += 1
      if (asked % refusedOneIn === 0) await submitInVain(desk, client)
      else latencies.push(await submit(desk, client, 3_600))
    }
  }
  await Promise.all(Array.from({ length: submitters }, work))
  return acceptedIn(performance.now() - began, latencies)
}

function acceptedIn(ms: number, latencies: readonly number[]): Accepted {
  return {
    count: latencies.length,
    perSecond: (latencies.length * 1000) / ms,
    p99Ms: percentile(latencies, 0.99),
  }
}

/** Opens `count` trades that are due together, and returns them. */
export async function openDue(
  desk: Desk,
  clients: readonly ClientId[],
  count: number,
): Promise<Position[]> {
  let left = count
  const work = async () => {
    for (; left > 0; left -= 1) await submit(desk, pick(clients), 60)
  }
  await Promise.all(Array.from({ length: submitters }, work))
  desk.advance(1 * second)
  desk.advance(61 * second)
  return [...desk.positions.byId.values()].filter(
    ({ trade }) => trade.expiresAt < later(desk.now(), -1),
  )
}

/** Seconds it took to settle these. */
export async function settle(desk: Desk, due: readonly Position[]): Promise<number> {
  const all = desk.settled(due.length)
  const began = performance.now()
  desk.lanes.settle(due)
  await all
  return (performance.now() - began) / 1000
}

/** Orders at a steady rate, whether or not earlier ones were answered, until `done` settles. */
export async function acceptWhile(
  desk: Desk,
  { clients, perSecond }: { readonly clients: readonly ClientId[]; readonly perSecond: number },
  done: Promise<unknown>,
): Promise<Accepted> {
  const latencies: Promise<number>[] = []
  const began = performance.now()
  let isDone = false
  done.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const wanted = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (latencies.length < wanted) latencies.push(submit(desk, pick(clients), 3_600))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const measured = await Promise.all(latencies)
  return acceptedIn(performance.now() - began, measured)
}

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!
}
