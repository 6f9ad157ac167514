// Signing up, signing in and confirming an e-mail address on the wire.

import * as z from 'zod/mini'
import { Tokens, UserView } from './accounts.ts'
import { email } from './email.ts'
import { line, Success, secret, Text, text } from './wire.ts'

export const newPassword = secret({
  least: 8,
  short: 'must be at least 8 characters long',
  long: 'must be at most 128 characters long',
})

export const confirmPassword = secret({ short: 'is required' })

/** A password that may be right. */
export const knownPassword = secret()

/** One rule for signing up and for the profile: what may sign up may be saved. */
export const personName = line(100, { wrong: 'is invalid', short: 'is required' })

export const Registration = z.strictObject({
  email,
  password: newPassword,
  confirmPassword,
  firstname: personName,
  lastname: personName,
  phone: z.optional(
    text(30, {
      least: 10,
      wrong: 'is invalid',
      short: 'must be at least 10 characters long',
      long: 'is invalid',
    }).check(z.regex(/^[+\d][\d ().-]+$/, 'is invalid')),
  ),
  referral_code: z.optional(line(40, { least: 0, wrong: 'is invalid', long: 'is invalid' })),
  /** The box of the form; to sign up is to accept, so it may be left out but not be unticked. */
  terms: z.optional(z.literal(true, 'must be accepted')),
})
export type Registration = z.infer<typeof Registration>

/**
 * Where somebody is, as roughly as their browser's clock tells: an IANA name. One that is not known
 * here, as a newer browser may have, is left out: it must not keep anybody from signing in.
 */
export const timeZone = z.codec(text(60), z.optional(Text), {
  decode: (name) => (isTimeZone(name) ? name : undefined),
  encode: (name) => name ?? '',
})

function isTimeZone(name: string): boolean {
  // Newer engines also take offsets ("+01:00"), which are no names.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

export const Login = z.strictObject({
  email,
  password: knownPassword,
  remember: z.optional(z.boolean()),
  time_zone: z.optional(timeZone),
})
export type Login = z.infer<typeof Login>

export const linkHash = text(200, {
  wrong: 'is invalid',
  short: 'is required',
  long: 'is invalid',
})

export const signInRoutes = {
  register: {
    method: 'POST',
    path: '/auth/register',
    signedIn: false,
    summary:
      'Sign up, and accept the terms, the privacy policy and the risk disclosure. The answer is ' +
      'the same whether or not the address is already known.',
    body: Registration,
    reply: z.object({ status: z.literal(true), message: Text, session: Text }),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    signedIn: false,
    summary: 'Sign in. Sets the refresh cookie; `remember` lets it outlive the browser session.',
    body: Login,
    reply: z.object({
      status: z.literal(true),
      message: Text,
      data: UserView,
      tokens: Tokens,
    }),
  },
  explainConfirmation: {
    method: 'GET',
    path: '/auth/verify-email',
    signedIn: true,
    summary:
      'Sends nothing and changes nothing; says which button sends a new confirmation link. ' +
      'Programs call `POST /auth/verify-email/link`.',
    deprecated: true,
    reply: Success(z.null()),
  },
  renewConfirmation: {
    method: 'POST',
    path: '/auth/verify-email/renewal',
    signedIn: false,
    summary: 'Send a new confirmation link for one that is dead, to the address of its account.',
    body: z.strictObject({ hash: linkHash }),
    reply: Success(z.null()),
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/verify-email',
    signedIn: false,
    summary: 'Confirm an e-mail address with the hash of the link.',
    body: z.strictObject({ hash: linkHash }),
    reply: Success(z.null()),
  },
} as const
