// How details are written in English sentences: of API answers, of letters, of what staff read.

import { figureShown } from '#kernel/money.ts'
import { millis, minuteShown } from '#kernel/time.ts'
import type { Writing } from './fill-in.ts'
import { terms } from './terms.ts'

export const english: Writing = {
  $: figureShown,
  '@': (instant) => minuteShown(millis(Date.parse(instant))),
  '=': (code) => (terms as Readonly<Record<string, string>>)[code] ?? code,
  '|': (options) => options.replace(/, (?=[^,]*$)/, ' or '),
}
