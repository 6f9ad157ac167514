// What a run with money consists of: first the defects that it has to notice, then the product. And
// what is printed of it.

import {
  type MoneyFigures,
  type MoneyOptions,
  type MoneySize,
  moneySizes,
  runMoney,
} from './money.ts'
import { type MoneyDefect, moneyDefects } from './outside-client.ts'
import type { Sandbox } from './sandbox.ts'

/** What must be said of each defect, for it to be noticed. */
export const signs: Readonly<Record<MoneyDefect, RegExp>> = {
  resent: / was sent \d+ in \d+: \d+ payouts/,
  unkeyed: / was credited [2-9] times/,
  keyless: /asked again|nobody was told of (withdrawal|deposit|trade)/,
}

export type MoneyRun = Omit<MoneyOptions, 'defect'>
export type NoticedMoney = Readonly<Record<MoneyDefect, readonly string[]>>

/** A short run may be over before a defect does harm: then there is another one. */
const triesMost = 4

/** What was said of each that shows it; nothing where it was not noticed. */
export async function runMoneyDefects(sandbox: Sandbox, run: MoneyRun): Promise<NoticedMoney> {
  const noticed: Record<MoneyDefect, readonly string[]> = { resent: [], unkeyed: [], keyless: [] }
  for (const defect of moneyDefects) {
    for (let tries = 0; tries < triesMost && noticed[defect].length === 0; tries += 1) {
      const seed = run.seed + tries
      const { verdict } = await runMoney(sandbox, moneySizes[defect], { ...run, seed, defect })
      noticed[defect] = verdict.problems.filter((problem) => signs[defect].test(problem))
    }
  }
  return noticed
}

export function runMoneyFaults(
  sandbox: Sandbox,
  size: MoneySize,
  run: MoneyRun,
): Promise<MoneyFigures> {
  return runMoney(sandbox, size, { ...run, defect: null })
}

export function moneyDefectLines(noticed: NoticedMoney): string[] {
  return moneyDefects.map((name) => {
    const [first] = noticed[name]
    return `defect "${name}": ${first ? `noticed: ${first}` : 'NOT NOTICED'}`
  })
}

export function moneyLines(figures: MoneyFigures): string[] {
  const { operations, answered, asked, faults, outside, frozen, deaths, seconds, verdict } = figures
  const { kills, down, slow, reorgs, lostOutputs, webhooks } = faults
  const killed = Object.values(kills).reduce((sum, count) => sum + count, 0)
  const depths = reorgs.map((count, depth) => `${depth}: ${count}`).slice(1)
  return [
    `money: operations ${operations} in ${seconds} s, asked ${textOf(asked)}; ` +
      `acknowledged ${answered.acked}, refused ${answered.refused}, asked again ${answered.again}`,
    `  server killed ${killed} times (${textOf(kills)}), ended by itself ${deaths} times`,
    `  outside: asked ${outside.asked}, did not answer ${outside.refused}, did it and lost the ` +
      `answer ${outside.lost}; down ${textOf(down)}, slow ${slow}`,
    `  reorganisations by depth ${depths.join(', ')}; outputs lost ${lostOutputs}`,
    `  messages of the card provider: ${textOf(webhooks)}`,
    `  in the books: ${textOf(verdict.facts)}; accounts frozen ${frozen}`,
    `  problems ${verdict.problems.length}`,
  ]
}

function textOf(counts: object): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

export function moneyProblems(noticed: NoticedMoney, figures: MoneyFigures): string[] {
  return [
    ...moneyDefects.filter((name) => noticed[name].length === 0),
    ...figures.verdict.problems,
    ...(figures.deaths > 0 ? ['the server ended'] : []),
  ]
}
