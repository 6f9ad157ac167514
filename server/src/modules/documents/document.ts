// An identity document: how it stands, when a client may send one, and what staff can decide.

import type { DocumentMethod, DocumentStatus } from '#contract/documents.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'

export type Document = {
  readonly id: string
  readonly clientId: ClientId
  readonly method: DocumentMethod
  readonly status: 'pending' | 'approved' | 'rejected'
  /** Why it was rejected; the client reads it. */
  readonly reason: string | null
  readonly fileName: string
  readonly mediaType: string
  readonly sealedKey: Buffer
  readonly pictureHash: Buffer
  readonly sentAt: Millis
  readonly decidedAt: Millis | null
  readonly decidedBy: string | null
}

export type Decision =
  | { readonly status: 'approved'; readonly reason: null }
  | { readonly status: 'rejected'; readonly reason: string }

/** The client's words for it; none where nothing was ever sent. */
export function statusOf(document: Pick<Document, 'status'> | undefined): DocumentStatus {
  return document ? statuses[document.status] : 'none'
}

const statuses = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const

/** A document may be sent where there is none, or the last one was rejected. */
export function refuseSending(
  last: Pick<Document, 'status'> | undefined,
): Refusal<'document_waiting' | 'document_approved'> | undefined {
  if (last?.status === 'pending') return refuse('document_waiting')
  return last?.status === 'approved' ? refuse('document_approved') : undefined
}

/** What is decided stays decided: a client whose document was rejected sends another. */
export function refuseDeciding(
  document: Pick<Document, 'status'>,
): Refusal<'document_decided'> | undefined {
  if (document.status === 'pending') return undefined
  return refuse('document_decided', { status: document.status })
}

const reasonMax = 500

/** A reason as the client will read it: one line, not empty; undefined when it is no reason. */
export function reasonFrom(typed: string): string | undefined {
  const reason = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return reason === '' || reason.length > reasonMax ? undefined : reason
}
