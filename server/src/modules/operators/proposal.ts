// What takes two members of staff, and what becomes of a proposal. Where deposits go, where bank
// withdrawals come from and how much one person may approve are never one person's to change.

import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'
import type { Acting } from './staff.ts'

export type ProposalKind =
  | 'setting'
  | 'add_member'
  | 'remove_member'
  | 'invite_member'
  /** Is one person's, and takes a week in the place of a second one. */
  | 'recover_member'

export type Deed = Acting & { readonly at: Millis }

export type Proposal = {
  readonly id: string
  readonly kind: ProposalKind
  /** A setting's name in snake_case, or a member's address. */
  readonly subject: string
  /** Of a setting, as JSON. */
  readonly value: string | null
  readonly replaces: string | null
  readonly proposed: Deed
  readonly confirmed: Deed | null
  readonly dueAt: Millis | null
  readonly withdrawn: { readonly email: string; readonly at: Millis } | null
  readonly appliedAt: Millis | null
  /** Of a confirmed setting: that this install wrote it. */
  readonly mark: Uint8Array | null
}

/** Long enough for somebody to see it and stop it. */
export const settingWaitMs = day

/** Long enough for the one it is about, or anybody else, to hear of it and stop it. */
export const recoveryWaitMs = 7 * day

/** Settings of deposits' keys: what addresses are derived from, and where. */
export const keySettings = ['btc_xpub', 'eth_xpub', 'btc_network', 'eth_network'] as const

/** What one person must not change alone. The install uses only what was written through it. */
export const guardedSettings = [
  ...keySettings,
  'payout_bank',
  'withdrawal_two_staff_above',
] as const

export function isGuarded(name: string): boolean {
  return guardedSettings.some((it) => it === name)
}

export type SettingChange = {
  readonly name: string
  readonly from: unknown
  readonly to: unknown
}

/**
 * Whether a change of a setting takes two people. In a demonstration the first value is put in by
 * one; a limit on what one person approves may be lowered by one.
 */
export function needsTwo({ name, from, to }: SettingChange, mode: 'sandbox' | 'live'): boolean {
  if (JSON.stringify(from) === JSON.stringify(to)) return false
  if (name === 'withdrawal_two_staff_above') return Number(to) > Number(from)
  return isGuarded(name) && (mode === 'live' || from !== null)
}

export function dueOf({ kind }: Pick<Proposal, 'kind'>, confirmedAt: Millis): Millis {
  return kind === 'setting' ? later(confirmedAt, settingWaitMs) : confirmedAt
}

export type ProposalState = 'proposed' | 'confirmed' | 'applied' | 'withdrawn'

export function stateOf({ confirmed, withdrawn, appliedAt }: Proposal): ProposalState {
  if (withdrawn) return 'withdrawn'
  if (appliedAt !== null) return 'applied'
  return confirmed ? 'confirmed' : 'proposed'
}

/** Two sign-ins of one person are one person. Nobody vouches for themselves. */
export function refuseConfirming(proposal: Proposal, by: string): KnownRefusal | undefined {
  const state = stateOf(proposal)
  if (state === 'confirmed') {
    return refuse('proposal_confirmed', { until: iso(proposal.dueAt ?? proposal.proposed.at) })
  }
  if (state !== 'proposed') return refuse('proposal_ended', { state })
  if (proposal.kind === 'recover_member') {
    return refuse('recovery_waits', { until: iso(proposal.dueAt ?? proposal.proposed.at) })
  }
  if (by === proposal.proposed.email) return refuse('four_eyes')
  if (proposal.kind === 'invite_member' && by === proposal.subject) return refuse('four_eyes')
  return undefined
}

/** Whoever works here may stop it, until it has taken effect. */
export function refuseWithdrawing(proposal: Proposal): KnownRefusal | undefined {
  const state = stateOf(proposal)
  const isOver = state === 'applied' || state === 'withdrawn'
  return isOver ? refuse('proposal_ended', { state }) : undefined
}

/** What a guarded setting's mark is made over; the order of a record's fields makes none. */
export function markedSetting(name: string, value: unknown): string {
  const isRecord = typeof value === 'object' && value !== null
  return `${name}|${JSON.stringify(value, isRecord ? Object.keys(value).sort() : undefined)}`
}

/** What a confirmed proposal's mark is made over. */
export function markedProposal(
  { id, subject, value, proposed }: Pick<Proposal, 'id' | 'subject' | 'value' | 'proposed'>,
  confirmed: Deed,
): string {
  return [id, subject, proposed.email, confirmed.email, iso(confirmed.at), value].join('|')
}
