// A reason on the wire.

import * as z from 'zod/mini'
import { Details, Text } from './wire.ts'

export const reasonParts = {
  /** In English, or as a member of staff wrote it. */
  reason: Text,
  /** Of one that the system gave; null where a person wrote it. */
  reason_code: z.nullable(Text),
  reason_details: z.nullable(Details),
}
