// The server is away while a thousand trades fall due: for half a minute, for ten, for more than a
// day. Back again, it settles each at the price of its own end, or gives the stake back.

import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hour, iso, type Millis, minute, second } from '#kernel/time.ts'
import { check } from '../check.ts'
import { type Install, makeInstall } from '../install.ts'
import { type Journal, openJournal } from '../journal.ts'
import { startLoad } from '../load.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import { untilSettled } from '../until-settled.ts'
import { type RowRun, type Tried, withProblems } from './try-fault.ts'

const outages = { '30 s': 30 * second, '10 min': 10 * minute, '25 h': 25 * hour } as const
const openTrades = 1_000
const nameOf = (outage: string) => `away for ${outage}, ${openTrades} trades open`
export const outageFaults = Object.keys(outages).map(nameOf)

const writers = { workers: 16, pauseMs: 0 }
/** From trading again to the last of them. */
const settledWithinMs = 10_000
const patienceMs = 120_000
/** The price of a trade's end was told no longer before it. */
const priceAgeMaxMs = 10_000

export async function tryOutages(run: RowRun): Promise<Tried[]> {
  const sandbox = await openSandbox(['server'])
  const tried: Tried[] = []
  try {
    for (const [outage, ms] of Object.entries(outages)) {
      const fault = nameOf(outage)
      if (!(run.only?.includes(fault) ?? true)) continue
      const result = await tryOutage(sandbox, fault, ms)
      run.log(result)
      tried.push(result)
    }
    return tried
  } finally {
    await sandbox.close()
  }
}

async function tryOutage(sandbox: Sandbox, fault: string, outageMs: number): Promise<Tried> {
  const install = await makeInstall(sandbox, { traders: 20, speed: 1 })
  const journal = await openJournal(join(sandbox.folder, `${install.port}.journal`))
  try {
    install.start()
    await openMany(install, journal)
    // So late that even a short outage lies over the ends of the first of them.
    const first = Math.min(...journal.entries().map(({ sentAt }) => sentAt))
    await sleep(Math.max(0, first + minute - outageMs / 2 - Date.now()))
    await install.kill()
    const killed = install.now()
    install.leap(outageMs)
    const back = performance.now()
    install.start()
    const overdueMs = await untilNoneIsDue(install)
    const recoveryMs = performance.now() - back
    await untilSettled(install)
    const verdict = await check({ ...install, journal, now: install.now(), isSettled: true })
    const due = await dueWhile(install, killed, outageMs)
    const late = overdueMs > settledWithinMs ? [`the last was settled ${overdueMs} ms late`] : []
    const none = due.count === 0 ? ['no trade fell due in it'] : []
    const result: Tried = {
      fault,
      ...verdict,
      recoveryMs,
      ackedInIt: due.count,
      toldInIt: due.voided,
      longestMs: overdueMs,
      reads: 0,
      readsFailed: 0,
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    }
    return withProblems([result], [...late, ...none, ...due.wrong])[0] ?? result
  } finally {
    await install.close()
    await journal.close()
  }
}

async function openMany(install: Install, journal: Journal): Promise<void> {
  const running = startLoad({ ...install, ...writers, journal })
  const end = performance.now() + patienceMs
  try {
    while (running.ackTimes.length < openTrades) {
      if (performance.now() > end) throw new Error('a thousand trades were not opened in time')
      await sleep(20)
    }
    await running.stop()
  } finally {
    await running.abandon()
  }
}

/** How long after it trades again the last overdue trade was settled. */
async function untilNoneIsDue({ db, port, now }: Install): Promise<number> {
  const end = performance.now() + patienceMs
  let trading: number | undefined
  while (performance.now() < end) {
    const reply = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    if (reply?.ok) trading ??= performance.now()
    const [row] = await db.rows<{ due: bigint }>(
      `select count(*) as due from trade_records where status = 'open' and expires_at < $1`,
      [iso(now())],
    )
    if (trading !== undefined && row?.due === 0n) return Math.round(performance.now() - trading)
    await sleep(50)
  }
  throw new Error('overdue trades were not settled in time')
}

type Row = { id: string; status: string; expires_at: Millis; exit_at: Millis | null }

/** Those that ended while nobody was there, and which of them not at the price of their end. */
async function dueWhile({ db }: Install, killed: Millis, outageMs: number) {
  const rows = await db.rows<Row>(
    `select id, status, expires_at, exit_at from trade_records
      where expires_at between $1 and $2`,
    [iso(killed), new Date(killed + outageMs).toISOString()],
  )
  const wrong = rows.filter(({ status, expires_at, exit_at }) => {
    if (status === 'voided') return false
    return exit_at === null || exit_at > expires_at || exit_at < expires_at - priceAgeMaxMs
  })
  return {
    count: rows.length,
    voided: rows.filter(({ status }) => status === 'voided').length,
    wrong: wrong.slice(0, 3).map((it) => `not at the price of its end: ${JSON.stringify(it)}`),
  }
}
