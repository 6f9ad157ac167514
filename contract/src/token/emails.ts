// Confirming an e-mail address, and taking another one, with the link of a letter.

import * as z from 'zod/mini'
import { Tokens, UserView } from '../public/user.ts'
import { Success, said } from '../shared/wire.ts'
import { linkHash } from './link-hash.ts'

export const emailRoutes = {
  renewConfirmation: {
    method: 'POST',
    path: '/auth/verify-email/renewal',
    audience: 'token',
    summary: 'Send a new confirmation link for one that is dead, to the address of its account.',
    body: z.strictObject({ hash: linkHash }),
    reply: Success(z.null()),
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/verify-email',
    audience: 'token',
    summary:
      'Confirm an e-mail address with the hash of the link. The browser that signed up is signed ' +
      'in by it; elsewhere there is neither account nor token in the answer.',
    body: z.strictObject({ hash: linkHash }),
    reply: z.object({ ...said, data: z.nullable(UserView), tokens: z.optional(Tokens) }),
  },
  changeEmail: {
    method: 'POST',
    path: '/auth/change-email',
    audience: 'token',
    summary: 'Take the new e-mail address with the hash of the link. Ends every other session.',
    body: z.strictObject({ hash: linkHash }),
    reply: Success(z.null()),
  },
} as const
