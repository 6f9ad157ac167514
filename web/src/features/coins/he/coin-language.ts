// In Hebrew: the words about coins are translated.

export const coinLanguage: string = 'he'
