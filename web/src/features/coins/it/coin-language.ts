// In Italian: the words about coins are translated.

export const coinLanguage: string = 'it'
