// A member of staff says why they have to read a field of a client's personal data, and sees it for
// a few minutes. That they did is of the install's record and not of the client's: a client who is
// looked into must not be told so (the law against money laundering).

import type { KnownRefusal } from '#contract/refusals.ts'
import { mayReveal, type PersonalField } from '#contract/staff/personal-data.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findKnown } from '../clients/find-client.ts'
import { type Reveal, revealEndOf } from './reveal.ts'
import { insertReveal } from './reveals.store.ts'

export type RevealDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

type Revealing = {
  readonly clientId: ClientId
  readonly field: PersonalField
  readonly reason: string
  readonly by: Staff
}

export function revealField(
  { db, clock, random }: RevealDeps,
  { clientId, field, reason, by }: Revealing,
): Promise<Reveal | KnownRefusal> {
  return db.transaction(async (tx) => {
    const client = await findKnown(tx, clientId)
    if (!client) return refuse('not_found')
    const action = 'personal_data.reveal'
    const staff = await admitStaffFor(tx, by, action, client)
    if (isRefusal(staff)) return staff
    const { email, actor, roles } = staff
    if (!mayReveal(roles, field)) return refuse('staff_power_missing', { email, action })
    const at = clock.now()
    const reveal = { clientId, field, endsAt: revealEndOf(at) }
    await insertReveal(tx, { ...reveal, id: newUuid(at, random), email, reason, at })
    await recordEvent(tx, {
      at,
      clientId: null,
      actor,
      kind: 'personal_data_revealed',
      details: { client: String(clientId), field, reason },
    })
    return reveal
  })
}
