// In Hebrew: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'טעינת המצב',
  measured: (at) => `נמדד ב־${at} UTC. הדף שואל שוב כל עוד מביטים בו.`,
  install: {
    title: 'ההתקנה הזאת',
    mode: 'אופן',
    modes: {
      sandbox: 'ארגז חול: כסף משחק בלבד. היא אינה יכולה לקבל כסף אמיתי.',
      live: 'לייב',
    },
    version: 'גרסה',
    since: 'רצה מאז',
    database: 'מסד נתונים',
    answers: 'עונה',
    silent: 'אינו עונה. עד אז המסחר עומד; דבר אינו אובד.',
    books: 'השוואת הספרים',
    booksAre: {
      ok: 'הם מסכימים',
      differences: 'יש הפרשים, שנבדקים כעת',
      unknown: 'עדיין לא ידוע',
    },
  },
  prices: {
    title: 'מחירים',
    label: 'מקורות המחירים',
    source: 'מקור',
    kind: 'סוג',
    kinds: {
      real: 'שוק אמיתי',
      simulated: 'מדומה',
      replayed: 'שידור חוזר',
      unknown: 'לא ידוע',
    },
    age: 'המחיר החדש ביותר',
    old: (age) => `בן ${age}`,
    instruments: 'נכסים',
    none: 'עדיין לא הגיע מחיר.',
    compared: 'בורסות שמושוות',
    connection: 'חיבור',
    connected: 'מחובר',
    notConnected: 'אבד',
    used: 'נחשב במחירים של',
    usedOf: (used, all) => `${used} מתוך ${all}`,
    furthest: 'המרחק הגדול ביותר ממחיר',
    percent: (value) => `${value.toFixed(3)}%`,
  },
  settlement: {
    title: 'סליקת עסקאות',
    median: 'משך הזמן שמחצית לא עברו אותו',
    p99: 'משך הזמן שכולן מלבד אחת ממאה לא עברו אותו',
    count: 'עסקאות שנסלקו',
    none: 'לא נסלקה עסקה בשעה האחרונה.',
    unknown: 'לא ידוע כל עוד מסד הנתונים אינו עונה.',
  },
  voids: {
    title: 'עסקאות בטלות',
    all: 'בטלות',
    of: (voided, settled, share) => `${voided} מתוך ${settled} (${share})`,
    causes: {
      source_silent: 'לא היה מחיר, אף שהמקורות נשמעו',
      source_empty: 'למקור לא היה מחיר לזמן שהחמצנו',
      source_unreachable: 'לא ניתן היה לשאול את המקור במשך שעה',
      source_changed: 'ההתקנה החליפה את המקור שלה',
      sources_disagreed: 'המקורות לא הסכימו, או שאחד נותר לבדו',
    },
    none: 'לא נסלקה עסקה ביממה האחרונה.',
    many: 'יותר מהרגיל בשעה האחרונה. הצוות קיבל התראה.',
  },
  withdrawals: {
    title: 'משיכות',
    methods: { ...coinNames, bank: 'העברה בנקאית' },
    half: (time, count) => `מחצית שולמו בתוך ${time} (${count} שולמו)`,
    waiting: 'ממתינות כעת',
    overdue: 'ממתינות זמן רב מהמובטח',
    none: 'בשלושת החודשים האחרונים שולמו מעט מדי כדי לומר כמה זמן אחת נמשכת.',
    from: (day) => `שולמו החל מ־${day}.`,
  },
  licence: 'רשומת רישיון',
}
