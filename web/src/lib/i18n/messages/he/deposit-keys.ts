// In Hebrew: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'כתובות שניתנו לך קודם נשארות במעקב: מה שנשלח אליהן עדיין מזוכה. יש לקחת את הכתובת מהדף הזה ' +
  'לכל תשלום, ולא משום מקום אחר.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `המפתחות שמהם באות כתובות ההפקדה שלנו משתנים ב־${when} (${coin}). מאז ואילך תופיע כאן כתובת ` +
    `חדשה עבורך. ${meaning}`,
  done: (coin, when) =>
    `המפתחות שמהם באות כתובות ההפקדה שלנו השתנו ב־${when} (${coin}): הכתובת שלך כאן חדשה. ` +
    `${meaning}`,
}
