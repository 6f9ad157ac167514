import { expect, test } from 'vitest'
import { stepDone, stepsText, stepTimes } from './start-steps.ts'

test('steps are told in their order, those that are done', () => {
  performance.clearMarks()
  performance.mark('something else')
  stepDone('lead')
  stepDone('code')
  const times = stepTimes()
  expect(Object.keys(times)).toEqual(['code', 'lead'])
  expect(times.code!).toBeGreaterThanOrEqual(times.lead!)
  expect(stepsText({ code: 900.4, database: 960.6 })).toBe('code 900 ms, database 961 ms')
  performance.clearMarks()
})
