// What cells cost: one, two and four at once on this machine, each a PostgreSQL and lanes of its
// own. They share its cores, so what is told is processor time of one order, and of one settlement.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { CellCost, Ready, type Turn } from './cell-parts.ts'
import { programOf } from './processes.ts'
import { medians, shownAs } from './web.ts'

export type CellsWish = Turn & { readonly rounds: number; readonly counts: readonly number[] }

const usual: CellsWish = { rounds: 3, counts: [1, 2, 4], seconds: 4, due: 20_000 }

type Figures = Record<string, number>

/** So many cells, and other figures, by turns: what is drifts with the machine. */
export async function benchCells(say: (line: string) => void, wish = usual): Promise<Figures> {
  const cells: ChildProcess[] = []
  try {
    // One after the other: each is a database of 100,000 clients.
    for (let nr = 0; nr < Math.max(...wish.counts); nr += 1) cells.push(await openCell())
    const rounds: Figures[] = []
    for (let round = 0; round < wish.rounds; round += 1) {
      rounds.push(await measure(cells, wish))
      say(shownAs('cells', rounds.at(-1) ?? {}))
    }
    return medians(rounds)
  } finally {
    await Promise.all(cells.map(closeCell))
  }
}

async function measure(cells: readonly ChildProcess[], { counts, seconds, due }: CellsWish) {
  const figures: Figures = {}
  for (const count of counts) {
    const costs = await Promise.all(
      cells.slice(0, count).map((cell) => takeTurn(cell, { seconds, due })),
    )
    figures[`accept_us_${count}`] = mean(costs, 'acceptUs', 'accepted')
    figures[`settle_us_${count}`] = mean(costs, 'settleUs', 'settled')
  }
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)]
  const slope = (what: string) =>
    (figures[`${what}_us_${fewest}`] ?? Number.NaN) / (figures[`${what}_us_${most}`] ?? Number.NaN)
  return { slope: slope('accept'), settle_slope: slope('settle'), ...figures }
}

/** Of one, over all cells. */
function mean(
  costs: readonly CellCost[],
  us: 'acceptUs' | 'settleUs',
  count: 'accepted' | 'settled',
): number {
  const all = costs.reduce((sum, cost) => sum + cost[us] * cost[count], 0)
  return all / costs.reduce((sum, cost) => sum + cost[count], 0)
}

async function openCell(): Promise<ChildProcess> {
  const child = fork(programOf('one-cell'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  Ready.parse(await heard(child))
  return child
}

async function takeTurn(cell: ChildProcess, turn: Turn): Promise<CellCost> {
  const answer = heard(cell)
  cell.send(turn)
  return CellCost.parse(await answer)
}

async function heard(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController()
  const ended = once(child, 'exit', waiting).then(([code]) => {
    throw new Error(`a cell of the benchmark ended with ${code}`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', waiting), ended])
    return message
  } finally {
    waiting.abort()
    ended.catch(() => {})
  }
}

async function closeCell(cell: ChildProcess): Promise<void> {
  if (cell.exitCode !== null) return
  const ended = once(cell, 'exit')
  if (cell.connected) cell.disconnect()
  await ended
}
