// In German: the words about coins are translated.

export const coinLanguage: string = 'de'
