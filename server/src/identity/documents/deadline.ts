// Until when a client has to be identified. The clock starts when we ask, which is when the first
// money comes; staff can extend it. While a document waits for us the client has done their part.
// That a day has passed freezes nobody: it shows a member of staff where to look.

import { identityDays, identityDaysMost } from '#contract/client/documents.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { afterWorkingDays } from '#kernel/working-day.ts'
import type { Document } from './document.ts'

export type Deadline = {
  readonly askedAt: Millis
  /** The last day, "YYYY-MM-DD" in UTC. */
  readonly dueOn: string
}

/** How many working days before the last one the client is reminded. */
const remindDays = 3

/** The last of the ten working days after we asked. */
export function dueOn(askedAt: Millis): string {
  return dayOf(afterWorkingDays(askedAt, identityDays))
}

/** Thirty working days in all, whenever it is extended; only once. */
export function extendedDueOn({ askedAt, dueOn }: Deadline): string | Refusal<'deadline_extended'> {
  const most = dayOf(afterWorkingDays(askedAt, identityDaysMost))
  return most > dueOn ? most : refuse('deadline_extended', { due: dueOn })
}

/** From this day on somebody who has sent nothing is reminded. */
export function dueForReminding(now: Millis): string {
  return dayOf(afterWorkingDays(now, remindDays))
}

export function isOverdue(
  deadline: Pick<Deadline, 'dueOn'>,
  last: Document['status'] | undefined,
  now: Millis,
): boolean {
  return (last === undefined || last === 'rejected') && dayOf(now) > deadline.dueOn
}

function dayOf(instant: Millis): string {
  return iso(instant).slice(0, 10)
}
