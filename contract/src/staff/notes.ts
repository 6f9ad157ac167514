// What staff write about a client, kept from the client. A note is changed by its author, who
// writes another version of it; all of them stay.

import * as z from 'zod/mini'
import {
  Instant,
  Page,
  pageQuery,
  prose,
  required,
  Success,
  Text,
  Written,
} from '../shared/wire.ts'

export const noteMost = 5000

export const StaffNote = z.object({
  id: Text,
  /** An address. */
  by: Text,
  /** Whoever asks wrote it, and may change it. */
  is_own: z.boolean(),
  /** The newest first; there is always one. */
  versions: z.array(z.object({ version: z.int(), text: Written, at: Instant })),
})
export type StaffNote = z.infer<typeof StaffNote>

const text = prose(noteMost, { short: 'required' })

export const noteRoutes = {
  officeNotes: {
    method: 'GET',
    path: '/office/clients/:id/notes',
    audience: 'staff',
    action: 'client_note.read',
    summary: 'What staff wrote about a client, the newest first, with each version of it.',
    query: z.strictObject(pageQuery),
    reply: Page(StaffNote),
  },
  officeNote: {
    method: 'POST',
    path: '/office/clients/:id/notes',
    audience: 'staff',
    action: 'client_note.write',
    summary: 'Writes a note about a client, who does not see it.',
    body: z.strictObject({ text }),
    bodyBytesMax: 24 * 1024,
    reply: Success(StaffNote),
  },
  officeNoteVersion: {
    method: 'POST',
    path: '/office/clients/:id/notes/:note/versions',
    audience: 'staff',
    action: 'client_note.write',
    summary: 'The author writes a note anew; what it said before stays.',
    body: z.strictObject({
      text,
      /** The version that is changed: nobody overwrites what they have not seen. */
      seen: z.int({ error: required('not_whole') }).check(z.minimum(1, 'too_small')),
    }),
    bodyBytesMax: 24 * 1024,
    reply: Success(StaffNote),
  },
} as const
