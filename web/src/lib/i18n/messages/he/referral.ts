// In Hebrew: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'קוד ההפניה שלך',
  text: 'מי שנרשם איתו נרשם כמי שהגיע דרכך. לא נאמר לך מי הם.',
  nothing: 'דבר אינו משולם על כך: אין כעת תגמול פעיל.',
  runs: 'פעיל כעת תגמול על כך:',
  notYou: 'פעיל כעת תגמול על כך, אך הוא אינו מוצע לך ברגע זה.',
  where: (countries) => `היכן פעילים תגמולים: ${countries}.`,
  whereMany: (count) => `תגמולים פעילים ב-${count} מדינות.`,
  code: 'קוד',
  copy: 'העתקת קוד ההפניה שלך',
  copied: 'קוד ההפניה הועתק!',
  count: (count) =>
    count === 0
      ? 'עדיין לא הגיע דרכו איש שאישר את כתובת הדוא״ל שלו.'
      : count === 1
        ? 'אחד שאישר את כתובת הדוא״ל שלו הגיע דרכו.'
        : `${count} שאישרו את כתובת הדוא״ל שלהם הגיעו דרכו.`,
}
