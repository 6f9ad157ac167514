// The client as they are told to themselves, and how a sign-in answers: whoever signs in gets it.

import * as z from 'zod/mini'
import { reasonParts } from '../shared/reason-parts.ts'
import { Instant, said, Text, Written } from '../shared/wire.ts'
import { AnnouncementView } from './announcements.ts'

export const UserView = z.object({
  email: Text,
  email_verified: z.boolean(),
  firstname: Written,
  lastname: Written,
  phone: Text,
  gender: z.nullable(Text),
  country: z.nullable(Text),
  state: z.nullable(Written),
  city: z.nullable(Written),
  address: z.nullable(Written),
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
  /** What the operator tells everyone, or clients alone, now. */
  announcements: z.array(AnnouncementView),
  /** There while the account is frozen: why, the oldest first. */
  frozen: z.optional(z.object({ reasons: z.array(z.object(reasonParts)) })),
})
export type UserView = z.infer<typeof UserView>

export const Tokens = z.object({ access: z.object({ token: Text, expires: Instant }) })
export type Tokens = z.infer<typeof Tokens>

/** What every way of signing in answers. */
export const SignedIn = z.object({
  ...said,
  data: UserView,
  tokens: Tokens,
})
