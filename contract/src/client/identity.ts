// Who a client is, on the wire: what counts of it, and asking to change it with a document.

import * as z from 'zod/mini'
import { DocumentMethod, idFile } from '../shared/identity-documents.ts'
import { country, dateOfBirth, personName, phoneText } from '../shared/person.ts'
import { Instant, Success, Text, Written } from '../shared/wire.ts'

/** What an approved document proves. */
export const identityFields = [
  'firstname',
  'lastname',
  'date_of_birth',
  'country',
  'phone',
] as const
export type IdentityField = (typeof identityFields)[number]

/** The form's fields beside the file: what is left out stays. */
export const IdentityChange = z.strictObject({
  firstname: z.optional(personName),
  lastname: z.optional(personName),
  date_of_birth: z.optional(dateOfBirth),
  country: z.optional(country),
  phone: z.optional(phoneText.check(z.minLength(1, 'required'))),
  method: DocumentMethod,
})
export type IdentityChange = z.infer<typeof IdentityChange>

export const ChangeStatus = z.enum(['Pending', 'Approved', 'Rejected', 'Withdrawn'])
export type ChangeStatus = z.infer<typeof ChangeStatus>

const Asked = z.object({
  firstname: z.optional(Written),
  lastname: z.optional(Written),
  date_of_birth: z.optional(Text),
  country: z.optional(Text),
  phone: z.optional(Text),
})

export const ChangeView = z.object({
  id: Text,
  status: ChangeStatus,
  /** What it is to become; what is left out stays. */
  asked: Asked,
  asked_at: Instant,
  decided_at: z.nullable(Instant),
  /** Why it was rejected. */
  reason: z.nullable(Written),
  /** While a new number waits: what to read out to our staff when they call it. */
  call_code: z.nullable(Text),
})
export type ChangeView = z.infer<typeof ChangeView>

export const IdentityView = z.object({
  is_identified: z.boolean(),
  date_of_birth: z.nullable(Text),
  /** What cannot be edited in the profile. */
  held: z.array(z.enum(identityFields)),
  /** Whether a change of what is held can be asked for now; not while a document is checked. */
  can_ask: z.boolean(),
  /** The newest change that was asked for. */
  change: z.nullable(ChangeView),
})
export type IdentityView = z.infer<typeof IdentityView>

export const identityRoutes = {
  identityView: {
    method: 'GET',
    path: '/profile/identity',
    audience: 'client',
    summary:
      'What counts of who the signed-in client is, what of it cannot be edited, and the newest ' +
      'change that was asked for.',
    reply: Success(IdentityView),
  },
  askIdentityChange: {
    method: 'POST',
    path: '/profile/identity',
    audience: 'client',
    summary:
      'Ask to change what cannot be edited: a multipart form of the new values, `id_file` (an ' +
      'image, at most 5 MB, of a document that proves them; for a phone, of an identity ' +
      'document) and `method`. Staff decide; until then the old values count. One waits at a time.',
    body: IdentityChange,
    file: idFile,
    reply: Success(IdentityView),
  },
  takeBackIdentityChange: {
    method: 'POST',
    path: '/profile/identity/:id/cancellation',
    audience: 'client',
    summary: 'Take back a change that waits.',
    reply: Success(IdentityView),
  },
} as const
