// Choosing a new password with the link of a letter.

import * as z from 'zod/mini'
import { confirmPassword, newPassword } from '../public/sign-in.ts'
import { email } from '../shared/email.ts'
import { Success, Text } from '../shared/wire.ts'
import { linkHash } from './link-hash.ts'

export const PasswordReset = z.strictObject({
  email,
  password: newPassword,
  confirmPassword,
  hash: linkHash,
})
export type PasswordReset = z.infer<typeof PasswordReset>

export const resetRoutes = {
  resetDetails: {
    method: 'GET',
    path: '/auth/reset-password/details',
    audience: 'token',
    summary: 'Whose link this is, while it is good. Does not use it up.',
    query: z.strictObject({ hash: linkHash }),
    reply: Success(z.object({ email: Text })),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    audience: 'token',
    summary: 'Choose a new password with the hash of the link. Ends every session.',
    body: PasswordReset,
    reply: Success(z.null()),
  },
} as const
