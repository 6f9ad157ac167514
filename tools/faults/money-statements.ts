// Kills a whole server at each statement of each way in which money moves, before it is sent and
// after it was answered, one at a time; then holds everybody's books against each other.

import { setTimeout as sleep } from 'node:timers/promises'
import { diceOf } from './dice.ts'
import { openDoing, openMoneyInstall, secondsSince } from './money.ts'
import type { Doing } from './money-asks.ts'
import { checkMoney } from './money-check.ts'
import { type FlowName, moneyFlows } from './money-flows.ts'
import type { MoneyInstall } from './money-install.ts'
import { settleMoney } from './money-settle.ts'
import type { MoneyDefect } from './outside-client.ts'
import type { Sandbox } from './sandbox.ts'
import type { Death, Passed } from './transaction-hook.ts'
import { makeTrouble } from './trouble.ts'

/** What such a harness has to notice: what follows a booking is in a transaction of its own. */
export type StatementDefect = 'parted' | MoneyDefect

export type MoneyPoint = Passed & Death

export type MoneyStatementOptions = {
  readonly seed: number
  readonly flows: readonly FlowName[]
  /** Which of a flow's deaths are tried. */
  readonly points: (all: readonly MoneyPoint[]) => readonly MoneyPoint[]
  /** So many installs at once, among which the flows are dealt out. */
  readonly lanes: number
  readonly defect: StatementDefect | null
  /** For what the server died in to come to its end, and for all that is under way then. */
  readonly patienceMs: number
  /** Of each as it is done. */
  readonly told?: (figures: FlowFigures) => void
}

export type FlowFigures = {
  readonly flow: FlowName
  readonly statements: number
  /** Deaths that were tried: each is a kill, or was missed. */
  readonly points: number
  readonly kills: number
  /** Deaths that did not come: what this time was not asked of the database. */
  readonly missed: readonly string[]
  readonly acked: number
  readonly problems: readonly string[]
  readonly seconds: number
}

export type MoneyStatementFigures = {
  readonly flows: readonly FlowFigures[]
  /** How often a server ended that was not killed. */
  readonly deaths: number
  readonly seconds: number
}

type Lane = {
  readonly doing: Doing
  /** What a server asks of which nobody asks anything. */
  readonly idle: ReadonlySet<string>
  /** From now on nothing is asked again for longer than that. */
  readonly giveUpAfter: (ms: number) => void
  readonly nextKey: (flow: FlowName) => string
}

export async function killAtMoneyStatements(
  sandbox: Sandbox,
  options: MoneyStatementOptions,
): Promise<MoneyStatementFigures> {
  const began = Date.now()
  const waiting = [...options.flows]
  const flows: FlowFigures[] = []
  let deaths = 0
  const work = async (nr: number) => {
    const lane = await openLane(sandbox, options, nr)
    try {
      for (let flow = waiting.shift(); flow; flow = waiting.shift()) {
        const figures = await killInFlow(lane, flow, options)
        flows.push(figures)
        options.told?.(figures)
      }
    } finally {
      deaths += lane.doing.install.deaths()
      await lane.doing.install.close()
    }
  }
  const lanes = Math.min(options.lanes, options.flows.length)
  await Promise.all(Array.from({ length: lanes }, (_, nr) => work(nr)))
  return { flows, deaths, seconds: secondsSince(began) }
}

/** The demo operator rests ten seconds; what a client proved is good for five minutes. */
const speed = 5
/** For what is not disturbed. */
const calmMs = 120_000
/** Loops pause for two seconds at most, but for those of minutes, which begin when it starts. */
const idleMs = 5_000

async function openLane(
  sandbox: Sandbox,
  { seed, defect }: MoneyStatementOptions,
  nr: number,
): Promise<Lane> {
  const isParted = defect === 'parted'
  const wish = {
    people: 1,
    seed: seed + nr,
    defect: isParted ? null : defect,
    hook: { isParted },
  }
  const install = await openMoneyInstall(sandbox, wish, [speed])
  let until = Number.POSITIVE_INFINITY
  const caller = { url: install.url, isAbandoned: () => Date.now() > until }
  const doing = openDoing(sandbox, { install, caller, name: `statements-${seed}-${defect}-${nr}` })
  const idle = await idleOf(doing)
  let trials = 0
  return {
    doing,
    idle,
    giveUpAfter: (ms) => {
      until = Date.now() + ms
    },
    nextKey: (flow) => {
      trials += 1
      return `${flow.replace(/\W+/g, '-')}-${trials}`
    },
  }
}

/** What one asks that has just started and is left alone, until that is nothing new. */
async function idleOf(doing: Doing): Promise<ReadonlySet<string>> {
  await doing.install.kill()
  doing.install.start()
  for (let known = 0; ; ) {
    await sleep(idleMs)
    const passed = (await passedBy(doing)).map(({ id }) => id)
    if (known > 0 && passed.length === known) return new Set(passed)
    known = passed.length
  }
}

