// The clock of PostgreSQL, or of the program, is stepped while trades are open. Whoever tries it
// knows the true time: a trade is accepted and ends by it to the second, or is not taken.

import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '#kernel/assert.ts'
import { day, hour, type Millis, minute, second } from '#kernel/time.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { openSandbox } from '../sandbox.ts'
import { type FalseClock, makeFalseClock, postgresRoot } from './false-clock.ts'
import { type Fault, type RowRun, type Tried, tryAll, withProblems } from './try-fault.ts'
import { openWorld, type World } from './world.ts'

const steps = { '-1 h': -hour, '+1 h': hour, '-1 day': -day, '+1 day': day } as const

/** The two are compared every five seconds. */
const seenAfterMs = 5_500
const lastsMs = 12_000
/** How far from the true time a trade may be accepted or end. */
const offMaxMs = second

export function tryClocks(run: RowRun): Promise<Tried[]> {
  return onClocks(0, faultsOf, run)
}

/** A defect that must be noticed: everybody goes by a clock that is wrong from the beginning. */
export function tryFalseTime(run: RowRun): Promise<Tried[]> {
  const nothing = { name: 'wrong from the beginning', lastsMs: second }
  return onClocks(hour / second, () => [{ ...nothing, strike: async () => async () => {} }], run)
}

type FaultsOf = (clocks: Clocks, world: World) => readonly Fault[]

async function onClocks(seconds: number, faultsOn: FaultsOf, run: RowRun): Promise<Tried[]> {
  const home = await fs.mkdtemp('/tmp/clocks-')
  await fs.chmod(home, 0o755)
  try {
    const clocks = {
      PostgreSQL: await makeFalseClock(join(home, 'postgres'), seconds),
      program: await makeFalseClock(join(home, 'program'), seconds),
    }
    return await withClocks(home, clocks, { faultsOn, run })
  } finally {
    await fs.rm(home, { recursive: true, force: true })
  }
}

type Clocks = Readonly<Record<'PostgreSQL' | 'program', FalseClock>>

type Trying = { readonly faultsOn: FaultsOf; readonly run: RowRun }

async function withClocks(
  home: string,
  clocks: Clocks,
  { faultsOn, run }: Trying,
): Promise<Tried[]> {
  const root = await postgresRoot(home, clocks.PostgreSQL.env)
  const sandbox = await openSandbox([], (dataDir) =>
    startEmbeddedPostgres({ dataDir, projectRoot: root, log: () => {} }),
  )
  try {
    const world = await openWorld(sandbox, { built: run.built, env: clocks.program.env })
    const settling = watchSettling(world)
    try {
      await world.program.start()
      await world.program.untilTrading()
      const tried = await tryAll(world, faultsOn(clocks, world), run)
      return withProblems(tried, await settling.stop())
    } finally {
      await settling.stop()
      await world.close()
    }
  } finally {
    await sandbox.close()
  }
}

function faultsOf({ PostgreSQL, program }: Clocks, world: World): Fault[] {
  const stepped = (clock: FalseClock, ms: number) => ({
    lastsMs,
    strike: async () => {
      await clock.step(ms / second)
      return () => clock.step(0)
    },
  })
  return Object.entries(steps).flatMap(([what, ms]): Fault[] => [
    {
      ...stepped(PostgreSQL, ms),
      name: `clock of PostgreSQL ${what}`,
      refusesAfterMs: seenAfterMs,
      canRead: true,
    },
    {
      ...stepped(program, ms),
      name: `clock of the program ${what}`,
      isCarried: true,
      canRead: true,
      look: async (isOver) => (isOver ? [] : believed(world, ms)),
    },
  ])
}

/** What the program says the time is, where nothing depends on it. */
async function believed({ port, now }: World, ms: number): Promise<readonly string[]> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/health`)
  const off = Date.parse(headers.get('date') ?? '') - now()
  return Math.abs(off - ms) < minute ? [] : [`the program's clock is ${off} ms off, not ${ms}`]
}

type Ended = { id: string; accepted_at: Millis; expires_at: Millis; settled_at: Millis }

/** Sees, by the true time, each trade end; sentences of those that did so at another time. */
function watchSettling({ db, now, journal }: World) {
  const seen = new Set<string>()
  const wrong: string[] = []
  let last = 0
  let isStopping = false
  const look = async () => {
    const before = last
    const rows = await db.rows<Ended>(
      `select id, accepted_at, expires_at, settled_at from trade_records
        where status <> 'open' and not (id = any($1))`,
      [[...seen]],
    )
    last = now()
    for (const { id, accepted_at, expires_at, settled_at } of rows) {
      seen.add(id)
      const about = `trade ${id}, accepted ${accepted_at}, to end ${expires_at}`
      // It ended between the look before and this one.
      if (last < expires_at - offMaxMs) wrong.push(`${about}, had ended by ${last}`)
      if (settled_at < before - offMaxMs || settled_at > last + offMaxMs)
        wrong.push(`${about}, ended ${settled_at} and was seen between ${before} and ${last}`)
    }
  }
  const going = (async () => {
    while (!isStopping) {
      await look().catch(() => {})
      await sleep(500)
    }
  })()
  const accepted = async () => {
    const rows = await db.rows<{ order_key: string; accepted_at: Millis }>(
      'select order_key, accepted_at from trade_records',
    )
    const sent = new Map(journal.entries().map((entry) => [entry.key, entry]))
    return rows.flatMap(({ order_key, accepted_at }) => {
      const { sentAt, answeredAt } = present(sent.get(order_key), 'an order that was sent')
      const isTrue = accepted_at >= sentAt - offMaxMs && accepted_at <= answeredAt + offMaxMs
      return isTrue ? [] : [`${order_key} was sent ${sentAt}, and accepted ${accepted_at}`]
    })
  }
  return {
    stop: async () => {
      isStopping = true
      await going
      return [...wrong.slice(0, 3), ...(await accepted()).slice(0, 3)]
    },
  }
}
