// Staff divide what waits among themselves: one is somebody's, or put off for a while. Neither
// decides anything, so both are taken back as easily as done.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { QueueKind } from '#contract/staff/queue.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import { listMembers } from '#server/install/operators/manage-members.ts'
import type { Admitted, Member, Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { passChat } from '#server/site/chat/handle-chat.ts'
import { passMessage } from '#server/site/contact/handle-message.ts'
import { lockMark, saveHolder, saveSnooze } from './marks.store.ts'
import { kindsFor, mayHold, refuseSnooze, type Waiting } from './queue.ts'
import { findQueued } from './read-queue.ts'

type Deps = { readonly db: Db; readonly clock: Clock }
type Item = { readonly kind: QueueKind; readonly id: string }
type Marking = { readonly item: Item; readonly by: Staff }
type Marked = Promise<Waiting | KnownRefusal>

export type Assigning = Marking & {
  /** Addresses; null: nobody. */
  readonly to: string | null
  /** Whose it was when they saw it. */
  readonly from: string | null
}

/** Whoever may hand work out gives it to whoever may decide it. */
export function assignItem(deps: Deps, { item, by, to, from }: Assigning): Marked {
  return mark(deps, { item, by, action: 'queue.assign' }, async (tx, { found, staff, at }) => {
    if (found.holder === to) return undefined
    if (found.holder !== from) {
      return found.holder === null
        ? refuse('queue_item_free')
        : refuse('queue_item_taken', { email: found.holder })
    }
    if (to !== null) {
      const holder = (await listMembers(tx)).find(({ email }) => email === to)
      if (!holder) return refuse('operator_unknown', { email: to })
      if (!mayHold(found, holder, at)) return refuse('queue_holder_barred', { email: to })
    }
    if (item.kind === 'message') await passMessage(tx, BigInt(item.id), { staff, to, at })
    else if (item.kind === 'chat') await passChat(tx, BigInt(item.id), { staff, to, at })
    else await saveHolder(tx, item, { to, by: staff.email, at })
    await note(tx, 'queue_item_assigned', { found, staff, at, more: { to, from } })
    return undefined
  })
}

export function snoozeItem(
  deps: Deps,
  { until, reason, ...marking }: Marking & { readonly until: Millis; readonly reason: string },
): Marked {
  return markOwn(deps, marking, async (tx, { found, staff, at }) => {
    if (found.kind === 'chat') return refuse('chat_snoozed_there')
    const refusal = refuseSnooze(found, until, at)
    if (refusal) return refusal
    await saveSnooze(tx, marking.item, { until, by: staff.email, reason }, at)
    const more = { until: iso(until), reason }
    await note(tx, 'queue_item_snoozed', { found, staff, at, more })
    return undefined
  })
}

export function wakeItem(deps: Deps, marking: Marking): Marked {
  return markOwn(deps, marking, async (tx, { found, staff, at }) => {
    if (!found.snooze) return undefined
    await saveSnooze(tx, marking.item, null, at)
    await note(tx, 'queue_item_woken', { found, staff, at, more: {} })
    return undefined
  })
}

/** Those to whom it can be given. */
export async function listHolders(
  tx: Tx,
  found: Waiting,
  now: Millis,
): Promise<{ readonly email: string; readonly name: string }[]> {
  const members = (await listMembers(tx)).filter((one) => mayHold(found, one, now))
  return members.map(({ email, name }: Member) => ({ email, name: name ?? email }))
}

type Doing = { readonly found: Waiting; readonly staff: Admitted; readonly at: Millis }
type Act = (tx: Tx, doing: Doing) => Promise<KnownRefusal | undefined>

/** Only who may decide it puts it off. */
function markOwn(deps: Deps, marking: Marking, act: Act): Marked {
  return mark(deps, { ...marking, action: 'queue.snooze' }, async (tx, doing) => {
    const { email } = doing.staff
    const roles = (await listMembers(tx)).find((one) => one.email === email)?.roles ?? []
    if (!kindsFor(roles).includes(marking.item.kind))
      return refuse('queue_holder_barred', { email })
    return act(tx, doing)
  })
}

function mark(
  { db, clock }: Deps,
  { item, by, action }: Marking & { readonly action: 'queue.assign' | 'queue.snooze' },
  act: Act,
): Marked {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, action)
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const looking = { id: 0n, email: staff.email, roles: by.roles }
    if (!(await findQueued(tx, looking, at, item))) return refuse('queue_item_done')
    await lockMark(tx, item)
    // Read again, now that nobody else changes it.
    const found = await findQueued(tx, looking, at, item)
    if (!found) return refuse('queue_item_done')
    const refusal = await act(tx, { found, staff, at })
    return refusal ?? (await findQueued(tx, looking, at, item)) ?? refuse('queue_item_done')
  })
}

type Noting = Doing & { readonly more: Readonly<Record<string, string | null>> }

function note(
  tx: Tx,
  kind: 'queue_item_assigned' | 'queue_item_snoozed' | 'queue_item_woken',
  { found, staff, at, more }: Noting,
): Promise<void> {
  const client = found.client === null ? null : String(found.client.id)
  return recordEvent(tx, {
    at,
    clientId: null,
    actor: staff.actor,
    kind,
    details: { item_kind: found.kind, item: found.id, client, ...more },
  })
}
