// Promotions on the wire: what a client may take, what they were granted and how far it is,
// entering a code and giving up. Amounts are dollars.

import * as z from 'zod/mini'
import { Instant, Success, Text, text, Written } from '../shared/wire.ts'

export const campaignKinds = ['code', 'deposit', 'cashback', 'referral'] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** What a campaign gives: what becomes of it is the same for all of one kind. */
export const givenKinds = ['bonus', 'share', 'demo', 'cashback', 'reward'] as const
export type Given = (typeof givenKinds)[number]

export const grantStates = [
  ...(['waiting', 'running', 'paid', 'given_up', 'expired', 'taken_back'] as const),
] as const
export type GrantState = (typeof grantStates)[number]

/** Nothing is offered to whoever lost more than this on the live account in so many days. */
export const heavyLossDays = 30
export const heavyLossUsd = 500

/** The money of a first deposit has to stay so long before a referral is rewarded. */
export const referralDays = 30

/** How codes are sent: as people type them. */
export const codeMost = 40

/** What it gives and asks for; null: it does not ask for it, or has no such figure. */
const terms = {
  gives: z.enum(givenKinds),
  amount: z.nullable(z.number()),
  friend_amount: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  most: z.nullable(z.number()),
  least: z.nullable(z.number()),
  turnover: z.nullable(z.int()),
  days: z.nullable(z.int()),
  every: z.nullable(z.enum(['week', 'month'])),
}

export const OfferView = z.object({
  id: Text,
  kind: z.enum(campaignKinds),
  name: Written,
  ...terms,
  ends_at: Instant,
})
export type OfferView = z.infer<typeof OfferView>

export const GrantView = z.object({
  id: Text,
  kind: z.enum(campaignKinds),
  name: Written,
  ...terms,
  state: z.enum(grantStates),
  granted_at: Instant,
  /** Until when it waits for its deposit or its turnover. */
  ends_at: Instant,
  ended_at: z.nullable(Instant),
  /** What was granted, and of a bonus what was turned over of what is to be. */
  granted: z.number(),
  counted: z.number(),
  target: z.nullable(z.number()),
  paid: z.number(),
})
export type GrantView = z.infer<typeof GrantView>

export const PromotionsView = z.object({
  /** Whether anything runs in this client's country at all. */
  is_open: z.boolean(),
  offers: z.array(OfferView),
  grants: z.array(GrantView),
  /** Bonus dollars: promised, and no money. */
  bonus: z.number(),
  /** The code of why nothing is offered now, with its details; null: it is. */
  blocked: z.nullable(z.object({ code: Text, details: z.record(Text, Text) })),
})
export type PromotionsView = z.infer<typeof PromotionsView>

export const promotionRoutes = {
  promotions: {
    method: 'GET',
    path: '/promotions',
    audience: 'client',
    scope: 'read',
    summary: 'What runs for the client, what they were granted, and how far each bonus is.',
    reply: Success(PromotionsView),
  },
  redeemCode: {
    method: 'POST',
    path: '/promotions/codes',
    audience: 'client',
    summary: 'Enters a promo code. The same code again gives the same grant.',
    body: z.strictObject({ code: text(codeMost) }),
    reply: Success(GrantView),
  },
  takeOffer: {
    method: 'POST',
    path: '/promotions/offers/:id',
    audience: 'client',
    summary: 'Takes a bonus on the next deposit; taken again it is the same grant.',
    body: z.strictObject({}),
    reply: Success(GrantView),
  },
  giveUpGrant: {
    method: 'POST',
    path: '/promotions/grants/:id/end',
    audience: 'client',
    summary: 'Gives up what was granted and not paid. No money of the client’s changes by it.',
    body: z.strictObject({}),
    reply: Success(GrantView),
  },
} as const
