// What becomes of a proposal that takes two members of staff. Which settings take two is said in
// guards.ts.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'
import { plainText } from './guards.ts'
import type { Acting } from './staff.ts'

export type ProposalKind =
  | 'setting'
  | 'add_member'
  | 'remove_member'
  | 'invite_member'
  | 'change_roles'
  /** Is one person's, and takes a week in the place of a second one. */
  | 'recover_member'

export type Deed = Acting & { readonly at: Millis }

/** Why it is asked for, and what shows that it is so. */
export type Why = { readonly reason: string; readonly evidence: string | null }

export type Proposal = {
  readonly id: string
  readonly kind: ProposalKind
  /** A setting's name in snake_case, or a member's address. */
  readonly subject: string
  /** As JSON: of a setting, of roles, and the roles of somebody who is to come. */
  readonly value: string | null
  readonly replaces: string | null
  /** Of a setting with entries: the value has some, and the others stay as they are. */
  readonly isPart: boolean
  readonly proposed: Deed
  readonly confirmed: Deed | null
  readonly dueAt: Millis | null
  /** Not before then; null: as soon as it may be. */
  readonly wantedAt: Millis | null
  readonly withdrawn: { readonly email: string; readonly at: Millis } | null
  readonly appliedAt: Millis | null
  /** Of a confirmed setting: that this install wrote it. */
  readonly mark: Uint8Array | null
  /** Why it was asked for, and what shows that it is so. */
  readonly reason: string | null
  readonly evidence: string | null
  /** Nobody confirms it from then on; null: it waits for nobody, or is of before this was kept. */
  readonly expiresAt: Millis | null
  /** When it was put aside for that. */
  readonly expiredAt: Millis | null
  /** Why it was confirmed or withdrawn. */
  readonly verdict: string | null
}

type Wanted = Pick<Proposal, 'value' | 'isPart'>

/** Of one thing one waits at a time; parts of a setting are of one where they share an entry. */
export function areOfOne(
  one: Wanted & Pick<Proposal, 'kind' | 'subject'>,
  other: Wanted & Pick<Proposal, 'kind' | 'subject'>,
): boolean {
  if (one.kind !== other.kind || one.subject !== other.subject) return false
  if (!one.isPart) return true
  return Object.keys(entriesIn(one.value)).some((entry) => isAbout(other, entry))
}

/** Whether it changes this entry of its setting. */
export function isAbout({ value, isPart }: Wanted, entry: string): boolean {
  return !isPart || Object.hasOwn(entriesIn(value), entry)
}

/** What its setting becomes by it, which was `before`. */
export function outcomeOf({ value, isPart }: Wanted, before: unknown): unknown {
  return isPart ? { ...entriesOf(before), ...entriesIn(value) } : JSON.parse(value ?? 'null')
}

/** What those entries are that it changes, among these. */
export function sameEntries(value: unknown, among: unknown): Readonly<Record<string, unknown>> {
  const changed = entriesOf(value)
  return Object.fromEntries(
    Object.entries(entriesOf(among)).filter(([entry]) => Object.hasOwn(changed, entry)),
  )
}

export function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

function entriesIn(value: string | null): Readonly<Record<string, unknown>> {
  return entriesOf(JSON.parse(value ?? 'null'))
}

/** Long enough for somebody to see it and stop it. */
export const settingWaitMs = day

/** Long enough for the one it is about, or anybody else, to hear of it and stop it. */
export const recoveryWaitMs = 7 * day

export function dueOf(
  { kind, wantedAt }: Pick<Proposal, 'kind' | 'wantedAt'>,
  confirmedAt: Millis,
): Millis {
  if (kind !== 'setting') return confirmedAt
  const soonest = later(confirmedAt, settingWaitMs)
  return wantedAt !== null && wantedAt > soonest ? wantedAt : soonest
}

/** Whoever plans further ahead than this does not know what of. */
const wantedWithinMs = 366 * day

