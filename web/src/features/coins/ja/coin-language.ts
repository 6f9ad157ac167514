// In Japanese: the words about coins are translated.

export const coinLanguage: string = 'ja'
