// In Hebrew: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'הודעות',
  lead: 'מה מגיע אליך, לאן ומתי. מה שבחרת תקף מיד.',
  kept: 'נשמר.',
  channels: 'מה מגיע אליך',
  always:
    'מה שנוגע לכסף שלך, לזהות שלך ולמי שרשאי להיכנס לחשבון שלך מופיע תמיד באפליקציה ונשלח תמיד ' +
    'בדוא״ל.',
  topics: {
    security: {
      title: 'אבטחה',
      what: 'יעד חדש למשיכות, חשבון מוקפא.',
    },
    payments: {
      title: 'כסף',
      what: 'הפקדות, משיכות, קרדיטים ותיקונים.',
    },
    identity: { title: 'זהות', what: 'המסמכים שלך ומה שביקשת לשנות.' },
    plan: { title: 'תוכנית', what: 'מה עלה בגורל התוכנית שבחרת או ביקשת.' },
    automation: {
      title: 'מסחר אוטומטי',
      what: 'עסקאות אוטומטיות, בוטים ו־Webhooks: מה הסתיים, מה הושהה.',
    },
    prices: { title: 'התראות מחיר', what: 'מחיר הגיע לרמה שנקבת בה למטה.' },
    promotions: {
      title: 'מבצעים',
      what: 'דולרי בונוס, החזר כספי ותחרויות שיש לך חלק בהן.',
    },
    chat: { title: 'צ׳אט', what: 'התמיכה ענתה כשלא היית בצ׳אט.' },
  },
  by: { bell: 'באפליקציה', push: 'הודעת פוש', mail: 'בדוא״ל' },
  mails: { now: 'מיד', digest: 'בתקציר', off: 'כלל לא' },
  mailed: 'נשלח תמיד בדוא״ל',
  mailedLater: 'נשלח בדוא״ל אם לא נקרא במשך שתי דקות',
  push: {
    title: 'הודעות פוש',
    lead:
      'הודעת פוש מגיעה למכשיר הזה כשדבר משלנו אינו פתוח. היא עוברת דרך השירות של יצרן הדפדפן ' +
      'שלך, מוצפנת כך שרק הדפדפן הזה יכול לקרוא אותה.',
    add: 'לשלוח אותן למכשיר הזה',
    missing:
      'הדפדפן הזה אינו יכול לקבל כאן הודעות פוש. בטלפון יש להוסיף קודם את האתר הזה למסך הבית.',
    denied:
      'לדפדפן הזה נאמר לא להציג הודעות של האתר הזה. יש להתיר אותן בהגדרות שלו לאתר הזה, ואז ' +
      'לחזור לכאן.',
    here: 'המכשיר הזה',
    since: (day: string) => `מאז ${day} UTC, עדיין לא נשלח דבר`,
    sent: (day: string) => `נשלח לאחרונה ${day} UTC`,
    try: 'לנסות',
    tried: 'הודעה בדרך למכשיר הזה.',
    remove: 'הסרה',
    details: 'לומר מה קרה, גם במסך נעול',
    detailsHelp:
      'בלי זה הודעת פוש אומרת רק שיש חדש: מי שרואה את המסך שלך אינו לומד דבר על החשבון שלך.',
  },
  times: 'מתי',
  quiet: 'שעות שקט',
  quietHelp: 'הודעות פוש ממתינות עד שהן חולפות. אלה שנוגעות לאבטחה אינן ממתינות.',
  ends: { from: 'משעה', to: 'עד שעה' },
  digest: 'התקציר מגיע',
  digests: { daily: 'בכל בוקר בשמונה', weekly: 'ביום שני בשמונה' },
  zone: (zone: string) => `לפי השעון של ${zone}.`,
  zoneHere: (zone: string) => `לפי השעון של המכשיר הזה: ${zone}`,
  prices: {
    title: 'התראות מחיר',
    lead:
      'ההודעה באה פעם אחת, לפי המחיר הראשון שאנו מפרסמים ברמה או מעבר לה. היא אינה אומרת דבר על ' +
      'לאן המחיר ילך משם.',
    labels: {
      symbol: 'נכס',
      kind: 'כשהמחיר',
      price: 'מחיר',
      percent: 'אחוז',
    },
    choose: 'בחירה',
    now: 'עכשיו',
    kinds: {
      above: 'גבוה עד מחיר מסוים',
      below: 'נמוך עד מחיר מסוים',
      moved: 'זז באחוז מסוים, למעלה או למטה',
    },
    set: 'קביעת ההתראה',
    none: 'אין התראות מחיר.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} ב־${upper} או יותר`,
      below: (name: string, { lower }: Levels) => `${name} ב־${lower} או פחות`,
      moved: (name: string, { upper, lower }: Levels) => `${name} ב־${lower} או ב־${upper}`,
    },
    waits: (price: string) => `ממתינה, נקבעה ב־${price}`,
    reached: (price: string, at: string) => `הושגה ב־${price}, ${at} UTC`,
    drop: 'הסרה',
  },
  stop: {
    title: 'לא עוד הודעות דוא״ל כאלה',
    text: (topic: string) =>
      `הודעות דוא״ל על זה לא יישלחו אליך עוד: ${topic}. באפליקציה זה נשאר. אפשר לבחור אחרת בכל ` +
      'עת תחת הודעות.',
    all: 'תקציר ההודעות',
    ask: (topic: string) => `הודעות דוא״ל על זה לא יישלחו אליך יותר: ${topic}.`,
    do: 'להפסיק את ההודעות האלה',
    unknown: 'הקישור הזה אינו מפסיק שום הודעות דוא״ל. יש להתחבר ולבחור תחת הודעות.',
  },
}
