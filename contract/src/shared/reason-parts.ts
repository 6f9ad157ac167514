// A reason on the wire.

import * as z from 'zod/mini'
import { Details, Sentence, Text } from './wire.ts'

export const reasonParts = {
  /** In English, or as a member of staff wrote it. */
  reason: Sentence,
  /** Of one that the system gave; null where a person wrote it. */
  reason_code: z.nullable(Text),
  reason_details: z.nullable(Details),
}
