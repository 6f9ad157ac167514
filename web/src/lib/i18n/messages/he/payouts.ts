// In Hebrew: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'משיכות ששולמו',
  description: 'משיכות ששולמו: סכום, יעד מקוצר, וההעברה היכן שכל אחד יכול לבדוק אותה.',
  lead: 'משיכות שכספן יצא, ולא דבר אחר. הרשימה נעשית מספר החשבונות; שבנק שילם, זה מה שהצוות רשם.',
  loading: 'טעינת הרשימה',
  none: 'אין עדיין תשלומים',
  noneWhy: 'משיכה מופיעה כאן לאחר שכספה יצא מספר החשבונות ולתשלום שלה יש מספר.',
  sandbox: 'ההתקנה הזאת היא ארגז חול: מה שיוצא מכאן הוא כסף משחק ומטבעות בדיקה.',
  newest: 'החדשות ביותר',
  howLong: 'כמה זמן זה נמשך',
  half: (time) => `מחצית בתוך ${time}`,
  of: (count, from) => `${count} שולמו החל מ־${from}`,
  fewMedians: 'לאחרונה שולמו מעט מדי כדי לומר כמה זמן אחת נמשכת.',
  label: 'משיכות ששולמו, החדשות תחילה',
  paid: 'שולמה (UTC)',
  method: 'דרך',
  methods: { ...coinNames, bank: 'העברה בנקאית' },
  amount: 'סכום',
  destination: 'אל',
  bankAccount: 'חשבון בנק',
  transaction: 'העברה',
  noTransaction: 'לא ציבורית',
  look: (id) => `לבדוק את ההעברה ${id} בסייר ציבורי`,
  networks: {
    main: null,
    test: 'רשת בדיקה',
    local: 'שרשרת בדיקה פרטית',
    simulated: 'שרשרת מדומה',
  },
  about: 'מה רואים, ומה לא',
  aboutText: [
    'הסכומים הם מה שיצא, אחרי העמלה. מכתובת מוצגים ששת התווים הראשונים וארבעת האחרונים: די כדי ' +
      'למצוא את שלך, מעט מדי כדי לכתוב לשל מישהו אחר.',
    'מחשבון בנק לא מוצג דבר, כי ממילא איש לא יכול היה לבדוק אותו.',
    'מה שממתין, שנדחה או שבוטל אינו ברשימה. כמה ממתינות, וכמה מהן זמן רב מהמובטח, כתוב בדף המצב.',
  ],
  status: 'לדף המצב',
}
