// A client takes back the change they asked for, while nobody has decided on it.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { holdPerson } from '../clients/keep-identity.ts'
import { aboutOf } from './change.ts'
import { loadChange } from './changes.store.ts'
import { refuseDeciding } from './document.ts'
import { lockDocument, updateDecision } from './documents.store.ts'
import type { SendingDeps } from './send-document.ts'

export function takeBackChange(
  { db, clock }: Pick<SendingDeps, 'db' | 'clock'>,
  clientId: ClientId,
  id: string,
): Promise<'taken_back' | KnownRefusal> {
  return db.transaction(async (tx) => {
    await holdPerson(tx, clientId)
    const document = await lockDocument(tx, id)
    const change = document?.clientId === clientId && (await loadChange(tx, document))
    if (!change) return refuse('not_found')
    const refusal = refuseDeciding(change.document)
    if (refusal) return refusal
    const at = clock.now()
    await updateDecision(tx, id, { status: 'withdrawn', reason: null, by: 'client', at })
    await recordEvent(tx, {
      at,
      clientId,
      actor: 'client',
      kind: 'identity_change_withdrawn',
      details: { document: id, fields: aboutOf(change.asked) },
    })
    return 'taken_back' as const
  })
}
