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
      for (const { flow, statements, kills, missed } of figures.flows) {
        expect(missed, `${flow}, seed ${seed}`).toEqual([])
        expect(kills, flow).toBe(Math.floor((statements + 1) / 12))
      }
    },
    patienceMs,
  )
})
