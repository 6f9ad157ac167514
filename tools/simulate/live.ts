// Lets the install live: opens it, ends it in good order or not, lets time pass for it, and lets
// it do what somebody asks. Whatever it does ends with nothing left to do but to wait, or with its
// death.

import { later, type Millis } from '#kernel/time.ts'
import { DatabaseOutage } from '#server/platform/db.ts'
import { openInstall, type SimulatedInstall, type Told } from './install.ts'
import { fireNext, inside, type Life, letTurn, newLife, nextDue, outside } from './life.ts'
import { type Fault, openSeam, type Seam } from './seam.ts'
import type { World } from './world.ts'

/** What a step saw, besides what it was after. */
export type Seen = {
  timers: number
  statements: string[]
  struck: string | undefined
}

export function newSeen(): Seen {
  return { timers: 0, statements: [], struck: undefined }
}

export async function open(world: World, seen: Seen, fault: Fault | null): Promise<void> {
  const life = newLife(world.instant)
  const seam = openSeam({ ...world, connection: world.server, life })
  seam.arm(fault)
  const opening = inside(life, () =>
    openInstall({
      ...world,
      db: seam.database,
      symbols: world.source.symbols,
      tell: (told) => {
        if (!life.isOver) hear(world, told)
      },
    }),
  )
  const opened = await settled(life, seam, seen, opening)
  if (typeof opened === 'object' && 'value' in opened) {
    world.lived = { life, seam, install: opened.value }
    seen.struck ??= seam.struck()
  } else {
    if (opened !== 'dead')
      world.told.push({ failed: opened === 'outage' ? 'outage' : String(opened.error) })
    await bury(world, { life, seam }, seen)
  }
}

function hear({ told, remembered }: World, one: Told): void {
  told.push(one)
  if ('client' in one) remembered.delete(one.client)
}

/** Ends it in good order. */
export async function close(world: World, seen: Seen): Promise<void> {
  const { lived } = world
  if (!lived) return
  const { life, seam, install } = lived
  const stopping = inside(life, () => install.engine.stop())
  await settled(life, seam, seen, stopping)
  await bury(world, lived, seen)
}

/** It dies while nothing happens. */
export async function die(world: World, seen: Seen): Promise<void> {
  if (world.lived) await bury(world, world.lived, seen)
}

export function arm({ lived }: World, fault: Fault): void {
  lived?.seam.arm(fault)
}

/** Time goes on up to an instant, each timer at its own. */
export async function pass(world: World, to: Millis, seen: Seen): Promise<void> {
  for (;;) {
    const { lived } = world
    const due = lived && nextDue(lived.life)
    if (!lived || due === undefined || due > to) break
    await fire(world, lived.life, lived.seam, seen)
  }
  if (to > world.instant.now) world.instant.now = to
}

/** The clock leaps; what was due meanwhile fires once, late, after `meanwhile`. */
export async function leap(world: World, to: Millis, seen: Seen, meanwhile: () => void) {
  if (to > world.instant.now) world.instant.now = to
  meanwhile()
  await pass(world, later(world.instant.now, afterLeapMs), seen)
}

/** Enough for every loop to have turned. */
const afterLeapMs = 1_000

async function fire(world: World, life: Life, seam: Seam, seen: Seen): Promise<void> {
  fireNext(life)
  seen.timers += 1
  await seam.quiet()
  await mourn(world, seen)
}

/** What the install does when it is asked; nobody knows where it died, was cut off, or is down. */
export async function ask<T>(
  world: World,
  seen: Seen,
  work: (install: SimulatedInstall) => Promise<T>,
): Promise<T | 'unknown'> {
  const { lived } = world
  if (!lived) return 'unknown'
  const { life, seam, install } = lived
  const outcome = await settled(
    life,
    seam,
    seen,
    inside(life, () => work(install)),
  )
  await mourn(world, seen)
  if (typeof outcome !== 'object') return 'unknown'
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown } | 'outage' | 'dead'

/** Waits for it, and lets time pass where it waits for a timer; a long time is no answer. */
async function settled<T>(
  life: Life,
  seam: Seam,
  seen: Seen,
  running: Promise<T>,
): Promise<Outcome<T>> {
  let outcome: Outcome<T> | undefined
  running.then(
    (value) => {
      outcome = { value }
    },
    (error: unknown) => {
      outcome = error instanceof DatabaseOutage ? 'outage' : { error }
    },
  )
  await seam.quiet()
  for (let fired = 0; !outcome && !life.isOver && fired < firesMost; fired += 1) {
    fireNext(life)
    seen.timers += 1
    await seam.quiet()
  }
  if (life.isOver) return 'dead'
  return outcome ?? { error: new Error('no answer, however long one waits') }
}

const firesMost = 2_000

/** Notes what a fault did, and that it is dead. */
async function mourn(world: World, seen: Seen): Promise<void> {
  const { lived } = world
  if (!lived) return
  seen.struck ??= lived.seam.struck()
  if (lived.life.isOver) await bury(world, lived, seen)
}

async function bury(
  world: World,
  { life, seam }: { readonly life: Life; readonly seam: Seam },
  seen: Seen,
): Promise<void> {
  life.end()
  seen.struck ??= seam.struck()
  seen.statements.push(seam.taken())
  world.lived = undefined
  world.source.hangUp()
  await seam.sever()
  // Connections that whoever died had taken are never given back: nobody waits for them.
  outside(() => void seam.close().catch(() => {}))
  await letTurn(5)
}
