// Identity documents on the wire: a form with the picture of one, and how its verification stands.

import * as z from 'zod/mini'
import { DocumentMethod, idFile } from '../shared/identity-documents.ts'
import { Success, Text, Written } from '../shared/wire.ts'

/** Working days to be identified in, from when we asked; and the most there can be of them. */
export const identityDays = 10
export const identityDaysMost = 30

/** The form's fields beside the file. */
export const DocumentFields = z.strictObject({ method: DocumentMethod })

/** 'none' before anything was sent. */
export const DocumentStatus = z.enum(['none', 'Pending', 'Approved', 'Rejected'])
export type DocumentStatus = z.infer<typeof DocumentStatus>

export const DocumentView = z.object({
  status: DocumentStatus,
  method: z.nullable(DocumentMethod),
  /** Where the client's own picture is served; only to them. */
  id_file_url: z.nullable(Text),
  /** Why it was rejected. */
  reason: z.nullable(Written),
  /** The last day to send one, UTC; null where nobody has asked yet, or it was approved. */
  due_on: z.nullable(Text),
  /** That day is over and nothing waits. */
  is_overdue: z.boolean(),
})
export type DocumentView = z.infer<typeof DocumentView>

export const documentRoutes = {
  documentView: {
    method: 'GET',
    path: '/profile/user-verification',
    audience: 'client',
    summary: 'How the verification of the signed-in client stands.',
    reply: Success(DocumentView),
  },
  sendDocument: {
    method: 'POST',
    path: '/profile/user-verification',
    audience: 'client',
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
    audience: 'client',
    summary: 'The picture that the signed-in client sent last; 404 when there is none.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
} as const
