import { expect, test } from 'vitest'
import { day, hour } from '#kernel/time.ts'
import { fc } from '#seed'
import { activityBetween, markets } from './activity.ts'

const week = 7 * day
const at = (text: string) => Date.parse(text)

test.each(markets)('over a whole week %s activity is as long as the week', (market) => {
  fc.assert(
    fc.property(fc.integer({ min: -2e12, max: 4e12 }), (from) => {
      expect(activityBetween(market, from, from + week)).toBeCloseTo(week, 2)
    }),
  )
})

test.each(markets)('%s activity adds up and never stands still', (market) => {
  const instant = fc.integer({ min: 1.5e12, max: 2e12 })
  const length = fc.integer({ min: 1, max: 1e9 })
  fc.assert(
    fc.property(instant, length, length, (from, first, second) => {
      const whole = activityBetween(market, from, from + first + second)
      const parts =
        activityBetween(market, from, from + first) +
        activityBetween(market, from + first, from + first + second)
      expect(parts).toBeCloseTo(whole, 2)
      expect(activityBetween(market, from, from + first)).toBeGreaterThan(0)
    }),
  )
})

test.each(markets)('the hours of a week of %s add up to it, and none stands still', (market) => {
  const monday = at('2026-11-16T00:00:00Z')
  const hours = Array.from({ length: 168 }, (_, index) =>
    activityBetween(market, monday + index * hour, monday + (index + 1) * hour),
  )
  for (const one of hours) expect(one).toBeGreaterThan(0)
  expect(hours.reduce((sum, one) => sum + one, 0)).toBeCloseTo(week, 2)
  expect(activityBetween(market, monday, monday + hour / 2)).toBeCloseTo(hours[0]! / 2, 2)
})

test('currencies are all but asleep from Friday 22:00 to Sunday 22:00', () => {
  const hourly = (from: string) => activityBetween('currency', at(from), at(from) + hour) / hour
  expect(hourly('2026-11-20T21:00:00Z')).toBeGreaterThan(0.3)
  expect(hourly('2026-11-20T22:00:00Z')).toBeLessThan(0.1)
  expect(hourly('2026-11-22T21:00:00Z')).toBeLessThan(0.1)
  expect(hourly('2026-11-22T22:00:00Z')).toBeGreaterThan(0.3)
})

test('the busiest hour of a weekday is when London and New York are both awake', () => {
  const monday = at('2026-11-16T00:00:00Z')
  for (const market of ['crypto', 'currency', 'equity', 'new_york'] as const) {
    const hours = Array.from({ length: 24 }, (_, index) =>
      activityBetween(market, monday + index * hour, monday + (index + 1) * hour),
    )
    expect(hours.indexOf(Math.max(...hours))).toBe(14)
  }
})
