// Requests of four eyes about the install: what is to change, who asked for it and who may say yes.

import * as z from 'zod/mini'
import { email } from '../shared/email.ts'
import { Instant, Page, pageQuery, prose, Success, Text, Written } from '../shared/wire.ts'
import { bars } from './bars.ts'
import { bothWays, daysQuery } from './lists.ts'

export const proposalStates = ['proposed', 'confirmed', 'applied', 'withdrawn', 'expired'] as const

export const proposalKinds = [
  'setting',
  'add_member',
  'remove_member',
  'invite_member',
  'change_roles',
  'recover_member',
] as const

const Deed = z.object({
  by: Text,
  at: Instant,
  /** Whether they showed a second factor. */
  is_proven: z.boolean(),
})

export const ProposalView = z.object({
  id: Text,
  kind: z.enum(proposalKinds),
  state: z.enum(proposalStates),
  /** A setting's name, or a member's address. */
  subject: Text,
  /** As JSON; null where it is about no value. */
  before: z.nullable(Text),
  after: z.nullable(Text),
  reason: z.nullable(Written),
  evidence: z.nullable(Written),
  proposed: Deed,
  confirmed: z.nullable(Deed),
  withdrawn: z.nullable(z.object({ by: Text, at: Instant })),
  /** Why it was confirmed or withdrawn. */
  verdict: z.nullable(Written),
  expires_at: z.nullable(Instant),
  /** Not before then; null: as soon as it may be. */
  wanted_at: z.nullable(Instant),
  /** When it takes effect, once it is known. */
  due_at: z.nullable(Instant),
  applied_at: z.nullable(Instant),
  /** Addresses of who may confirm it now. */
  may_confirm: z.array(Text),
  /** Null: the asking member may confirm it now. */
  bar: z.nullable(z.enum(bars)),
  may_withdraw: z.boolean(),
})
export type ProposalView = z.infer<typeof ProposalView>

const verdict = z.strictObject({ reason: prose(500) })

export const proposalSorts = bothWays('proposed_at')
export type ProposalSort = (typeof proposalSorts)[number]

export const proposalRoutes = {
  officeProposals: {
    method: 'GET',
    path: '/office/proposals',
    audience: 'staff',
    action: 'proposal.read',
    summary: 'What was ever proposed, by its state, its kind and who had to do with it.',
    query: z.strictObject({
      ...pageQuery,
      state: z.optional(z.enum(proposalStates, { error: 'not_listed' })),
      sort: z._default(z.enum(proposalSorts, { error: 'not_listed' }), '-proposed_at'),
      kind: z.optional(z.enum(proposalKinds, { error: 'not_listed' })),
      /** Who proposed, confirmed or withdrew it, by their address. */
      member: z.optional(email),
      ...daysQuery,
    }),
    reply: Page(ProposalView),
  },
  officeProposal: {
    method: 'GET',
    path: '/office/proposals/:id',
    audience: 'staff',
    action: 'proposal.read',
    summary: 'One proposal, with what it changes.',
    reply: Success(ProposalView),
  },
  officeConfirmation: {
    method: 'POST',
    path: '/office/proposals/:id/confirmation',
    audience: 'staff',
    action: 'proposal.confirm',
    summary: 'A second member says yes: members at once, settings a day later.',
    body: verdict,
    reply: Success(ProposalView),
  },
  officeProposalEnd: {
    method: 'POST',
    path: '/office/proposals/:id/withdrawal',
    audience: 'staff',
    action: 'proposal.withdraw',
    summary: 'Stops a proposal that has not taken effect.',
    body: verdict,
    reply: Success(ProposalView),
  },
} as const
