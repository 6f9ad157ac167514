// Whether somebody sits at the chat at an instant, and when somebody will again, by the hours that
// the operator has written.

import { type ChatHours, type ChatSpan, parseChatHours } from '#contract/shared/chat-hours.ts'
import { day, type Millis, millis, minute } from '#kernel/time.ts'

export { type ChatHours, parseChatHours }

/** How far ahead it is looked for when somebody is back. */
const daysAhead = 31

type Local = { readonly date: string; readonly minutes: number }

export function isStaffed(hours: ChatHours, at: Millis): boolean {
  const { date, minutes } = localOf(hours.zone, at)
  const today = spansOf(hours, date)
  const before = spansOf(hours, shifted(date, -1))
  return (
    today.some(({ from, to }) => minutes >= from && (to < from || minutes < to)) ||
    before.some(({ from, to }) => to < from && minutes < to)
  )
}

/** The next beginning of a span; null: somebody sits there, or there is none for a month. */
export function backAt(hours: ChatHours, at: Millis): Millis | null {
  if (isStaffed(hours, at)) return null
  const { date } = localOf(hours.zone, at)
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const on = shifted(date, ahead)
    const begins = spansOf(hours, on)
      .map(({ from }) => instantOf(hours.zone, { date: on, minutes: from }))
      .filter((begin) => begin > at)
    if (begins.length > 0) return millis(Math.min(...begins))
  }
  return null
}

function spansOf({ week, dates }: ChatHours, date: string): readonly ChatSpan[] {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return dates.get(date) ?? week[weekday] ?? []
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function localOf(zone: string, at: Millis): Local {
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

/** Of a local time that a clock put forward leaves out, the instant as far after the change. */
function instantOf(zone: string, { date, minutes }: Local): Millis {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  let at = millis(wanted)
  for (let tries = 0; tries < 2; tries += 1) {
    const found = localOf(zone, at)
    const shown = Date.parse(`${found.date}T00:00:00Z`) + found.minutes * minute
    at = millis(at + wanted - shown)
  }
  return at
}
