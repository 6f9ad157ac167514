// Going on with a registration: signing up gave the `session` that proves it, good once for each.

import * as z from 'zod/mini'
import { DocumentMethod, idFile } from '../shared/identity-documents.ts'
import { dateOfBirth, field, place } from '../shared/person.ts'
import { Success, text } from '../shared/wire.ts'

export const RegistrationProfile = z.strictObject({
  ...place,
  date_of_birth: dateOfBirth,
  session: field(200),
})
export type RegistrationProfile = z.infer<typeof RegistrationProfile>

export const RegistrationDocumentFields = z.strictObject({
  method: DocumentMethod,
  session: text(200, { wrong: 'invalid', short: 'required', long: 'invalid' }),
})

export const registrationRoutes = {
  completeRegistration: {
    method: 'POST',
    path: '/auth/complete-profile',
    audience: 'token',
    summary:
      'Tell the rest of the profile while registering, with the `session` of the registration, ' +
      'which is good for this once.',
    body: RegistrationProfile,
    reply: Success(z.null()),
  },
  sendRegistrationDocument: {
    method: 'POST',
    path: '/users/user-identification',
    audience: 'token',
    summary:
      'Send an identity document while registering: a multipart form of `id_file`, `method` and ' +
      'the `session` of the registration, which is good for this once.',
    body: RegistrationDocumentFields,
    file: idFile,
    reply: Success(z.null()),
  },
} as const
