// Signing in with a passkey alone.

import * as z from 'zod/mini'
import { Assertion, PasskeyOptions } from '../shared/second-factors.ts'
import { Success } from '../shared/wire.ts'
import { timeZone } from './sign-in.ts'
import { SignedIn } from './user.ts'

export const passkeySignInRoutes = {
  passkeyLoginOptions: {
    method: 'POST',
    path: '/auth/passkey/options',
    audience: 'public',
    summary: 'What a passkey has to sign to sign in without an address or a password.',
    reply: Success(PasskeyOptions),
  },
  passkeyLogin: {
    method: 'POST',
    path: '/auth/passkey',
    audience: 'public',
    summary: 'Sign in with a passkey alone.',
    body: z.strictObject({
      passkey: Assertion,
      remember: z.optional(z.boolean()),
      time_zone: z.optional(timeZone),
    }),
    bodyBytesMax: 20 * 1024,
    reply: SignedIn,
  },
} as const
