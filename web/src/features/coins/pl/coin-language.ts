// In Polish: the words about coins are translated.

export const coinLanguage: string = 'pl'
