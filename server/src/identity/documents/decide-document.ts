// Staff approve or reject an identity document, once; the client is told. What it proves counts
// from then on: who the client told us they are, or what they asked to change of it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import type { Admitted, Staff } from '#server/install/operators/staff.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { correctIdentity, holdPerson, type Person, putIdentity } from '../clients/keep-identity.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { refuseByName } from '../screening/screen-client.ts'
import { type Change, changed, refuseUncalled } from './change.ts'
import { listCalls, loadChange } from './changes.store.ts'
import {
  type Decision,
  type Document,
  refuseDeciding,
  refuseUnserved,
  refuseUntold,
} from './document.ts'
import { decisionActs } from './document-acts.ts'
import { loadDocument, lockDocument, updateDecision } from './documents.store.ts'
import { isLookedAt } from './open-document.ts'
import { nameProved, screenDocument } from './screen-document.ts'

export type DecidingDeps = WritingDeps & ServingDeps & { readonly db: Db }

export async function decideDocument(
  deps: DecidingDeps,
  id: string,
  { by, ...decision }: Decision & { readonly by: Staff },
): Promise<Document | KnownRefusal> {
  const { db, clock } = deps
  if (decision.status === 'approved') await screenDocument(deps, id)
  return db.transaction(async (tx) => {
    const sent = await loadDocument(tx, id)
    if (!sent) return refuse('not_found')
    // The client first, as whoever sends or edits does.
    const person = await holdPerson(tx, sent.clientId)
    const staff = await admitStaffFor(tx, by, 'document.decide', person.client)
    if (isRefusal(staff)) return staff
    const document = (await lockDocument(tx, id)) ?? sent
    const refusal = refuseDeciding(document)
    if (isRefusal(refusal)) return refusal
    const at = clock.now()
    const change = await loadChange(tx, document)
    if (decision.status === 'approved') {
      if (!(await isLookedAt(tx, document, staff, at))) return refuse('document_unseen')
      const proving = { document, change, person, staff, at }
      const named = await nameProved(tx, document)
      const refused = (await refuseByName(tx, named)) ?? (await proved(tx, proving, deps))
      if (refused) return refused
    }
    await updateDecision(tx, id, { ...decision, by: staff.email, at })
    const { clientId, method } = document
    const told = { clientId, actor: staff.actor, at }
    const facts = { document: id, method, asked: change?.asked ?? {} }
    const acts = change ? decisionActs.change : decisionActs.identification
    if (decision.status === 'approved') {
      await tell(tx, { ...told, act: acts.approved, facts }, deps)
    } else {
      const { reason } = decision
      await tell(tx, { ...told, act: acts.rejected, facts: { ...facts, reason } }, deps)
    }
    return { ...document, ...decision, decidedAt: at, decidedBy: staff.email }
  })
}

type Proving = {
  readonly document: Document
  readonly change: Change | undefined
  readonly person: Person
  readonly staff: Admitted
  readonly at: Millis
}

/** What the document proves counts from now on; or why it proves nothing. */
async function proved(
  tx: Tx,
  { document: { id, clientId }, change, person: { client, identity }, staff, at }: Proving,
  deps: ServingDeps,
): Promise<KnownRefusal | undefined> {
  const proof = { documentId: id, at }
  if (!change) {
    const untold = refuseUntold(identity) ?? refuseUnserved(identity.country, deps)
    if (untold) return untold
    await putIdentity(tx, clientId, identity, proof)
    return undefined
  }
  // Who lives where we serve nobody any more may have another name: they are paid out by it.
  const unready =
    refuseUnserved(change.asked.country, deps) ??
    refuseUncalled(change, await listCalls(tx, id), staff.email)
  if (unready) return unready
  const wished = changed(identity, change.asked)
  if (client.isIdentified) await putIdentity(tx, clientId, wished, proof)
  else await correctIdentity(tx, clientId, wished, at)
  return undefined
}
