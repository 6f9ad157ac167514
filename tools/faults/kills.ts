// The random part: a whole install under load, its process or its PostgreSQL killed again and
// again, and the books, the trades and the journal compared while the load goes on.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '#kernel/assert.ts'
import { iso, minute } from '#kernel/time.ts'
import { type Database, DatabaseOutage } from '#server/platform/db.ts'
import { check, type Verdict } from './check.ts'
import { fractions } from './dice.ts'
import { type Install, makeInstall } from './install.ts'
import { openJournal } from './journal.ts'
import { type Load, startLoad } from './load.ts'
import type { Sandbox } from './sandbox.ts'
import type { Started } from './server-child.ts'

/**
 * What is killed: our process; PostgreSQL as a whole, its first process, one of its sessions; our
 * process and PostgreSQL in the same instant.
 */
export const targets = ['server', 'postgres', 'postmaster', 'backend', 'both'] as const
export type Target = (typeof targets)[number]

export type KillOptions = {
  /** One kill each, in this order. */
  readonly targets: readonly Target[]
  readonly seed: number
  /** Compares after every so many kills; after the last one in any case. */
  readonly checkEvery: number
  /** PostgreSQL tells of commits that are not on disk yet: a defect that must be noticed. */
  readonly isAsync: boolean
  readonly log: (line: string) => void
}

export type KillFigures = {
  readonly kills: number
  readonly verdict: Verdict
  /** How long, around each kill, no trade was accepted. */
  readonly outagesMs: readonly number[]
  /** How often the server ended without being killed. */
  readonly deaths: number
  readonly starts: readonly Started[]
  readonly refusals: Readonly<Record<string, number>>
  readonly settled: Readonly<Record<string, number>>
}

const speed = 20
const traders = 20
const load = { workers: 16, pauseMs: 100 }
const recoveryPatienceMs = 60_000
/** Before a kill, some time under load. */
const calmMs = { min: 60, max: 700 }

export async function killUnderLoad(sandbox: Sandbox, options: KillOptions): Promise<KillFigures> {
  const install = await makeInstall(sandbox, { traders, speed })
  if (options.isAsync) await commitAsynchronously(install.db)
  const journal = await openJournal(join(sandbox.folder, `${install.port}.journal`))
  install.start()
  const pauseMs = options.isAsync ? 5 : load.pauseMs
  const running = startLoad({ ...install, ...load, pauseMs, journal })
  const checked = (isSettled: boolean) =>
    patiently(() => check({ ...install, journal, now: install.now(), isSettled }))
  const random = fractions(options.seed)
  const killTimes: number[] = []
  try {
    await recover(running, 0)
    for (const [index, target] of options.targets.entries()) {
      await sleep(calmMs.min + random() * (calmMs.max - calmMs.min))
      killTimes.push(performance.now())
      await strike(sandbox, install, target, random)
      await recover(running, performance.now())
      if ((index + 1) % options.checkEvery !== 0) continue
      const { acked, problems } = await checked(false)
      options.log(`${index + 1} kills, ${acked} trades acknowledged`)
      if (problems.length > 0) break
    }
    await running.stop()
    await allSettled(install)
    return {
      kills: killTimes.length,
      verdict: await checked(true),
      outagesMs: outages(killTimes, running.ackTimes),
      deaths: install.deaths(),
      starts: install.starts,
      refusals: Object.fromEntries(running.refusals),
      settled: await countEnds(install.db),
    }
  } finally {
    await running.abandon()
    await install.close()
    await journal.close()
  }
}

async function recover(running: Load, since: number): Promise<void> {
  const isBack = await running.ackAfter(since, recoveryPatienceMs)
  if (isBack) return
  const refused = JSON.stringify(Object.fromEntries(running.refusals))
  throw new Error(`no trade was accepted for ${recoveryPatienceMs} ms; refused: ${refused}`)
}

async function strike(
  { postgres }: Sandbox,
  install: Install,
  target: Target,
  random: () => number,
): Promise<void> {
  if (target === 'server') {
    await install.kill()
    install.start()
    return
  }
  const postmaster = postgres.pid()
  if (target === 'backend') {
    const sessions = await patiently(() => sessionsOf(install.db))
    process.kill(present(sessions[Math.floor(random() * sessions.length)], 'a session'), 'SIGKILL')
    return
  }
  const others = target === 'postmaster' ? [] : await childrenOf(postmaster)
  const gone = target === 'both' ? install.kill() : undefined
  for (const pid of [postmaster, ...others]) killIfThere(pid)
  if (gone) {
    await gone
    install.start()
  }
  while (postgres.pid() === postmaster) await sleep(5)
}

/** PostgreSQL may not be back yet. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + recoveryPatienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseOutage) || performance.now() > end) throw error
      await sleep(20)
    }
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It may have ended a moment ago, as PostgreSQL's processes do when one of them is killed.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** The server's sessions, without our own. */
async function sessionsOf(db: Database): Promise<number[]> {
  const rows = await db.rows<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and query !~ 'pg_stat_activity'`,
  )
  return rows.map((row) => row.pid)
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    }),
  )
  return pids.filter((_, index) => parents[index] === parent).map(Number)
}

async function commitAsynchronously(db: Database): Promise<void> {
  await db.rows(`do $$ begin
    execute format('alter database %I set synchronous_commit = off', current_database()); end $$`)
}

/** Trades last a minute of the install's time. */
async function allSettled({ db, now }: Install): Promise<void> {
  const end = now() + 2 * minute
  while (now() < end) {
    const open = await db.rows(`select from trade_records where status = 'open' limit 1`)
    if (open.length === 0) return
    await sleep(50)
  }
  throw new Error(`trades were still open at ${iso(now())}`)
}

async function countEnds(db: Database): Promise<Record<string, number>> {
  const rows = await db.rows<{ status: string; count: bigint }>(
    `select coalesce(void_reason, status::text) as status, count(*) from trade_records
      group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

/** For each kill the longest time between two acknowledgements that ended after it. */
function outages(kills: readonly number[], acks: readonly number[]): number[] {
  return kills.map((kill, index) => {
    const next = kills[index + 1] ?? Number.POSITIVE_INFINITY
    const gaps = acks.map((ack, at) => {
      const before = acks[at - 1] ?? ack
      return ack > kill && ack <= next ? ack - before : 0
    })
    return gaps.reduce((longest, gap) => Math.max(longest, gap), 0)
  })
}
