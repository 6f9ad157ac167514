// The cells under trial: traders of each, what they were told, and whether its database has that.
// They ask at HAProxy of their cell, and some at home's, from where they are passed on.

import { join } from 'node:path'
import { present } from '#kernel/assert.ts'
import { millis } from '#kernel/time.ts'
import { homeCell } from '#server/platform/cell.ts'
import { check, type Verdict } from '../faults/check.ts'
import { addTrader } from '../faults/install.ts'
import { type Journal, openJournal } from '../faults/journal.ts'
import { type Load, startLoad, type Trader } from '../faults/load.ts'
import { untilSettled } from '../faults/until-settled.ts'
import type { Cluster } from './cluster.ts'
import { type Followers, followStream } from './follow.ts'
import { type Machine, ports } from './parts.ts'

export type TriedCell = {
  readonly cluster: Cluster
  readonly journal: Journal
  readonly traders: readonly Trader[]
  readonly followers: Followers
}

export type CellLoad = {
  readonly cell: number
  /** Of those who ask at HAProxy of their cell. */
  readonly own: Load
  readonly all: readonly Load[]
}

const traderCount = 12
const followerCount = 4
/** Dealt to the cells: the load is about that of one cell, however many there are. */
const workersInAll = 6
const writers = { pauseMs: 60, symbol: 'BTCUSD', port: ports.site }
const passedOn = { traders: 4, workers: 1 }
const now = () => millis(Date.now())

export async function openTriedCell(cluster: Cluster): Promise<TriedCell> {
  const { plan, db, site } = cluster
  const { cell } = plan
  const traders: Trader[] = []
  for (let i = 0; i < traderCount; i += 1) traders.push(await addTrader(db, now(), { cell }))
  const journal = await openJournal(join(cluster.dataOf(plan.front), `../../journal${cell}`))
  return { cluster, journal, traders, followers: followStream(site, followerCount) }
}

/** Orders of `name`, of clients of each cell. */
export function loadCells(cells: readonly TriedCell[], name: string): readonly CellLoad[] {
  const keys = name.replaceAll(/[ ,]+/g, '-')
  const workers = Math.ceil(workersInAll / cells.length)
  const home = present(
    cells.find(({ cluster }) => cluster.plan.cell === homeCell),
    'home',
  )
  return cells.map((tried) => {
    const { plan } = tried.cluster
    const { cell } = plan
    if (cell === homeCell) {
      const own = writeAt(plan.front, { ...tried, workers, keys })
      return { cell, own, all: [own] }
    }
    const traders = tried.traders.slice(passedOn.traders)
    const own = writeAt(plan.front, { ...tried, traders, workers, keys: `${cell}-${keys}` })
    const byHome = writeAt(home.cluster.plan.front, {
      ...tried,
      traders: tried.traders.slice(0, passedOn.traders),
      workers: passedOn.workers,
      keys: `${cell}-passed-on-${keys}`,
    })
    return { cell, own, all: [own, byHome] }
  })
}

type Writing = Pick<TriedCell, 'journal' | 'traders'> & {
  readonly workers: number
  readonly keys: string
}

function writeAt({ address }: Machine, { journal, traders, workers, keys }: Writing): Load {
  return startLoad({ ...writers, host: address, journal, traders, workers, keys })
}

/** Each load, whichever way it goes; throws where one is told of no order that was accepted. */
export async function untilAcked(
  loads: readonly CellLoad[],
  since: number,
  patienceMs: number,
): Promise<void> {
  const told = loads.flatMap(({ cell, own, all }) =>
    all.map(async (load) => {
      if (await load.ackAfter(since, patienceMs)) return
      const refused = JSON.stringify(Object.fromEntries(load.refusals))
      const way = `cell ${cell}${load === own ? '' : ', passed on by home'}`
      throw new Error(`no order was acknowledged for ${patienceMs / 1_000} s (${way}): ${refused}`)
    }),
  )
  await Promise.all(told)
}

export async function stopLoads(loads: readonly CellLoad[]): Promise<void> {
  await Promise.all(loads.flatMap(({ all }) => all.map((load) => load.stop())))
}

/** Nobody asks for the fate of the last orders. */
export async function abandonLoads(loads: readonly CellLoad[]): Promise<void> {
  await Promise.all(loads.flatMap(({ all }) => all.map((load) => load.abandon())))
}

/** Of all of them, each held against the journal of its own clients. */
export async function verdictOf(cells: readonly TriedCell[], isSettled: boolean): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (const { cluster, journal } of cells) {
    // It may be led elsewhere only now.
    await cluster.db.rows('select 1').catch(() => {})
    const verdict = await check({ db: cluster.db, journal, now: now(), isSettled })
    const where = cells.length > 1 ? `cell ${cluster.plan.cell}: ` : ''
    const problems = verdict.problems.map((it) => `${where}${it}`)
    verdicts.push({ ...verdict, problems })
  }
  const sumOf = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + count(verdict), 0)
  return {
    acked: sumOf(({ acked }) => acked),
    lost: sumOf(({ lost }) => lost),
    doubled: sumOf(({ doubled }) => doubled),
    violations: sumOf(({ violations }) => violations),
    problems: verdicts.flatMap(({ problems }) => problems),
  }
}

export async function settleAll(cells: readonly TriedCell[]): Promise<void> {
  await Promise.all(cells.map(({ cluster }) => untilSettled(cluster)))
}
