// In Portuguese: the words about coins are translated.

export const coinLanguage: string = 'pt'
