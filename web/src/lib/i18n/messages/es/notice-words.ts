// In Spanish: what push messages say, and the lines of a digest.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeWords as english } from '../notice-words.ts'
import { notices } from './notices.ts'

export const noticeWords: Messages<typeof english> = {
  news: 'Hay novedades sobre tu cuenta.',
  several: (count: number) => `Hay ${count} cosas que leer en tu cuenta.`,
  test: 'Los mensajes push llegan a este dispositivo.',
  sandbox: 'demostración',
  textOf: notices.textOf,
}
