// In Hebrew: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'מטבעות קריפטו',
  Currencies: 'מטבעות חוץ',
  Indices: 'מדדים',
  Commodities: 'סחורות',
  Bonds: 'איגרות חוב',
  Stocks: 'מניות',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'דף הבית',
  skip: 'דילוג לתוכן',
  menu: 'תפריט',
  close: 'סגירה',
  theme: 'מעבר בין בהיר לכהה',
  retry: 'לנסות שוב',
  loading: 'טעינה',
  failed: 'לא ניתן היה לטעון זאת.',
  login: 'התחברות',
  dashboard: 'לוח הבקרה',
  register: 'הרשמה',
  crashed: 'שגיאה לא צפויה ביישום',
  crashedHelp: 'הדף לא יכול היה להמשיך. העסקאות והכסף שלך בטוחים בשרת. יש לטעון אותו שוב.',
  reload: 'טעינה מחדש',
  sources: {
    simulated: 'מדומה',
    replay: 'שידור חוזר',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, עסקאות',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, עסקאות',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, עסקאות',
    licensed: 'ברישיון',
    median: 'חציון',
  },
}
