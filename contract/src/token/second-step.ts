// The second step of signing in: the first step gave the `session` that proves it.

import * as z from 'zod/mini'
import { timeZone } from '../public/sign-in.ts'
import { SignedIn } from '../public/user.ts'
import { PasskeyOptions, shown } from '../shared/second-factors.ts'
import { Success, text } from '../shared/wire.ts'

/** Of the answer to the first step. */
const session = text(100)

export const secondStepRoutes = {
  loginSecondOptions: {
    method: 'POST',
    path: '/auth/login/second/options',
    audience: 'token',
    summary: 'What a passkey has to sign as the second step of signing in.',
    body: z.strictObject({ session }),
    reply: Success(PasskeyOptions),
  },
  loginSecond: {
    method: 'POST',
    path: '/auth/login/second',
    audience: 'token',
    summary: 'The second step of signing in, with a code, a recovery code or a passkey.',
    body: z.strictObject({ session, ...shown, time_zone: z.optional(timeZone) }),
    bodyBytesMax: 20 * 1024,
    reply: SignedIn,
  },
} as const
