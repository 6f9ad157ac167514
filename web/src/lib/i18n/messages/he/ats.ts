// In Hebrew: automated trades, and what was done with each signal.

import { atsReasons } from '#contract/client/he/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

export const ats: Messages<typeof english> = {
  title: 'עסקאות אוטומטיות',
  lead:
    'איתותים נסחרים עבורך כשהחלון שלהם נפתח, בתוך המגבלות שקבעת. הכללים שמאחוריהם נמצאים בדף ' +
    'האיתותים, עם התוצאות של כל אחד.',
  switchTitle: 'העסקאות האוטומטיות',
  runs: { off: 'כבויות', demo: 'פועלות: דמו', real: 'פועלות: לייב' },
  turnOff: 'לכבות עכשיו',
  turnOnDemo: 'להפעיל בדמו',
  turnOnReal: 'להפעיל בלייב',
  settleFirst: 'יש להגדיר למטה במה לסחור; אחר כך אפשר להפעיל בדמו.',
  pausedAll: 'הצוות שלנו השהה את העסקאות האוטומטיות לכולם.',
  pausedYou: 'הצוות שלנו השהה את העסקאות האוטומטיות שלך.',
  because: (reason) => `סיבה: ${reason}`,
  offSince: (when, reason) => `כבויות מאז ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `היום (UTC): ${trades} מתוך ${allowed} עסקאות, ${open} פתוחות, ${brought} עד כה.`,
  liveNeeds: (trials, needed) =>
    `לייב דורש תוכנית, ו־${needed} עסקאות דמו שהוכרעו עם ההגדרות האלה: ${trials} עד כה.`,
  toPlans: 'לתוכניות',

  statementTitle: 'מה צפוי לך להפסיד',
  likely: (loss, trades, share) =>
    `בערך ${loss} ביום בממוצע: ${trades === 1 ? 'עסקה אחת' : `${trades} עסקאות`} ביום, ${share} ` +
    'מכל סכום.',
  atMost: (loss) => `לכל היותר ${loss} ביום, אם כל עסקה מפסידה.`,
  ruleLoses: (rule) => `לפי התוצאות שלו ${rule} מפסיד, והמקרה אינו מסביר זאת.`,
  noPromise: 'אין כאן כלל שידוע שהוא מנצח. המרווח שבכל מחיר הוא לטובתנו.',
  understood: 'קראתי את זה, וידוע לי שסביר שאפסיד את הכסף הזה.',
  cancel: 'ביטול',

  settingsTitle: 'במה סוחרים',
  change: 'שינוי',
  save: 'שמירה',
  changeEndsLive: 'שינוי ההגדרות מכבה את הלייב: קודם מנסים אותן בדמו.',
  emptyIsNone: 'שדה ריק פירושו שאין מגבלה מהסוג הזה.',
  labels: {
    rules: 'כללים',
    symbols: 'נכסים',
    stake: 'סכום לעסקה',
    share: 'חלק מהיתרה, %',
    share_bp: 'חלק מהיתרה, %',
    hours: 'שעות (UTC)',
    from: 'משעה, UTC',
    to: 'עד שעה, UTC',
    'hours.from': 'משעה, UTC',
    'hours.to': 'עד שעה, UTC',
    trades_per_day: 'מספר העסקאות המרבי ביום',
    stake_per_day: 'סכום העסקאות המרבי ביום, $',
    loss_per_day: 'ההפסד המרבי ביום, $',
    losses_in_row: 'לכבות אחרי הפסדים ברצף',
    cool_down_minutes: 'דקות המתנה אחרי הפסד',
    pair_losses: 'לוותר על צמד אחרי הפסדים ברצף',
    drawdown: 'לכבות בירידה מהשיא של, $',
    tells: 'להודיע לי על',
  },
  stakeBy: 'כמה',
  stakeFixed: 'אותו סכום בכל פעם',
  stakeShare: 'חלק מהיתרה',
  stakeMost: (most) => `לכל היותר ${most} לעסקה.`,
  lossHint: 'מה שפתוח נחשב להפסד.',
  hoursHint: 'כגון 07:30; שניהם ריקים: בכל השעות.',
  allHours: 'בכל השעות',
  ofBalance: (share) => `${share} מהיתרה`,
  none: 'ללא מגבלה',
  tells: {
    nothing: 'שום דבר',
    ends: 'כשהן מכובות',
    trades: 'כשהן מכובות, ועל כל עסקה',
  },

  logTitle: 'מה נעשה',
  logNote:
    'איתותים שבאו אחר כך מאותה סיבה אינם מופיעים שוב. השעות ב־UTC. מי שפועלים לפי אותו איתות ' +
    'מקבלים שירות בסדר שנקבע בהגרלה.',
  logEmpty: 'עדיין אין דבר. לאחר ההפעלה יופיע כאן כל איתות של הכללים שלך.',
  more: 'טעינת עוד',
  done: {
    waiting: 'בביצוע',
    placed: 'פתוחה',
    refused: 'נדחתה',
    skipped: 'לא נסחר',
  },
  ended: { hit: 'ניצחון', miss: 'הפסד', tie: 'תיקו', void: 'בטלה' },
  modes: { demo: 'דמו', real: 'לייב' },
  receipt: 'קבלה',
  refused: 'הפקודה נדחתה.',
  reasons: atsReasons,
  place: (place, places) => `תור מספר ${place} מתוך ${places}`,
  lot: 'הסדר הוא לפי SHA-256 של הזרע הזה ושל המספר של כל חשבון:',

  resultsTitle: 'תוצאות',
  resultsOf: (mode) => `תוצאות, ${mode}`,
  resultsEmpty: 'אין עדיין עסקה אוטומטית בחשבון הזה.',
  results: {
    brought: 'תוצאה',
    drawdown: 'הירידה הגדולה ביותר מהשיא',
    cost: 'עלות המרווח',
    staked: 'סכום כולל',
    placed: 'עסקאות',
    ends: 'ניצחון, הפסד, תיקו, בטלה',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote: 'המרווח נמצא בכל מחיר ועולה סכום זה בממוצע. דבר אחר אינו נגבה על עסקאות אוטומטיות.',
  curveSays: (days, result) =>
    days === 1
      ? `התוצאה ביום אחד עם עסקאות: ${result}.`
      : `התוצאה ב־${days} ימים עם עסקאות: ${result}.`,
}
