// Signing up, signing in and the client's own record on the wire.

import * as z from 'zod/mini'
import { email } from './email.ts'
import { Instant, line, Success, secret, Text, text } from './wire.ts'

export { email }

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

export const UserView = z.object({
  email: Text,
  email_verified: z.boolean(),
  firstname: Text,
  lastname: Text,
  phone: Text,
  gender: z.nullable(Text),
  country: z.nullable(Text),
  state: z.nullable(Text),
  city: z.nullable(Text),
  address: z.nullable(Text),
  /** The address of a picture. */
  avatar: z.nullable(Text),
  /** Whether everything about the person is known, from their date of birth to their country. */
  profile_complete: z.boolean(),
  referral_code: Text,
  balance: z.number(),
  demo_balance: z.number(),
  /** Stakes of open trades per account. */
  at_stake: z.number(),
  demo_at_stake: z.number(),
  demo_ends_at: Instant,
  trading_plan: Text,
  plan_request: z.nullable(z.object({ plan: Text })),
  account_type: Text,
  /** There while the account is frozen: why, in words, the oldest first. */
  frozen: z.optional(z.object({ reasons: z.array(Text) })),
})
export type UserView = z.infer<typeof UserView>

export const Tokens = z.object({ access: z.object({ token: Text, expires: Instant }) })
export type Tokens = z.infer<typeof Tokens>

export const linkHash = text(200, {
  wrong: 'is invalid',
  short: 'is required',
  long: 'is invalid',
})

export const accountRoutes = {
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
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    signedIn: false,
    summary: 'A new access token for the refresh cookie, which is rotated.',
    reply: z.object({
      status: z.literal(true),
      message: Text,
      data: UserView,
      tokens: Tokens,
    }),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    signedIn: false,
    summary: 'End this session. Answers the same when there is none.',
    reply: Success(z.null()),
  },
  resendConfirmation: {
    method: 'POST',
    path: '/auth/verify-email/link',
    signedIn: true,
    summary: 'Send a new confirmation link; the old one ends.',
    reply: Success(z.null()),
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
  me: {
    method: 'GET',
    path: '/users/me',
    signedIn: true,
    summary: 'The signed-in client.',
    reply: Success(UserView),
  },
  referrals: {
    method: 'GET',
    path: '/users/referrals',
    signedIn: true,
    summary:
      'The own referral code, and how many came by it and confirmed their e-mail. Who they are ' +
      'is not told.',
    reply: Success(z.object({ referral_code: Text, count: z.number() })),
  },
  topUpDemo: {
    method: 'POST',
    path: '/users/demo-topup',
    signedIn: true,
    summary: 'Bring the demo balance back to 10,000 (once a day), or start an ended demo again.',
    reply: Success(UserView),
  },
  streamTicket: {
    method: 'POST',
    path: '/stream/ticket',
    signedIn: true,
    summary:
      'A single-use ticket, valid for 30 seconds, that opens the private channels of the stream.',
    reply: Success(z.object({ ticket: Text, expires: Instant })),
  },
} as const
