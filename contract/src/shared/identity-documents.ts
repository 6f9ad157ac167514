// Pictures of identity documents, whoever sends them.

import * as z from 'zod/mini'
import { required } from './wire.ts'

/** The largest file that is taken, in bytes. */
export const documentBytesMax = 5 * 1024 * 1024

export const documentMethods = [
  'drivers_license',
  'international_passport',
  'national_id',
  'others',
] as const

export const DocumentMethod = z.enum(documentMethods, { error: required('invalid') })
export type DocumentMethod = z.infer<typeof DocumentMethod>

export const idFile = { name: 'id_file', bytesMax: documentBytesMax }
