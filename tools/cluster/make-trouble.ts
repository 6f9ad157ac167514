// Each fault in turn, under load, with a journal of what was acknowledged that is kept outside.
// After each the writers are stopped, the fate of every order is asked, and the books are
// compared.

import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '#kernel/assert.ts'
import { homeCell } from '#server/platform/cell.ts'
import { faultsOf } from './cell-faults.ts'
import { type Cluster, untilTrading } from './cluster.ts'
import { type Fault, standingNow } from './faults.ts'
import { gapsOf } from './gaps.ts'
import { untilWhole } from './patroni.ts'
import { untilReaching } from './reaching.ts'
import {
  abandonLoads,
  loadCells,
  openTriedCell,
  settleAll,
  stopLoads,
  type TriedCell,
  untilAcked,
  verdictOf,
} from './tried-cells.ts'

export type Result = {
  readonly name: string
  readonly bareSeconds: number | undefined
  /**
   * The longest time without an acknowledged order from the fault until all was whole again, in the
   * cell that it struck.
   */
  readonly gapMs: number
  /** The same in the other cells; undefined where there is none. */
  readonly elsewhereMs: number | undefined
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
  /** How often each fault. */
  readonly times: number
  readonly signal: AbortSignal
  readonly log: (line: string) => void
}

const calmMs = 2_000
const wholePatienceMs = 180_000

/** Of all cells, which are under load together. */
export async function makeTrouble(
  clusters: readonly Cluster[],
  trouble: Trouble,
): Promise<Result[]> {
  const { only, times, signal, log } = trouble
  const cells: TriedCell[] = []
  const results: Result[] = []
  const isWanted = ({ name }: Fault) => only?.some((one) => name.includes(one)) ?? true
  try {
    for (const cluster of clusters) cells.push(await openTriedCell(cluster))
    const wanted = faultsOf(clusters.map(({ plan }) => plan)).filter(isWanted)
    const all = Array.from({ length: times }, () => wanted).flat()
    for (const [nr, fault] of all.entries()) {
      if (signal.aborted) break
      log(fault.name)
      const result = await tryFault(cells, fault, nr).catch((error) => failed(fault, error))
      results.push(result)
      log(`  ${inWords(result)}`)
      if (result.problems.length > 0) log(`  ${result.problems.join('; ')}`)
      // What stands there now is not what the next one is to be tried on.
      if (result.isOver) return results
    }
    log('waiting until all trades are settled')
    await settleAll(cells)
    const last = await verdictOf(cells, true)
    results.push({ ...noFault, name: 'all settled', ...last, load: loadNow() })
    return results
  } finally {
    for (const { followers, journal } of cells) {
      followers.close()
      await journal.close()
    }
  }
}

function inWords({ gapMs, elsewhereMs, acked }: Result): string {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const elsewhere = elsewhereMs === undefined ? '' : `, elsewhere ${seconds(elsewhereMs)}`
  return `${seconds(gapMs)}${elsewhere}, ${acked} acknowledged so far`
}

function failed({ name, bareSeconds }: Fault, error: unknown): Result {
  const problems = [error instanceof Error ? error.message : String(error)]
  const counts = { acked: 0, lost: 0, doubled: 0, violations: 0 }
  const none = { gapMs: wholePatienceMs, elsewhereMs: undefined, socketMs: 0, ...counts }
  const load = loadNow()
  return { name, bareSeconds, ...none, ackedInIt: undefined, problems, isOver: true, load }
}

const noFault = {
  bareSeconds: undefined,
  gapMs: 0,
  elsewhereMs: undefined,
  socketMs: 0,
  ackedInIt: undefined,
}

/** `nr`: of all that are tried; no order has a key twice. */
async function tryFault(cells: readonly TriedCell[], fault: Fault, nr: number): Promise<Result> {
  const struckCell = fault.cell ?? homeCell
  const isStruck = ({ cluster }: TriedCell) => cluster.plan.cell === struckCell
  const { cluster, followers } = present(cells.find(isStruck), 'the cell of the fault')
  const others = cells.filter((it) => !isStruck(it)).map((it) => it.cluster)
  const standing = await standingNow(cluster)
  await untilServed([cluster, ...others])
  const loads = loadCells(cells, `${nr}-${fault.name}`)
  const untilAllAcked = (since: number) => untilAcked(loads, since, wholePatienceMs)
  try {
    await untilAllAcked(0)
    await sleep(calmMs)
    const struck = performance.now()
    const mend = await fault.strike(cluster, standing, others)
    // What was on its way when all stopped may still arrive.
    const since = performance.now() + inFlightMs
    await sleep(fault.lastsMs)
    const until = performance.now()
    await mend()
    await untilAllAcked(performance.now())
    for (const { plan } of [cluster, ...others]) await untilWhole(plan, wholePatienceMs)
    await untilAllAcked(performance.now())
    await stopLoads(loads)
    const acknowledged = loads.map(({ cell, own }) => ({ cell, times: own.ackTimes }))
    const gaps = gapsOf(acknowledged, struckCell, struck)
    const inIt = acknowledged
      .filter(({ cell }) => cell === struckCell)
      .flatMap(({ times }) => times.filter((at) => at > since && at < until))
    const ackedInIt = fault.stopsAll ? inIt.length : undefined
    const verdict = await verdictOf(cells, false)
    const told = ackedInIt ? [`${ackedInIt} orders were acknowledged though no standby was`] : []
    return {
      name: fault.name,
      bareSeconds: fault.bareSeconds,
      gapMs: gaps.gapMs,
      elsewhereMs: gaps.elsewhereMs,
      socketMs: followers.longestOut(struck),
      ...verdict,
      ackedInIt,
      problems: [...verdict.problems, ...gaps.problems, ...told],
      load: loadNow(),
    }
  } finally {
    await abandonLoads(loads)
  }
}

const inFlightMs = 300
const loadNow = () => Math.round((loadavg()[0] ?? 0) * 10) / 10

async function untilServed(clusters: readonly Cluster[]): Promise<void> {
  for (const { site, plan } of clusters) {
    await untilTrading(site, wholePatienceMs)
    await untilReaching(plan.apps)
  }
  // HAProxy asks them after us.
  await sleep(calmMs)
}
