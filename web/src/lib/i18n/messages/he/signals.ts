// In Hebrew: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'איתותים',
  advice:
    'איתות אינו ייעוץ, ואיש כאן אינו יודע מה יעשה מחיר אחר כך. רוב הכללים מפסידים בערך את ' +
    'המרווח, וכך גם מי שפועל לפיהם.',
  contents: 'הכללים',
  rules: {
    momentum: 'מומנטום',
    mean_reversion: 'חזרה לממוצע',
    volatility_breakout: 'פריצת תנודתיות',
    coin: 'הטלת מטבע',
  },
  ideas: {
    momentum:
      'מה שהלך לכיוון מסוים ממשיך. הוא מדבר כשממוצע מהיר של המחיר התרחק מממוצע איטי יותר משהמחיר ' +
      'נוהג לזוז בדקה, ואומר שוב את אותו כיוון.',
    mean_reversion:
      'מה שהתרחק מהאמצע שלו חוזר. הוא מדבר כשהמחיר יצא מרצועות בולינגר שלו ומדד החוזק היחסי אומר ' +
      'שהלך לכיוון אחד בלבד, ואומר: בחזרה.',
    volatility_breakout:
      'מי שיוצא מחדר שקט ממשיך ללכת. הוא מדבר כשהמחיר יוצא מהערוץ של הדקות הקודמות בעודו זז יותר ' +
      'מכפי שנהג, ואומר: הלאה באותו כיוון.',
    coin:
      'אין כלל: מדי פעם מטילים מטבע. הוא כאן כדי שיהיה אפשר להשוות אליו את האחרים. כלל שאינו ' +
      'מצליח יותר מהמטבע אינו יודע דבר.',
  },
  outcomes: { hit: 'פגיעה', miss: 'החטאה', tie: 'תיקו', void: 'בטל' },
  verdicts: {
    too_few: 'הוכרעו מעט מדי כדי לומר עליו משהו.',
    loses: 'הוא מפסיד: מי שפעל לפיו הפסיד כסף, והמקרה לבדו אינו מסביר זאת.',
    unclear: 'דבר לא הוכח: המקרה לבדו היה יכול להביא את כל זה.',
    above: 'עד כה הוא מעל נקודת האיזון יותר משהמקרה מסביר. זה מה שהיה, ואינו מבטיח דבר.',
  },
  loading: 'טעינת התוצאות',
  retry: 'לנסות שוב',
  failed: 'לא ניתן היה לטעון את התוצאות.',
  none: 'עדיין לא התחיל אף כלל.',
  older: 'רשומות שהסתיימו',
  olderWhy: 'הכלל או פרמטר שונה. מה שנספר נשאר.',
  version: (version) => `גרסה ${version}`,
  startedAt: (day) => `מאז ${day} (UTC)`,
  horizon: (time) => `למשך ${time}`,
  parameters: 'פרמטרים',
  hits: 'פגיעות',
  misses: 'החטאות',
  ties: 'תיקו',
  voids: 'בטלים',
  waiting: 'עדיין לא הסתיימו',
  rate: 'חלקן של הפגיעות',
  range: (low, high) => `${low} עד ${high}`,
  breakEven: 'נקודת איזון',
  priced: 'מטבע',
  each: 'דולר על כל אחד הביא',
  noRate: (from) => `מוצג החל מ־${from} איתותים שהוכרעו`,
  bar: ({ rate, low, high, even, coin }) =>
    `חלקן של הפגיעות ${rate}, בין ${low} ל־${high}; נקודת איזון ${even}, מטבע ${coin}`,
  byInstrument: 'לפי נכס',
  instrument: 'נכס',
  newest: 'האיתותים האחרונים שהסתיימו',
  newestOf: (rule) => `האחרונים של: ${rule}`,
  rule: 'כלל',
  side: 'כיוון',
  published: 'פורסם (UTC)',
  window: 'חלון (UTC)',
  outcome: 'תוצאה',
  strike: 'סטרייק',
  end: 'סיום',
  running: 'רצים',
  opensIn: (time) => `נפתח בעוד ${time}`,
  closesIn: (time) => `נסגר בעוד ${time}`,
  isMeasured: 'נמדד כעת',
  allRules: 'כל הכללים',
  allInstruments: 'כל הנכסים',
  both: 'רצים ושהסתיימו',
  onlyRunning: 'רק רצים',
  onlyEnded: 'רק שהסתיימו',
  state: 'מצב',
  empty: 'אין עד כה איתות כזה. כללים מדברים לעתים רחוקות, ויש שבמשך שעות אינם מדברים כלל.',
  more: 'איתותים ישנים יותר',
  records: 'מה עלה בגורל כולם',
  howMeasured: 'איך הם נמדדים',
  trade: 'לגרף',
  panel: 'איתותים',
  all: 'כל האיתותים',
  quiet: 'אין כרגע כלל שמדבר עליו.',
}
