// What the server says to clients and visitors, in words. Loaded with the first answer that has a
// code.

import { inWords } from '#browser/i18n/in-words.ts'
import { refusals, successes } from './wire-words.ts'

export const { refusalInWords, failureInWords, successInWords } = inWords({ refusals, successes })
