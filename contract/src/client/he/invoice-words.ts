// In Hebrew: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'חשבונית',
  creditNote: 'חשבונית זיכוי',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'מספר',
  date: 'תאריך',
  delivered: 'סופק ביום',
  of: 'לחשבונית',
  from: 'מאת',
  to: 'אל',
  erased: 'החשבון של לקוח זה נמחק.',
  description: 'תיאור',
  credits: (credits) => `קרדיטים ששולמו מראש: ${credits}`,
  returned: (credits) => `קרדיטים שלא נוצלו והוחזרו: ${credits}`,
  net: 'ללא מע״מ',
  vat: (percent, country) => `מע״מ ${percent}% (${country})`,
  total: 'סך הכול כולל מע״מ',
  paid: (usd, rate) => `שולם מיתרת הלייב: ${usd}, לפי ${rate} לאירו.`,
  repaid: (usd, rate) => `הוחזר ליתרת הלייב: ${usd}, לפי ${rate} לאירו.`,
  foot: 'הסכומים באירו, הימים לפי UTC.',
}
