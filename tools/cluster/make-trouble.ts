// Each fault in turn, under load, with a journal of what was acknowledged that is kept outside.
// After each the writers are stopped, the fate of every order is asked, and the books are
// compared.

import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { millis, minute } from '#kernel/time.ts'
import { check } from '../faults/check.ts'
import { addTrader } from '../faults/install.ts'
import { type Journal, openJournal } from '../faults/journal.ts'
import { type Load, startLoad, type Trader } from '../faults/load.ts'
import { type Cluster, untilTrading } from './cluster.ts'
import { type Fault, faults, standingNow } from './faults.ts'
import { type Followers, followStream } from './follow.ts'
import { pairFaults } from './pair-faults.ts'
import { ports } from './parts.ts'
import { untilWhole } from './patroni.ts'
import { untilReaching } from './reaching.ts'
import { restarts } from './restarts.ts'

export type Result = {
  readonly name: string
  readonly bareSeconds: number | undefined
  /** The longest time without an acknowledged order from the fault until all was whole again. */
  readonly gapMs: number
  /** The longest that a socket of the stream heard nothing in that time. */
  readonly socketMs: number
  readonly acked: number
  readonly lost: number
  readonly doubled: number
  readonly violations: number
  /** Orders acknowledged while none may be; undefined where some may. */
  readonly ackedInIt: number | undefined
  readonly problems: readonly string[]
  /** Nothing came of it in time, and nothing was tried after it. */
  readonly isOver?: true
  /** Of the machine, over the last minute. */
  readonly load: number
}

type Trouble = {
  readonly only: readonly string[] | undefined
  readonly signal: AbortSignal
  readonly log: (line: string) => void
}

type World = {
  readonly cluster: Cluster
  readonly journal: Journal
  readonly traders: readonly Trader[]
  readonly followers: Followers
  readonly log: (line: string) => void
}

const traderCount = 12
const followerCount = 4
const writers = { workers: 6, pauseMs: 60 }
const calmMs = 2_000
const wholePatienceMs = 180_000
const now = () => millis(Date.now())

export async function makeTrouble(cluster: Cluster, trouble: Trouble): Promise<Result[]> {
  const { only, signal, log } = trouble
  const traders: Trader[] = []
  for (let i = 0; i < traderCount; i += 1) traders.push(await addTrader(cluster.db, now()))
  const journal = await openJournal(join(cluster.dataOf(cluster.plan.front), '../../journal'))
  const followers = followStream(cluster.site, followerCount)
  const world = { cluster, journal, traders, followers, log }
  const results: Result[] = []
  const isWanted = ({ name }: Fault) => only?.some((one) => name.includes(one)) ?? true
  try {
    for (const fault of [...faults, ...restarts, ...pairFaults].filter(isWanted)) {
      if (signal.aborted) break
      log(fault.name)
      const result = await tryFault(world, fault).catch((error) => failed(fault, error))
      results.push(result)
      log(`  ${(result.gapMs / 1_000).toFixed(1)} s, ${result.acked} acknowledged so far`)
      if (result.problems.length > 0) log(`  ${result.problems.join('; ')}`)
      // What stands there now is not what the next one is to be tried on.
      if (result.isOver) return results
    }
    await settleAll(world)
    const last = await verdictOf(world, true)
    results.push({ ...noFault, name: 'all settled', ...last, load: loadNow() })
    return results
  } finally {
    followers.close()
    await journal.close()
  }
}

function failed({ name, bareSeconds }: Fault, error: unknown): Result {
  const problems = [error instanceof Error ? error.message : String(error)]
  const none = { gapMs: wholePatienceMs, socketMs: 0, acked: 0, lost: 0, doubled: 0, violations: 0 }
  const load = loadNow()
  return { name, bareSeconds, ...none, ackedInIt: undefined, problems, isOver: true, load }
}

const noFault = { bareSeconds: undefined, gapMs: 0, socketMs: 0, ackedInIt: undefined }

async function tryFault(world: World, fault: Fault): Promise<Result> {
  const { cluster, followers } = world
  const standing = await standingNow(cluster)
  await untilTrading(cluster.site, wholePatienceMs)
  await untilReaching(cluster.plan.apps)
  // HAProxy asks them after us.
  await sleep(calmMs)
  const running = writeOn(world, fault.name)
  try {
    await untilAcked(running, 0)
    await sleep(calmMs)
    const struck = performance.now()
    const mend = await fault.strike(cluster, standing)
    // What was on its way when all stopped may still arrive.
    const since = performance.now() + inFlightMs
    await sleep(fault.lastsMs)
    const until = performance.now()
    await mend()
    await untilAcked(running, performance.now())
    await untilWhole(cluster.plan, wholePatienceMs)
    await untilAcked(running, performance.now())
    await running.stop()
    const inIt = running.ackTimes.filter((at) => at > since && at < until).length
    const ackedInIt = fault.stopsAll ? inIt : undefined
    const verdict = await verdictOf(world, false)
    const told = ackedInIt ? [`${ackedInIt} orders were acknowledged though no standby was`] : []
    return {
      name: fault.name,
      bareSeconds: fault.bareSeconds,
      gapMs: longestGap(running.ackTimes, struck),
      socketMs: followers.longestOut(struck),
      ...verdict,
      ackedInIt,
      problems: [...verdict.problems, ...told],
      load: loadNow(),
    }
  } finally {
    await running.abandon()
  }
}

const inFlightMs = 300
const loadNow = () => Math.round((loadavg()[0] ?? 0) * 10) / 10

function writeOn({ cluster, journal, traders }: World, keys: string): Load {
  const host = cluster.plan.front.address
  const where = { host, port: ports.site, symbol: 'BTCUSD', keys: keys.replaceAll(/[ ,]+/g, '-') }
  return startLoad({ ...writers, ...where, journal, traders })
}

async function untilAcked(running: Load, since: number): Promise<void> {
  if (await running.ackAfter(since, wholePatienceMs)) return
  const refused = JSON.stringify(Object.fromEntries(running.refusals))
  throw new Error(`no order was acknowledged for ${wholePatienceMs / 1_000} s: ${refused}`)
}

async function verdictOf({ cluster, journal }: World, isSettled: boolean) {
  // It may be led elsewhere only now.
  await cluster.db.rows('select 1').catch(() => {})
  return check({ db: cluster.db, journal, now: now(), isSettled })
}

/** Trades last a minute. */
async function settleAll({ cluster, log }: World): Promise<void> {
  log('waiting until all trades are settled')
  const end = Date.now() + 3 * minute
  const isOpen = async () =>
    (await cluster.db.rows(`select from trade_records where status = 'open' limit 1`)).length > 0
  while (await isOpen()) {
    if (Date.now() > end) throw new Error('trades were still open after three minutes')
    await sleep(500)
  }
}

function longestGap(times: readonly number[], since: number): number {
  const gaps = times.flatMap((at, index) => (at > since ? [at - (times[index - 1] ?? since)] : []))
  return Math.max(0, ...gaps)
}
