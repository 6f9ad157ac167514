import { expect, it } from 'vitest'
import { fc } from '#seed'
import { newBudget } from './budget.ts'

function budgetAt(size: { most: number; perSecond: number }) {
  let now = 1_000
  const budget = newBudget(size, () => now)
  return { ...budget, wait: (ms: number) => (now += ms) }
}

it('is spent, says when there is enough again, and fills steadily', () => {
  const { spend, wait } = budgetAt({ most: 10, perSecond: 2 })
  expect(spend('a', 4)).toBeUndefined()
  expect(spend('a', 6)).toBeUndefined()
  expect(spend('a', 1)).toBe(1)
  expect(spend('a', 5)).toBe(3)
  expect(spend('b', 10)).toBeUndefined()
  wait(2_500)
  expect(spend('a', 5)).toBeUndefined()
  expect(spend('a', 1)).toBe(1)
  wait(60_000)
  expect(spend('a', 10)).toBeUndefined()
  expect(spend('a', 1)).toBe(1)
})

it('forgets those whose bucket would be full', () => {
  const { spend, known, wait } = budgetAt({ most: 10, perSecond: 2 })
  for (let i = 0; i < 1_000; i += 1) spend(`network ${i}`, 1)
  expect(known()).toBe(1_000)
  wait(5_000)
  spend('a', 1)
  wait(5_000)
  spend('a', 1)
  expect(known()).toBe(1)
})

it('gives what one bucket that is never forgotten would give', () => {
  const step = fc.record({
    ms: fc.nat({ max: 4_000 }),
    key: fc.constantFrom('a', 'b'),
    points: fc.integer({ min: 1, max: 10 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { spend, wait } = budgetAt({ most: 10, perSecond: 2 })
      const left = new Map<string, number>()
      for (const { ms, key, points } of steps) {
        wait(ms)
        for (const one of ['a', 'b']) left.set(one, Math.min(10, (left.get(one) ?? 10) + ms / 500))
        const has = left.get(key) ?? 10
        const isGiven = spend(key, points) === undefined
        // Sums of many parts differ in their last digits.
        if (Math.abs(points - has) > 1e-6) expect(isGiven).toBe(points <= has)
        if (isGiven) left.set(key, has - points)
      }
    }),
  )
})
