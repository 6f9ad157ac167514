import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { seed } from '#seed'
import { freePort } from '#test/free-port.ts'
import { openSandbox, projectRoot } from '../sandbox.ts'
import { tryClocks, tryFalseTime } from './clock-row.ts'
import { canMount } from './disk.ts'
import { tryDisks } from './disk-row.ts'
import { tryEnds } from './end-row.ts'
import { canLie } from './false-clock.ts'
import { tryNetwork } from './network-row.ts'
import { tryOutages } from './outage-row.ts'
import { buildProgram } from './program.ts'
import type { Row } from './rows.ts'
import { soak, trySoak } from './soak-row.ts'
import { tryAll } from './try-fault.ts'
import { openWorld } from './world.ts'

const patienceMs = 600_000
const soakMs = 20_000
if (!canMount) console.warn('Only root can fill disks here: they are not tried.')
if (!canLie) console.warn('No libfaketime on this machine: clocks are not tried.')

let folder = ''
let built = ''

beforeAll(async () => {
  folder = await mkdtemp(join(projectRoot, 'node_modules/.faults-'))
  built = await buildProgram(join(folder, 'program'))
}, patienceMs)
afterAll(() => rm(folder, { recursive: true, force: true }))

const tried = (row: Row, ...only: string[]) => row({ built, seed, only, soakMs, log: () => {} })

/** All of these were tried, and nothing was wrong. */
async function expectSound(row: Row, ...only: string[]): Promise<void> {
  const results = await tried(row, ...only)
  expect(results.map(({ fault }) => fault)).toEqual(only)
  for (const { acked, lost, doubled, violations, problems } of results) {
    expect(problems).toEqual([])
    expect({ lost, doubled, violations }).toEqual({ lost: 0, doubled: 0, violations: 0 })
    expect(acked).toBeGreaterThan(0)
  }
}

describe(`what else can go wrong (seed ${seed})`, () => {
  it('is noticed: a fault that does nothing is not what it is said to be', {
    timeout: patienceMs,
  }, async () => {
    const sandbox = await openSandbox([])
    const world = await openWorld(sandbox, { built })
    try {
      await world.program.start()
      await world.program.untilTrading()
      const nothing = { lastsMs: 3_000, strike: async () => async () => {} }
      const faults = [
        { ...nothing, name: 'no refusal', refusesAfterMs: 0 },
        { ...nothing, name: 'no word', isTold: true as const },
        {
          ...nothing,
          name: 'away',
          isCarried: true as const,
          canRead: true as const,
          strike: async () => {
            await world.program.kill()
            return world.program.start
          },
        },
      ]
      const results = await tryAll(world, faults, { log: () => {} })
      expect(results.map(({ problems }) => problems.join('; '))).toEqual([
        expect.stringMatching(/orders were acknowledged in no refusal/),
        'no order was told to come again in no word',
        expect.stringMatching(/no order was acknowledged in away; \d+ of \d+ reads failed/),
      ])
    } finally {
      await world.close()
      await sandbox.close()
    }
  })

  it.skipIf(!canLie)(
    'is noticed: trades by a clock that is an hour off',
    { timeout: patienceMs },
    async () => {
      const problems = (await tryFalseTime({ built, seed, soakMs, log: () => {} })).flatMap(
        (it) => it.problems,
      )
      expect(problems.join()).toMatch(/was sent \d+, and accepted \d+/)
    },
  )

  it('is noticed: a server that ends in the middle of a soak', {
    timeout: patienceMs,
  }, async () => {
    const sandbox = await openSandbox([])
    const watchPort = await freePort()
    const env = { METRICS_PORT: String(watchPort) }
    const world = await openWorld(sandbox, { built, env })
    try {
      await world.program.start()
      await world.program.untilTrading()
      const pid = present(world.program.pid(), 'the program')
      setTimeout(() => process.kill(pid, 'SIGKILL'), soakMs)
      const { problems, measured } = await soak(world, watchPort, 10 * soakMs)
      expect(problems).toEqual([expect.stringMatching(/^the server ended after \d+ s$/)])
      expect(measured).toMatch(/^most [1-9]\d* MB/)
    } finally {
      await world.close()
      await sandbox.close()
    }
  })

  it('networks', { timeout: patienceMs }, () =>
    expectSound(
      tryNetwork,
      'network to PostgreSQL: 5 % of messages tear',
      'network to clients: 200 ms each way',
    ),
  )

  it.skipIf(!canMount)('disks', { timeout: patienceMs }, () =>
    expectSound(tryDisks, 'disk of the log full', 'disk of documents full', 'disk of tables full'),
  )

  it.skipIf(!canLie)('clocks', { timeout: patienceMs }, () =>
    expectSound(tryClocks, 'clock of PostgreSQL +1 h', 'clock of the program -1 day'),
  )

  it('outages', { timeout: patienceMs }, () =>
    expectSound(tryOutages, 'away for 10 min, 1000 trades open'),
  )

  it('ends', { timeout: patienceMs }, () => expectSound(tryEnds, 'asked to end'))

  it('little memory', { timeout: patienceMs }, async () => {
    const [soaked] = await tried(trySoak)
    expect(soaked?.problems).toEqual([])
    expect(soaked?.acked).toBeGreaterThan(0)
    expect(soaked?.measured).toMatch(/^most \d+ MB/)
  })
})
