import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beatMs, startBeat } from './even-time.ts'

test.each([
  ['at once', 0, 1],
  ['soon', 60, 1],
  ['late', beatMs + 40, 2],
])('what is ready %s leaves on the beat', async (_when, workMs, beats) => {
  const began = performance.now()
  const beat = startBeat()
  await sleep(workMs)
  await beat()
  const took = performance.now() - began
  expect(took).toBeGreaterThan(beats * beatMs - 5)
  expect(took).toBeLessThan(beats * beatMs + 120)
})
