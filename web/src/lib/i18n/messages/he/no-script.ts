// In Hebrew: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'התחברות ומסחר דורשים JavaScript. את הדפים הציבוריים אפשר לקרוא בלעדיו, עם המחירים של עת ' +
    'עשייתם; גרפים, תפריטים מקופלים, חיפוש וטופס הקשר דורשים אותו.',
}
