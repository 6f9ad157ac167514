// Corrections: how what went wrong with money is put right afterwards. Each kind takes money from
// one place, for one cause, at most once; one member of staff proposes it and another confirms it.
// None of them touches what became of a trade.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, isLess, type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'

export const correctionKinds = ['deposit_restored', 'withdrawal_returned', 'goodwill'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

export type Deed = {
  readonly email: string
  readonly at: Millis
  /** When they showed their second factor; null: not at all. */
  readonly provenAt: Millis | null
}

export type Correction = {
  readonly id: string
  readonly kind: CorrectionKind
  readonly clientId: ClientId
  readonly depositId: string | null
  readonly withdrawalId: string | null
  /** Of a deposit: the correction that restored it before; null: it was never restored. */
  readonly previousId: string | null
  /** What the client's balance gets. */
  readonly amount: Usd
  /** What goes back to the operator's loss. */
  readonly recovered: Usd
  /** In words for the client. */
  readonly reason: string
  /** What shows that the money is there; null where it is the operator's own. */
  readonly evidence: string | null
  readonly proposed: Deed
  readonly decided: (Deed & { readonly outcome: 'confirmed' | 'withdrawn' }) | null
}

export type CorrectionState = 'proposed' | 'confirmed' | 'withdrawn'

export function stateOf({ decided }: Pick<Correction, 'decided'>): CorrectionState {
  return decided?.outcome ?? 'proposed'
}

/** What it is booked under: with the kind it posts once, ever. */
export function refOf({ previousId, ...correction }: Correction): string {
  return previousId ?? causeOf(correction)
}

/** What it is of, as the client knows it. */
export function causeOf({
  id,
  depositId,
  withdrawalId,
}: Pick<Correction, 'id' | 'depositId' | 'withdrawalId'>): string {
  return depositId ?? withdrawalId ?? id
}

/** More than this is no goodwill but something else. */
export const goodwillMost = dollars(10_000)

export function refuseAmount(amount: Usd, most: Usd): KnownRefusal | undefined {
  if (isLess(zeroUsd, amount) && !isLess(most, amount)) return undefined
  return refuse('correction_too_large', { limit: usdToText(most) })
}

/** Whoever works here may withdraw one; two sign-ins of one person are one person. */
export function refuseDeciding(
  correction: Correction,
  outcome: 'confirmed' | 'withdrawn',
  by: string,
): KnownRefusal | undefined {
  const state = stateOf(correction)
  if (state !== 'proposed') return refuse('correction_ended', { state })
  const isOwn = outcome === 'confirmed' && by === correction.proposed.email
  return isOwn ? refuse('four_eyes') : undefined
}
