// Keeps what the provider tells of the disputes of a payment: each once, and each change of where
// it stands. What goes back to the card's owner is not decided here.

import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findOwner } from '../deposits/find-deposit.ts'
import { type Dispute, type DisputeStep, type ProviderDispute, stepTold } from './dispute.ts'
import { insertDispute, insertStep, listOfDeposit, lockDisputes } from './disputes.store.ts'

export type KeepingDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

export async function keepDisputes(
  deps: KeepingDeps,
  depositId: string,
  told: readonly ProviderDispute[],
): Promise<void> {
  if (told.length === 0) return
  await deps.db.transaction(async (tx) => {
    await lockDisputes(tx, depositId)
    const clientId = await findOwner(tx, depositId)
    if (clientId === undefined) return
    const known = await listOfDeposit(tx, depositId)
    for (const one of told) {
      const same = known.find(({ disputeId }) => disputeId === one.disputeId)
      const dispute = same ?? {
        ...(await begin(tx, deps, { depositId, clientId }, one)),
        state: 'needs_answer',
      }
      const kind = stepTold(dispute.state, one.state)
      if (kind) await step(tx, deps, dispute, kind)
    }
  })
}

type Whose = Pick<Dispute, 'id' | 'clientId' | 'depositId'>

async function begin(
  tx: Tx,
  deps: KeepingDeps,
  { depositId, clientId }: Pick<Dispute, 'depositId' | 'clientId'>,
  { state: _, ...told }: ProviderDispute,
): Promise<Whose> {
  const whose = { id: newUuid(deps.clock.now(), deps.random), clientId, depositId }
  await insertDispute(tx, { ...told, ...whose })
  await step(tx, deps, whose, 'opened')
  return whose
}

async function step(
  tx: Tx,
  { clock }: KeepingDeps,
  whose: Whose,
  kind: Extract<DisputeStep['kind'], 'opened' | 'reviewed' | 'won' | 'lost'>,
): Promise<void> {
  const at = clock.now()
  await insertStep(tx, whose, { kind, at, by: null, text: null })
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: 'system',
    kind: `dispute_${kind}`,
    details: { dispute: whose.id, deposit: whose.depositId, client: String(whose.clientId) },
  })
}
