// In Hebrew: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'לא הגיע תשלום בתוך יום אחרי סיום השער.',
  coins_cancelled: 'ויתרת עליה לפני שהגיע דבר.',
  dust: 'מה שהגיע שווה פחות מסנט.',
  reorged: 'הרשת לקחה את התשלום חזרה: הוא אינו עוד חלק מהשרשרת שלה.',

  card_unfinished: 'התשלום בכרטיס לא הושלם בזמן.',
  card_cancelled: 'ויתרת עליה לפני ששולמה.',
  card_not_taken: 'ספק הכרטיסים לא קיבל את מה שהוקלד עבור הכרטיס. לא נגבה דבר.',
  declined: 'הבנק של הכרטיס סירב לתשלום.',
  insufficient_funds: 'אין די כסף בכרטיס.',
  expired_card: 'תוקף הכרטיס פג.',
  three_d_secure: 'התשלום לא אושר מול הבנק (3-D Secure).',
  disputed: 'התשלום בכרטיס הוכחש.',

  deposit_reorged:
    'הפקדה של {$amount} נלקחה חזרה. הרשת לקחה את התשלום חזרה: הוא אינו עוד חלק מהשרשרת שלה.',
  deposit_disputed: 'הפקדה של {$amount} נלקחה חזרה. התשלום בכרטיס הוכחש.',
  deposit_reversed: 'הפקדה נלקחה חזרה.',
}
