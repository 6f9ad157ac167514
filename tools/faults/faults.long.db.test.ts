import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '#seed'
import type { KillFigures } from './kills.ts'
import { runDefects, runPostgresKills, runServerKills, runStatements, sizes } from './plan.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

const run = { seed, log: () => {} }
const size = sizes.suite
const sound = { lost: 0, doubled: 0, violations: 0, problems: [] }
const patienceMs = 120_000

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox(['engine', 'server'])
}, patienceMs)
afterAll(() => sandbox?.close(), patienceMs)

describe(`whatever is killed (seed ${seed})`, () => {
  it(
    'the harness notices payouts split from their cover, settlements repeated, commits told too soon',
    async () => {
      const { split, unguarded, asynchronous } = await runDefects(sandbox, run)
      expect(split.problems.join()).toMatch(/I7: /)
      expect(unguarded.problems.join()).toMatch(/I12: /)
      expect(asynchronous.problems.join()).toMatch(/ is lost/)
    },
    patienceMs,
  )

  it(
    'at each statement of opening and settling: nothing is lost, doubled or left wrong',
    async () => {
      const { problems, last, kills, statements } = await runStatements(sandbox, size)
      expect(problems).toEqual([])
      expect(last).toMatchObject(sound)
      expect(kills).toBe(statements)
      expect(last.acked).toBeGreaterThan(3 * kills)
    },
    patienceMs,
  )

  it(
    'the server under load: the same, and it trades again',
    async () => {
      expectSound(await runServerKills(sandbox, size, run), size.serverKills)
    },
    patienceMs,
  )

  it(
    'PostgreSQL under load: the same, and the server lives',
    async () => {
      expectSound(await runPostgresKills(sandbox, size, run), size.postgresKills)
    },
    patienceMs,
  )
})

function expectSound({ verdict, kills, deaths, settled }: KillFigures, killsMin: number): void {
  expect(verdict).toMatchObject(sound)
  expect(kills).toBe(killsMin)
  expect(deaths).toBe(0)
  expect(verdict.acked).toBeGreaterThan(5 * kills)
  const ended = Object.values(settled).reduce((sum, count) => sum + count, 0)
  expect(ended).toBe(verdict.acked)
  expect(settled).not.toHaveProperty('open')
}
