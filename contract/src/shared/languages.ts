// The languages that the product speaks; the first one is what is not translated.

export const languages = ['en', 'nl'] as const
export type Language = (typeof languages)[number]
