import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '#seed'
import { moneySizes } from './money.ts'
import { runMoneyDefects, runMoneyFaults } from './money-plan.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

const run = { seed, log: () => {} }
const patienceMs = 600_000

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox(['server'])
}, patienceMs)
afterAll(() => sandbox?.close(), patienceMs)

describe(`money while servers are killed and those outside fail (seed ${seed})`, () => {
  it(
    'the harness notices payouts sent again, credits without a key, keys not looked at',
    async () => {
      const noticed = await runMoneyDefects(sandbox, run)
      for (const [defect, problems] of Object.entries(noticed))
        expect(problems, `${defect}, seed ${seed}`).not.toEqual([])
    },
    patienceMs,
  )

  it(
    'the ledger, those who keep the money and what clients were told agree',
    async () => {
      const { verdict, faults, deaths, answered } = await runMoneyFaults(
        sandbox,
        moneySizes.suite,
        run,
      )
      expect(verdict.problems, `seed ${seed}`).toEqual([])
      expect(deaths).toBe(0)
      expect(verdict.acked).toBeGreaterThan(50)
      expect(answered.again).toBeGreaterThan(0)
      expect(faults.kills.any).toBe(1)
      expect(verdict.facts.charges).toBeGreaterThan(0)
      expect(verdict.facts.outputs).toBeGreaterThan(0)
      expect(verdict.facts.paid).toBeGreaterThan(0)
    },
    patienceMs,
  )
})
