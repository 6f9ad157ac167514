// In Portuguese: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: 'Há novidades sobre a sua conta.',
  several: (count: number) => `Há ${count} coisas para ler na sua conta.`,
  test: 'As mensagens push chegam a este dispositivo.',
  sandbox: 'demonstração',
  textOf: notices.textOf,
}
