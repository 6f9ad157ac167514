// Starts the thread that trades, and is its door for the rest of the install: orders go in, what
// becomes of them comes out, and the market is a copy that follows each storing.

import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { batchedPort, type Hearing } from '#server/platform/batched-port.ts'
import type { Connection } from '#server/platform/db.ts'
import { errorOf } from '#server/platform/failures.ts'
import type { Log } from '#server/platform/logger.ts'
import { firstNr, newQuestions } from '#server/platform/questions.ts'
import { followMarket } from './market/follow-market.ts'
import type { Market } from './market/market.ts'
import { liveRules } from './open-market.ts'
import type { Figures } from './read-figures.ts'
import type { OpenSums } from './trades/exposure.ts'
import type { Entries } from './trades/positions.ts'
import { tellTraced } from './trades/trace-orders.ts'
import type { Accepted } from './trades/trade-view.ts'
import type { OpenTrading, TradingOptions } from './trading.ts'
import type {
  FromTrading,
  HomeDoor,
  ToTrading,
  TradingFacts,
  TradingStart,
} from './trading-messages.ts'

export type ThreadOptions = {
  readonly database: Connection | string
  /** Of a thread whose clock is not the database's, and what that clock starts with. */
  readonly entry?: URL
  /** What was loaded before there was anything to trade on. */
  readonly loaded?: LoadedThread | undefined
  readonly time?: unknown
  readonly home?: HomeDoor | undefined
  /** Whose connections the thread has; undefined where nobody else may lead. */
  readonly process?: string | undefined
  /**
   * Told once when the thread ends by itself. Without it nothing is traded any more: whoever is
   * told nothing gets an uncaught error, which ends the process.
   */
  readonly onLost?: (error: Error) => void
}

/** Beside this file, as the sources or as the build have it. */
const suffix = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const usualEntry = new URL(`./trading-thread.${suffix}`, import.meta.url)
const sourceThread = new URL('../platform/source-thread.mjs', import.meta.url)

export function tradeInThread(thread: ThreadOptions): OpenTrading {
  const { database, entry, loaded, time, home, process, onLost = thrown } = thread
  return async (options) => {
    const { projectRoot, storeEveryMs, cells } = options
    const { feed: setting, installMode, smtpUrl } = options.config
    const config = { feed: setting, installMode, smtpUrl }
    const facts = factsOf(options)
    const world = { database, process, time, cells, home }
    const start: TradingStart = { config, projectRoot, storeEveryMs, facts, ...world }
    const { worker } = loaded ?? loadThread(entry)
    worker.ref()
    for (const said of [worker.stdout, worker.stderr]) logLines(said, options.log)
    const asked = newAsked()
    const port = batchedPort<FromTrading, ToTrading>(worker, hearing(asked, options))
    let isStarted = false
    const life = lifeOf(worker, (error) =>
      isStarted ? onLost(error) : asked.opening.fail(firstNr, error),
    )
    const { market, feed } = await asked.opening.ask(() => worker.postMessage(start))
    isStarted = true
    return {
      market,
      feed,
      rules: liveRules(options, feed),
      open: (request) => asked.orders.ask((nr) => port.send({ kind: 'order', nr, request })),
      entriesOf: (ids) => asked.entries.ask((nr) => port.send({ kind: 'entriesOf', nr, ids })),
      sumOpen: () => asked.sums.ask((nr) => port.send({ kind: 'sumOpen', nr })),
      figures: () => asked.figures.ask((nr) => port.send({ kind: 'figures', nr })),
      reconsider: () => port.send({ kind: 'facts', facts: factsOf(options) }),
      reachesLead: () => true,
      stop: async () => {
        life.mayEnd()
        port.send({ kind: 'stop' })
        await life.ended
      },
    }
  }
}

export type LoadedThread = { readonly worker: Worker }

/**
 * Loads its code while this thread does something else, and waits for what to trade on. What goes
 * wrong meanwhile is an uncaught error; it keeps no process alive.
 */
export function loadThread(entry = usualEntry): LoadedThread {
  const isSource = entry.pathname.endsWith('.ts')
  const workerData = { program: entry.href }
  const program = isSource ? sourceThread : entry
  const own = { stdout: true, stderr: true }
  const worker = new Worker(program, { ...own, workerData, name: 'trading' })
  worker.unref()
  return { worker }
}

/**
 * What Node and libraries say there is written with the rest. Left to itself it goes to our stderr,
 * and where that cannot be written to, since its disk is full, that would be an uncaught error.
 */
function logLines(said: Readable, log: Log): void {
  createInterface({ input: said }).on('line', (line) => log(line, 'warn'))
}

type Life = { readonly mayEnd: () => void; readonly ended: Promise<unknown> }

function lifeOf(worker: Worker, onLost: (error: Error) => void): Life {
  let isWatched = true
  const lost = (error: Error) => {
    if (isWatched) onLost(error)
    isWatched = false
  }
  worker.on('error', lost)
  const ended = new Promise((done) => worker.once('exit', done))
  void ended.then(() => lost(new Error('The thread that trades has ended.')))
  return {
    ended,
    mayEnd: () => {
      isWatched = false
    },
  }
}

function thrown(error: Error): void {
  // Out of the promise that it comes from, so that it is uncaught.
  setImmediate(() => {
    throw error
  })
}

type Started = Extract<FromTrading, { kind: 'started' }>
type Asked = ReturnType<typeof newAsked>

/** What waits for an answer of the thread. */
function newAsked() {
  return {
    opening: newQuestions<Started>(),
    orders: newQuestions<Accepted | KnownRefusal>(),
    entries: newQuestions<Entries>(),
    sums: newQuestions<OpenSums>(),
    figures: newQuestions<Figures>(),
  }
}

/** Answers go to who asked; what happens is told here as it would be told there. */
function hearing(
  { opening, orders, entries, sums, figures }: Asked,
  { audience, log }: TradingOptions,
): Hearing<FromTrading> {
  let copy: Market | undefined
  return {
    started: (message) => {
      copy = message.market
      opening.answer(firstNr, message)
    },
    notStarted: ({ error }) => opening.fail(firstNr, errorOf(error)),
    answered: ({ nr, answer }) => {
      if (!isRefusal(answer) && answer.isNew) audience.accepted([answer])
      orders.answer(nr, answer)
    },
    failed: ({ nr, error }) => orders.fail(nr, errorOf(error)),
    entries: (message) => entries.answer(message.nr, message.entries),
    summed: (message) => sums.answer(message.nr, message.sums),
    traced: ({ orders }) => tellTraced(orders),
    told: (message) => figures.answer(message.nr, message.figures),
    log: ({ message, level }) => log(message, level),
    prices: ({ news }) => {
      if (copy) audience.ticks(followMarket(copy, news))
    },
    entered: ({ positions }) => audience.entered(positions),
    settled: ({ settled }) => audience.settled(settled),
  }
}

function factsOf({ settings, staffWithSecondFactor, publicUrl }: TradingOptions): TradingFacts {
  return {
    settings: settings(),
    staffWithSecondFactor: staffWithSecondFactor(),
    publicUrl: publicUrl(),
  }
}
