// In Hebrew: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'ביטול משיכה',
  lead: 'המשיכה הזאת התבקשה בחשבון שלך:',
  amount: 'סכום',
  to: 'אל',
  asked: 'התבקשה',
  text:
    'אם היא לא התבקשה על ידך, יש לבטל אותה: כל הכסף יחזור ליתרה שלך. אם היא התבקשה על ידך, יש ' +
    'לסגור את הדף הזה.',
  hold: (hours) => `לביטחונך לא תתאפשר משיכה חדשה במשך ${hours} שעות אחרי כן.`,
  cancel: 'ביטול המשיכה הזאת',
  done: 'היא בוטלה, והכסף חזר ליתרה שלך.',
  next:
    'ייתכן שמישהו אחר מחובר בשמך. יש לבחור עכשיו סיסמה חדשה: הדבר מנתק את כולם. אחר כך יש לכתוב ' +
    'לנו.',
  password: 'בחירת סיסמה חדשה',
  ended: {
    prepared: 'היא בדרך ואי אפשר עוד לבטל אותה. יש לכתוב לנו מיד.',
    sent: 'היא בדרך ואי אפשר עוד לבטל אותה. יש לכתוב לנו מיד.',
    paid: 'היא שולמה ואי אפשר עוד לבטל אותה. אם היא לא התבקשה על ידך, יש לכתוב לנו מיד.',
    rejected: 'היא נדחתה. הכסף חזר ליתרה שלך.',
    cancelled: 'היא בוטלה. הכסף חזר ליתרה שלך.',
  },
  unknown: 'הקישור הזה אינו מבטל שום משיכה. האם הוא שלם?',
}
