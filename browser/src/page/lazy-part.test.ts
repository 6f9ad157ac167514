import { expect, it } from 'vitest'
import { untilAnswered } from './lazy-part.ts'

it('asks until there is an answer, more and more seldom', async () => {
  const waited: number[] = []
  let left = 6
  await untilAnswered(
    async () => {
      left -= 1
      if (left > 0) throw new Error('no line')
    },
    async (ms) => void waited.push(ms),
  )
  expect(left).toBe(0)
  expect(waited).toHaveLength(5)
  expect(waited[4]).toBeGreaterThan(waited[0] ?? 0)
})
