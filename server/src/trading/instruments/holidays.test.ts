// The rules worked out a second time by other means: weekdays counted through the calendar's dates,
// Easter by the table of the prayer books, equinoxes by the sun.

import { describe, expect, test } from 'vitest'
import { day } from '#kernel/time.ts'
import {
  americanFutures,
  type DayNumber,
  easterOf,
  euronext,
  frankfurt,
  type Holidays,
  london,
  newYorkStocks,
  tokyo,
} from './holidays.ts'

const years = Array.from({ length: 41 }, (_, index) => 2010 + index)
/** As long as the prayer books' table holds. */
const centuries = Array.from({ length: 300 }, (_, index) => 1900 + index)
const [sunday, monday, thursday, saturday] = [0, 1, 4, 6]

/** "05-01" of each date of the year, by the calendar of this system. */
function datesOf(year: number): string[] {
  const dates: string[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += day)
    dates.push(new Date(at).toISOString().slice(0, 10))
  return dates
}

const weekday = (date: string) => new Date(date).getUTCDay()
const plus = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
const isWeekend = (date: string) => weekday(date) === sunday || weekday(date) === saturday

/** The third Monday of January is `nth(year, '01', monday, 3)`, the last of May its `-1`. */
function nth(year: number, month: string, wanted: number, count: number): string {
  const some = datesOf(year).filter(
    (date) => date.slice(5, 7) === month && weekday(date) === wanted,
  )
  return some.at(count > 0 ? count - 1 : count) ?? 'none'
}

/**
 * The paschal full moons of 1900 to 2199 by golden number, from the Book of Common Prayer; Easter
 * is the Sunday after.
 */
const fullMoons = [
  ...['04-14', '04-03', '03-23', '04-11', '03-31', '04-18', '04-08', '03-28', '04-16', '04-05'],
  ...['03-25', '04-13', '04-02', '03-22', '04-10', '03-30', '04-17', '04-07', '03-27'],
]

function easter(year: number): string {
  const moon = `${year}-${fullMoons[year % 19]}`
  return plus(moon, 7 - weekday(moon))
}

/**
 * The day in Tokyo on which the sun stands over the equator, by the mean equinoxes of Meeus
 * (Astronomical Algorithms, chapter 27), right to a quarter of an hour.
 */
function equinox(year: number, of: 'March' | 'September'): string {
  const y = (year - 2000) / 1000
  const julian =
    of === 'March'
      ? 2451623.80984 + 365242.37404 * y + 0.05169 * y ** 2 - 0.00411 * y ** 3
      : 2451810.21715 + 365242.01767 * y - 0.11575 * y ** 2 + 0.00337 * y ** 3
  const inTokyo = julian - 2440587.5 + 9 / 24
  return new Date(inTokyo * day).toISOString().slice(0, 10)
}

/** Sunday's holiday is kept on Monday, Saturday's on Friday. */
const american = (date: string) =>
  plus(date, weekday(date) === sunday ? 1 : weekday(date) === saturday ? -1 : 0)

const fixed = (year: number, ...dates: string[]) => dates.map((date) => `${year}-${date}`)

function ofNewYork(year: number): string[] {
  const newYear = `${year}-01-01`
  return [
    weekday(newYear) === saturday ? newYear : american(newYear),
    nth(year, '01', monday, 3),
    nth(year, '02', monday, 3),
    plus(easter(year), -2),
    nth(year, '05', monday, -1),
    ...fixed(year, '06-19', '07-04', '12-25').map(american),
    nth(year, '09', monday, 1),
    nth(year, '11', thursday, 4),
  ]
}

function ofLondon(year: number): string[] {
  const taken = new Set<string>()
  const made = (date: string): string => {
    if (taken.has(date) || isWeekend(date)) return made(plus(date, 1))
    taken.add(date)
    return date
  }
  return [
    ...fixed(year, '01-01', '12-25', '12-26').map(made),
    ...[plus(easter(year), -2), plus(easter(year), 1)],
    ...[nth(year, '05', monday, 1), nth(year, '05', monday, -1), nth(year, '08', monday, -1)],
  ]
}

