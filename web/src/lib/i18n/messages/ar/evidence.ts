// In Arabic: everything about one thing in one signed file.

import type { Messages } from '#contract/shared/messages.ts'
import type { evidence as english } from '../evidence.ts'

export const evidence: Messages<typeof english> = {
  save: 'حفظ كدليل',
}
