// An identity document: how it stands, when a client may send one, and what staff can decide.

import type { DocumentStatus } from '#contract/client/documents.ts'
import type { DocumentMethod } from '#contract/shared/identity-documents.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { afterWorkingDays } from '#kernel/working-day.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import type { Identity } from '../clients/identity.ts'

/** To be identified by it, or to change what counts of who one is. */
export type DocumentPurpose = 'identification' | 'change'

export type Document = {
  readonly id: string
  readonly clientId: ClientId
  readonly method: DocumentMethod
  readonly purpose: DocumentPurpose
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
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

/** What a document comes to: staff decide, or the client takes it back. */
export type Ending = Decision | { readonly status: 'withdrawn'; readonly reason: null }

/** Working days within which staff look at a document, as the AML and KYC policy promises. */
const checkedWithin = 10

export function dueAt({ sentAt }: Pick<Document, 'sentAt'>): Millis {
  return afterWorkingDays(sentAt, checkedWithin)
}

/** The client's words for it; none where nothing was ever sent. */
export function statusOf(document: Pick<Document, 'status'> | undefined): DocumentStatus {
  return document ? statuses[document.status] : 'none'
}

const statuses = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  // Only a change can be taken back: the client may send another.
  withdrawn: 'none',
} as const

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

/** A document proves who somebody is only where they have said so. */
export function refuseUntold({
  date_of_birth,
  country,
}: Pick<Identity, 'date_of_birth' | 'country'>): Refusal<'identity_untold'> | undefined {
  return date_of_birth === null || country === null ? refuse('identity_untold') : undefined
}

/** Whoever lives where we serve nobody is not made a client by a document. */
export function refuseUnserved(
  country: string | null | undefined,
  { serves }: ServingDeps,
): Refusal<'client_not_served'> | undefined {
  if (!country || serves(country)) return undefined
  return refuse('client_not_served', { country })
}

const reasonMax = 500

/** A reason as the client will read it: one line, not empty; undefined when it is no reason. */
export function reasonFrom(typed: string): string | undefined {
  const reason = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return reason === '' || reason.length > reasonMax ? undefined : reason
}
