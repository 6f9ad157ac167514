// Staff write about a client, and read what colleagues wrote. The client learns of neither, so both
// are of the install's record; the text itself is not in it, which nobody could erase in time.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Admitted, Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type Note, nextVersion } from './note.ts'
import { insertVersion, listNotes, lockNote } from './notes.store.ts'

export type NoteDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

type Reading = {
  readonly clientId: ClientId
  readonly by: Staff
  /** Those written before this one; null: from the newest on. */
  readonly before: string | null
  readonly limit: number
}

export function readNotes(
  { db }: NoteDeps,
  { clientId, by, ...page }: Reading,
): Promise<readonly Note[] | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitted(tx, clientId, by, 'client_note.read')
    return isRefusal(staff) ? staff : listNotes(tx, clientId, page)
  })
}

type Writing = { readonly clientId: ClientId; readonly by: Staff; readonly text: string }

export function writeNote(
  { db, clock, random }: NoteDeps,
  { clientId, by, text }: Writing,
): Promise<Note | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitted(tx, clientId, by, 'client_note.write')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const id = newUuid(at, random)
    await putDown(tx, staff, { id, version: 1, clientId, text, at })
    return { id, clientId, by: staff.email, versions: [{ version: 1, text, at }] }
  })
}

export function changeNote(
  { db, clock }: NoteDeps,
  id: string,
  { clientId, by, text, seen }: Writing & { readonly seen: number },
): Promise<Note | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitted(tx, clientId, by, 'client_note.write')
    if (isRefusal(staff)) return staff
    const note = await lockNote(tx, id)
    if (note?.clientId !== clientId) return refuse('not_found')
    const version = nextVersion(note, { email: staff.email, seen })
    if (isRefusal(version)) return version
    const at = clock.now()
    await putDown(tx, staff, { id, version, clientId, text, at })
    return { ...note, versions: [{ version, text, at }, ...note.versions] }
  })
}

async function admitted(
  tx: Tx,
  clientId: ClientId,
  by: Staff,
  action: 'client_note.read' | 'client_note.write',
): Promise<Admitted | KnownRefusal> {
  const client = await findKnown(tx, clientId)
  return client ? admitStaffFor(tx, by, action, client) : refuse('not_found')
}

async function putDown(
  tx: Tx,
  { email, actor }: Admitted,
  written: Omit<Parameters<typeof insertVersion>[1], 'email'>,
): Promise<void> {
  await insertVersion(tx, { ...written, email })
  const { id: note, version, clientId, at } = written
  const details = { client: String(clientId), note, version }
  await recordEvent(tx, { at, clientId: null, actor, kind: 'client_note_written', details })
}
