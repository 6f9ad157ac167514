// Notes about clients: their SQL. A version is a row, and no row ever changes.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Note } from './note.ts'

type Row = {
  readonly note_id: string
  readonly client_id: ClientId
  readonly by: string
  readonly version: number
  readonly text: string
  readonly at: Millis
}

type Page = { readonly before: string | null; readonly limit: number }

/** The newest first, as they were first written. */
export async function listNotes(
  tx: Tx,
  clientId: ClientId,
  { before, limit }: Page,
): Promise<Note[]> {
  const rows = await tx.rows<Row>(
    `select n.note_id, n.client_id, m.email as by, n.version, n.text, n.at
       from client_notes n join members m on m.id = n.operator_id
      where n.client_id = $1
        and n.note_id in (select note_id from client_notes
                           where client_id = $1 and version = 1
                             and ($2::uuid is null or note_id < $2)
                           order by note_id desc limit $3)
      order by n.note_id desc, n.version desc`,
    [clientId, before, limit],
  )
  return notesOf(rows)
}

/** From here to the end of the transaction nobody else changes it. */
export async function lockNote(tx: Tx, id: string): Promise<Note | undefined> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('note'), hashtext($1))`, [id])
  const rows = await tx.rows<Row>(
    `select n.note_id, n.client_id, m.email as by, n.version, n.text, n.at
       from client_notes n join members m on m.id = n.operator_id
      where n.note_id = $1 order by n.version desc`,
    [id],
  )
  return notesOf(rows)[0]
}

type NewVersion = {
  readonly id: string
  readonly version: number
  readonly clientId: ClientId
  /** The address of a member. */
  readonly email: string
  readonly text: string
  readonly at: Millis
}

export async function insertVersion(tx: Tx, written: NewVersion): Promise<void> {
  const { id, version, clientId, email, text, at } = written
  await tx.rows(
    `insert into client_notes (note_id, version, client_id, operator_id, text, at)
     select $1, $2, $3, m.id, $5, $6 from members m where m.email = $4`,
    [id, version, clientId, email, text, iso(at)],
  )
}

function notesOf(rows: readonly Row[]): Note[] {
  return [...new Set(rows.map(({ note_id }) => note_id))].flatMap((id) => {
    const own = rows.filter(({ note_id }) => note_id === id)
    const first = own[0]
    if (!first) return []
    const versions = own.map(({ version, text, at }) => ({ version, text, at }))
    return [{ id, clientId: first.client_id, by: first.by, versions }]
  })
}
