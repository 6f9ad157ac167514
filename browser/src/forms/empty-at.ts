// What a form says that asks for one thing alone, and did not get it. On its own, since the public
// site's form loads these words later.

import { problemInWords } from '#browser/i18n/problem-in-words.ts'
import type { Errors } from './fields.ts'

export function emptyAt(field: string, label: string): { readonly errors: Errors } {
  return { errors: { [field]: problemInWords({ field, code: 'empty' }, label) } }
}
