// In Arabic: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'حدث خطأ ما.',
  noAnswer: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى.',
  tooSlow: 'لم يُجب الخادم في الوقت المحدد. حاول مرة أخرى.',
  offline: 'أنت غير متصل بالإنترنت.',
}
