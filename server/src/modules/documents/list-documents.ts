// The documents' door for staff: what was sent, by whom, and what is flagged about it.

import type { Tx } from '#server/platform/db.ts'
import type { Document } from './document.ts'
import {
  type Flag,
  listFlags as listAllFlags,
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

export function findSentDocument(tx: Tx, id: string): Promise<SentDocument | undefined> {
  return loadSentDocument(tx, id)
}

/** Those about one document, or all; the newest first. */
export function listFlags(tx: Tx, documentId: string | null): Promise<Flag[]> {
  return listAllFlags(tx, documentId)
}
