import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { leastMarked } from '#contract/public/markouts.ts'
import { millis } from '#kernel/time.ts'
import { createRouter } from '#server/platform/http.ts'
import type { Marked } from './markout.ts'
import { registerMarkoutRoutes } from './markouts.routes.ts'
import { countMarked } from './read-markouts.ts'

const since = millis(Date.UTC(2026, 0, 14))

function trades(count: number, withFive = count): Marked[] {
  return Array.from({ length: count }, (_, index) => ({
    instrumentId: 1,
    clientId: BigInt(index % 3),
    direction: index % 2 === 0 ? 'rise' : 'fall',
    entry: 10_000,
    afterOne: index % 2 === 0 ? 10_001 : 9_999,
    afterFive: index < withFive ? 10_000 : null,
  }))
}

async function told(marked: readonly Marked[]) {
  const app = Fastify()
  const router = createRouter(app, () => {
    throw new Error('nothing here is for clients only')
  })
  registerMarkoutRoutes(router, async () => ({ since, marked }))
  const reply = await app.inject('/api/public/markouts')
  await app.close()
  return reply.json().data
}

test('moves are told as a distribution, and nobody is named', async () => {
  const data = await told(trades(leastMarked))
  expect(data.after_1s).toMatchObject({ trades: leastMarked, within_bp: expect.any(Number) })
  // All of them a basis point the way the client bet: none by chance.
  expect(data.after_1s.mean_bp).toBeCloseTo(1, 6)
  expect(data.after_1s.shares.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1)
  expect(data.after_5s).toMatchObject({ mean_bp: 0, within_bp: 0 })
  expect(JSON.stringify(data)).not.toMatch(/client/)
})

test('too few are not told, each second by itself', async () => {
  const few = trades(leastMarked, leastMarked - 1)
  expect(await told(few)).toMatchObject({ after_1s: { trades: leastMarked }, after_5s: null })
  expect(countMarked({ since, marked: few })).toBe(leastMarked - 1)
  expect(await told([])).toMatchObject({ after_1s: null, after_5s: null })
})
