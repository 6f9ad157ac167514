// The documents' door for staff: what was sent, by whom, and what is flagged about it.

import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import type { Identity } from '../clients/identity.ts'
import { identityOf } from '../clients/keep-identity.ts'
import type { Asked } from './change.ts'
import { loadChange } from './changes.store.ts'
import type { Document } from './document.ts'
import {
  type DocumentsAsked,
  type Flag,
  listFlags as listAllFlags,
  listDocumentPage,
  listDocuments,
  loadSentDocument,
  type Sender,
} from './documents.store.ts'

export type SentDocument = Document & Sender
export type { Flag }

/** Those that wait for a decision, or all; the oldest first. */
export function listSentDocuments(tx: Tx, which: 'waiting' | 'all'): Promise<SentDocument[]> {
  return listDocuments(tx, which === 'all' ? null : 'pending')
}

export const documentPages = pagesOf<SentDocument, 'sent_at' | 'decided_at'>({
  ids: 'uuid',
  by: {
    sent_at: ({ sentAt }) => sentAt,
    decided_at: ({ decidedAt, sentAt }) => decidedAt ?? sentAt,
  },
})

/** In one state, page by page. */
export async function pageDocuments(tx: Tx, asked: DocumentsAsked) {
  const { limit, sort } = asked
  const found = await listDocumentPage(tx, { ...asked, limit: limit + 1 })
  return documentPages.page(found, limit, sort)
}

export function findSentDocument(tx: Tx, id: string): Promise<SentDocument | undefined> {
  return loadSentDocument(tx, id)
}

/** What a client asks to change with a document, beside what counts now. */
export type ShownChange = { readonly asked: Asked; readonly known: Identity }

export async function findChange(tx: Tx, document: Document): Promise<ShownChange | undefined> {
  const change = await loadChange(tx, document)
  return change && { asked: change.asked, known: await identityOf(tx, document.clientId) }
}

/** Those about one document, or all; the newest first. */
export function listFlags(tx: Tx, documentId: string | null): Promise<Flag[]> {
  return listAllFlags(tx, documentId)
}
