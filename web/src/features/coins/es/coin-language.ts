// In Spanish: the words about coins are translated.

export const coinLanguage: string = 'es'
