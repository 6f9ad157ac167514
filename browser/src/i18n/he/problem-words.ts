// In Hebrew: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field}: שדה חובה',
  invalid: '{field}: הערך אינו תקין',
  unknown: '{field}: הערך אינו מוכר',
  not_text: '{field}: חייב להיות טקסט',
  empty: '{field}: אסור שיהיה ריק',
  too_short: '{field}: לפחות {least} תווים',
  too_long: '{field}: לכל היותר {most} תווים',
  not_shown: '{field}: יש בו תווים שאי אפשר להציג',
  unfit: '{field}: יש בו תווים שאי אפשר להשתמש בהם',
  not_routing_digits: '{field}: חייב להיות בן 9 ספרות',
  not_account_digits: '{field}: חייב להיות בן 4 עד 17 ספרות',
  not_listed: '{field}: חייב להיות {|options}',
  not_accepted: '{field}: נדרשת הסכמה',
  not_list: '{field}: חייב להיות רשימה',
  too_many: '{field}: יש יותר מדי',

  not_number: '{field}: חייב להיות מספר',
  not_seconds: '{field}: חייב להיות מספר של שניות',
  not_minutes: '{field}: חייב להיות מספר של דקות',
  not_whole: '{field}: חייב להיות מספר שלם',
  not_whole_seconds: '{field}: חייב להיות מספר שלם של שניות',
  not_whole_minutes: '{field}: חייב להיות מספר שלם של דקות',
  too_small: '{field}: לפחות {least}',
  too_large: '{field}: לכל היותר {most}',
  too_much: '{field}: לכל היותר {$most}',
  not_money: '{field}: חייב להיות מספר עם שתי ספרות לכל היותר אחרי הנקודה',
  not_positive: '{field}: חייב להיות גדול מאפס, עם שתי ספרות לכל היותר אחרי הנקודה',

  not_instant: '{field}: חייב להיות שעה ב־UTC, כגון 2026-01-31T12:00:00.000Z',
  not_day: '{field}: חייב להיות יום, כגון 2026-11-21',
  before_first_day: '{field}: אסור שיהיה לפני היום הראשון',
  not_notice: '{field}: חייב להיות מזהה של הודעה',

  wrong: '{field}: שגוי',
  yours_already: '{field}: כבר שלך',
  not_ours: '{field}: אינו אחד משלנו',
  popular: '{field}: מהנפוצים ביותר, יש לבחור אחר',
  like_a_name: '{field}: אסור שיהיה בנוי מהשם או מכתובת הדוא״ל שלך',
  mismatch: 'שתי הסיסמאות אינן זהות',
  too_young: '{field}: לפחות לפני {years} שנים',
  held_for_check: '{field}: נשאר כפי שהוא כל עוד המסמך שלך נבדק',
  not_removable: '{field}: אי אפשר להסיר, אפשר לבקש אחר',
  changed_by_request: '{field}: משתנה לפי בקשה, עם מסמך',
  changed_in_profile: '{field}: אפשר לשנות בפרופיל',
  file_missing: 'יש לבחור קובץ.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'או'
