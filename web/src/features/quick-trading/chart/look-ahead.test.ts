import { expect, it, test } from 'vitest'
import { fc } from '#seed'
import { lookAhead, spaces } from './look-ahead.ts'

test.each([
  // A third of 900 is 300: twenty bars of 15 s.
  { width: 900, step: 15, ahead: 300, space: 15, right: 324 },
  { width: 900, step: 1, ahead: 60, space: 5, right: 324 },
  // Four bars would be 75 wide each.
  { width: 900, step: 15, ahead: 60, space: spaces.max, right: 4 * spaces.max + 24 },
  // A day of single ticks is more than any screen has.
  { width: 900, step: 1, ahead: 86_400, space: spaces.min, right: 405 },
  { width: 320, step: 60, ahead: 300, space: 320 / 15, right: 131 },
])('$ahead s ahead in bars of $step s on $width pixels', ({ width, step, ahead, space, right }) => {
  const found = lookAhead({ width, step, ahead })
  expect(found.space).toBeCloseTo(space)
  expect(found.right).toBe(right)
})

it('shows the expiry wherever bars of a pixel leave room for it, and always some of the past', () => {
  const wanted = fc.record({
    width: fc.integer({ min: 200, max: 3_000 }),
    step: fc.constantFrom(1, 5, 15, 30, 60, 300, 900, 3_600),
    ahead: fc.integer({ min: 60, max: 86_400 }),
  })
  fc.assert(
    fc.property(wanted, (one) => {
      const { space, right } = lookAhead(one)
      expect(right).toBeLessThanOrEqual(one.width * 0.45 + 1)
      const isThere = (one.ahead / one.step) * space <= right
      const fits = (one.ahead / one.step) * spaces.min <= one.width / 3
      if (fits) expect(isThere).toBe(true)
    }),
  )
})
