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

/** Of all who go by a clock on the wall there. */
const zone = 'Europe/Amsterdam'
const changes = {
  'change to summer time': Date.parse('2027-03-28T01:00:00Z'),
  'change from summer time': Date.parse('2026-10-25T01:00:00Z'),
} as const

const ofPostgres = (step: string) => `clock of PostgreSQL ${step}`
const ofProgram = (step: string) => `clock of the program ${step}`
const steppings = Object.keys(steps).flatMap((step) => [ofPostgres(step), ofProgram(step)])
export const clockFaults = [...steppings, ...Object.keys(changes)]

export async function tryClocks(run: RowRun): Promise<Tried[]> {
  const tried: Tried[] = []
  if (isAsked(run, (name) => steppings.includes(name)))
    tried.push(...(await onClocks({ seconds: 0 }, faultsOf, run)))
  for (const [name, at] of Object.entries(changes)) {
    if (isAsked(run, (asked) => asked === name)) tried.push(...(await tryChange(name, at, run)))
  }
  return tried
}

function isAsked({ only }: RowRun, isOurs: (name: string) => boolean): boolean {
  return only?.some(isOurs) ?? true
}

const startWithinMs = 90 * second
const aroundMs = 10 * second

/** Everybody goes by a time that passes the change while trades are open. */
function tryChange(name: string, at: number, run: RowRun): Promise<Tried[]> {
  const seconds = Math.round((at - startWithinMs - Date.now()) / second)
  const faults: FaultsOf = (_, { now }) => [
    {
      name,
      lastsMs: 3 * aroundMs,
      isCarried: true,
      canRead: true,
      strike: async () => {
        const waitMs = at - aroundMs - now()
        if (waitMs < 0) throw new Error('the program came up too late for the change')
        await sleep(waitMs)
        return async () => {}
      },
    },
  ]
  return onClocks({ seconds, zone }, faults, run)
}

/** A defect that must be noticed: everybody goes by a clock that is wrong from the beginning. */
export function tryFalseTime(run: RowRun): Promise<Tried[]> {
  const nothing = { name: 'wrong from the beginning', lastsMs: second }
  return onClocks(
    { seconds: hour / second, isFalse: true },
    () => [{ ...nothing, strike: async () => async () => {} }],
    run,
  )
}

type FaultsOf = (clocks: Clocks, world: World) => readonly Fault[]

type Time = {
  /** How far it is from this machine's. */
  readonly seconds: number
  /** Whoever tries it goes by this machine's. */
  readonly isFalse?: true
  readonly zone?: string
}

async function onClocks(time: Time, faultsOn: FaultsOf, run: RowRun): Promise<Tried[]> {
  const { seconds, isFalse, zone = 'UTC' } = time
  const home = await fs.mkdtemp('/tmp/clocks-')
  await fs.chmod(home, 0o755)
  try {
    const clocks = {
      PostgreSQL: await makeFalseClock(join(home, 'postgres'), seconds),
      program: await makeFalseClock(join(home, 'program'), seconds),
    }
    const offsetMs = isFalse ? 0 : seconds * second
    return await withClocks(home, clocks, { faultsOn, run, zone, offsetMs })
  } finally {
    await fs.rm(home, { recursive: true, force: true })
  }
}

type Clocks = Readonly<Record<'PostgreSQL' | 'program', FalseClock>>

type Trying = {
  readonly faultsOn: FaultsOf
  readonly run: RowRun
  readonly zone: string
  readonly offsetMs: number
}

async function withClocks(
  home: string,
  clocks: Clocks,
  { faultsOn, run, zone, offsetMs }: Trying,
): Promise<Tried[]> {
  const root = await postgresRoot(home, clocks.PostgreSQL.env)
  const sandbox = await openSandbox([], (dataDir) =>
    startEmbeddedPostgres({ dataDir, projectRoot: root, log: () => {} }),
  )
  try {
    const env = { ...clocks.program.env, TZ: zone }
    const world = await openWorld(sandbox, { built: run.built, env, offsetMs })
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
  return Object.entries(steps).flatMap(([step, ms]): Fault[] => [
    {
      ...stepped(PostgreSQL, ms),
      name: ofPostgres(step),
      refusesAfterMs: seenAfterMs,
      canRead: true,
    },
    {
      ...stepped(program, ms),
      name: ofProgram(step),
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
    // The journal is written by this machine's time.
    const offsetMs = now() - Date.now()
    return rows.flatMap(({ order_key, accepted_at }) => {
      const { sentAt, answeredAt } = present(sent.get(order_key), 'an order that was sent')
      const at = accepted_at - offsetMs
      const isTrue = at >= sentAt - offMaxMs && at <= answeredAt + offMaxMs
      return isTrue ? [] : [`${order_key} was sent ${sentAt}, and accepted ${at}`]
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
