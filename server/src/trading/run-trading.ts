// The thread that takes prices, opens trades and settles them, on connections of its own: whatever
// the other thread is busy with, no price, no settlement and no order that is already in waits for
// it.

import type { MessagePort } from 'node:worker_threads'
import { present } from '#kernel/assert.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { type BatchedPort, batchedPort } from '#server/platform/batched-port.ts'
import type { Bus, BusDeps } from '#server/platform/bus.ts'
import { homeCell } from '#server/platform/cell.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { failureOf } from '#server/platform/failures.ts'
import { processSetting } from '#server/platform/leadership.ts'
import type { Log } from '#server/platform/logger.ts'
import { openNatsBus } from '#server/platform/nats.bus.ts'
import { Outage } from '#server/platform/outage.ts'
import { openSeal } from '#server/platform/seal.ts'
import { isClockTrusted, type SteadyClock } from '#server/platform/steady-clock.ts'
import type { Engine, EngineAudience } from './engine.ts'
import { newsOf } from './market/follow-market.ts'
import type { Market } from './market/market.ts'
import { openMarket } from './open-market.ts'
import { type Figures, readFiguresOfThread } from './read-figures.ts'
import { type OpenSums, sumOpen } from './trades/exposure.ts'
import { entriesOf } from './trades/positions.ts'
import { acceptedOf } from './trades/trade-view.ts'
import type { FromTrading, HomeDoor, ToTrading, TradingStart } from './trading-messages.ts'

type StartClock = (db: Database, log: (message: string) => void) => Promise<SteadyClock>
type Out = BatchedPort<FromTrading>

/** Once it is told on what. */
export function tradeWhenTold(
  port: MessagePort,
  clockOf: (start: TradingStart) => StartClock,
): void {
  port.once('message', (start: TradingStart) => void runTrading(port, start, clockOf(start)))
}

/** Never throws: that it could not start is a message too. */
async function runTrading(
  port: MessagePort,
  start: TradingStart,
  startClock: StartClock,
): Promise<void> {
  let { facts } = start
  let running: Running | undefined
  const trading = () => present(running, 'trading has started')
  const out: Out = batchedPort<ToTrading, FromTrading>(port, {
    order: ({ nr, request }) => answer(out, nr, trading().open(request)),
    entriesOf: ({ nr, ids }) => {
      out.send({ kind: 'entries', nr, entries: entriesOf(trading().engine.positions, ids) })
    },
    sumOpen: ({ nr }) => {
      out.send({ kind: 'summed', nr, sums: trading().sumOpen() })
    },
    figures: ({ nr }) => {
      void trading()
        .figures()
        .then((figures) => out.send({ kind: 'told', nr, figures }))
    },
    facts: (message) => {
      facts = message.facts
    },
    stop: () => void trading().stop(),
  })
  try {
    running = await startTrading(out, start, startClock, () => facts)
  } catch (error) {
    out.send({ kind: 'notStarted', error: failureOf(error) })
    out.close()
  }
}

type Running = {
  readonly engine: Engine
  readonly open: Engine['lanes']['open']
  readonly sumOpen: () => OpenSums
  readonly figures: () => Promise<Figures>
  readonly stop: () => Promise<void>
}

async function startTrading(
  out: Out,
  start: TradingStart,
  startClock: StartClock,
  facts: () => TradingStart['facts'],
): Promise<Running> {
  const log: Log = (message, level) => out.send({ kind: 'log', message, level })
  const settings = processSetting(start.process)
  const db = openDatabase(start.database, log, { settings })
  const clock = await startClock(db, log)
  const { audience, startTelling } = tellOn(out)
  const home = start.home && openHome(start.home, { clock, log })
  const { engine, feed } = await openMarket({
    ...start,
    db,
    clock,
    log,
    audience,
    home,
    settings: () => facts().settings,
    staffWithSecondFactor: () => facts().staffWithSecondFactor,
    publicUrl: () => facts().publicUrl,
  })
  startTelling(engine.market)
  const { isLive, realSources } = feed
  out.send({ kind: 'started', market: engine.market, feed: { isLive, realSources } })
  // As it is now: what is stored next is told after.
  out.flush()
  return {
    engine,
    sumOpen: () => sumOpen(engine.positions, clock.now()),
    figures: () => readFiguresOfThread(engine, db.connections()),
    open: (request) =>
      isClockTrusted(clock)
        ? engine.lanes.open(request)
        : Promise.reject(new Outage('the clock is not to be trusted')),
    stop: async () => {
      await engine.stop()
      await home?.close()
      clock.stop()
      await db.close()
      out.close()
    },
  }
}

/** The bus of home, by a connection of this thread's own: prices do not wait for another one. */
function openHome({ natsUrl, key }: HomeDoor, deps: Pick<BusDeps, 'clock' | 'log'>): Bus {
  const seal = openSeal(key, systemRandom)
  return openNatsBus({ natsUrl, cell: homeCell }, { ...deps, seal, random: systemRandom })
}

/** Prices are told to who has a copy of the market, once it was sent. */
function tellOn(out: Out): { audience: EngineAudience; startTelling: (market: Market) => void } {
  let toNews: ReturnType<typeof newsOf> | undefined
  return {
    startTelling: (market) => {
      toNews = newsOf(market)
    },
    audience: {
      ticks: (stored) => {
        if (toNews) out.send({ kind: 'prices', news: toNews(stored) })
      },
      // Each is told with the answer to its order.
      opened: () => {},
      entered: (positions) => out.send({ kind: 'entered', positions }),
      settled: (settled) => out.send({ kind: 'settled', settled }),
      traced: (orders) => out.send({ kind: 'traced', orders }),
    },
  }
}

function answer(out: Out, nr: number, opening: ReturnType<Running['open']>): void {
  opening.then(
    (opened) => {
      const answer = isRefusal(opened) ? opened : acceptedOf(opened)
      out.send({ kind: 'answered', nr, answer })
    },
    (error) => out.send({ kind: 'failed', nr, error: failureOf(error) }),
  )
}
