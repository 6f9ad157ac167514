// One fault, under load: the load runs, it is struck, it lasts, it is made good; then what was
// acknowledged is compared with what there is, and how long it took until trades were accepted
// again is measured from the instant at which all was good.

import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Load, startLoad } from '../load.ts'
import { untilSettled } from '../until-settled.ts'
import { type Probe, startProbe } from './probe.ts'
import { someToken, verdictOf, type World } from './world.ts'

export type RowRun = {
  /** What `buildProgram` made. */
  readonly built: string
  readonly seed: number
  /** Of the faults, those of these names. */
  readonly only?: readonly string[] | undefined
  /** How long a soak lasts. */
  readonly soakMs: number
  readonly log: (tried: Tried) => void
}

/** Makes good what a fault did. */
export type Mend = () => Promise<void>

export type Fault = {
  readonly name: string
  readonly lastsMs: number
  readonly strike: () => Promise<Mend>
  /** No order is acknowledged from so long after the strike on, as long as it lasts. */
  readonly refusesAfterMs?: number
  /** Orders are acknowledged as long as it lasts. */
  readonly isCarried?: true
  /** Some orders are told that they cannot be taken now. */
  readonly isTold?: true
  /** Reads are answered as long as it lasts. */
  readonly canRead?: true
  /** What else is to be seen while it lasts, and once it is over: sentences of what is wrong. */
  readonly look?: (isOver: boolean) => Promise<readonly string[]>
}

/** By names that are known before there is anything to break. */
export type FaultsBy<Name extends string> = Readonly<Record<Name, Omit<Fault, 'name'>>>

export function named(table: FaultsBy<string>): readonly Fault[] {
  return Object.entries(table).map(([name, fault]) => ({ ...fault, name }))
}

export type Tried = {
  readonly fault: string
  readonly acked: number
  readonly lost: number
  readonly doubled: number
  readonly violations: number
  /** From all being good again to the first trade acknowledged. */
  readonly recoveryMs: number
  readonly ackedInIt: number
  /** Orders that were told that they cannot be taken now. */
  readonly toldInIt: number
  /** The longest that anybody waited for an answer, trading or reading. */
  readonly longestMs: number
  /** Reads while it lasted: all, and those not answered with 200. */
  readonly reads: number
  readonly readsFailed: number
  /** What else was measured, in words. */
  readonly measured?: string
  readonly problems: readonly string[]
  /** Of the machine, over the last minute. */
  readonly load: number
}

const writers = { workers: 8, pauseMs: 40, patienceMs: 30_000 }
const calmMs = 1_500
const recoveryPatienceMs = 90_000
/** What was on its way when all stopped may still arrive. */
const inFlightMs = 300
let runs = 0

/** Each in turn; the last with what is wrong once every trade is settled. */
export async function tryAll(
  world: World,
  faults: readonly Fault[],
  { only, log }: Pick<RowRun, 'only' | 'log'>,
): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const fault of faults.filter(({ name }) => only?.includes(name) ?? true)) {
    const result = await tryFault(world, fault)
    log(result)
    tried.push(result)
  }
  await untilSettled(world)
  return withProblems(tried, (await verdictOf(world, true)).problems)
}

/** What was found out only after the last of them. */
export function withProblems(tried: readonly Tried[], more: readonly string[]): Tried[] {
  return tried.map((it, index) =>
    index === tried.length - 1 ? { ...it, problems: [...it.problems, ...more] } : it,
  )
}

export async function tryFault(world: World, fault: Fault): Promise<Tried> {
  const waits: { at: number; ms: number; code: string | null }[] = []
  const running = startLoad({
    ...writers,
    ...world,
    port: world.clientPort,
    symbol: 'BTCUSD',
    keys: `fault-${runs++}`,
    heard: ({ ms, code }) => waits.push({ at: performance.now() - ms, ms, code }),
  })
  const probe = startProbe(`http://127.0.0.1:${world.port}`, someToken(world))
  const deaths = world.program.deaths()
  const before = (await verdictOf(world, false)).acked
  try {
    await untilAcked(running, performance.now())
    await sleep(calmMs)
    const struck = performance.now()
    const mend = await fault.strike()
    const since = performance.now() + inFlightMs + (fault.refusesAfterMs ?? 0)
    await sleep(fault.lastsMs)
    const seen = (await fault.look?.(false)) ?? []
    const until = performance.now()
    await mend()
    const mended = performance.now()
    await untilAcked(running, mended)
    const recoveryMs = (running.ackTimes.find((at) => at > mended) ?? mended) - mended
    const seenAfter = (await fault.look?.(true)) ?? []
    await running.stop()
    await probe.stop()
    const verdict = await verdictOf(world, false)
    const inIt = running.ackTimes.filter((at) => at > since && at < until).length
    const told = waits.filter(({ at, code }) => code === 'unavailable' && at > struck && at < until)
    const reads = readsIn(probe, struck, until)
    const longest = [...waits, ...probe.since(0)].filter(({ at, ms }) => at + ms > struck)
    const problems = [
      ...verdict.problems,
      ...seen,
      ...seenAfter,
      ...brokenBy(fault, {
        inIt,
        told: told.length,
        ...reads,
        deaths: world.program.deaths() - deaths,
      }),
    ]
    return {
      fault: fault.name,
      ...verdict,
      ...reads,
      problems,
      acked: verdict.acked - before,
      recoveryMs,
      ackedInIt: inIt,
      toldInIt: told.length,
      longestMs: Math.max(0, ...longest.map(({ ms }) => ms)),
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    }
  } finally {
    await running.abandon()
    await probe.stop()
  }
}

function readsIn(probe: Probe, since: number, until: number) {
  const reads = probe.since(since).filter(({ at }) => at < until)
  return { reads: reads.length, readsFailed: reads.filter(({ status }) => status !== 200).length }
}

type Seen = {
  readonly inIt: number
  readonly told: number
  readonly reads: number
  readonly readsFailed: number
  readonly deaths: number
}

/** What a fault of its kind may not do. */
function brokenBy(fault: Fault, seen: Seen): string[] {
  const { inIt, told, reads, readsFailed, deaths } = seen
  const { name, refusesAfterMs, isCarried, isTold, canRead } = fault
  return [
    ...(refusesAfterMs !== undefined && inIt > 0
      ? [`${inIt} orders were acknowledged in ${name}`]
      : []),
    ...(isCarried && inIt === 0 ? [`no order was acknowledged in ${name}`] : []),
    ...(isTold && told === 0 ? [`no order was told to come again in ${name}`] : []),
    ...(canRead && reads === 0 ? [`nobody read in ${name}`] : []),
    ...(canRead && readsFailed > 0 ? [`${readsFailed} of ${reads} reads failed in ${name}`] : []),
    ...(deaths > 0 ? [`the server ended ${deaths} times in ${name}`] : []),
  ]
}

async function untilAcked(running: Load, since: number): Promise<void> {
  if (await running.ackAfter(since, recoveryPatienceMs)) return
  const refused = JSON.stringify(Object.fromEntries(running.refusals))
  throw new Error(`no order was acknowledged for ${recoveryPatienceMs / 1_000} s: ${refused}`)
}
