// In French: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: 'Il y a du nouveau sur votre compte.',
  several: (count: number) => `Il y a ${count} choses à lire dans votre compte.`,
  test: 'Les notifications push arrivent sur cet appareil.',
  sandbox: 'démonstration',
  textOf: notices.textOf,
}
