// In Hebrew: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'הטקסטים האלה תורגמו בידי מכונה ועדיין לא נקראו בידי אדם.',
  readBy: (name, day) => `הטקסטים האלה תורגמו בידי מכונה ונקראו בידי ${name} ב־${day}.`,
  english: 'העמוד הזה באנגלית',
}
