// In Hebrew: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'מראה וצלילים',
  lead: 'איך זה נראה ונשמע בדפדפן הזה. רק שפת המכתבים אליך יוצאת ממנו.',
  appearance: 'מראה',
  themes: { system: 'כמו במערכת', light: 'בהיר', dark: 'כהה' },
  language: 'שפה',
  thisLanguage: 'זו עברית.',
  letters: (language) =>
    `מכתבים אליך, בדוא״ל, מגיעים בשפה: ${language}. הם הולכים אחרי מה שנבחר כאן.`,
  lettersHere: 'כתבו לי בשפה הזאת',
  sounds: 'כשעסקה מסתיימת',
  sound: 'צליל קצר',
  vibration: 'רטט קצר, במכשירים שיכולים',
  alike: 'ניצחון והפסד נבדלים רק בגובה הצליל: אף אחד אינו חזק או ארוך יותר.',
  tryIt: 'ניסיון',
}
