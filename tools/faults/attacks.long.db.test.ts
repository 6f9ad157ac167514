import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tryAttack } from './attack-trial.ts'
import { type AttackName, hasOwnAddress } from './attacks.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

const patienceMs = 300_000

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox(['server', 'attacker'])
}, patienceMs)
afterAll(() => sandbox?.close(), patienceMs)

describe.runIf(await hasOwnAddress())('while one network attacks, with little memory', () => {
  it.each<[AttackName, asked: number, isHungUpOn: boolean]>([
    ['numbers like cards', 8, false],
    ['slashes in a path', 8, false],
    ['pipelining on twenty', 80_000, true],
  ])(
    'by %s: the server lives, others are answered and trade',
    async (attack, asked, isHungUpOn) => {
      const size = { isWhole: false, ms: 0, asked, answers: 10, trades: 2 }
      const trial = await tryAttack(sandbox, attack, size)
      expect(trial.deaths).toBe(0)
      expect(trial.asked).toBeGreaterThanOrEqual(asked)
      expect(trial.answers).toBeGreaterThanOrEqual(10)
      expect(trial.failures).toBe(0)
      expect(trial.trades).toBeGreaterThanOrEqual(2)
      if (isHungUpOn) expect(trial.closed).toBeGreaterThan(0)
    },
    patienceMs,
  )
})
