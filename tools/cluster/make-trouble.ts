// Each fault in turn, under load, with a journal of what was acknowledged that is kept outside.
// After each the writers are stopped, the fate of every order is asked, and the books are
// compared.

import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '#kernel/assert.ts'
import { homeCell } from '#server/platform/cell.ts'
import type { Verdict } from '../faults/check.ts'
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
   * cell that it struck; undefined where it never was.
   */
  readonly gapMs: number | undefined
  /** The same in the other cells; undefined where there is none. */
  readonly elsewhereMs: number | undefined
  /** The longest that a socket of the stream heard nothing in that time. */
  readonly socketMs: number | undefined
  /** These four are undefined where nothing could be compared. */
  readonly acked: number | undefined
  readonly lost: number | undefined
  readonly doubled: number | undefined
  readonly violations: number | undefined
  /** Orders acknowledged while none may be; undefined where some may. */
  readonly ackedInIt: number | undefined
  readonly problems: readonly string[]
  /** Nothing came of it in time, and nothing was tried after it. */
  readonly isOver?: true
  /** Of the machine, over the last minute. */
  readonly load: number
}

type Trouble = {
  readonly faults: readonly Fault[]
  /** How often each fault. */
  readonly times: number
  readonly signal: AbortSignal
  readonly log: (line: string) => void
}

/** Stands below all faults, of which it is none. */
export const allSettled = 'all settled'
const calmMs = 2_000
const wholePatienceMs = 180_000

/** Of all cells, which are under load together. */
export async function makeTrouble(
  clusters: readonly Cluster[],
  trouble: Trouble,
): Promise<Result[]> {
  const { faults, times, signal, log } = trouble
  const cells: TriedCell[] = []
  const results: Result[] = []
  const compare = () => verdictOf(cells, false)
  try {
    for (const cluster of clusters) cells.push(await openTriedCell(cluster))
    const all = Array.from({ length: times }, () => faults).flat()
    for (const [nr, fault] of all.entries()) {
      if (signal.aborted) break
      log(fault.name)
      const result = await tryFault(cells, fault, nr).catch((error) =>
        failed(fault, error, compare),
      )
      results.push(result)
      log(`  ${inWords(result)}`)
      if (result.problems.length > 0) log(`  ${result.problems.join('; ')}`)
      // What stands there now is not what the next one is to be tried on.
      if (result.isOver) return results
    }
    log('waiting until all trades are settled')
    const last = { name: allSettled }
    results.push(await settled(cells).catch((error) => failed(last, error, compare)))
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
  return [
    gapMs === undefined ? 'never whole again' : seconds(gapMs),
    ...(elsewhereMs === undefined ? [] : [`elsewhere ${seconds(elsewhereMs)}`]),
    ...(acked === undefined ? [] : [`${acked} acknowledged so far`]),
  ].join(', ')
}

async function settled(cells: readonly TriedCell[]): Promise<Result> {
  await settleAll(cells)
  const verdict = await verdictOf(cells, true)
  return { name: allSettled, ...untimed, ...verdict, load: loadNow() }
}

/** Nothing was timed; what was acknowledged is compared all the same, where that can be done. */
export async function failed(
  { name, bareSeconds }: Pick<Fault, 'name' | 'bareSeconds'>,
  error: unknown,
  compare: () => Promise<Verdict>,
): Promise<Result> {
  const { problems, ...counts } = await compare().catch((reason) => ({
    ...uncounted,
    problems: [`nothing could be compared: ${wordsOf(reason)}`],
  }))
  return {
    name,
    ...untimed,
    bareSeconds,
    ...counts,
    problems: [wordsOf(error), ...problems],
    isOver: true,
    load: loadNow(),
  }
}

const untimed = {
  bareSeconds: undefined,
  gapMs: undefined,
  elsewhereMs: undefined,
  socketMs: undefined,
  ackedInIt: undefined,
}
const uncounted = { acked: undefined, lost: undefined, doubled: undefined, violations: undefined }

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
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
