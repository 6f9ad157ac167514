// Answers that staff keep ready. One is changed by putting another of its name in its place: what
// was once answered by can still be seen.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import {
  type CannedAnswer,
  insertCanned,
  listCanned,
  removeCanned,
  removeCannedNamed,
} from './canned-answers.store.ts'
import type { ContactDeps } from './send-message.ts'

type Kept = Promise<readonly CannedAnswer[] | KnownRefusal>

export function keepCanned(
  { db, clock }: ContactDeps,
  answer: Omit<CannedAnswer, 'id'>,
  by: Staff,
): Kept {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'canned_answer.change')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    await removeCannedNamed(tx, answer.name, at)
    await insertCanned(tx, answer, { added: staff.email, at })
    const details = { name: answer.name, text: answer.text }
    const { actor } = staff
    await recordEvent(tx, { at, clientId: null, actor, kind: 'canned_answer_added', details })
    return listCanned(tx)
  })
}

export function dropCanned({ db, clock }: ContactDeps, id: bigint, by: Staff): Kept {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'canned_answer.change')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const name = await removeCanned(tx, id, at)
    if (name === undefined) return refuse('not_found')
    const { actor } = staff
    const details = { name }
    await recordEvent(tx, { at, clientId: null, actor, kind: 'canned_answer_removed', details })
    return listCanned(tx)
  })
}
