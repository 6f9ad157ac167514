// In German: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: 'Es gibt Neues zu deinem Konto.',
  several: (count: number) => `In deinem Konto gibt es ${count} Dinge zu lesen.`,
  test: 'Push-Nachrichten kommen auf diesem Gerät an.',
  sandbox: 'Vorführung',
  textOf: notices.textOf,
}
