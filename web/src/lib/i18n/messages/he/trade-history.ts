// In Hebrew: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'היסטוריית עסקאות',
  columns: {
    id: 'מזהה הפקודה',
    time: 'שעת העסקה',
    symbol: 'סמל',
    amount: 'סכום',
    pays: 'משלמת',
    duration: 'משך זמן',
    entry: 'כניסה',
    strike: 'סטרייק',
    endPrice: 'מחיר סיום',
    endTime: 'שעת סיום',
    status: 'מצב',
    side: 'כיוון',
    result: 'תוצאה',
  },
  empty: 'אין עדיין עסקה בהיסטוריה שלך.',
  emptyMore: 'כל עסקה תופיע כאן עם המחירים, התוצאה והקבלה שלה; מעליהן, מה שהביאו יחד.',
  more: 'טעינת עוד',
  utc: 'השעות ב־UTC.',
  csv: 'העסקאות האלה כ־CSV',
  noneFits: 'אין עסקה מתאימה.',
  filters: { pair: 'צמד', side: 'כיוון', result: 'תוצאה', from: 'מיום', to: 'עד יום', all: 'הכול' },
  summary: {
    netTitle: 'נטו',
    marginPaid: (cost, staked) => `מרווח ${cost} על סכומי עסקאות של ${staked}`,
    curve: (net, cost) =>
      `מה שהביאו העסקאות האלה, בזו אחר זו: ${net} בסוף. המרווח עולה בהן ${cost} בממוצע.`,
    dashed: 'מקווקו: מה שעולה המרווח בממוצע.',
    wonAgainst: 'ניצחו מול תומחרו',
    noneDecided: 'אף אחת מהן עדיין לא ניצחה ולא הפסידה.',
    scale: (won, priced) => `ניצחו ${won}, תומחרו ${priced}`,
    wonOf: (won, priced) => `${won} ניצחו, תומחרו ${priced}`,
    band: (low, high) => `במקרה בלבד החלק האמיתי נמצא בין ${low} ל־${high} (95%).`,
    counts: (won, lost) => `${won} ניצחו, ${lost} הפסידו`,
    streaks: (won, lost) => `הרצף הארוך ביותר: ${won} ניצחונות, ${lost} הפסדים`,
    byPair: 'לפי צמד',
    byDuration: 'לפי משך זמן',
    others: (count) => `ועוד ${count}`,
  },
  status: {
    Pending: 'מתנהלת',
    Won: 'ניצחון',
    Lost: 'הפסד',
    Draw: 'תיקו',
    Void: 'בטלה',
  },
  receipt: (id) => `קבלה של עסקה ${id}`,
}
