// In Polish: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'Logowanie i handel wymagają JavaScriptu. Strony publiczne można czytać bez niego, ' +
    'z kursami z chwili ich powstania; wymagają go wykresy, zwinięte menu, wyszukiwanie ' +
    'i formularz kontaktowy.',
}
