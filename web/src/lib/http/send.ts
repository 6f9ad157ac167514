// One call to the server without a session of its own: what the public site needs, and what calls
// with a session are made of.

import { sendIn } from '#browser/http/send.ts'
import { loadWords } from './words.ts'
import { takeWritten } from './written.ts'

export const send = sendIn(loadWords, takeWritten)
