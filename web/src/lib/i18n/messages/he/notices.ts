// In Hebrew: the bell, and what each kind of notice says.

import type { Messages } from '#contract/shared/messages.ts'
import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import {
  coinsIn,
  creditsIn,
  type Details,
  fieldsIn,
  moneyIn,
  nameIn,
  planIn,
  pricesIn,
  reasonIn,
} from '../../notice-facts.ts'
import type { notices as english } from '../notices.ts'

/** " של $1,200.50" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` של ${facts}`
}

function because(details: Details): string {
  return reasonIn(details, 'סיבה')
}

const fields = {
  firstname: 'שם פרטי',
  lastname: 'שם משפחה',
  date_of_birth: 'תאריך לידה',
  country: 'מדינה',
  phone: 'מספר טלפון',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'הפרטים האישיים שלך'
}

const ends: Readonly<Record<string, string>> = {
  won: 'ניצחון',
  lost: 'הפסד',
  tied: 'תיקו',
  voided: 'בטלה',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, פרס ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; הוחזרו אליך ${money}`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) => `נראה תשלום${of(coinsIn(details))}. הוא יזוכה לאחר שהרשת תאשר אותו.`,
  deposit_approved: (details) => `ההפקדה אושרה: ${moneyIn(details) ?? 'הכסף'} ביתרה שלך.`,
  deposit_rejected: (details) => `הפקדה${of(moneyIn(details))} נדחתה.${because(details)}`,
  deposit_cancelled: (details) => `ויתרת על הפקדה${of(moneyIn(details))}.`,
  deposit_lost: (details) =>
    `הרשת איבדה תשלום${of(coinsIn(details))} לפני שזוכה. אם יחזור, יזוכה כרגיל.`,
  deposit_reversed: (details) =>
    `הפקדה${of(moneyIn(details))} נלקחה חזרה.${because(details)} החשבון שלך מוקפא עד שהצוות שלנו ` +
    'יבדוק אותו.',
  deposit_restored: (details) =>
    `הפקדה שנלקחה חזרה זוכתה מחדש: ${moneyIn(details) ?? 'הכסף'} ביתרה שלך.${because(details)}`,
  goodwill_given: (details) =>
    `ליתרה שלך התווסף הסכום: ${moneyIn(details) ?? 'כסף'}.${because(details)}`,
  credits_bought: (details) => `קנית ${creditsIn(details)} קרדיטים.`,
  credits_given_back: (details) =>
    `${creditsIn(details)} קרדיטים שלא נוצלו הוחזרו: ${moneyIn(details) ?? 'הכסף'} ביתרה שלך.`,
  credits_not_bought: (details) =>
    `הגיעה הפקדה ולא קנתה ${creditsIn(details)} קרדיטים: היא ביתרה שלך.`,
  credits_low: (details) =>
    `נותרו לך ${creditsIn(details)} קרדיטים. עם פחות מאחד הסוחר האוטומטי אינו מתחיל דבר חדש.`,
  credits_overdue: (details) =>
    `יש לך ${creditsIn(details)} קרדיטים כבר חודשיים או יותר: התנאים שלנו מאפשרים לנו לסיים את ` +
    'החשבון בשל כך. קניית קרדיטים מסיימת זאת מיד.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') return `ממבצע הגיע ${money ?? 'כסף'}: ${name}.`
    return details.step === 'started'
      ? `הובטחו לך דולרי בונוס${of(money)}: ${name}.`
      : `מבצע הסתיים בלי תשלום: ${name}. הכסף שלך כפי שהיה.`
  },
  account_frozen: (details) => `החשבון שלך מוקפא.${because(details)}`,
  account_unfrozen: (details) => `החשבון שלך אינו מוקפא עוד.${because(details)}`,
  withdrawal_requested: (details) => `התבקשה משיכה${of(moneyIn(details))}. הסכום מוחזק.`,
  withdrawal_approved: (details) => `משיכה${of(moneyIn(details))} אושרה.`,
  withdrawal_sent: (details) => `משיכה${of(moneyIn(details))} בדרך.`,
  withdrawal_paid: (details) => `משיכה${of(moneyIn(details))} שולמה.`,
  withdrawal_rejected: (details) =>
    `משיכה${of(moneyIn(details))} נדחתה: הכסף חזר ליתרה שלך.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `משיכה${of(moneyIn(details))} בוטלה דרך הקישור שבהודעת הדוא״ל שלה: הכסף חזר ליתרה שלך.`
      : `ביטלת משיכה${of(moneyIn(details))}: הכסף חזר ליתרה שלך.`,
  withdrawal_returned: (details) =>
    `משיכה${of(moneyIn(details))} חזרה ליתרה שלך.${because(details)}`,
  destination_added: ({ label }) =>
    `נוסף יעד חדש למשיכות${typeof label === 'string' ? `: ${label}` : ''}. אם זה לא נעשה על ידך, ` +
    'יש לשנות את הסיסמה עכשיו.',
  document_approved: () => 'מסמך הזהות שלך נבדק ואושר.',
  document_rejected: (details) =>
    `מסמך הזהות שלך לא התקבל.${because(details)} יש לשלוח תמונה אחרת.`,
  identity_changed: (details) => `מה שביקשת לשנות תקף כעת: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `מה שביקשת לשנות לא התקבל: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `התוכנית שלך היא כעת ${planIn(details)}. לא נגבה דבר.`,
  plan_requested: (details) => `התבקש שדרוג ל־${planIn(details)}.`,
  plan_cancelled: (details) => `לקחת חזרה את בקשת השדרוג ל־${planIn(details)}.`,
  plan_approved: (details) => `השדרוג אושר: התוכנית שלך היא כעת ${planIn(details)}.`,
  plan_rejected: (details) => `השדרוג ל־${planIn(details)} נדחה.${because(details)}`,
  ats_ended: ({ mode }) =>
    `העסקאות האוטומטיות שלך כבויות (${mode === 'real' ? 'לייב' : 'דמו'}). היומן שלהן אומר למה.`,
  ats_trade: ({ symbol, outcome, brought }) =>
    `עסקה אוטומטית${symbol ? ` ב־${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'הסתיימה'}${result(brought)}.`,
  ats_paused: (details) => `הצוות שלנו השהה את העסקאות האוטומטיות שלך.${because(details)}`,
  ats_resumed: (details) => `העסקאות האוטומטיות שלך רשאיות להימשך.${because(details)}`,
  trader_ended: ({ pair }) => (pair ? `הבוט שלך ל־${pair} נעצר מעצמו.` : 'בוט שלך נעצר מעצמו.'),
  price_alert: ({ symbol, price }) =>
    symbol && price ? `${symbol} הגיע ל־${pricesIn(price)}.` : 'מחיר הגיע לרמה שקבעת.',
  chat_answered: () => 'התמיכה ענתה לך בצ׳אט.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `התחרות נגמרה: מקום ${details.place}${wonIn(details.prize)}.`
      : 'התחרות נגמרה. לא סחרת בה, ולכן אין לך מקום.',
  tournament_unbeaten: (details) => `מעטים מדי סחרו בתחרות: אין לה תוצאה${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `התחרות בוטלה${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host ? `דבר אינו נשלח עוד ל־Webhook שלך ב־${host}.` : 'דבר אינו נשלח עוד לאחד ה־Webhooks שלך.',
}

export const notices: Messages<typeof english> = {
  title: 'הודעות',
  bell: (unread) => (unread === 0 ? 'הודעות' : `הודעות, ${unread} שלא נקראו`),
  empty: 'עדיין אין דבר. הפקדות, משיכות, תוכניות והמסמכים שלך מדווחים כאן.',
  more: 'טעינת עוד',
  unread: 'חדש',
  news: 'יש חדש בחשבון שלך.',
  utc: 'השעות ב־UTC.',
  textOf: (kind, details) => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
