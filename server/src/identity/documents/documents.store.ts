// The SQL of identity documents, and of what is flagged about them.

import type { DocumentSort } from '#contract/staff/documents.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import { downwards, instantOf, type Place, type Span, upwards } from '#server/platform/keyset.ts'
import type { Document, Ending } from './document.ts'
import type { KeptFile } from './document-files.ts'

type DocumentRow = {
  id: string
  client_id: ClientId
  method: Document['method']
  purpose: Document['purpose']
  status: Document['status']
  reason: string | null
  file_name: string
  media_type: string
  sealed_key: Buffer
  picture_hash: Buffer
  sent_at: Millis
  decided_at: Millis | null
  decided_by: string | null
}

const columns = `id, client_id, method, purpose, status, reason, file_name, media_type, sealed_key,
  picture_hash, sent_at, decided_at, decided_by`

export type NewDocument = KeptFile &
  Pick<Document, 'clientId' | 'method' | 'purpose' | 'mediaType' | 'pictureHash' | 'sentAt'>

/** Until the transaction ends nobody else adds a document with this picture. */
export async function lockPicture(tx: Tx, pictureHash: Buffer): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 12))', [
    pictureHash.toString('hex'),
  ])
}

/**
 * False, and nothing done, when the client has one that waits or was approved; to change something,
 * one that waits.
 */
export async function insertDocument(tx: Tx, document: NewDocument): Promise<boolean> {
  const rows = await tx.rows(
    `insert into documents (id, client_id, method, file_name, media_type, sealed_key, picture_hash,
                            sent_at, purpose)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict do nothing returning id`,
    [
      document.id,
      document.clientId,
      document.method,
      document.fileName,
      document.mediaType,
      document.sealedKey,
      document.pictureHash,
      iso(document.sentAt),
      document.purpose,
    ],
  )
  return rows.length > 0
}

/** The client's newest document to be identified by. */
export async function loadLastDocument(tx: Tx, clientId: ClientId): Promise<Document | undefined> {
  const rows = await tx.rows<DocumentRow>(
    `select ${columns} from documents where client_id = $1 and purpose = 'identification'
      order by (status <> 'rejected') desc, sent_at desc, id desc limit 1`,
    [clientId],
  )
  return rows[0] && documentOf(rows[0])
}

export async function loadDocument(tx: Tx, id: string): Promise<Document | undefined> {
  const rows = await tx.rows<DocumentRow>(`select ${columns} from documents where id = $1`, [id])
  return rows[0] && documentOf(rows[0])
}

/** The document, which nobody else decides until the transaction ends. */
export async function lockDocument(tx: Tx, id: string): Promise<Document | undefined> {
  const rows = await tx.rows<DocumentRow>(
    `select ${columns} from documents where id = $1 for no key update`,
    [id],
  )
  return rows[0] && documentOf(rows[0])
}

export async function updateDecision(
  tx: Tx,
  id: string,
  decision: Ending & { readonly by: string; readonly at: Millis },
): Promise<void> {
  await tx.rows(
    'update documents set status = $2, reason = $3, decided_by = $4, decided_at = $5 where id = $1',
    [id, decision.status, decision.reason, decision.by, iso(decision.at)],
  )
}

/** All that a client sent, the oldest first. */
export async function listDocumentsOf(tx: Tx, clientId: ClientId): Promise<Document[]> {
  const rows = await tx.rows<DocumentRow>(
    `select ${columns} from documents where client_id = $1 order by sent_at, id`,
    [clientId],
  )
  return rows.map(documentOf)
}

export type Sender = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  /** What they told of themselves, to be held against the document; null before they did. */
  readonly told: {
    readonly dateOfBirth: string | null
    readonly address: string
    readonly city: string
    readonly state: string
    readonly country: string
  } | null
}

type SenderRow = DocumentRow & Omit<Sender, 'told'> & { told: Sender['told'] }

const sendersOf = `select d.*, c.email, c.firstname, c.lastname,
    case when p.client_id is not null then
      jsonb_build_object('dateOfBirth', p.date_of_birth, 'address', p.address, 'city', p.city,
                         'state', p.state, 'country', p.country) end as told
  from documents d join clients c on c.id = d.client_id
  left join profiles p on p.client_id = d.client_id`

/** The oldest first; `status` null lists all. */
export async function listDocuments(
  tx: Tx,
  status: Document['status'] | null,
): Promise<(Document & Sender)[]> {
  const rows = await tx.rows<SenderRow>(
    `${sendersOf} where $1::document_status is null or d.status = $1 order by d.sent_at, d.id`,
    [status],
  )
  return rows.map(sentDocumentOf)
}

