// Which language the words about coins are in, in this build: a language that has them translated
// has a twin of this, and another shows them in English and says so.

export const coinLanguage: string = 'en'
