// In Arabic: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'نسخ',
  id: 'نسخ المعرّف كاملًا',
  idCopied: 'نُسخ معرّف المعاملة!',
  failed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
}
