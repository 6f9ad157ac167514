// In Hebrew: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'עזרה ומידע משפטי',
  centre: 'מאמרי עזרה',
  liveChat: 'צ׳אט עם התמיכה',
  contact: 'קשר',
  terms: 'תנאי השימוש',
  privacy: 'מדיניות הפרטיות',
  risk: 'גילוי סיכונים',
  aml: 'מדיניות איסור הלבנת הון',
  payment: 'מדיניות התשלומים',
  site: 'האתר הציבורי',
}
