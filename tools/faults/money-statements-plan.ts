// What a run of kills at the statements of money consists of: first the defects that it has to
// notice, then the product. And what is printed of it.

import { type FlowName, flowNames } from './money-flows.ts'
import {
  type FlowFigures,
  killAtMoneyStatements,
  type MoneyPoint,
  type MoneyStatementFigures,
  type MoneyStatementOptions,
  type StatementDefect,
} from './money-statements.ts'
import type { Sandbox } from './sandbox.ts'

type Trap = {
  /** Where it does harm, and at which moments. */
  readonly flow: FlowName
  readonly points: MoneyStatementOptions['points']
  /** What must be said of it. */
  readonly sign: RegExp
}

const traps = {
  parted: {
    flow: 'payout confirmed',
    points: (all) => all.filter(({ name }) => name.includes('insert into withdrawal_steps')),
    sign: / I\d+: /,
  },
  resent: {
    flow: 'payout sent',
    points: (all) => all.filter(({ name }) => name.includes('insert into withdrawal_sendings')),
    sign: / was sent \d+ in \d+: \d+ payouts/,
  },
  keyless: {
    flow: 'withdrawal asked',
    points: (all) => all.filter(({ name, phase }) => /commit$/.test(name) && phase === 'after'),
    sign: /nobody was told of withdrawal/,
  },
} as const satisfies Partial<Record<StatementDefect, Trap>>

export type TrapName = keyof typeof traps
export const trapNames = Object.keys(traps) as readonly TrapName[]

type Run = Pick<MoneyStatementOptions, 'seed' | 'told'>

/** What is broken may never come to an end. */
const brokenMs = 8_000

/** What was said that shows the defect; nothing where it was not noticed. */
export async function springTrap(
  sandbox: Sandbox,
  name: TrapName,
  run: Run,
): Promise<readonly string[]> {
  const { flow, points, sign }: Trap = traps[name]
  const wish = { ...run, points, flows: [flow], lanes: 1, defect: name, patienceMs: brokenMs }
  const { flows } = await killAtMoneyStatements(sandbox, wish)
  return flows.flatMap(({ problems }) => problems).filter((problem) => sign.test(problem))
}

export type StatementSize = Pick<MoneyStatementOptions, 'flows' | 'lanes' | 'points'>

export const statementSizes = {
  full: { flows: flowNames, lanes: 3, points: (all) => all },
  suite: {
    flows: ['withdrawal asked', 'card credited'],
    lanes: 1,
    points: (all) => everyNth(all, 12),
  },
} as const satisfies Record<string, StatementSize>

function everyNth(all: readonly MoneyPoint[], nth: number): readonly MoneyPoint[] {
  return all.filter((_, index) => index % nth === nth - 1)
}

const patienceMs = 120_000

export function runMoneyStatements(
  sandbox: Sandbox,
  size: StatementSize,
  run: Run,
): Promise<MoneyStatementFigures> {
  return killAtMoneyStatements(sandbox, { ...run, ...size, defect: null, patienceMs })
}

export function flowLine({ flow, statements, points, kills, ...figures }: FlowFigures): string {
  const { missed, acked, problems, seconds } = figures
  return (
    `${flow}: statements ${statements}, kills ${kills} of ${points}, ` +
    `not reached ${missed.length}, acknowledged so far ${acked}, ` +
    `problems ${problems.length}, ${seconds} s`
  )
}

export function sumLine({ flows, deaths, seconds }: MoneyStatementFigures): string {
  const sum = (of: (it: FlowFigures) => number) => flows.reduce((all, it) => all + of(it), 0)
  return (
    `money statements: ways ${flows.length}, statements ${sum((it) => it.statements)}, ` +
    `kills ${sum((it) => it.kills)}, not reached ${sum((it) => it.missed.length)}, ` +
    `server ended by itself ${deaths} times, problems ${sum((it) => it.problems.length)}, ` +
    `in ${seconds} s`
  )
}

export function statementProblems({ flows, deaths }: MoneyStatementFigures): string[] {
  return [...flows.flatMap(({ problems }) => problems), ...(deaths > 0 ? ['the server ended'] : [])]
}
