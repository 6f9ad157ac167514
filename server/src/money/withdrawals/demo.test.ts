import { expect, test } from 'vitest'
import { minute, second } from '#kernel/time.ts'
import { demoWaitMs } from './demo.ts'

test('each state of a sandbox’s withdrawal can be seen, and nobody waits for minutes', () => {
  expect(demoWaitMs).toBeGreaterThanOrEqual(5 * second)
  expect(demoWaitMs).toBeLessThan(minute)
})
