// In French: the words about coins are translated.

export const coinLanguage: string = 'fr'
