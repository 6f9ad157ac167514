// The languages that the product speaks; the first one is what is not translated.

import * as z from 'zod/mini'

export const languages = ['en', 'nl'] as const
export type Language = (typeof languages)[number]

/** Of calls whose answer has texts for people that browsers have no words for, as a file. */
export const languageQuery = {
  lang: z._default(z.enum(languages, { error: 'not_listed' }), 'en'),
}
