// Staff approve or reject an identity document, once; the client is told. What it proves counts
// from then on: who the client told us they are, or what they asked to change of it.

import type { NoticeKind } from '#contract/client/notice-kinds.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { findOperator } from '#server/install/operators/find-operator.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { EventKind } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellClient } from '#server/record/notices/tell-client.ts'
import { correctIdentity, holdPerson, type Person, putIdentity } from '../clients/keep-identity.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { aboutOf, type Change, changed, refuseUncalled } from './change.ts'
import { listCalls, loadChange } from './changes.store.ts'
import { decisionLetter } from './decision-letter.ts'
import {
  type Decision,
  type Document,
  refuseDeciding,
  refuseUnserved,
  refuseUntold,
} from './document.ts'
import { loadDocument, lockDocument, updateDecision } from './documents.store.ts'

export type DecidingDeps = WritingDeps & ServingDeps & { readonly db: Db }

/** `by` is the address of the member of staff. */
export function decideDocument(
  deps: DecidingDeps,
  id: string,
  { by, ...decision }: Decision & { readonly by: string },
): Promise<Document | KnownRefusal> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const operator = await findOperator(tx, by)
    if (!operator) return refuse('operator_unknown', { email: by })
    const sent = await loadDocument(tx, id)
    if (!sent) return refuse('not_found')
    // The client first, as whoever sends or edits does.
    const person = await holdPerson(tx, sent.clientId)
    const document = (await lockDocument(tx, id)) ?? sent
    const refusal = refuseDeciding(document)
    if (isRefusal(refusal)) return refusal
    if (emailKeyOf(person.client.email) === emailKeyOf(operator.email))
      return refuse('own_document')
    const at = clock.now()
    const change = await loadChange(tx, document)
    if (decision.status === 'approved') {
      const proving = { document, change, person, by: operator.email, at }
      const refused = await proved(tx, proving, deps)
      if (refused) return refused
    }
    await updateDecision(tx, id, { ...decision, by: operator.email, at })
    const { clientId } = document
    await writeToClient(tx, clientId, decisionLetter(change?.asked, decision), deps)
    const note = noteOf(document, change, decision)
    await tellClient(tx, { clientId, at, ...note })
    await recordEvent(tx, {
      at,
      clientId,
      actor: `staff:${operator.email}`,
      ...note,
    })
    return { ...document, ...decision, decidedAt: at, decidedBy: operator.email }
  })
}

type Proving = {
  readonly document: Document
  readonly change: Change | undefined
  readonly person: Person
  readonly by: string
  readonly at: Millis
}

/** What the document proves counts from now on; or why it proves nothing. */
async function proved(
  tx: Tx,
  { document: { id, clientId }, change, person: { client, identity }, by, at }: Proving,
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
    refuseUncalled(change, await listCalls(tx, id), by)
  if (unready) return unready
  const wished = changed(identity, change.asked)
  if (client.isIdentified) await putIdentity(tx, clientId, wished, proof)
  else await correctIdentity(tx, clientId, wished, at)
  return undefined
}

type Note = {
  readonly kind: EventKind & NoticeKind
  readonly details: Readonly<Record<string, string>>
}

function noteOf(
  { id, method }: Document,
  change: Change | undefined,
  { status, reason }: Decision,
): Note {
  const details = { document: id, method, ...(reason === null ? {} : { reason }) }
  if (!change) return { kind: `document_${status}`, details }
  const kind = status === 'approved' ? 'identity_changed' : 'identity_change_rejected'
  return { kind, details: { ...details, fields: aboutOf(change.asked) } }
}
