// In Turkish: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: 'Hesabınızla ilgili bir haber var.',
  several: (count: number) => `Hesabınızda okunacak ${count} şey var.`,
  test: 'Anlık bildirimler bu cihaza ulaşıyor.',
  sandbox: 'gösterim',
  textOf: notices.textOf,
}
