// In Italian: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: 'Ci sono novità sul tuo conto.',
  several: (count: number) => `Ci sono ${count} cose da leggere nel tuo conto.`,
  test: 'I messaggi push arrivano su questo dispositivo.',
  sandbox: 'dimostrazione',
  textOf: notices.textOf,
}
