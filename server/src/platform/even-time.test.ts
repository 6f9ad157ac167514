import { expect, test } from 'vitest'
import { beatMs, startBeat } from './even-time.ts'

test.each([
  ['at once', 0, beatMs],
  ['soon', 60, beatMs - 60],
  ['late', beatMs + 40, beatMs - 40],
  ['on a beat', 2 * beatMs, beatMs],
])('what is ready %s leaves on the next beat', async (_when, workMs, waitMs) => {
  let at = 1_000
  const waited: number[] = []
  const beat = startBeat({ now: () => at, sleep: async (ms) => waited.push(ms) })
  at += workMs
  await beat()
  expect(waited).toEqual([waitMs])
})

test('the timer that is used does not ring early', async () => {
  const began = performance.now()
  await startBeat()()
  expect(performance.now() - began).toBeGreaterThanOrEqual(0.99 * beatMs)
})
