// In Dutch: the words about coins are translated.

export const coinLanguage: string = 'nl'
