// One document with what staff need to decide on it. Who the client is comes only for whoever has
// it open.

import type { ComparedField } from '#contract/staff/documents.ts'
import { comparedFields } from '#contract/staff/documents.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { identityOf, namesakesOf } from '../clients/keep-identity.ts'
import type { Hit } from '../screening/hit.ts'
import { hitsOf } from '../screening/screen-client.ts'
import { type Call, changed, wrongCallsMost } from './change.ts'
import { listCalls, loadChange } from './changes.store.ts'
import { isOverdue } from './deadline.ts'
import { loadDeadline } from './deadlines.store.ts'
import type { Document } from './document.ts'
import { type Flag, listDocumentsOf, listFlags, loadSentDocument } from './documents.store.ts'
import type { SentDocument } from './list-documents.ts'
import { nameProved } from './screen-document.ts'

export type Fact = {
  readonly field: ComparedField
  readonly known: string | null
  readonly asked: string | null
}

/** Calls to a new number, and how many may be wrong. */
export type Calling = { readonly phone: string; readonly calls: readonly Call[] }
export { wrongCallsMost }

export type Told = {
  readonly facts: readonly Fact[]
  readonly earlier: readonly Document[]
  readonly calling: Calling | null
  /** Names on lists that this one is like. */
  readonly hits: readonly Hit[]
}

export type StaffDocument = {
  readonly document: SentDocument
  readonly deadline: { readonly dueOn: string; readonly isOverdue: boolean } | null
  readonly flags: readonly Flag[]
  /** Other clients of the name that it is to prove, born on the same day. */
  readonly namesakes: readonly ClientId[]
}

export async function findDocumentForStaff(
  tx: Tx,
  id: string,
  clock: Clock,
): Promise<StaffDocument | undefined> {
  const document = await loadSentDocument(tx, id)
  if (!document) return undefined
  const due = await loadDeadline(tx, document.clientId)
  const flags = await listFlags(tx, id)
  const deadline = due && {
    dueOn: due.dueOn,
    isOverdue: isOverdue(due, document.status, clock.now()),
  }
  const asked = (await loadChange(tx, document))?.asked ?? {}
  const identity = changed(await identityOf(tx, document.clientId), asked)
  const namesakes = await namesakesOf(tx, document.clientId, identity)
  return { document, deadline: deadline ?? null, flags, namesakes }
}

/** What stands beside the picture. */
export async function readTold(tx: Tx, document: SentDocument): Promise<Told> {
  const { id, clientId, told } = document
  const identity = await identityOf(tx, clientId)
  const change = await loadChange(tx, document)
  const known: Readonly<Record<ComparedField, string | null>> = {
    ...identity,
    phone: identity.phone === '' ? null : identity.phone,
    address: told?.address ?? null,
    city: told?.city ?? null,
    state: told?.state ?? null,
  }
  const asked: { readonly [Field in ComparedField]?: string | undefined } = change?.asked ?? {}
  const phone = change?.asked.phone
  const all = await listDocumentsOf(tx, clientId)
  return {
    facts: comparedFields.map((field) => ({
      field,
      known: known[field],
      asked: asked[field] ?? null,
    })),
    earlier: all.filter((one) => one.id !== id).toReversed(),
    hits: await hitsOf(tx, await nameProved(tx, document)),
    calling: phone === undefined ? null : { phone, calls: await listCalls(tx, id) },
  }
}
