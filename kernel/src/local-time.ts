// What clocks show in a time zone, and the instant at which they show it. By Intl, which knows when
// they change.

import { day, type Millis, millis, minute } from './time.ts'

/** As a calendar and a clock there show it: "2026-12-25", and minutes since midnight. */
export type Local = { readonly date: string; readonly minutes: number }

const formats = new Map<string, Intl.DateTimeFormat>()

export function isZone(name: string): boolean {
  // Newer engines also take offsets ("+01:00"), which are no names.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

export function localOf(zone: string, at: Millis): Local {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** Of a local time that a clock put forward leaves out, the instant as far after the change. */
export function instantOf(zone: string, { date, minutes }: Local): Millis {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  let at = millis(wanted)
  for (let tries = 0; tries < 2; tries += 1) {
    const found = localOf(zone, at)
    const shown = Date.parse(`${found.date}T00:00:00Z`) + found.minutes * minute
    at = millis(at + wanted - shown)
  }
  return at
}

/** So many days on in the calendar. */
export function dateShifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}
