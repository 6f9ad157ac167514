// Signing up and signing in on the wire.

import * as z from 'zod/mini'
import { isZone } from '#kernel/local-time.ts'
import { email } from '../shared/email.ts'
import { languages } from '../shared/languages.ts'
import { personName } from '../shared/person.ts'
import { line, said, secret, Text, text } from '../shared/wire.ts'
import { SignedIn } from './user.ts'

export const newPassword = secret({
  least: 8,
  short: 'too_short',
  long: 'too_long',
})

export const confirmPassword = secret({ short: 'required' })

/** A password that may be right. */
export const knownPassword = secret()

export const Registration = z.strictObject({
  email,
  password: newPassword,
  confirmPassword,
  firstname: personName,
  lastname: personName,
  phone: z.optional(
    text(30, {
      least: 10,
      wrong: 'invalid',
      short: 'too_short',
      long: 'invalid',
    }).check(z.regex(/^[+\d][\d ().-]+$/, 'invalid')),
  ),
  referral_code: z.optional(line(40, { least: 0, wrong: 'invalid', long: 'invalid' })),
  /** What letters to them are to be written in; English if it is left out. */
  language: z.optional(z.enum(languages, { error: 'not_listed' })),
  /** The box of the form; to sign up is to accept, so it may be left out but not be unticked. */
  terms: z.optional(z.literal(true, 'not_accepted')),
})
export type Registration = z.infer<typeof Registration>

/**
 * Where somebody is, as roughly as their browser's clock tells: an IANA name. One that is not known
 * here, as a newer browser may have, is left out: it must not keep anybody from signing in.
 */
export const timeZone = z.codec(text(60), z.optional(Text), {
  decode: (name) => (isZone(name) ? name : undefined),
  encode: (name) => name ?? '',
})

export const Login = z.strictObject({
  email,
  password: knownPassword,
  remember: z.optional(z.boolean()),
  time_zone: z.optional(timeZone),
})
export type Login = z.infer<typeof Login>

export const signInRoutes = {
  register: {
    method: 'POST',
    path: '/auth/register',
    audience: 'public',
    summary:
      'Sign up, and accept the terms, the privacy policy and the risk disclosure. The answer is ' +
      'the same whether or not the address is already known.',
    body: Registration,
    reply: z.object({ ...said, session: Text }),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    audience: 'public',
    summary: 'Sign in. Sets the refresh cookie; `remember` lets it outlive the browser session.',
    body: Login,
    reply: SignedIn,
  },
} as const
