// Campaigns as staff propose them, agree to them, stop them, and see what was used of each. Amounts
// are dollars as plain text.

import * as z from 'zod/mini'
import { campaignKinds, givenKinds, grantStates } from '../client/promotions.ts'
import {
  Instant,
  instant,
  line,
  Page,
  pageQuery,
  Success,
  Text,
  text,
  Written,
} from '../shared/wire.ts'
import { bars } from './bars.ts'
import { Personal } from './personal-data.ts'
import { dollarsText } from './withdrawals.ts'

export const campaignAudiences = ['everybody', 'new', 'identified'] as const
export const campaignStates = ['proposed', 'agreed', 'withdrawn', 'stopped'] as const

/** As many codes are made at once at most, and shown of a campaign. */
export const codesMost = 1_000

const terms = {
  gives: z.enum(givenKinds, { error: 'not_listed' }),
  amount: z.nullable(Text),
  friend_amount: z.nullable(Text),
  percent: z.nullable(z.number()),
  most: z.nullable(Text),
  least: z.nullable(Text),
  turnover: z.nullable(z.int()),
  days: z.nullable(z.int()),
  every: z.nullable(z.enum(['week', 'month'])),
} as const

export const StaffCampaign = z.object({
  id: Text,
  kind: z.enum(campaignKinds),
  name: Written,
  ...terms,
  audience: z.enum(campaignAudiences),
  countries: z.array(Text),
  starts_at: Instant,
  ends_at: Instant,
  uses_most: z.int(),
  money_most: Text,
  client_most: Text,
  stack_group: z.nullable(Text),
  terms_version: Text,
  state: z.enum(campaignStates),
  uses: z.int(),
  /** What is promised and not paid yet, and what was paid. */
  reserved: Text,
  spent: Text,
  proposed_by: Text,
  proposed_at: Instant,
  decided_by: z.nullable(Text),
  decided_at: z.nullable(Instant),
  stopped_by: z.nullable(Text),
  stopped_at: z.nullable(Instant),
  /** Null: the member who asks may agree to it now. */
  bar: z.nullable(z.enum(bars)),
  may_agree: z.array(Text),
})
export type StaffCampaign = z.infer<typeof StaffCampaign>

export const StaffGrant = z.object({
  id: Text,
  campaign: z.object({ id: Text, name: Written, kind: z.enum(campaignKinds) }),
  client: z.object({ id: Text, email: Personal }),
  code: z.nullable(Text),
  state: z.enum(grantStates),
  granted: Text,
  counted: Text,
  target: z.nullable(Text),
  paid: Text,
  granted_at: Instant,
  ends_at: Instant,
  ended_at: z.nullable(Instant),
})
export type StaffGrant = z.infer<typeof StaffGrant>

const StaffCode = z.object({ code: Text, uses: z.int(), uses_most: z.int() })

export const StaffCampaignDetail = z.object({
  campaign: StaffCampaign,
  /** The first of them, and the newest grants. */
  codes: z.array(StaffCode),
  grants: z.array(StaffGrant),
})
export type StaffCampaignDetail = z.infer<typeof StaffCampaignDetail>

const whole = (most: number) =>
  z.int({ error: 'not_whole' }).check(z.minimum(1, 'too_small'), z.maximum(most, 'too_large'))
const reply = Success(StaffCampaignDetail)

/** Of a campaign with codes: a pattern in which each # is drawn, how many, and how often each. */
export const codesWish = {
  pattern: line(40),
  codes: whole(codesMost),
  code_uses: whole(1_000_000),
}

export const CampaignWish = z.strictObject({
  kind: z.enum(campaignKinds, { error: 'not_listed' }),
  name: line(80, { short: 'required' }),
  gives: terms.gives,
  amount: z.optional(dollarsText),
  friend_amount: z.optional(dollarsText),
  percent: z.optional(z.number().check(z.minimum(0.01, 'too_small'), z.maximum(100, 'too_large'))),
  most: z.optional(dollarsText),
  least: z.optional(dollarsText),
  turnover: z.optional(whole(50)),
  days: z.optional(whole(365)),
  every: z.optional(z.enum(['week', 'month'], { error: 'not_listed' })),
  audience: z.enum(campaignAudiences, { error: 'not_listed' }),
  /** Nobody is offered anything where none is named. */
  countries: z
    .array(text(2).check(z.regex(/^[A-Z]{2}$/, 'not_listed')))
    .check(z.minLength(1, 'required'), z.maxLength(250, 'too_long')),
  starts_at: instant(),
  ends_at: instant(),
  uses_most: whole(1_000_000),
  money_most: dollarsText,
  client_most: dollarsText,
  stack_group: z.optional(line(40)),
  ...z.partial(z.strictObject(codesWish)).shape,
})
export type CampaignWish = z.infer<typeof CampaignWish>

export const campaignRoutes = {
  officeCampaigns: {
    method: 'GET',
    path: '/office/campaigns',
    audience: 'staff',
    action: 'campaign.read',
    summary: 'Campaigns, the newest first, with what was used of each.',
    query: z.strictObject({ ...pageQuery }),
    reply: Page(StaffCampaign),
  },
  officeCampaign: {
    method: 'GET',
    path: '/office/campaigns/:id',
    audience: 'staff',
    action: 'campaign.read',
    summary: 'One campaign, with its codes and its newest grants.',
    reply,
  },
  officeCampaignProposal: {
    method: 'POST',
    path: '/office/campaigns',
    audience: 'staff',
    action: 'campaign.propose',
    summary: 'Proposes a campaign. It gives nothing until somebody else has agreed to it.',
    body: CampaignWish,
    reply,
  },
  officeCampaignDecision: {
    method: 'POST',
    path: '/office/campaigns/:id/decision',
    audience: 'staff',
    action: 'campaign.decide',
    summary: 'Agrees to a campaign that somebody else proposed, or withdraws it.',
    body: z.strictObject({ outcome: z.enum(['agreed', 'withdrawn'], { error: 'not_listed' }) }),
    reply,
  },
  officeCampaignStop: {
    method: 'POST',
    path: '/office/campaigns/:id/stop',
    audience: 'staff',
    action: 'campaign.stop',
    summary:
      'Stops a campaign: nothing more is granted. What was granted stays as it was promised.',
    body: z.strictObject({}),
    reply,
  },
  officeCampaignCodes: {
    method: 'POST',
    path: '/office/campaigns/:id/codes',
    audience: 'staff',
    action: 'campaign.propose',
    summary: 'Makes more codes of a campaign, within what was agreed to.',
    body: z.strictObject(codesWish),
    reply,
  },
  officeClientGrants: {
    method: 'GET',
    path: '/office/clients/:id/grants',
    audience: 'staff',
    action: 'campaign.read',
    summary: 'What campaigns granted a client, the newest first.',
    reply: Success(z.array(StaffGrant)),
  },
} as const
