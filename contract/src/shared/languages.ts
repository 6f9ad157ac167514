// The languages that the product speaks, in two ranks: what clients and visitors read, and what
// staff read. The first one is what is not translated.

/** All that there are words for, whole or not yet; a build can be made in each. */
export const spokenLanguages = [
  ...(['en', 'nl', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'tr', 'ar', 'he', 'ja'] as const),
]
export type Language = (typeof spokenLanguages)[number]

/** Those whose texts are whole, as `npm run check` asks: what clients and visitors can choose. */
export const languages: readonly Language[] = ['en', 'nl', 'de', 'fr', 'es', 'pt', 'tr', 'ar', 'he']

/** The office, reports, and legal texts with what is different in a version of them. */
export const staffLanguages = ['en', 'nl'] as const
export type StaffLanguage = (typeof staffLanguages)[number]

/** What is written from right to left. */
const fromTheRight: readonly string[] = ['ar', 'he']

export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromTheRight.includes(language) ? 'rtl' : 'ltr'
}

/** Of what is there in the languages of staff alone: the one for who reads another. */
export function staffLanguageOf(language: string): StaffLanguage {
  return staffLanguages.find((one) => one === language) ?? 'en'
}
