// Signing up, signing in and the client's own record on the wire.

import * as z from 'zod/mini'
import { email } from './email.ts'
import { Instant, required, Success, text } from './wire.ts'

export { email }

export const newPassword = z
  .string({ error: required('is invalid') })
  .check(
    z.minLength(8, 'must be at least 8 characters long'),
    z.maxLength(128, 'must be at most 128 characters long'),
  )

export const confirmPassword = z
  .string({ error: required('is invalid') })
  .check(z.minLength(1, 'is required'), z.maxLength(128, 'is invalid'))

/** A password that may be right. */
export const knownPassword = z
  .string({ error: required('is invalid') })
  .check(z.minLength(1, 'must not be empty'), z.maxLength(128, 'is invalid'))

/** One rule for signing up and for the profile: what may sign up may be saved. */
export const personName = z.string({ error: required('is invalid') }).check(
  z.trim(),
  z.minLength(1, 'is required'),
  z.maxLength(100, 'must be at most 100 characters long'),
  // Nothing that cannot be stored or shown: control characters, halves of surrogate pairs.
  z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'is invalid'),
)

export const Registration = z.strictObject({
  email,
  password: newPassword,
  confirmPassword,
  firstname: personName,
  lastname: personName,
  phone: z.optional(
    z
      .string()
      .check(
        z.minLength(10, 'must be at least 10 characters long'),
        z.maxLength(30, 'is invalid'),
        z.regex(/^[+\d][\d ().-]+$/, 'is invalid'),
      ),
  ),
  referral_code: z.optional(z.string().check(z.maxLength(40, 'is invalid'))),
  /** The box of the form; to sign up is to accept, so it may be left out but not be unticked. */
  terms: z.optional(z.literal(true, 'must be accepted')),
})
export type Registration = z.infer<typeof Registration>

/**
 * Where somebody is, as roughly as their browser's clock tells: an IANA name. One that is not known
 * here, as a newer browser may have, is left out: it must not keep anybody from signing in.
 */
export const timeZone = z.codec(text(60), z.optional(z.string()), {
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
  email: z.string(),
  email_verified: z.boolean(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  gender: z.nullable(z.string()),
  country: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** The address of a picture. */
  avatar: z.nullable(z.string()),
  /** Whether everything about the person is known, from their date of birth to their country. */
  profile_complete: z.boolean(),
  referral_code: z.string(),
  balance: z.number(),
  demo_balance: z.number(),
  /** Stakes of open trades per account. */
  at_stake: z.number(),
  demo_at_stake: z.number(),
  demo_ends_at: Instant,
  trading_plan: z.string(),
  plan_request: z.nullable(z.object({ plan: z.string() })),
  account_type: z.string(),
  /** There while the account is frozen: why, in words, the oldest first. */
  frozen: z.optional(z.object({ reasons: z.array(z.string()) })),
})
export type UserView = z.infer<typeof UserView>

export const Tokens = z.object({ access: z.object({ token: z.string(), expires: Instant }) })
export type Tokens = z.infer<typeof Tokens>

export const linkHash = z
  .string({ error: required('is invalid') })
  .check(z.minLength(1, 'is required'), z.maxLength(200, 'is invalid'))

export const accountRoutes = {
  register: {
    method: 'POST',
    path: '/auth/register',
    signedIn: false,
    summary:
      'Sign up, and accept the terms, the privacy policy and the risk disclosure. The answer is ' +
      'the same whether or not the address is already known.',
    body: Registration,
    reply: z.object({ status: z.literal(true), message: z.string(), session: z.string() }),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    signedIn: false,
    summary: 'Sign in. Sets the refresh cookie; `remember` lets it outlive the browser session.',
    body: Login,
    reply: z.object({
      status: z.literal(true),
      message: z.string(),
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
      message: z.string(),
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
    method: 'GET',
    path: '/auth/verify-email',
    signedIn: true,
    summary: 'Send a new confirmation link; the old one ends.',
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
    reply: Success(z.object({ ticket: z.string(), expires: Instant })),
  },
} as const
