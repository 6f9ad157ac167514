import { describe, expect, test } from 'vitest'
import { day, iso, later, millis } from './time.ts'
import { afterWorkingDays, easterOf, isWorkingDay } from './working-day.ts'

const at = (text: string) => millis(Date.parse(text))

describe('Easter', () => {
  test.each([
    ...['1943-04-25', '1961-04-02', '1999-04-04', '2000-04-23', '2008-03-23', '2024-03-31'],
    ...['2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2285-03-22'],
  ])('is on %s', (date) => {
    expect(iso(easterOf(Number(date.slice(0, 4)))).slice(0, 10)).toBe(date)
  })

  test('is a Sunday between 22 March and 25 April, in every year', () => {
    for (let year = 1900; year <= 2300; year += 1) {
      const date = new Date(easterOf(year))
      expect(date.getUTCDay()).toBe(0)
      const inYear = (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
      expect(inYear >= 322 && inYear <= 425).toBe(true)
    }
  })
})

describe('a working day', () => {
  test.each([
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2026-12-26'],
    ...['2027-03-26', '2027-03-29', '2026-11-21', '2026-11-22', '2028-12-25', '2028-12-26'],
  ])('is not %s, from its first millisecond to its last', (date) => {
    expect(isWorkingDay(at(`${date}T00:00:00.000Z`))).toBe(false)
    expect(isWorkingDay(at(`${date}T23:59:59.999Z`))).toBe(false)
  })

  test.each([
    ...['2026-01-02', '2026-04-02', '2026-04-07', '2026-04-27', '2026-05-04', '2026-05-14'],
    ...['2026-05-25', '2026-12-24', '2026-12-28', '2026-12-31', '2026-11-20'],
  ])('is %s', (date) => {
    expect(isWorkingDay(at(`${date}T00:00:00.000Z`))).toBe(true)
    expect(isWorkingDay(at(`${date}T23:59:59.999Z`))).toBe(true)
  })

  test('is none six times a year, weekends apart', () => {
    for (let year = 2026; year <= 2100; year += 1) {
      let closed = 0
      for (let it = at(`${year}-01-01`); it < at(`${year + 1}-01-01`); it = later(it, day)) {
        const weekday = new Date(it).getUTCDay()
        const isWeekend = weekday === 0 || weekday === 6
        if (isWeekend) expect(isWorkingDay(it)).toBe(false)
        else if (!isWorkingDay(it)) closed += 1
      }
      // Those four that have a date may fall on a weekend.
      expect(closed >= 2 && closed <= 6).toBe(true)
    }
  })
})

describe('some working days later', () => {
  test.each([
    ['2026-11-23T12:00:00.000Z', 10, '2026-12-07T12:00:00.000Z'],
    ['2026-12-18T12:00:00.000Z', 10, '2027-01-05T12:00:00.000Z'],
    ['2026-11-21T09:00:00.000Z', 1, '2026-11-23T09:00:00.000Z'],
    ['2026-11-23T12:00:00.000Z', -3, '2026-11-18T12:00:00.000Z'],
    ['2026-11-23T12:00:00.000Z', 0, '2026-11-23T12:00:00.000Z'],
  ])('%s and %i are %s', (from, days, to) => {
    expect(iso(afterWorkingDays(at(from), days))).toBe(to)
  })
})
