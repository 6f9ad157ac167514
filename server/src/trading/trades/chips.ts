// When chips may be staked: while a tournament runs, on what is known when it ends. Pure.

import type { Order } from '#contract/client/trades.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'

export type ChipTimes = { readonly opensAt: Millis; readonly closesAt: Millis }

export function refuseChips(times: ChipTimes | null, now: Millis): KnownRefusal | undefined {
  const isOpen = times !== null && times.opensAt <= now && now < times.closesAt
  return isOpen ? undefined : refuse('chips_not_now')
}

export function refuseLateChips(
  { book, durationSeconds }: Pick<Order, 'book' | 'durationSeconds'>,
  times: ChipTimes | null,
  now: Millis,
): KnownRefusal | undefined {
  if (book !== 'chips' || times === null) return undefined
  if (later(now, durationSeconds * 1000) <= times.closesAt) return undefined
  return refuse('chips_end_late', { until: iso(times.closesAt) })
}
