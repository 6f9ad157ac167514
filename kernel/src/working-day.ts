// Which days are working days: those on which TARGET, the payment system of the euro, is open. It
// is closed on Saturdays, on Sundays and on six days that are a rule and no list: two of them move
// with Easter, so no year ever has to be added here. Days are those of UTC.

import { day, floorTo, later, type Millis } from './time.ts'

export function isWorkingDay(instant: Millis): boolean {
  const date = new Date(instant)
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isClosed(date)
}

/** The same time of day, so many working days later (earlier where there are fewer than none). */
export function afterWorkingDays(instant: Millis, workingDays: number): Millis {
  const step = workingDays < 0 ? -day : day
  let left = Math.abs(workingDays)
  let due = instant
  while (left > 0) {
    due = later(due, step)
    if (isWorkingDay(due)) left -= 1
  }
  return due
}

/** 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December. */
function isClosed(date: Date): boolean {
  const [month, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDate()]
  if (month === 1 || month === 5) return dayOfMonth === 1
  if (month === 12) return dayOfMonth === 25 || dayOfMonth === 26
  const midnight = floorTo(date.getTime() as Millis, day)
  const sinceEaster = (midnight - easterOf(date.getUTCFullYear())) / day
  return sinceEaster === -2 || sinceEaster === 1
}

/** Easter Sunday, 00:00 UTC, by the rule that Jones and Meeus printed for every Gregorian year. */
export function easterOf(year: number): Millis {
  const div = (a: number, b: number) => Math.floor(a / b)
  const golden = year % 19
  const century = div(year, 100)
  const rest = year % 100
  const moon = div(century - div(century + 8, 25) + 1, 3)
  const epact = (19 * golden + century - div(century, 4) - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * div(rest, 4) - epact - (rest % 4)) % 7
  const late = div(golden + 11 * epact + 22 * weekday, 451)
  const place = epact + weekday - 7 * late + 114
  return Date.UTC(year, div(place, 31) - 1, (place % 31) + 1) as Millis
}
