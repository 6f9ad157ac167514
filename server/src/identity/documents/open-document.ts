// A member of staff opens a document, with a reason. That is recorded before they see anything. Who
// has which open is kept in memory: a session that ended has none, and after a restart they say
// their reason again.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Admitted, Staff } from '#server/install/operators/staff.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { hasLooked } from '#server/record/events/past-looks.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findClient } from '../clients/find-client.ts'
import type { ScreeningDeps } from '../screening/screen-client.ts'
import type { Document } from './document.ts'
import { loadDocument } from './documents.store.ts'
import { isOver, type Opening, openedAt } from './opening.ts'
import { screenDocument } from './screen-document.ts'

type Desk = { readonly sessionId: string; readonly documentId: string }

export type Openings = {
  readonly find: (desk: Desk, now: Millis) => Opening | undefined
  readonly keep: (desk: Desk, opening: Opening, now: Millis) => void
}

export function keepOpenings(): Openings {
  const open = new Map<string, Opening>()
  const keyOf = ({ sessionId, documentId }: Desk) => `${sessionId} ${documentId}`
  return {
    find: (desk, now) => {
      const found = open.get(keyOf(desk))
      return found && !isOver(found, now) ? found : undefined
    },
    keep: (desk, opening, now) => {
      for (const [key, one] of open) if (isOver(one, now)) open.delete(key)
      open.set(keyOf(desk), opening)
    },
  }
}

type OpeningDeps = ScreeningDeps & { readonly db: Db; readonly openings: Openings }

export async function openDocument(
  deps: OpeningDeps,
  desk: Desk,
  { by, reason }: { readonly by: Staff; readonly reason: string },
): Promise<Opening | KnownRefusal> {
  const { db, clock, openings } = deps
  const { documentId } = desk
  await screenDocument(deps, documentId)
  const opening = await db.transaction(async (tx) => {
    const document = await loadDocument(tx, documentId)
    if (!document) return refuse('not_found')
    const client = await findClient(tx, document.clientId)
    const staff = await admitStaffFor(tx, by, 'document.read', client)
    if (isRefusal(staff)) return staff
    const at = clock.now()
    await recordEvent(tx, {
      at,
      clientId: document.clientId,
      actor: staff.actor,
      kind: 'staff_action',
      details: { action: 'document opened', document: documentId, reason },
    })
    return openedAt(at, reason)
  })
  if (!isRefusal(opening)) openings.keep(desk, opening, clock.now())
  return opening
}

/**
 * Whether the record has it that they were shown the picture of this one lately, here or by
 * command: one that is damaged is shown to nobody.
 */
export function isLookedAt(
  tx: Tx,
  { id, clientId }: Pick<Document, 'id' | 'clientId'>,
  { actor }: Admitted,
  now: Millis,
): Promise<boolean> {
  const at = { document: id }
  return hasLooked(tx, { clientId, actor, actions: ['document seen'], at }, now)
}
