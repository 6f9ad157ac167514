import { expect, it } from 'vitest'
import { patiently } from './lazy-part.ts'

it('asks until it is there, more and more seldom', async () => {
  const waited: number[] = []
  let left = 6
  const part = await patiently(
    async () => {
      left -= 1
      if (left > 0) throw new Error('no line')
      return 'there'
    },
    async (ms) => void waited.push(ms),
  )
  expect(part).toBe('there')
  expect(waited).toHaveLength(5)
  expect(waited[4]).toBeGreaterThan(waited[0] ?? 0)
})
