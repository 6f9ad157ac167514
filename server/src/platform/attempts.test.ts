import { expect, test } from 'vitest'
import { countAttempts } from './attempts.ts'

const refused = { refused: 'too_many_requests', details: { seconds: expect.any(Number) } }

test('after five tries there is no sixth, with other keys or at the same time', async () => {
  const attempts = countAttempts(5, 900)
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempts.take('ada')))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(5)
  expect(answers[5]).toEqual(refused)
  expect(answers[5]?.details?.seconds).toBeLessThanOrEqual(900)
  expect(await attempts.take('ben')).toBeUndefined()
})

test('a try that is given back was none', async () => {
  const attempts = countAttempts(2, 900)
  for (let i = 0; i < 10; i += 1) {
    expect(await attempts.take('ada')).toBeUndefined()
    await attempts.giveBack('ada')
  }
  await attempts.take('ada')
  await attempts.take('ada')
  expect(await attempts.take('ada')).toEqual(refused)
})
