// In Hebrew: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'החשבון שלך מוקפא עד שהצוות שלנו יבדוק אותו.',
  reason: 'סיבה:',
  what:
    'אפשר לצפות בכול, לבטל משיכה שממתינה ולייצא את הנתונים שלך. אי אפשר לסחור, להפקיד או לבקש ' +
    'משיכה. היתרה שלך נשארת שלך.',
  contact: 'לכתוב לנו',
  noTrading: 'אי אפשר לסחור כל עוד החשבון שלך מוקפא.',
  noMoney: 'אי אפשר להפקיד או למשוך כל עוד החשבון שלך מוקפא.',
}
