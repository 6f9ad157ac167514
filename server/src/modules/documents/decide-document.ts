// Staff approve or reject an identity document, once; the client is told.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/platform/db.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { recordEvent } from '../events/record-event.ts'
import { findOperator } from '../operators/find-operator.ts'
import { type Decision, type Document, refuseDeciding } from './document.ts'
import { documentApprovedLetter, documentRejectedLetter } from './document-letters.ts'
import { lockDocument, updateDecision } from './documents.store.ts'

export type DecidingDeps = WritingDeps & { readonly db: Db }

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
    const document = await lockDocument(tx, id)
    if (!document) return refuse('not_found')
    const refusal = refuseDeciding(document)
    if (isRefusal(refusal)) return refusal
    const { clientId, method } = document
    const at = clock.now()
    await updateDecision(tx, id, { ...decision, by: operator.email, at })
    await writeToClient(
      tx,
      clientId,
      (client) =>
        decision.status === 'rejected'
          ? documentRejectedLetter(client, { reason: decision.reason })
          : documentApprovedLetter(client),
      deps,
    )
    await recordEvent(tx, {
      at,
      clientId,
      actor: `staff:${operator.email}`,
      kind: decision.status === 'rejected' ? 'document_rejected' : 'document_approved',
      details: { document: id, method, ...(decision.reason ? { reason: decision.reason } : {}) },
    })
    return { ...document, ...decision, decidedAt: at, decidedBy: operator.email }
  })
}
