// Hours of the UTC day that trades lie in, where an operator wants fewer than the market has.

import { day, type Millis, minute } from '#kernel/time.ts'

/** E.g. from "08:00" to "20:00"; one that ends before it begins goes over midnight. */
export type DayWindow = { readonly from: string; readonly to: string }

/** When the window that this instant lies in ends; undefined outside of it. */
export function windowEnd(window: DayWindow, instant: Millis): number | undefined {
  const lasts = span(timeOf(window.from), timeOf(window.to))
  const into = span(timeOf(window.from), instant % day)
  return into < lasts ? instant - into + lasts : undefined
}

/** When it opens again; undefined within it. */
export function windowOpens(window: DayWindow, instant: Millis): number | undefined {
  if (windowEnd(window, instant) !== undefined) return undefined
  return instant + span(instant % day, timeOf(window.from))
}

/** From one time of the day to the next that is this one. */
function span(from: number, to: number): number {
  return (to - from + day) % day
}

function timeOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return (hours * 60 + minutes) * minute
}
