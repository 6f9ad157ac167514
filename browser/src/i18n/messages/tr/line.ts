// In Turkish: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'Bir şeyler ters gitti.',
  noAnswer: 'Sunucuya ulaşılamıyor. Lütfen tekrar deneyin.',
  tooSlow: 'Sunucu zamanında yanıt vermedi. Lütfen tekrar deneyin.',
  offline: 'Çevrimdışısınız.',
}
