import { describe, expect, it } from 'vitest'
import { coolOffs, exclusions, limitPeriods } from '#contract/client/limits.ts'
import { iso, millis } from '#kernel/time.ts'
import { coolOffEnd, endOf, exclusionEnd, startOf, startsAt } from './period.ts'

const at = (text: string) => millis(Date.parse(text.length > 10 ? text : `${text}T00:00:00.000Z`))

describe('a period', () => {
  it.each([
    ['day', '2026-11-21T00:00:00.000Z', '2026-11-21', '2026-11-22'],
    ['day', '2026-11-21T23:59:59.999Z', '2026-11-21', '2026-11-22'],
    ['day', '2028-02-28T12:00:00.000Z', '2028-02-28', '2028-02-29'],
    // 2026-11-16 is a Monday.
    ['week', '2026-11-16T00:00:00.000Z', '2026-11-16', '2026-11-23'],
    ['week', '2026-11-21T14:00:00.000Z', '2026-11-16', '2026-11-23'],
    ['week', '2026-11-22T23:59:59.999Z', '2026-11-16', '2026-11-23'],
    ['week', '2027-01-01T00:00:00.000Z', '2026-12-28', '2027-01-04'],
    ['month', '2026-11-01T00:00:00.000Z', '2026-11-01', '2026-12-01'],
    ['month', '2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
    ['month', '2028-02-29T23:59:59.999Z', '2028-02-01', '2028-03-01'],
  ] as const)('%s of %s', (period, now, start, end) => {
    expect(iso(startOf(period, at(now)))).toBe(iso(at(start)))
    expect(iso(endOf(period, at(now)))).toBe(iso(at(end)))
  })

  it('of each kind runs at any time', () => {
    expect(startsAt(at('2026-11-21T14:00:00.000Z'))).toEqual({
      day: at('2026-11-21'),
      week: at('2026-11-16'),
      month: at('2026-11-01'),
    })
  })

  it('begins where the one before it ends', () => {
    for (const period of limitPeriods) {
      let now = at('2026-01-01')
      for (let i = 0; i < 60; i += 1) {
        const end = endOf(period, now)
        expect(startOf(period, end)).toBe(end)
        expect(startOf(period, millis(end - 1))).toBe(startOf(period, now))
        now = end
      }
    }
  })
})

it('a break lasts to the same time of its last day', () => {
  const now = at('2026-08-31T10:20:30.456Z')
  expect(coolOffs.map((period) => iso(coolOffEnd(period, now)))).toEqual([
    '2026-09-01T10:20:30.456Z',
    '2026-09-07T10:20:30.456Z',
    '2026-09-30T10:20:30.456Z',
  ])
  expect(exclusions.map((period) => iso(exclusionEnd(period, now)))).toEqual([
    '2027-02-28T10:20:30.456Z',
    '2027-08-31T10:20:30.456Z',
    '2031-08-31T10:20:30.456Z',
  ])
  expect(iso(exclusionEnd('1y', at('2028-02-29')))).toBe('2029-02-28T00:00:00.000Z')
})
