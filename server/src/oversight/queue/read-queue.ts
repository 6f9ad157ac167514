// Reads what waits for staff, page by page in one order, as a member looks at it.

import type { QueueKind } from '#contract/staff/queue.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { day, floorTo, type Millis } from '#kernel/time.ts'
import type { StaffSession } from '#server/install/desks/desk.ts'
import type { Tx } from '#server/platform/db.ts'
import { beginningOf } from '#server/site/contact/contact.ts'
import {
  countKinds,
  type KindCount,
  type Looking,
  loadOne,
  loadPage,
  orderedMost,
  type PageAsked,
} from './queue.store.ts'
import { dueShifts, kindsFor, kindsSeenBy, type Shifts, type Waiting } from './queue.ts'

type Member = Pick<StaffSession['member'], 'id' | 'email' | 'roles'>

let known: { readonly today: Millis; readonly shifts: Shifts } | undefined

/** The same all day long. */
function shiftsAt(now: Millis): Shifts {
  const today = floorTo(now, day)
  if (known?.today !== today) known = { today, shifts: dueShifts(now) }
  return known.shifts
}

function lookingAs({ id, email, roles }: Member, now: Millis): Looking {
  return {
    now,
    shifts: shiftsAt(now),
    member: { id, email, key: emailKeyOf(email) },
    kinds: kindsFor(roles),
    seen: kindsSeenBy(roles),
  }
}

export async function readQueue(
  tx: Tx,
  member: Member,
  now: Millis,
  asked: PageAsked,
): Promise<{ readonly page: readonly Waiting[]; readonly hasMore: boolean }> {
  const { limit } = asked
  const found = await loadPage(tx, lookingAs(member, now), { ...asked, limit: limit + 1 })
  return { page: found.slice(0, limit).map(shown), hasMore: found.length > limit }
}

export async function findQueued(
  tx: Tx,
  member: Member,
  now: Millis,
  item: { readonly kind: QueueKind; readonly id: string },
): Promise<Waiting | undefined> {
  const found = await loadOne(tx, lookingAs(member, now), item)
  return found && shown(found)
}

export type QueueCount = {
  readonly kinds: readonly KindCount[]
  /** More of a kind wait than are counted. */
  readonly isMore: boolean
}

export async function countQueue(tx: Tx, member: Member, now: Millis): Promise<QueueCount> {
  const kinds = await countKinds(tx, lookingAs(member, now))
  return { kinds, isMore: kinds.some(({ all, snoozed }) => all + snoozed >= orderedMost) }
}

function shown(one: Waiting): Waiting {
  return one.kind === 'message' || one.kind === 'chat'
    ? { ...one, about: beginningOf({ message: one.about }) }
    : one
}
