// Choosing a new password and taking another e-mail address, on the wire.

import * as z from 'zod/mini'
import { email } from './email.ts'
import { confirmPassword, knownPassword, linkHash, newPassword } from './sign-in.ts'
import { Success, Text } from './wire.ts'

export const ForgottenPassword = z.strictObject({ email })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const PasswordReset = z.strictObject({
  email,
  password: newPassword,
  confirmPassword,
  hash: linkHash,
})
export type PasswordReset = z.infer<typeof PasswordReset>

export const PasswordChange = z.strictObject({
  current: knownPassword,
  password: newPassword,
  confirmPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailChange = z.strictObject({ email, password: knownPassword })
export type EmailChange = z.infer<typeof EmailChange>

export const passwordRoutes = {
  askForReset: {
    method: 'POST',
    path: '/auth/reset-password/link',
    signedIn: false,
    summary:
      'Send a link for choosing a new password; an old one ends. The answer is the same whether ' +
      'or not the address is known.',
    body: ForgottenPassword,
    reply: Success(z.null()),
  },
  explainReset: {
    method: 'GET',
    path: '/auth/reset-password',
    signedIn: false,
    // Nothing is looked up for it.
    keptMs: null,
    summary:
      'Sends nothing and changes nothing, whatever the address; says which button sends a link ' +
      'for choosing a new password. Programs call `POST /auth/reset-password/link`.',
    deprecated: true,
    query: ForgottenPassword,
    reply: Success(z.null()),
  },
  resetDetails: {
    method: 'GET',
    path: '/auth/reset-password/details',
    signedIn: false,
    // Of one person, whose link it is.
    keptMs: null,
    summary: 'Whose link this is, while it is good. Does not use it up.',
    query: z.strictObject({ hash: linkHash }),
    reply: Success(z.object({ email: Text })),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    signedIn: false,
    summary: 'Choose a new password with the hash of the link. Ends every session.',
    body: PasswordReset,
    reply: Success(z.null()),
  },
  changePassword: {
    method: 'PATCH',
    path: '/users/change-password',
    signedIn: true,
    summary: 'Choose a new password. Ends every other session.',
    body: PasswordChange,
    reply: Success(z.null()),
  },
  askForNewEmail: {
    method: 'POST',
    path: '/users/change-email',
    signedIn: true,
    summary:
      'Send a link to another e-mail address, to make it this account’s. The answer is the same ' +
      'whether or not the address is somebody’s.',
    body: EmailChange,
    reply: Success(z.null()),
  },
  changeEmail: {
    method: 'POST',
    path: '/auth/change-email',
    signedIn: false,
    summary: 'Take the new e-mail address with the hash of the link. Ends every other session.',
    body: z.strictObject({ hash: linkHash }),
    reply: Success(z.null()),
  },
} as const
