// In Hebrew: every "no" about tournaments, by code.

import type { tournamentRefusals } from '#contract/client/tournament-refusals.ts'

export const refusals = {
  tournament_not_here: 'תחרויות אינן מוצעות לך כאן.',
  tournament_cancelled: 'התחרות הזאת בוטלה.',
  tournament_late: 'איש אינו יכול עוד להצטרף לתחרות הזאת.',
  tournament_other: 'יש לך חלק בתחרות אחרת, שמסתיימת ב־{@until}. אחת בכל פעם.',
  tournament_chips_out: 'עסקאות שלך בז׳יטונים עדיין פתוחות. אפשר להצטרף כשהן יסתיימו.',
  tournament_full: 'כל המקומות בתחרות הזאת תפוסים.',
  tournament_begun: 'התחרות הזאת התחילה: איש אינו יכול לצאת ממנה כעת.',
  tournament_not_running: 'התחרות הזאת אינה מתנהלת.',
  tournament_no_rebuy: 'בתחרות הזאת אי אפשר להתחיל מחדש יותר מ־{limit} פעמים.',
  tournament_not_below: 'אפשר להתחיל מחדש רק כשיש לך פחות ז׳יטונים מאשר בהתחלה.',
  tournament_under_way:
    'יש לך חלק בתחרות עד {@until}. אפשר לצאת ממנה לפני שתתחיל, או לסגור את החשבון אחריה.',
  tournament_not_joined: 'אין לך חלק בתחרות הזאת.',
  chips_not_now: 'אפשר לשים ז׳יטונים רק כשמתנהלת תחרות שיש לך חלק בה.',
  chips_end_late: 'העסקה הזאת תסתיים אחרי התחרות, שמסתיימת ב־{@until}.',
} as const satisfies Readonly<Record<keyof typeof tournamentRefusals, string>>
