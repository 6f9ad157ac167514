// In Hebrew: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'השרשרת של ארגז החול הזה'
  const coin = coinNames[facts.coin]
  const names = {
    main: `הרשת של ${coin}`,
    test: `רשת הבדיקה ${facts.name ? `${facts.name} ` : ''}של ${coin}`,
    local: `רשת פרטית של ${coin} לבדיקות`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'בתוך שעה' : 'בתוך דקות'
}

/** "15 שניות", "4 דקות" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} שניות` : `${Math.round(seconds / 60)} דקות`
}

export const deposits: Messages<typeof english> = {
  title: 'הפקדת כספים',
  intro: 'יש לבחור איך להפקיד. מה שמגיע נוסף ליתרה של חשבון הלייב שלך.',
  gateways: { card: 'כרטיס', ...coinNames },
  gatewayNotes: {
    card: 'פרטי הכרטיס שלך מגיעים לספק התשלומים, לעולם לא אלינו.',
    ...perCoin(() => 'לכתובת משלך. מזוכה לאחר שהרשת אישרה.'),
  },
  gatewayTerms: {
    card: 'מ־$10. ללא עמלה מצידנו. בתוך שניות.',
    ...perCoin((coin) => `מ־$1. ללא עמלה מצידנו. ${within(coin)}.`),
  },
  open: (name) => `הפקדה ב־${name}`,
  loading: 'טעינה',
  coins: coinNames,
  amountLabel: 'סכום ב־USD',
  amountHint: 'מ־$1 עד $1,000,000. איננו גובים עמלה; הארנק שלך משלם את זו של הרשת.',
  amountWrong: 'יש להזין דולרים מ־1 עד 1,000,000, עם שתי ספרות לכל היותר אחרי הנקודה.',
  equivalent: (code) => `סכום ב־${code}`,
  equivalentNone: 'יש להזין סכום כדי לראות אותו.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'תצוגה מקדימה',
  working: 'רק רגע',
  send: 'לשלוח בדיוק',
  address: 'לכתובת הזאת שלך',
  copyAddress: 'העתקת הכתובת',
  copyAmount: 'העתקת הסכום',
  copied: 'כתובת הארנק הועתקה!',
  amountCopied: 'הסכום הועתק!',
  qr: 'הכתובת והסכום כקוד QR',
  timeLeft: 'השער הזה תקף עוד',
  timeOver: 'השער הזה הסתיים. עדיין אפשר לשלם: ישמש השער של עת האישור.',
  newRate: 'לקחת את השער החדש',
  testNet: 'מטבעות בדיקה בלבד. המטבעות האלה והכתובת הזאת אינם שווים דבר.',
  onlyThis: (name, network) =>
    `יש לשלוח רק ${name}, דרך ${networkName(network)}. מטבעות ורשתות אחרים הולכים לאיבוד.`,
  keep:
    'בדיוק הסכום הזה, אם נשלח בזמן, מזוכה לפי השער הזה. בקשה מכניסה אותו לרשימה שלך, עם התמונה ' +
    'אם בחרת אחת.',
  arrived: (coins) => `התשלום שלך של ${coins} נראה.`,
  byItself: 'אפשר לסגור את זה: זה נמשך מעצמו, ותישלח לך הודעה כשיזוכה.',
  asked: 'ביקשת את ההפקדה הזאת, ואפשר לסגור את זה. עד כה לא הגיע דבר.',
  goOn: 'המשך',
  goOnWith: (money) => `המשך התשלום של ${money}`,
  giveUp: 'ויתור על ההפקדה הזאת',
  close: 'סגירה',
  takes: (needed, seconds) =>
    `ביתרה שלך אחרי ${needed} אישורים, בערך ${lasting(seconds)} אחרי השליחה.`,
  receipt: 'תמונה של אישור התשלום (לא חובה)',
  receiptHint: 'JPEG, PNG או WebP, לכל היותר 5 MB. הערה לצוות שלנו: רק התשלום עצמו קובע.',
  chooseReceipt: 'בחירת תמונה',
  otherReceipt: 'בחירת תמונה אחרת',
  receiptLarge: 'גודל הקובץ: לכל היותר 5 MB.',
  receiptUnknown: 'יש לבחור תמונה בתבנית JPEG, PNG או WebP.',
  request: 'בקשה',
  requesting: 'נשלח',
  back: 'חזרה',
  done: 'סיום',
  test: 'בדיקה',
  testCoins: 'שליחת מטבעות בדיקה',
  testCoinsNote: 'ארגז החול משלם לכתובת הזאת במקומך, כדי שיהיה אפשר לראות הפקדה מגיעה.',
  status: 'תשלום',
  underWay: 'בדרך',
  showHistory: 'היסטוריית הפקדות',
  historyTitle: 'היסטוריית הפקדות',
  columns: {
    nr: 'מס׳',
    id: 'מזהה ההפקדה',
    shortId: 'מזהה',
    method: 'דרך',
    amount: 'הסכום שהופקד',
    shortAmount: 'סכום',
    coin: 'סכום במטבע',
    status: 'מצב',
    date: 'תאריך',
    time: 'שעה',
  },
  empty: 'אין לך עדיין הפקדות.',
  emptyMore: 'כל אחת תופיע כאן עם מצבה, מהרגע שנראתה לראשונה ועד שזוכתה.',
  more: 'טעינת עוד',
  underWayFailed: 'לא ניתן היה לטעון את מה שבדרך.',
  statuses: {
    Pending: 'בהמתנה',
    Approved: 'אושרה',
    Rejected: 'נדחתה',
  },
  detail: {
    waiting: 'ממתינה לתשלום שלך',
    rate_over: 'ממתינה; ישמש השער של עת האישור',
    seen: 'נראתה, ממתינה לבלוק הראשון שלה',
    confirming: 'בתהליך אישור',
    gone: 'הרשת איבדה אותה; ייתכן שתחזור',
    exact: 'זוכתה כמבוקש',
    partial: 'הגיע פחות מהמבוקש; זוכה מה שהגיע',
    over: 'הגיע יותר מהמבוקש; הכול זוכה',
    late: 'הגיעה באיחור; זוכתה לפי השער של עת האישור',
    unasked: 'זוכתה לפי השער של עת האישור',
    restored: 'נלקחה חזרה, וזוכתה מחדש',
    expired: 'לא הגיע תשלום',
    cancelled: 'ויתרת עליה',
    dust: 'שווה פחות מסנט',
    declined: 'סורבה',
    refused: 'נדחתה על ידי הצוות שלנו',
    disputed: 'הוכחשה, ונלקחה חזרה',
    reorged: 'הרשת לקחה אותה חזרה',
  },
  confirmed: (deep, needed) => `${Math.min(deep, needed)} מתוך ${needed} אישורים`,
  credited: (money) => `${money} נוספו ליתרה שלך`,
  unknownAmount: 'עם האישור',
  rate: (rate) => `לפי ${rate}`,
  rates: (rate, rest) => `לפי ${rate}, והשאר לפי ${rest}`,
}
