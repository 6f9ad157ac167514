// In which language a call answers, where it has texts for people.

import * as z from 'zod/mini'
import { languages, staffLanguages } from './languages.ts'

/** Of calls whose answer has texts for people that browsers have no words for, as a file. */
export const languageQuery = {
  lang: z._default(z.enum(languages, { error: 'not_listed' }), 'en'),
}

/** The same of calls of staff. */
export const staffLanguageQuery = {
  lang: z._default(z.enum(staffLanguages, { error: 'not_listed' }), 'en'),
}
