// Choosing a new password and taking another e-mail address, on the wire.

import * as z from 'zod/mini'
import { confirmPassword, knownPassword, newPassword } from '../public/sign-in.ts'
import { email } from '../shared/email.ts'
import { Success } from '../shared/wire.ts'

export const PasswordChange = z.strictObject({
  current: knownPassword,
  password: newPassword,
  confirmPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailChange = z.strictObject({ email, password: knownPassword })
export type EmailChange = z.infer<typeof EmailChange>

export const passwordRoutes = {
  changePassword: {
    method: 'PATCH',
    path: '/users/change-password',
    audience: 'client',
    summary: 'Choose a new password. Ends every other session and all personal tokens.',
    body: PasswordChange,
    reply: Success(z.null()),
  },
  askForNewEmail: {
    method: 'POST',
    path: '/users/change-email',
    audience: 'client',
    summary:
      'Send a link to another e-mail address, to make it this account’s. The answer is the same ' +
      'whether or not the address is somebody’s.',
    body: EmailChange,
    reply: Success(z.null()),
  },
} as const
