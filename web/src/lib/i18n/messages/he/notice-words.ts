// In Hebrew: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: 'יש חדש בחשבון שלך.',
  several: (count: number) =>
    count === 1 ? 'יש דבר אחד לקרוא בחשבון שלך.' : `יש ${count} דברים לקרוא בחשבון שלך.`,
  test: 'הודעות פוש מגיעות למכשיר הזה.',
  sandbox: 'הדגמה',
  textOf: notices.textOf,
}
