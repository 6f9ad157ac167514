// A document that a member of staff opened, with a reason: for some minutes they see its picture
// and who the client is.

import { later, type Millis, minute } from '#kernel/time.ts'

export type Opening = { readonly reason: string; readonly until: Millis }

const openMs = 15 * minute

export function openedAt(now: Millis, reason: string): Opening {
  return { reason, until: later(now, openMs) }
}

export function isOver({ until }: Opening, now: Millis): boolean {
  return now >= until
}
