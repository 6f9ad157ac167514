import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '#seed'
import {
  runMoneyStatements,
  springTrap,
  statementProblems,
  statementSizes,
} from './money-statements-plan.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

const run = { seed }
const patienceMs = 600_000

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox(['server'])
}, patienceMs)
afterAll(() => sandbox?.close(), patienceMs)

describe(`a server killed at statements that move money (seed ${seed})`, () => {
  it(
    'the harness notices what follows a booking in a transaction of its own',
    async () => {
      expect(await springTrap(sandbox, 'parted', run), `seed ${seed}`).not.toEqual([])
    },
    patienceMs,
  )

  it(
    'the ledger, those who keep the money and what clients were told agree',
    async () => {
      const figures = await runMoneyStatements(sandbox, statementSizes.suite, run)
      expect(statementProblems(figures), `seed ${seed}`).toEqual([])
      for (const { flow, points, kills, missed } of figures.flows) {
        const about = `${flow}, seed ${seed}, not reached: ${missed.join('; ')}`
        expect(kills + missed.length, about).toBe(points)
        // Some are statements of loops, which do not always come: hardly ever half of so few.
        expect(kills, about).toBeGreaterThanOrEqual(Math.max(1, Math.floor(points / 2)))
      }
    },
    patienceMs,
  )
})
