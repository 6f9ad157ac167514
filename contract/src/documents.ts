// Identity documents on the wire: a form with the picture of one, and how its verification stands.

import * as z from 'zod/mini'
import { required, Success, Text, text } from './wire.ts'

/** The largest file that is taken, in bytes. */
export const documentBytesMax = 5 * 1024 * 1024

export const documentMethods = [
  'drivers_license',
  'international_passport',
  'national_id',
  'others',
] as const

export const DocumentMethod = z.enum(documentMethods, { error: required('is invalid') })
export type DocumentMethod = z.infer<typeof DocumentMethod>

/** Working days to be identified in, from when we asked; and the most there can be of them. */
export const identityDays = 10
export const identityDaysMost = 30

/** The form's fields beside the file. */
export const DocumentFields = z.strictObject({ method: DocumentMethod })
export const RegistrationDocumentFields = z.strictObject({
  method: DocumentMethod,
  session: text(200, { wrong: 'is invalid', short: 'is required', long: 'is invalid' }),
})

/** 'none' before anything was sent. */
export const DocumentStatus = z.enum(['none', 'Pending', 'Approved', 'Rejected'])
export type DocumentStatus = z.infer<typeof DocumentStatus>

export const DocumentView = z.object({
  status: DocumentStatus,
  method: z.nullable(DocumentMethod),
  /** Where the client's own picture is served; only to them. */
  id_file_url: z.nullable(Text),
  /** Why it was rejected. */
  reason: z.nullable(Text),
  /** The last day to send one, UTC; null where nobody has asked yet, or it was approved. */
  due_on: z.nullable(Text),
  /** That day is over and nothing waits. */
  is_overdue: z.boolean(),
})
export type DocumentView = z.infer<typeof DocumentView>

export const idFile = { name: 'id_file', bytesMax: documentBytesMax }

export const documentRoutes = {
  documentView: {
    method: 'GET',
    path: '/profile/user-verification',
    signedIn: true,
    summary: 'How the verification of the signed-in client stands.',
    reply: Success(DocumentView),
  },
  sendDocument: {
    method: 'POST',
    path: '/profile/user-verification',
    signedIn: true,
    summary:
      'Send an identity document: a multipart form of `id_file` (an image, at most 5 MB) and ' +
      '`method`. Only while there is none or the last one was rejected.',
    body: DocumentFields,
    file: idFile,
    reply: Success(DocumentView),
  },
  documentFile: {
    method: 'GET',
    path: '/profile/user-verification/file',
    signedIn: true,
    summary: 'The picture that the signed-in client sent last; 404 when there is none.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
  sendRegistrationDocument: {
    method: 'POST',
    path: '/users/user-identification',
    signedIn: false,
    summary:
      'Send an identity document while registering: a multipart form of `id_file`, `method` and ' +
      'the `session` of the registration, which is good for this once.',
    body: RegistrationDocumentFields,
    file: idFile,
    reply: Success(z.null()),
  },
} as const
