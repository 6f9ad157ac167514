// What is right in the fields of a card payment, what its outcomes are called, and which messages
// about one can be true.

import type { CardDepositFields } from '#contract/client/cards.ts'
import { cardYears } from '#contract/client/cards.ts'
import type { ReasonCode } from '#contract/client/reasons.ts'
import type { TestCard } from '#contract/public/test-cards.ts'
import { day, hour, type Millis, minute } from '#kernel/time.ts'

export type CardState = 'waiting' | 'paid' | 'declined' | 'expired' | 'disputed'

/** Why a card was declined, as far as its provider tells. */
export type DeclineReason = Extract<
  ReasonCode,
  'declined' | 'insufficient_funds' | 'expired_card' | 'three_d_secure'
>

/** What becomes of a payment with each of the published test cards. */
export const testOutcomes: Readonly<Record<TestCard, Outcome>> = {
  approved: { state: 'paid' },
  declined: { state: 'declined', reason: 'declined' },
  insufficient_funds: { state: 'declined', reason: 'insufficient_funds' },
  expired_card: { state: 'declined', reason: 'expired_card' },
  three_d_secure: { state: 'waiting' },
  dispute: { state: 'paid', disputedAfterMs: minute },
}

type Outcome = {
  readonly state: CardState
  readonly reason?: DeclineReason
  readonly disputedAfterMs?: number
}

/** Of what a provider needs to know besides the token. */
export function areFieldsRight(
  { holder_name, month, year, zip_code }: CardDepositFields,
  now: Millis,
): boolean {
  const date = new Date(now)
  const current = date.getUTCFullYear()
  if (month === undefined || year === undefined) return false
  if (year >= current + cardYears) return false
  // A card is good through the last day of its month, wherever on earth that ends last.
  if (Date.UTC(year, month, 1) + 12 * hour <= now) return false
  const hasName = /\p{L}/u.test(holder_name ?? '')
  return hasName && /^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u.test(zip_code?.trim() ?? '')
}

/**
 * So many declines of one client, in an hour and in a day, and so many clients of one network who
 * were declined in a day: then no more.
 */
export const declinesMost = { hour: 3, day: 10, clientsOfNetwork: 10 } as const
/** So many payments of one client may be under way. */
export const underWayMost = 3

/** How long it is known, by a keyed hash, from which network a card was tried. */
export const networkKeptMs = 2 * day

/** A payment that is not finished by then never will be. */
export const givenUpAfterMs = hour

/** Each state, and those that a payment can come from to it. */
const befores: Readonly<Record<CardState, readonly CardState[]>> = {
  waiting: [],
  // A dispute was won.
  paid: ['waiting', 'disputed'],
  declined: ['waiting'],
  expired: ['waiting'],
  disputed: ['waiting', 'paid'],
}

/** A message may be late. It cannot tell what the books rule out. */
export function mayHaveBeen(told: CardState, now: CardState): boolean {
  return told === now || befores[now].includes(told)
}
