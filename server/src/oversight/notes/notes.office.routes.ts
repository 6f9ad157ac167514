// The calls by which staff write about a client and read what was written.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StaffNote } from '#contract/staff/notes.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { success } from '#server/platform/reply.ts'
import type { Note } from './note.ts'
import { changeNote, type NoteDeps, readNotes, writeNote } from './write-note.ts'

export function registerNoteRoutes(office: OfficeRouter, deps: NoteDeps): void {
  office.on(routes.officeNotes, async ({ params: { id = '' }, query, staff }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined) return refuse('not_found')
    const { cursor: before = null, limit } = query
    if (before !== null && !isUuid(before)) return refuse('malformed')
    const asked = { clientId, by: staff.staff, before, limit: limit + 1 }
    const found = await readNotes(deps, asked)
    if (isRefusal(found)) return found
    const page = found.slice(0, limit)
    return {
      ...success(
        'What staff wrote.',
        page.map((note) => viewOf(note, staff)),
      ),
      next_cursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  })

  office.on(routes.officeNote, async ({ params: { id = '' }, body: { text }, staff }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined) return refuse('not_found')
    return answer(await writeNote(deps, { clientId, by: staff.staff, text }), staff)
  })

  office.on(routes.officeNoteVersion, async ({ params, body, staff }) => {
    const { id = '', note = '' } = params
    const clientId = clientIdFrom(id)
    if (clientId === undefined || !isUuid(note)) return refuse('not_found')
    return answer(await changeNote(deps, note, { clientId, by: staff.staff, ...body }), staff)
  })
}

function answer(note: Note | KnownRefusal, staff: StaffAtDesk) {
  return isRefusal(note) ? note : success('It is written down.', viewOf(note, staff))
}

function viewOf({ id, by, versions }: Note, { session }: StaffAtDesk): StaffNote {
  return {
    id,
    by,
    is_own: by === session.member.email,
    versions: versions.map(({ at, ...version }) => ({ ...version, at: iso(at) })),
  }
}
