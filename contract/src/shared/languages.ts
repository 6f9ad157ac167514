// The languages that the product speaks, in two ranks: what clients and visitors read, and what
// staff read. The first one is what is not translated.

/** What clients and visitors can choose; `npm run check` asks that their texts are whole. */
export const languages = [
  ...(['en', 'nl', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'tr', 'ar', 'he', 'ja'] as const),
] as const
export type Language = (typeof languages)[number]

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

/** What stands before each path of the site in a language. */
export function basePathOf(language: string): string {
  return language === languages[0] ? '' : `/${language}`
}
