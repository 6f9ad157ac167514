// Whether somebody sits at the chat at an instant, and when somebody will again, by the hours that
// the operator has written.

import { type ChatHours, type ChatSpan, parseChatHours } from '#contract/shared/chat-hours.ts'
import { dateShifted, instantOf, localOf } from '#kernel/local-time.ts'
import { type Millis, millis } from '#kernel/time.ts'

export { type ChatHours, parseChatHours }

/** How far ahead it is looked for when somebody is back. */
const daysAhead = 31

export function isStaffed(hours: ChatHours, at: Millis): boolean {
  const { date, minutes } = localOf(hours.zone, at)
  const today = spansOf(hours, date)
  const before = spansOf(hours, dateShifted(date, -1))
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
    const on = dateShifted(date, ahead)
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
