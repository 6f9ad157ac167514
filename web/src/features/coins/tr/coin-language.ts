// In Turkish: the words about coins are translated.

export const coinLanguage: string = 'tr'
