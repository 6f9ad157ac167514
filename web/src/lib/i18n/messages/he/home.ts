// In Hebrew: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'עסקאות קצרות על מחירים שמורים: התנאים לפני כל עסקה, קבלה אחריה, ותוצאה שכל אחד יכול לחשב ' +
    'מחדש.',
  title: 'עסקאות קצרות שאפשר לבדוק באופן עצמאי',
  pricesFailed: 'לא ניתן היה לטעון את המחירים.',
  noPrices: 'עדיין לא הגיע מחיר.',
  marketsTitle: 'שווקים',
  marketsLead: 'מחירים כפי שהם נשמרים כאן: אותה סדרה מכריעה עסקאות.',
  market: 'שוק',
  price: 'מחיר',
  day: 'שינוי, 24 שע׳',
  noPrice: 'אין עדיין מחיר',
  closed: 'סגור',
  marketsMore: 'כל הנכסים',
}