export type DocumentsAsked = {
  readonly state: Document['status']
  readonly sort: DocumentSort
  readonly method: Document['method'] | null
  readonly purpose: Document['purpose'] | null
  readonly clientId: ClientId | null
  /** Who decided. */
  readonly member: string | null
  /** In which they were sent. */
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

const ends = { id: 'd.id', value: instantOf('$2'), last: '$3::uuid' } as const
const sent = { ...ends, by: 'd.sent_at' } as const
const decided = { ...ends, by: 'coalesce(d.decided_at, d.sent_at)' } as const
const orders = {
  sent_at: upwards(sent),
  '-sent_at': downwards(sent),
  decided_at: upwards(decided),
  '-decided_at': downwards(decided),
} as const

/** In one state, page by page. */
export async function listDocumentPage(
  tx: Tx,
  asked: DocumentsAsked,
): Promise<(Document & Sender)[]> {
  const { state, sort, method, purpose, clientId, member, days, after, limit } = asked
  const { from, until } = days
  const rows = await tx.rows<SenderRow>(
    `${sendersOf} where d.status = $1
        and ($5::document_method is null or d.method = $5)
        and ($6::document_purpose is null or d.purpose = $6)
        and ($7::bigint is null or d.client_id = $7)
        and ($8::text is null or d.decided_by = 'staff:' || $8 or d.decided_by = $8)
        and ($9::timestamptz is null or d.sent_at >= $9)
        and ($10::timestamptz is null or d.sent_at < $10)
        and ${orders[sort]} limit $4`,
    [
      ...[state, after?.value ?? null, after?.id ?? null, limit, method, purpose, clientId],
      ...[member, from === null ? null : iso(from), until === null ? null : iso(until)],
    ],
  )
  return rows.map(sentDocumentOf)
}

export async function loadSentDocument(
  tx: Tx,
  id: string,
): Promise<(Document & Sender) | undefined> {
  const rows = await tx.rows<SenderRow>(`${sendersOf} where d.id = $1`, [id])
  return rows[0] && sentDocumentOf(rows[0])
}

function sentDocumentOf(row: SenderRow): Document & Sender {
  const { email, firstname, lastname, told } = row
  return { ...documentOf(row), email, firstname, lastname, told }
}

/** Which of these files belong to a document. */
export async function listKnownFiles(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ file_name: string }>(
    'select file_name from documents where file_name = any($1::text[])',
    [column(names)],
  )
  return new Set(rows.map((row) => row.file_name))
}

/** Takes the step of a registration; false when it was taken before. */
export async function claimRegistrationStep(
  tx: Tx,
  sessionHash: Buffer,
  now: Millis,
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into registration_documents (session_hash, sent_at) values ($1, $2)
     on conflict do nothing returning session_hash`,
    [sessionHash, iso(now)],
  )
  return rows.length > 0
}

export async function isRegistrationStepTaken(tx: Tx, sessionHash: Buffer): Promise<boolean> {
  const rows = await tx.rows('select from registration_documents where session_hash = $1', [
    sessionHash,
  ])
  return rows.length > 0
}

export async function deleteRegistrationStepsBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from registration_documents where sent_at < $1', [iso(before)])
}

/** Flags this document once for every document of another client that has the same picture. */
export async function flagSamePicture(tx: Tx, document: NewDocument): Promise<void> {
  await tx.rows(
    `insert into compliance_flags (kind, client_id, document_id, other_client_id,
                                   other_document_id, found_at)
     select 'same_document', $1, $2, client_id, id, $4 from documents
      where picture_hash = $3 and client_id <> $1
     on conflict do nothing`,
    [document.clientId, document.id, document.pictureHash, iso(document.sentAt)],
  )
}

export type Flag = {
  readonly kind: string
  readonly clientId: ClientId
  readonly documentId: string
  readonly otherClientId: ClientId
  readonly otherDocumentId: string
  readonly foundAt: Millis
}

type FlagRow = {
  kind: string
  client_id: ClientId
  document_id: string
  other_client_id: ClientId
  other_document_id: string
  found_at: Millis
}

/** The newest first; `documentId` null lists all. */
export async function listFlags(tx: Tx, documentId: string | null): Promise<Flag[]> {
  const rows = await tx.rows<FlagRow>(
    `select kind, client_id, document_id, other_client_id, other_document_id, found_at
       from compliance_flags
      where $1::uuid is null or document_id = $1 or other_document_id = $1
      order by id desc`,
    [documentId],
  )
  return rows.map((row) => ({
    kind: row.kind,
    clientId: row.client_id,
    documentId: row.document_id,
    otherClientId: row.other_client_id,
    otherDocumentId: row.other_document_id,
    foundAt: row.found_at,
  }))
}

function documentOf(row: DocumentRow): Document {
  return {
    id: row.id,
    clientId: row.client_id,
    method: row.method,
    purpose: row.purpose,
    status: row.status,
    reason: row.reason,
    fileName: row.file_name,
    mediaType: row.media_type,
    sealedKey: row.sealed_key,
    pictureHash: row.picture_hash,
    sentAt: row.sent_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  }
}
