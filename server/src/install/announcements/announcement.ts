// When an announcement is shown, and whether there is room for one more.

import type { AnnouncementTone } from '#contract/public/announcements.ts'
import type { Announcement as Told } from '#contract/staff/announcements.ts'
import { announcementsAtOnce } from '#contract/staff/announcements.ts'
import type { Millis } from '#kernel/time.ts'

export type Span = {
  readonly from: Millis
  /** From this instant on it is not shown. */
  readonly until: Millis
}

export type Announcement = Span & {
  readonly id: string
  readonly textEn: string
  readonly textNl: string
  readonly tone: AnnouncementTone
  readonly audience: Told['audience']
}

export type Ending = { readonly by: string; readonly at: Millis; readonly reason: string }

export function stateOf(
  { from, until }: Span,
  ended: Ending | undefined,
  now: Millis,
): Told['state'] {
  if (ended) return 'ended'
  if (now >= until) return 'over'
  return now < from ? 'coming' : 'shown'
}

/** It ends later than it begins, and its end is to come. */
export function isSpan({ from, until }: Span, now: Millis): boolean {
  return from < until && now < until
}

/** Most stand together at an instant at which one of them begins. */
export function hasRoom(wanted: Span, standing: readonly Span[]): boolean {
  const meeting = standing.filter(({ from, until }) => from < wanted.until && wanted.from < until)
  return [wanted, ...meeting].every(({ from }) => {
    const at = Math.max(from, wanted.from)
    return meeting.filter((one) => one.from <= at && at < one.until).length < announcementsAtOnce
  })
}
