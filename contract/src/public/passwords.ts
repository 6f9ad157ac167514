// A forgotten password: anyone may ask for a link.

import * as z from 'zod/mini'
import { email } from '../shared/email.ts'
import { Success } from '../shared/wire.ts'

export const ForgottenPassword = z.strictObject({ email })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const forgottenRoutes = {
  askForReset: {
    method: 'POST',
    path: '/auth/reset-password/link',
    audience: 'public',
    summary:
      'Send a link for choosing a new password; an old one ends. The answer is the same whether ' +
      'or not the address is known.',
    body: ForgottenPassword,
    reply: Success(z.null()),
  },
  explainReset: {
    method: 'GET',
    path: '/auth/reset-password',
    audience: 'public',
    // Nothing is looked up for it.
    keptMs: null,
    summary:
      'Sends nothing and changes nothing, whatever the address; says which button sends a link ' +
      'for choosing a new password. Programs call `POST /auth/reset-password/link`.',
    deprecated: true,
    query: ForgottenPassword,
    reply: Success(z.null()),
  },
} as const
