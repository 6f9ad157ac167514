// All texts come from one catalogue. A language is a file of the same type as the English one.

import { en } from '../messages/en.ts'

export type Messages = typeof en

const catalogues: Readonly<Record<string, Messages>> = { en }

export const language = 'en'

export const t: Messages = catalogues[language] ?? en
