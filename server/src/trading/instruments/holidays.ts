// The days on which exchanges stay closed or close early, computed by rule: as their calendars are
// commonly known, not taken from what they published. What nobody can compute, such as a day of
// mourning, is not here. A feed of real prices of theirs would have to bring a calendar of theirs.

import { day } from '#kernel/time.ts'

/** A calendar day: its number since 1970-01-01, a Thursday. */
export type DayNumber = number

/**
 * The days of a year on which there is no session, and those whose session, where they have one,
 * ends early.
 */
export type Holidays = { readonly closed: Set<DayNumber>; readonly early: Set<DayNumber> }

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6] as const

/** `month` counts from 1. */
export function dayOf(year: number, month: number, date: number): DayNumber {
  return Date.UTC(year, month - 1, date) / day
}

/** 0 is Sunday. */
export function weekdayOf(number: DayNumber): number {
  return (((number + 4) % 7) + 7) % 7
}

export function yearOf(number: DayNumber): number {
  return new Date(number * day).getUTCFullYear()
}

/** The `count`th such weekday of a month. */
export function nthOf(year: number, month: number, weekday: number, count: number): DayNumber {
  const first = dayOf(year, month, 1)
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1)
}

export function lastOf(year: number, month: number, weekday: number): DayNumber {
  const last = dayOf(year, month + 1, 0)
  return last - ((weekdayOf(last) - weekday + 7) % 7)
}

/** Easter Sunday of the western churches (Meeus, Jones and Butcher). */
export function easterOf(year: number): DayNumber {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leap = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leap - correction + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const sum = moon + week - 7 * shift + 114
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

const goodFriday = (year: number) => easterOf(year) - 2
const easterMonday = (year: number) => easterOf(year) + 1

/** In America a Sunday's holiday is kept on the Monday, a Saturday's on the Friday before. */
function kept(number: DayNumber): DayNumber {
  if (weekdayOf(number) === saturday) return number - 1
  return weekdayOf(number) === sunday ? number + 1 : number
}

/** Not on the Friday before, which would fall in the old year. */
function americanNewYear(year: number): DayNumber {
  const newYear = dayOf(year, 1, 1)
  return weekdayOf(newYear) === saturday ? newYear : kept(newYear)
}

export function newYorkStocks(year: number): Holidays {
  const independence = dayOf(year, 7, 4)
  const thanksgiving = nthOf(year, 11, thursday, 4)
  const christmas = dayOf(year, 12, 25)
  const closed = new Set([
    americanNewYear(year),
    nthOf(year, 1, monday, 3),
    nthOf(year, 2, monday, 3),
    goodFriday(year),
    lastOf(year, 5, monday),
    kept(dayOf(year, 6, 19)),
    kept(independence),
    nthOf(year, 9, monday, 1),
    thanksgiving,
    kept(christmas),
  ])
  return { closed, early: new Set([thanksgiving + 1, christmas - 1, independence - 1]) }
}

/** Futures in Chicago and New York: closed thrice a year, short on other holidays (simplified). */
export function americanFutures(year: number): Holidays {
  const stocks = newYorkStocks(year)
  const closed = new Set([americanNewYear(year), goodFriday(year), kept(dayOf(year, 12, 25))])
  return { closed, early: new Set([...stocks.closed, ...stocks.early]) }
}

export function frankfurt(year: number): Holidays {
  const [christmas, may] = [dayOf(year, 12, 25), dayOf(year, 5, 1)]
  const days = [dayOf(year, 1, 1), goodFriday(year), easterMonday(year), may]
  const endOfYear = [christmas - 1, christmas, christmas + 1, dayOf(year, 12, 31)]
  return { closed: new Set([...days, ...endOfYear]), early: new Set() }
}

export function euronext(year: number): Holidays {
  const [christmas, may] = [dayOf(year, 12, 25), dayOf(year, 5, 1)]
  const days = [dayOf(year, 1, 1), goodFriday(year), easterMonday(year), may]
  return {
    closed: new Set([...days, christmas, christmas + 1]),
    early: new Set([christmas - 1, dayOf(year, 12, 31)]),
  }
}

export function london(year: number): Holidays {
  const newYear = dayOf(year, 1, 1)
  const christmas = dayOf(year, 12, 25)
  const closed = new Set([
    nextFree(newYear, new Set()),
    goodFriday(year),
    easterMonday(year),
    nthOf(year, 5, monday, 1),
    lastOf(year, 5, monday),
    lastOf(year, 8, monday),
  ])
  // What falls on a weekend is made up for on the next day that is free.
  for (const number of [christmas, christmas + 1]) closed.add(nextFree(number, closed))
  return {
    closed,
    early: new Set([lastWorkday(christmas - 1), lastWorkday(dayOf(year, 12, 31))]),
  }
}

function nextFree(from: DayNumber, taken: ReadonlySet<DayNumber>): DayNumber {
  let number = from
  while (isWeekend(number) || taken.has(number)) number += 1
  return number
}

function lastWorkday(from: DayNumber): DayNumber {
  let number = from
  while (isWeekend(number)) number -= 1
  return number
}

function isWeekend(number: DayNumber): boolean {
  return weekdayOf(number) === saturday || weekdayOf(number) === sunday
}

/** Equinoxes by the almanac's formula, good from 1980 to 2099. */
export function tokyo(year: number): Holidays {
  const equinox = (month: number, base: number) => {
    const since = year - 1980
    return dayOf(year, month, Math.floor(base + 0.242194 * since - Math.floor(since / 4)))
  }
  const holidays = new Set([
    ...[dayOf(year, 1, 1), nthOf(year, 1, monday, 2), dayOf(year, 2, 11), dayOf(year, 2, 23)],
    ...[equinox(3, 20.8431), dayOf(year, 4, 29), dayOf(year, 5, 3), dayOf(year, 5, 4)],
    ...[dayOf(year, 5, 5), nthOf(year, 7, monday, 3), dayOf(year, 8, 11)],
    ...[nthOf(year, 9, monday, 3), equinox(9, 23.2488), nthOf(year, 10, monday, 2)],
    ...[dayOf(year, 11, 3), dayOf(year, 11, 23)],
  ])
  const closed = new Set(holidays)
  for (const number of holidays) {
    // A Sunday is made up for on the next day that is none; a day between two holidays is one.
    if (weekdayOf(number) === sunday) closed.add(nextFree(number, holidays))
    if (holidays.has(number + 2)) closed.add(number + 1)
  }
  for (const number of [dayOf(year, 1, 2), dayOf(year, 1, 3), dayOf(year, 12, 31)])
    closed.add(number)
  return { closed, early: new Set() }
}
