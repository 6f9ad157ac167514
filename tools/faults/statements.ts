// The systematic part: a trading process is killed at each statement of opening and of settling,
// just before it is sent, in its middle, just after, and when it is answered but nobody knows yet.

import { minute, second } from '#kernel/time.ts'
import type { Verdict } from './check.ts'
import { type Desk, openDesk } from './desk.ts'
import type { Defect, KillPoint, Phase } from './query-hook.ts'
import type { Sandbox } from './sandbox.ts'

export type StatementFigures = {
  readonly statements: number
  readonly kills: number
  readonly last: Verdict
  /** Where it went wrong, and how; the search ends at the first. */
  readonly problems: readonly string[]
}

export const scenarios = ['open', 'open again', 'settle', 'settle late'] as const
export type Scenario = (typeof scenarios)[number]

export type StatementOptions = {
  readonly scenarios: readonly Scenario[]
  /** Which of them to try at a scenario's statement of this number. */
  readonly phasesAt: (number: number) => readonly Phase[]
  readonly defect: Defect | null
}

export const phases: readonly Phase[] = ['before', 'half', 'sent', 'after']

export async function killAtStatements(
  sandbox: Sandbox,
  options: StatementOptions,
): Promise<StatementFigures> {
  const desk = await openDesk(sandbox, options.defect)
  let [kills, statements] = [0, 0]
  let problems: readonly string[] = []
  try {
    for (const scenario of options.scenarios) {
      const names = await statementsOf(desk, scenario)
      statements += names.length
      const points = names.flatMap((name, index) =>
        options.phasesAt(index + 1).map((phase) => ({ name, at: index + 1, phase })),
      )
      for (const point of points) {
        if (problems.length > 0) break
        await dieIn(desk, scenario, point)
        kills += 1
        const verdict = await desk.verdict()
        const where = `${scenario}, ${point.phase} statement ${point.at} (${point.name})`
        problems = verdict.problems.map((problem) => `${where}: ${problem}`)
      }
    }
    const last = await desk.verdict()
    return { statements, kills, last, problems }
  } finally {
    await desk.close()
  }
}

/** The statements of a scenario that nothing disturbs. */
async function statementsOf(desk: Desk, scenario: Scenario): Promise<string[]> {
  await desk.start(null)
  await play(desk, scenario, { at: Number.POSITIVE_INFINITY, phase: 'before' })
  const statements = await desk.process.ask<string[]>({ do: 'statements' })
  if (!statements || statements.length === 0) throw new Error(`${scenario}: nothing happened`)
  return statements
}

async function dieIn(desk: Desk, scenario: Scenario, point: KillPoint): Promise<void> {
  await play(desk, scenario, point)
  if (desk.process.isUp()) throw new Error(`${scenario}: statement ${point.at} was not reached`)
  await desk.start(null)
  await desk.tick(['BTCUSD', 'BCHBTC'])
  await desk.askAgain()
}

/** Ends with the process dead, if the point is reached; with a new process before it, if not. */
async function play(desk: Desk, scenario: Scenario, point: KillPoint): Promise<void> {
  await desk.tick(['BTCUSD', 'BCHBTC'])
  // From here on every process knows its clients' accounts, and takes the same statements.
  await desk.place()
  await desk.tick(['BTCUSD', 'BCHBTC'])
  if (scenario === 'open' || scenario === 'open again') {
    await desk.process.ask({ do: 'arm', point })
    return desk.place({ again: scenario === 'open again' })
  }
  await desk.place()
  await desk.tick(['BTCUSD'])
  await desk.pass(57 * second)
  await desk.tick(['BTCUSD'])
  if (scenario === 'settle') {
    await desk.process.ask({ do: 'arm', point })
    return desk.pass(4 * second)
  }
  await desk.process.kill()
  await desk.pass(15 * minute)
  await desk.start(point)
}
