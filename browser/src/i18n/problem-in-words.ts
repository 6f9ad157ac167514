// What is wrong with a field, in the language of this build and with the field's name on the form.

import { moneyOf } from '#browser/format/format.ts'
import { filledIn, type Writing } from '#contract/shared/fill-in.ts'
import type { FieldError } from '#contract/shared/wire.ts'
import { or, problems } from './problem-words.ts'

/** What the contract found here has no message; what the server found has one, in English. */
export type Found = Pick<FieldError, 'field' | 'code' | 'details'> & {
  readonly message?: string | undefined
}

/** Without a label the field has the name that the call has for it. */
export function problemInWords({ field, code, details, message }: Found, label?: string): string {
  const words: Readonly<Record<string, string>> = problems
  const text = (Object.hasOwn(problems, code) ? words[code] : message) ?? problems.invalid
  return filledIn(text, { ...details, field: label ?? nameOf(field) }, writing)
}

/** "Date of birth" */
function nameOf(field: string): string {
  const name = field.replaceAll('_', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Problems have numbers, dollars, days and lists of words. */
const writing: Pick<Writing, '$' | '|'> = {
  $: moneyOf,
  '|': (options) => options.replace(/, (?=[^,]*$)/, ` ${or} `),
}
