// In Hebrew: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'הדף הזה עוסק בחשבון הלייב שלך, ולכן עברת ללייב.',
    demo: 'הדף הזה עוסק בחשבון הדמו שלך, ולכן עברת לדמו.',
  },
  backTo: { real: 'חזרה ללייב', demo: 'חזרה לדמו' },
  missedOn: {
    real: 'הדף שביקשת שייך לחשבון הדמו, והחשבון הנוכחי הוא לייב.',
    demo: 'הדף שביקשת שייך לחשבון הלייב, והחשבון הנוכחי הוא דמו.',
  },
  openOn: { real: 'מעבר ללייב ופתיחה', demo: 'מעבר לדמו ופתיחה' },
}
