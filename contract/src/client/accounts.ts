// The signed-in client's own calls that every screen needs.

import * as z from 'zod/mini'
import { UserView } from '../public/user.ts'
import { Instant, Success, Text } from '../shared/wire.ts'

export const accountRoutes = {
  explainConfirmation: {
    method: 'GET',
    path: '/auth/verify-email',
    audience: 'client',
    summary:
      'Sends nothing and changes nothing; says which button sends a new confirmation link. ' +
      'Programs call `POST /auth/verify-email/link`.',
    deprecated: true,
    reply: Success(z.null()),
  },
  resendConfirmation: {
    method: 'POST',
    path: '/auth/verify-email/link',
    audience: 'client',
    summary: 'Send a new confirmation link; the old one ends.',
    reply: Success(z.null()),
  },
  me: {
    method: 'GET',
    path: '/users/me',
    audience: 'client',
    scope: 'read',
    summary: 'The signed-in client.',
    reply: Success(UserView),
  },
  referrals: {
    method: 'GET',
    path: '/users/referrals',
    audience: 'client',
    summary:
      'The own referral code, and how many came by it and confirmed their e-mail. Who they are ' +
      'is not told.',
    reply: Success(z.object({ referral_code: Text, count: z.number() })),
  },
  topUpDemo: {
    method: 'POST',
    path: '/users/demo-topup',
    audience: 'client',
    summary: 'Bring the demo balance back to 10,000 (once a day), or start an ended demo again.',
    reply: Success(UserView),
  },
  streamTicket: {
    method: 'POST',
    path: '/stream/ticket',
    audience: 'client',
    scope: 'read',
    summary:
      'A single-use ticket, valid for 30 seconds, that opens the private channels of the stream.',
    reply: Success(z.object({ ticket: Text, expires: Instant })),
  },
} as const
