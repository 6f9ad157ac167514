// In Hebrew: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'הצוות שלנו השהה את העסקאות האוטומטיות לכולם.',
  paused_by_staff: 'הצוות שלנו השהה את העסקאות האוטומטיות שלך.',
  no_plan: 'עסקאות אוטומטיות בלייב שייכות לתוכנית, ואין לך תוכנית.',
  not_tried: 'עסקאות אוטומטיות בלייב ממתינות לעשר עסקאות דמו שהוכרעו עם אותן הגדרות.',
  outside_hours: 'זה היה מחוץ לשעות שבחרת.',
  plan_trades: 'כל העסקאות האוטומטיות שהתוכנית שלך מאפשרת ביום כבר בוצעו.',
  day_trades: 'כל העסקאות שהתרת ביום כבר בוצעו.',
  day_stake: 'עוד אחת הייתה עוברת את סכום העסקאות המרבי שקבעת ליום.',
  day_loss: 'עוד אחת הייתה עלולה לעבור את ההפסד המרבי שקבעת ליום, כולל עסקאות פתוחות.',
  cooling_down: 'זה היה מוקדם מדי אחרי הפסד: זמן ההמתנה שלך עוד רץ.',
  pair_dropped: 'הצמד הפסיד ברצף כמספר הפעמים שהתרת.',
  drawdown_open: 'עם מה שפתוח, עוד אחת הייתה עלולה לעבור את הירידה המרבית מהשיא שקבעת.',
  stake_too_small: 'החלק שלך מהיתרה היה פחות מדולר.',
  stake_too_large: 'הסכום היה גדול מהמותר לעסקאות אוטומטיות בתוכנית שלך.',
  refused_often: 'פקודות של אותו יום נדחו חמישים פעם: אף אחת לא תנוסה לפני חצות UTC.',
  too_late: 'לא הגיעו אל האיתות בזמן: החלון שלו היה פתוח זמן רב מדי.',
  not_sent: 'השרת נקטע לפני שהפקודה נשלחה.',
  switched_off: 'זה כובה לפני שהגיע תורו.',
  by_client: 'כיבית אותן.',
  other_settings: 'ההגדרות השתנו.',
  losses_in_row: 'היו הפסדים ברצף כמספר שהתרת.',
  drawdown: 'הבאה הייתה עלולה לעבור את הירידה המרבית מהשיא שקבעת.',
}
