// The client's own record and session on the wire: what every screen needs.

import * as z from 'zod/mini'
import { Instant, Success, Text } from './wire.ts'

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

export const accountRoutes = {
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
