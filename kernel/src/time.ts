// Instants are whole milliseconds since 1970-01-01 UTC on the database's clock; durations say their
// unit.

import type { Brand } from './brand.ts'

export type Millis = Brand<number, 'Millis'>

export const second = 1_000
export const minute = 60_000
export const hour = 3_600_000
export const day = 86_400_000

export function millis(value: number): Millis {
  return Math.trunc(value) as Millis
}

export function later(instant: Millis, byMs: number): Millis {
  return millis(instant + byMs)
}

/** ISO 8601 in UTC with milliseconds, the form in which every instant leaves us. */
export function iso(instant: Millis): string {
  return new Date(instant).toISOString()
}

/** On the late side: what ends then has ended by the minute that is said. */
export function toWholeMinute(instant: Millis): Millis {
  return millis(Math.ceil(instant / minute) * minute)
}

/** As an English sentence has it: "2026-11-22 14:03 UTC". */
export function minuteShown(instant: Millis): string {
  const text = iso(toWholeMinute(instant))
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`
}

/** The start of the UTC day (or any other period) that an instant lies in. */
export function floorTo(instant: Millis, periodMs: number): Millis {
  return millis(Math.floor(instant / periodMs) * periodMs)
}