/** Terms hold from a time to come, and never from one that has passed. */
export function refuseWanting(
  wantedAt: Millis | null,
  now: Millis,
): Refusal<'terms_time'> | undefined {
  if (wantedAt === null) return undefined
  const isToCome = wantedAt > now && wantedAt <= later(now, wantedWithinMs)
  return isToCome ? undefined : refuse('terms_time')
}

/** Whoever has not looked at it in a week would not know what it was about. */
export const proposalLastsMs = 7 * day

export const proposalStates = ['proposed', 'confirmed', 'applied', 'withdrawn', 'expired'] as const
export type ProposalState = (typeof proposalStates)[number]

type Course = Pick<Proposal, 'confirmed' | 'withdrawn' | 'appliedAt' | 'expiredAt'>

export function stateOf({ confirmed, withdrawn, appliedAt, expiredAt }: Course): ProposalState {
  if (withdrawn) return 'withdrawn'
  if (expiredAt !== null) return 'expired'
  if (appliedAt !== null) return 'applied'
  return confirmed ? 'confirmed' : 'proposed'
}

/** What makes its subject, a member, able to do more: they have no say in it. */
const gains: readonly ProposalKind[] = ['invite_member', 'change_roles']

/** Who has no say in it any more: who asked for it, and who gains by it. */
export function makersOf({
  kind,
  subject,
  proposed,
}: Pick<Proposal, 'kind' | 'subject' | 'proposed'>): string[] {
  return gains.includes(kind) ? [proposed.email, subject] : [proposed.email]
}

/** Two sign-ins of one person are one person. Nobody vouches for themselves. */
export function refuseConfirming(
  proposal: Proposal,
  by: string,
  now: Millis,
): KnownRefusal | undefined {
  const state = stateOf(proposal)
  if (state === 'confirmed') {
    return refuse('proposal_confirmed', { until: iso(proposal.dueAt ?? proposal.proposed.at) })
  }
  if (state !== 'proposed') return refuse('proposal_ended', { state })
  if (proposal.kind === 'recover_member') {
    return refuse('recovery_waits', { until: iso(proposal.dueAt ?? proposal.proposed.at) })
  }
  if (proposal.expiresAt !== null && now >= proposal.expiresAt) {
    return refuse('proposal_ended', { state: 'expired' })
  }
  if (by === proposal.proposed.email) return refuse('four_eyes')
  if (gains.includes(proposal.kind) && by === proposal.subject) return refuse('four_eyes')
  return undefined
}

/** Whoever works here may stop it, until it has taken effect. */
export function refuseWithdrawing(proposal: Proposal): KnownRefusal | undefined {
  const state = stateOf(proposal)
  const isOver = state !== 'proposed' && state !== 'confirmed'
  return isOver ? refuse('proposal_ended', { state }) : undefined
}

/** Who decided on a setting: one person then and there, or the two of a proposal. */
export type Decision =
  | { readonly by: string; readonly at: Millis }
  | { readonly proposal: string; readonly proposer: string; readonly confirmer: string }

/** What a setting's mark is made over: it is this setting's, with this value, by these people. */
export function markedSetting(name: string, value: unknown, decision: Decision): string {
  const deciders =
    'by' in decision
      ? ['one', decision.by, iso(decision.at)]
      : ['two', decision.proposal, decision.proposer, decision.confirmer]
  return JSON.stringify([name, plainText(value), ...deciders])
}

/** What a confirmed proposal's mark is made over. */
export function markedProposal(
  proposal: Pick<Proposal, 'id' | 'subject' | 'value' | 'isPart' | 'proposed'>,
  confirmed: Deed,
): string {
  const { id, subject, value, isPart, proposed } = proposal
  const said = [id, subject, proposed.email, confirmed.email, iso(confirmed.at), value]
  return [...said, ...(isPart ? ['part'] : [])].join('|')
}
