// In Hebrew: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'אין חיבור לרשת',
    text:
      'אין חיבור, ולכן אין כאן מחירים ואין מסחר. עסקאות פתוחות שלך מסתיימות בכל זאת בזמנן בשרת, ' +
      'ונסלקות לפי המחירים שלו.',
    again: 'ניסיון נוסף',
  },
  update: {
    ready: 'גרסה חדשה מוכנה.',
    reload: 'טעינה מחדש',
    later: 'אחר כך',
  },
}
