// In Hebrew: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `ניצחונות: ${won},
הפסדים: ${lost}. מ־${from} ל־${to}.`,
  ranOut: 'אחר כך לא נשאר במה לסחור.',
  result: 'תוצאה',
  staked: 'סך כל מה שהושם',
  cost: 'מה שסכום כזה מפסיד בממוצע',
  lowest: 'היתרה הנמוכה ביותר',
  curve: (from, to, lowest, highest) =>
    `היתרה מעסקה לעסקה: היא התחילה ב־${from} והסתיימה ב־${to}, הייתה ${lowest} בנקודה ` +
    `הנמוכה ביותר ו־${highest} בגבוהה ביותר.`,
  own: 'מאה העסקאות שלך',
  average: 'אילו כל אחת הייתה מפסידה את הממוצע',
  table: 'העקומה כטבלה',
  trades: 'עסקאות שנעשו',
  balance: 'יתרה',
  ties:
    'מחיר שמסתיים בדיוק על הסטרייק מחזיר את הסכום. לא מצוין לכך סיכוי, ולכן הוא אינו ' +
    'מוגרל כאן.',
  many: 'אותו הדבר אלף פעמים',
  manyText: 'סדרה אחת אומרת מעט. להדמות אלף כאלה, שנעשו כפי שנבחר.',
  manyBegin: 'להדמות אלף סדרות',
  manyEnded: (share) => `${share} מהסדרות הסתיימו בהפסד.`,
  worst: 'העשירית הגרועה הסתיימה בזה או בפחות',
  middle: 'מחציתן הסתיימו בזה או בפחות',
  best: 'העשירית הטובה הסתיימה בזה או ביותר',
  mean: 'ממוצע כל הסדרות',
  lostAll: 'סדרות שלא נשאר בהן דבר',
  losses: 'הפסדים',
  gains: 'רווחים',
}
