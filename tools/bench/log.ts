// What keeping the log costs those who trade, how much it keeps up with, and how long a proof takes
// in a log of many entries.

import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import { appendEntries, storedTree } from '#server/transparency/log/append-entries.ts'
import { currentSigner } from '#server/transparency/log/keep-keys.ts'
import {
  type Keeping,
  keepLog,
  type LogDeps,
  newKeeping,
} from '#server/transparency/log/keep-log.ts'
import { loadSize } from '#server/transparency/log/log.store.ts'
import { publishCheckpoint } from '#server/transparency/log/publish-checkpoint.ts'
import { restAfterwards } from '#server/transparency/log/rest-between.ts'
import { proveInclusion } from '#verify/tiles.ts'
import { median, percentile } from '../percentile.ts'
import { accept, type Desk, openDesk } from './trading.ts'
import { benchMarket, instrument, type World } from './world.ts'

type Figures = Readonly<Record<string, number>>

const rounds = 10
const roundSeconds = 4
const proofs = 300
const atOnce = 4_096

export async function benchLog(
  world: World,
  entries: number,
  say: (text: string) => void,
): Promise<Figures> {
  await upsertInstruments(world.db, [instrument])
  const desk = openDesk(world)
  const deps = depsOf(world, desk)
  try {
    const beside = await accepting(world, desk, deps, say)
    const catching = await catchUp(world, deps)
    return { ...beside, ...catching, ...(await proving(world, deps, entries, say)) }
  } finally {
    await desk.close()
  }
}

function depsOf({ db }: World, { now }: Desk): LogDeps {
  const market = benchMarket(now())
  return {
    db,
    clock: { now },
    random: (bytes) => randomBytes(bytes),
    seal: openSeal(Buffer.alloc(32, 7), systemRandom),
    keyFile: undefined,
    origin: () => 'bench.example/log',
    market: () => market,
    calibration: { view: { margin: 0.04, files: [] }, trades: 0 },
    everyMs: 60_000,
  }
}

/** As many as can be, with the log kept beside it and without, in turn. */
async function accepting(
  { clients }: World,
  desk: Desk,
  deps: LogDeps,
  say: (text: string) => void,
): Promise<Figures> {
  // As of a server that has run for a while: a start looks far back.
  const state = newKeeping(deps.clock.now())
  await keepLog(deps, state)
  await accept(desk, { clients, seconds: 'in turn' })
  const ratios: number[] = []
  const late: number[] = []
  const alone = () => accept(desk, { clients, seconds: roundSeconds })
  const beside = async () => {
    const stopping = new AbortController()
    const keeping = keep(deps, state, stopping.signal)
    const accepted = await alone()
    stopping.abort()
    await keeping
    return accepted
  }
  for (let round = 0; round < rounds; round += 1) {
    // Whoever comes second finds the disk busier: in turn.
    const first = round % 2 === 0 ? await beside() : undefined
    const without = await alone()
    const withLog = first ?? (await beside())
    ratios.push(withLog.perSecond / without.perSecond)
    late.push(withLog.p99Ms / without.p99Ms)
    const [a, b] = [without, withLog].map(({ perSecond }) => perSecond.toFixed(0))
    say(`alone ${a}, with the log ${b} a second; it has ${await loadSize(deps.db)} entries`)
  }
  return { accept_ratio: median(ratios), accept_p99_ratio: median(late) }
}

/** As the install does it. */
async function keep(deps: LogDeps, keeping: Keeping, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const rest = restAfterwards()
    await keepLog(deps, keeping)
    await sleep(rest(), undefined, { signal: stopping }).catch(() => {})
  }
}

/** How many entries a second it writes where nobody trades. */
async function catchUp({ db }: World, deps: LogDeps): Promise<Figures> {
  const keeping = newKeeping(deps.clock.now())
  const before = await loadSize(db)
  const began = performance.now()
  const untilMs = 10_000
  while (performance.now() - began < untilMs) {
    if ((await keepLog(deps, keeping)) === 'done') break
  }
  const seconds = (performance.now() - began) / 1_000
  return { entries_per_s: ((await loadSize(db)) - before) / seconds }
}

async function proving(
  { db }: World,
  deps: LogDeps,
  wanted: number,
  say: (text: string) => void,
): Promise<Figures> {
  const began = performance.now()
  for (let size = await loadSize(db); size < wanted; ) {
    const count = Math.min(atOnce, wanted - size)
    const texts = Array.from({ length: count }, (_, nr) => `{"kind":"bench","nr":${size + nr}}`)
    await db.transaction((tx) => appendEntries(tx, texts))
    size += count
    if (size % (atOnce * 250) < count) say(`${size} entries`)
  }
  const seconds = (performance.now() - began) / 1_000
  await db.transaction(async (tx) =>
    publishCheckpoint(tx, { ...deps, everyMs: 0 }, await currentSigner(tx, deps)),
  )
  const size = await loadSize(db)
  const took: number[] = []
  for (let nr = 0; nr < proofs; nr += 1) {
    const start = performance.now()
    const index = Math.floor(Math.random() * size)
    await db.transaction((tx) => proveInclusion(storedTree(tx, size), index))
    took.push(performance.now() - start)
  }
  return {
    entries: size,
    append_per_s: wanted / seconds,
    proof_p50_ms: median(took),
    proof_p99_ms: percentile(took, 0.99),
  }
}