function ofTokyo(year: number): string[] {
  const holidays = new Set([
    ...fixed(year, '01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11'),
    ...fixed(year, '11-03', '11-23'),
    ...[nth(year, '01', monday, 2), nth(year, '07', monday, 3), nth(year, '09', monday, 3)],
    ...[nth(year, '10', monday, 2), equinox(year, 'March'), equinox(year, 'September')],
  ])
  const instead = datesOf(year).filter((date) => {
    if (holidays.has(date)) return false
    if (holidays.has(plus(date, -1)) && holidays.has(plus(date, 1))) return true
    // After an unbroken run of holidays in which one fell on a Sunday.
    for (let back = plus(date, -1); holidays.has(back); back = plus(back, -1))
      if (weekday(back) === sunday) return true
    return false
  })
  return [...holidays, ...instead, ...fixed(year, '01-02', '01-03', '12-31')]
}

const onTheContinent = (year: number, ...more: string[]) => [
  ...fixed(year, '01-01', '05-01', '12-25', '12-26', ...more),
  ...[plus(easter(year), -2), plus(easter(year), 1)],
]

const rules: readonly (readonly [
  string,
  (year: number) => Holidays,
  (year: number) => string[],
])[] = [
  ['New York', newYorkStocks, ofNewYork],
  ['London', london, ofLondon],
  ['Frankfurt', frankfurt, (year) => onTheContinent(year, '12-24', '12-31')],
  ['Euronext', euronext, (year) => onTheContinent(year)],
  ['Tokyo', tokyo, ofTokyo],
  [
    'American futures',
    americanFutures,
    (year) => [
      ...ofNewYork(year).filter((date) => /-01-0[12]$|-12-2[4-6]$/.test(date)),
      plus(easter(year), -2),
    ],
  ],
]

describe.each(rules)('%s', (_, holidays, byRule) => {
  test.each(years)('of %i', (year) => {
    expect(weekdaysOf(holidays(year).closed)).toEqual(
      [...new Set(byRule(year))].filter((date) => !isWeekend(date)).toSorted(),
    )
  })
})

/** The last weekday up to a date. */
const upTo = (date: string): string => (isWeekend(date) ? upTo(plus(date, -1)) : date)

const shortOfNewYork = (year: number) => [
  ...fixed(year, '07-03', '12-24'),
  plus(nth(year, '11', thursday, 4), 1),
]

const short: readonly (readonly [
  string,
  (year: number) => Holidays,
  (year: number) => string[],
])[] = [
  ['New York', newYorkStocks, shortOfNewYork],
  ['London', london, (year) => fixed(year, '12-24', '12-31').map(upTo)],
  ['Frankfurt', frankfurt, () => []],
  ['Euronext', euronext, (year) => fixed(year, '12-24', '12-31')],
  ['Tokyo', tokyo, () => []],
  ['American futures', americanFutures, (year) => [...ofNewYork(year), ...shortOfNewYork(year)]],
]

describe.each(short)('short days of %s', (_, holidays, byRule) => {
  test.each(years)('of %i', (year) => {
    const { closed, early } = holidays(year)
    const rests = weekdaysOf(closed)
    const isSession = (date: string) => !isWeekend(date) && !rests.includes(date)
    expect(weekdaysOf(early).filter(isSession)).toEqual(
      [...new Set(byRule(year))].filter(isSession).toSorted(),
    )
  })
})

test.each(centuries)('Easter of %i', (year) => {
  expect(dateOf(easterOf(year))).toBe(easter(year))
})

function dateOf(number: DayNumber): string {
  return new Date(number * day).toISOString().slice(0, 10)
}

function weekdaysOf(days: ReadonlySet<DayNumber>): string[] {
  return [...days]
    .map(dateOf)
    .filter((date) => !isWeekend(date))
    .toSorted()
}
