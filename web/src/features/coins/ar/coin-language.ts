// In Arabic: the words about coins are translated.

export const coinLanguage: string = 'ar'
