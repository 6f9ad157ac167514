// What push messages say, and the lines of a digest. Only the server asks for them: it sends both.

import type { NoticeWords } from '#contract/public/push-message.ts'
import { notices } from './notices.ts'

export const noticeWords: NoticeWords = {
  news: 'There is news about your account.',
  several: (count: number) => `There are ${count} things to read in your account.`,
  test: 'Push messages arrive on this device.',
  sandbox: 'demonstration',
  textOf: notices.textOf,
}
