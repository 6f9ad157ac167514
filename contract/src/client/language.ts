// What language letters to a client come in, on the wire.

import * as z from 'zod/mini'
import { languages } from '../shared/languages.ts'
import { Success } from '../shared/wire.ts'

export const OwnLanguage = z.strictObject({ language: z.enum(languages, { error: 'not_listed' }) })
export type OwnLanguage = z.infer<typeof OwnLanguage>

const reply = Success(z.object({ language: z.enum(languages) }))

export const languageRoutes = {
  ownLanguage: {
    method: 'GET',
    path: '/users/language',
    audience: 'client',
    summary: 'What language letters to this client come in.',
    reply,
  },
  chooseLanguage: {
    method: 'POST',
    path: '/users/language',
    audience: 'client',
    summary: 'What language letters to this client come in from now on. May be repeated.',
    body: OwnLanguage,
    reply,
  },
} as const
