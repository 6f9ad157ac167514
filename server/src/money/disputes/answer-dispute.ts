// What staff do about a dispute: note what speaks for us, tell the bank, or accept the loss. The
// provider is told first and then it is written down: what was told twice is taken once there, and
// its books say how the dispute stands whatever was lost on the way.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientAction } from '#contract/staff/powers.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Admitted, Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type Dispute, type DisputeDesk, refuseAccepting, refuseAnswer } from './dispute.ts'
import {
  insertStep,
  listDisputes,
  listUndecided,
  loadDispute,
  lockDisputes,
} from './disputes.store.ts'

export type AnsweringDeps = {
  readonly db: Db
  readonly clock: Clock
  /** Undefined where no cards are taken. */
  readonly desk: DisputeDesk | undefined
}

export type Said = { readonly id: string; readonly text: string; readonly by: Staff }
type Outcome = Promise<Dispute | KnownRefusal>

export const findDispute = loadDispute
export const pageOfDisputes = listDisputes
export const listToLookUp = listUndecided

/** For colleagues: the bank is told nothing. */
export function noteEvidence({ db, clock }: AnsweringDeps, { id, text, by }: Said): Outcome {
  return db.transaction(async (tx) => {
    const held = await hold(tx, { id, by, action: 'dispute.note' })
    return isRefusal(held) ? held : put(tx, clock, { ...held, kind: 'noted', text })
  })
}

/** The bank is told once, and has the last word. */
export async function answerDispute(deps: AnsweringDeps, { id, text, by }: Said): Outcome {
  const { db, clock, desk } = deps
  const action = 'dispute.answer'
  const first = await db.transaction(async (tx) => {
    const held = await hold(tx, { id, by, action })
    return isRefusal(held) ? held : (refuseAnswer(held.dispute, clock.now()) ?? held)
  })
  if (isRefusal(first)) return first
  if (!desk) return refuse('cards_closed')
  if (!(await desk.answer(first.dispute.disputeId, text))) return refuse('dispute_not_taken')
  return db.transaction(async (tx) => {
    const held = await hold(tx, { id, by, action })
    return isRefusal(held) ? held : put(tx, clock, { ...held, kind: 'answered', text })
  })
}

/** Whatever went back to the card's owner stays theirs. */
export async function acceptLoss(deps: AnsweringDeps, { id, text, by }: Said): Outcome {
  const { db, clock, desk } = deps
  const action = 'dispute.accept'
  const first = await db.transaction(async (tx) => {
    const held = await hold(tx, { id, by, action })
    return isRefusal(held) ? held : (refuseAccepting(held.dispute) ?? held)
  })
  if (isRefusal(first)) return first
  if (!desk) return refuse('cards_closed')
  if (!(await desk.accept(first.dispute.disputeId))) return refuse('dispute_not_taken')
  return db.transaction(async (tx) => {
    const held = await hold(tx, { id, by, action })
    return isRefusal(held) ? held : put(tx, clock, { ...held, kind: 'accepted', text })
  })
}

type Held = { readonly dispute: Dispute; readonly staff: Admitted }

async function hold(
  tx: Tx,
  { id, by, action }: { readonly id: string; readonly by: Staff; readonly action: ClientAction },
): Promise<Held | KnownRefusal> {
  const found = await loadDispute(tx, id)
  if (!found) return refuse('not_found')
  const staff = await admitStaffFor(tx, by, action, await findClient(tx, found.clientId))
  if (isRefusal(staff)) return staff
  await lockDisputes(tx, found.depositId)
  const dispute = await loadDispute(tx, id)
  return dispute ? { dispute, staff } : refuse('not_found')
}

type Putting = Held & {
  readonly kind: 'noted' | 'answered' | 'accepted'
  readonly text: string
}

/** Told twice at once, it is written once. */
async function put(tx: Tx, clock: Clock, { dispute, staff, kind, text }: Putting): Outcome {
  const isThere = kind !== 'noted' && dispute.steps.some((step) => step.kind === kind)
  if (isThere) return dispute
  const at = clock.now()
  await insertStep(tx, dispute, { kind, at, by: staff.email, text })
  const { id, depositId, clientId } = dispute
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: staff.actor,
    kind: `dispute_${kind}`,
    // What was written is erased with the client, and events never are.
    details: { dispute: id, deposit: depositId, client: String(clientId) },
  })
  return (await loadDispute(tx, id)) ?? refuse('not_found')
}
