// In Dutch: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: 'Er is nieuws over je account.',
  several: (count: number) => `Er zijn ${count} dingen te lezen in je account.`,
  test: 'Pushberichten komen aan op dit apparaat.',
  sandbox: 'demonstratie',
  textOf: notices.textOf,
}
