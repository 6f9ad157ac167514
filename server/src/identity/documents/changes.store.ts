// The SQL of changes of who clients are. How one stands is its document's.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Asked, Call, Change } from './change.ts'
import type { Document } from './document.ts'
import { loadDocument } from './documents.store.ts'

export async function insertChange(
  tx: Tx,
  documentId: string,
  { asked, callCode }: Pick<Change, 'asked' | 'callCode'>,
): Promise<void> {
  const { firstname, lastname, date_of_birth, country, phone } = asked
  await tx.rows(
    `insert into identity_changes (document_id, firstname, lastname, date_of_birth, country, phone,
                                   call_code)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [documentId, firstname, lastname, date_of_birth, country, phone, callCode],
  )
}

type ChangeRow = { asked: Asked; call_code: string | null }

/** Undefined where the document changes nothing: it is there to identify. */
export async function loadChange(tx: Tx, document: Document): Promise<Change | undefined> {
  const rows = await tx.rows<ChangeRow>(
    `select json_strip_nulls(json_build_object(
              'firstname', firstname, 'lastname', lastname, 'date_of_birth', date_of_birth,
              'country', country, 'phone', phone)) as asked, call_code
       from identity_changes where document_id = $1`,
    [document.id],
  )
  return rows[0] && { document, asked: rows[0].asked, callCode: rows[0].call_code }
}

/** The client's newest. */
export async function loadLastChange(tx: Tx, clientId: ClientId): Promise<Change | undefined> {
  const rows = await tx.rows<{ id: string }>(
    `select id from documents where client_id = $1 and purpose = 'change'
      order by sent_at desc, id desc limit 1`,
    [clientId],
  )
  const document = rows[0] && (await loadDocument(tx, rows[0].id))
  return document && loadChange(tx, document)
}

/** Calls to the new number, the first first. */
export function listCalls(tx: Tx, documentId: string): Promise<Call[]> {
  return tx.rows<Call>(
    `select was_right as "wasRight", by from identity_calls where document_id = $1 order by nr`,
    [documentId],
  )
}

export async function insertCall(
  tx: Tx,
  documentId: string,
  { wasRight, by, at }: Call & { readonly at: Millis },
): Promise<void> {
  await tx.rows(
    'insert into identity_calls (document_id, at, by, was_right) values ($1, $2, $3, $4)',
    [documentId, iso(at), by, wasRight],
  )
}
