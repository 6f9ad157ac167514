// In Arabic: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'تُرجمت هذه النصوص آليًا ولم يقرأها إنسان بعد.',
  readBy: (name, day) => `تُرجمت هذه النصوص آليًا وقرأها ${name} في ${day}.`,
  english: 'هذه الصفحة بالإنجليزية',
}
