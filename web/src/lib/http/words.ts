// The words in which clients and visitors read what the server answers.

import type { LoadWords } from '#browser/http/failure.ts'

export const loadWords: LoadWords = () => import('../i18n/in-words.ts').catch(() => undefined)
