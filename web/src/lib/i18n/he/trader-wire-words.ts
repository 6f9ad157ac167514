// In Hebrew: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'בהתקנת לייב אין בורסת תרגול.',
  practice_not_open: 'אין לך עדיין חשבון בבורסת התרגול: יש לפתוח אותו קודם.',
  practice_keys_most: 'לחשבון בבורסת התרגול יש לכל היותר {limit} מפתחות. יש לבטל אחד.',
  exchange_closed: 'הבורסה הזאת אינה מוצעת כאן.',
  exchange_silent: 'הבורסה אינה עונה כרגע. יש לנסות שוב בעוד דקה.',
  exchange_key_wrong:
    'הבורסה אינה מקבלת את המפתח הזה. ייתכן שהוקלד בטעות, שבוטל, או שהוא של בורסה אחרת.',
  exchange_key_too_mighty:
    'המפתח הזה רשאי לעשות יותר ממסחר וקריאה: {rights}. איננו מקבלים מפתח שיכול למשוך או להעביר. ' +
    'יש למחוק אותו בבורסה, וליצור אחד שיכול רק לסחור ולקרוא.',
  exchange_key_cannot_read: 'המפתח הזה אינו רשאי לקרוא יתרות ופקודות, והמסחר צריך זאת: {rights}.',
  exchange_key_cannot_trade: 'המפתח הזה אינו רשאי לסחור: {rights}.',
  exchange_key_known: 'המפתח הזה כבר בשימוש כאן.',
  trader_bots_most: 'יכולים להיות לך לכל היותר {limit} בוטים.',
  trader_key_ended: 'המפתח הזה אינו בשימוש עוד. יש להוסיף אחר.',
  trader_pair_unknown: 'הבורסה הזאת אינה סוחרת ב־{pair} בספוט, או לא בחלקים שאנו יכולים לספור.',
  trader_risk_unread: 'יש לכתוב את הכסף בסיכון כמספר גדול מאפס, כגון 250.5.',
  trader_risk_too_small:
    'הכסף בסיכון חייב להיות לפחות {least}: הבורסה אינה מקבלת פקודות קטנות יותר.',
  trader_risk_too_large: 'זה יותר כסף בסיכון ממה שמותר לבוט.',
  trader_running: 'הבוט הזה כבר רץ כך.',
  trader_stopping: 'הבוט הזה נעצר כעת. יש להמתין עד שיעמוד.',
  trader_stop_first: 'הבוט הזה סוחר באמת: יש לעצור אותו קודם.',
  trader_dry_first: 'בוט רץ קודם על יבש: יש להתחיל הרצה יבשה.',
  trader_dry_longer: 'הבוט הזה לא רץ על יבש די זמן. הוא יהיה רשאי לסחור באמת החל מ־{@until}.',
  trader_dry_only:
    'הבורסה הזאת אינה יכולה לומר מה מפתח רשאי לעשות, ולכן אנו עושים דרכה רק הרצות יבשות.',
  trader_paused: 'הצוות שלנו השהה את המסחר האוטומטי. דבר חדש לא יתחיל עד שהצוות יתיר להמשיך.',
  exchange_keys_most: 'יכולים להיות לך לכל היותר {limit} מפתחות. יש להסיר אחד.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'החשבון שלך בבורסת התרגול פתוח.',
  practice_key_made: 'המפתח שלך נוצר. מה שהוא חותם בו מוצג רק בפעם הזאת.',
  practice_key_revoked: 'המפתח בוטל.',
  exchange_key_added: 'המפתח נוסף.',
  exchange_key_removed: 'המפתח הוסר, ומה שהוא חותם בו נמחק.',
  bot_made: 'הבוט שלך נוצר. הוא אינו עושה דבר עד שהוא מופעל על ידך.',
  bot_started: 'הבוט רץ.',
  bot_stopping: 'הבוט נעצר.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