async function killInFlow(
  lane: Lane,
  flow: FlowName,
  options: MoneyStatementOptions,
): Promise<FlowFigures> {
  const began = Date.now()
  const { doing } = lane
  const known = doing.install.people.length
  const problems: string[] = []
  const missed: string[] = []
  let kills = 0
  const undisturbed = () => statementsOf(lane, flow)
  const statements = await keeping(doing.install, () => {}, undisturbed).catch((error: unknown) => {
    problems.push(`${flow}, undisturbed: ${wordsOf(error)}`)
    return []
  })
  const points = options.points(statements.flatMap(deathsAt))
  for (const point of points) {
    const where = `${flow}, ${point.phase} "${point.name}"`
    const ended = await dieAt(lane, { flow, point, patienceMs: options.patienceMs })
    if (ended.isDead) kills += 1
    else missed.push(where)
    if (ended.problem !== undefined) problems.push(`${where}: ${ended.problem}`)
  }
  const unsettled = await settle(lane, options)
  const checking = () => checkMoney(doing, doing.install.people.slice(known))
  const checked = await keeping(doing.install, () => {}, checking)
  problems.push(...[...unsettled, ...checked.problems].map((problem) => `${flow}: ${problem}`))
  return {
    flow,
    statements: statements.length,
    points: points.length,
    kills,
    missed,
    acked: checked.acked,
    problems,
    seconds: secondsSince(began),
  }
}

/**
 * After a statement and before the next one of its transaction are one moment to everybody else: it
 * is tried once, as the latter.
 */
function deathsAt(one: Passed): MoneyPoint[] {
  const before = { ...one, phase: 'before' } as const
  return one.isLast ? [before, { ...one, phase: 'after' }] : [before]
}

/** Those of a flow that nothing disturbs, without what goes on beside it. */
async function statementsOf(lane: Lane, flow: FlowName): Promise<Passed[]> {
  const { doing, idle, nextKey, giveUpAfter } = lane
  giveUpAfter(calmMs)
  const act = await moneyFlows[flow]({ doing, key: nextKey(flow) })
  await doing.install.ask({ dieAt: null })
  await act()
  await sleep(graceMs)
  const made = (await passedBy(doing)).filter(({ id }) => !idle.has(id))
  if (made.length === 0) throw new Error(`${flow}: nothing happened`)
  return made
}

/** What is written may be seen by others before the server hears that it is. */
const graceMs = 250

type Dying = { readonly flow: FlowName; readonly point: MoneyPoint; readonly patienceMs: number }
type Ended = { readonly isDead: boolean; readonly problem: string | undefined }

/** A flow in whose middle the server dies, and comes again. */
async function dieAt(
  { doing, nextKey, giveUpAfter }: Lane,
  { flow, point, patienceMs }: Dying,
): Promise<Ended> {
  const { install } = doing
  const fate = { isArmed: false, isDead: false }
  const ended = () => {
    fate.isDead ||= fate.isArmed
  }
  const problem = await keeping(install, ended, async () => {
    giveUpAfter(calmMs)
    const act = await moneyFlows[flow]({ doing, key: nextKey(flow) })
    giveUpAfter(patienceMs)
    fate.isArmed = true
    await install.ask({ dieAt: { id: point.id, phase: point.phase } })
    await act()
    if (!fate.isDead) await sleep(graceMs)
  }).then(() => undefined, wordsOf)
  const { isDead } = fate
  if (!isDead) await install.ask({ dieAt: null })
  return { isDead, problem }
}

/**
 * A server that ends meanwhile is started again; `killed` is told unless it ended by itself. The
 * loop that does so outlives the work: nothing takes it off the end that it waits for. It is left
 * when that comes, and starts nothing then.
 */
async function keeping<T>(
  install: MoneyInstall,
  killed: () => void,
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false
  const keep = async () => {
    for (;;) {
      const deaths = install.deaths()
      await install.ended()
      if (isOver) return
      if (install.deaths() === deaths) killed()
      install.start()
    }
  }
  void keep()
  try {
    return await work()
  } finally {
    isOver = true
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function passedBy({ install }: Doing): Promise<readonly Passed[]> {
  const answer = await install.ask<{ passed: readonly Passed[] }>('passed')
  if (!answer) throw new Error('the server is gone')
  return answer.passed
}

/** In calm weather: blocks come, and the provider tells what there is to tell. */
async function settle(
  { doing, giveUpAfter }: Lane,
  { seed, patienceMs }: MoneyStatementOptions,
): Promise<readonly string[]> {
  const weather = makeTrouble(doing.install, diceOf(seed, -3))
  weather.calm()
  try {
    return await settleMoney(doing, patienceMs)
  } finally {
    await weather.stop()
    giveUpAfter(calmMs)
  }
}
