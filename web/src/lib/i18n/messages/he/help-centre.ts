// In Hebrew: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'עזרה',
  description: 'איך פועלים כאן עסקאות, חשבונות, הפקדות ומשיכות, ומה הם הסיכויים.',
  lead: 'איך דברים פועלים כאן, במילים פשוטות.',
  contents: 'כל המאמרים',
  search: 'חיפוש בעזרה',
  found: (count) => (count === 1 ? 'מאמר אחד.' : `${count} מאמרים.`),
  nothing: 'אין מאמר שיש בו את כל המילים האלה.',
  ask: 'אפשר לשאול אותנו בצ׳אט.',
}
