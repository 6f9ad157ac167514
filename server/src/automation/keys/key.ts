// Whether a key to an account on an exchange is taken, and for what: one that may do more than
// trade and read is refused, and where the exchange cannot say, only dry runs are made by it.

import { type KeyStanding, keysMost } from '#contract/client/exchange-keys.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, later, type Millis } from '#kernel/time.ts'

/** What a key may do, as far as its exchange says. */
export type SaidOfKey = {
  readonly mayTrade: boolean
  readonly mayRead: boolean
  readonly mayMore: boolean | null
  readonly named: readonly string[]
}

export type AddingFacts = {
  /** How many the client has that did not end. */
  readonly count: number
  /** Whether it is in use here already, by whomever. */
  readonly isKnown: boolean
  readonly said: SaidOfKey
}

export function decideKey({
  count,
  isKnown,
  said,
}: AddingFacts): Exclude<KeyStanding, 'ended'> | KnownRefusal {
  if (count >= keysMost) return refuse('exchange_keys_most', { limit: keysMost })
  if (isKnown) return refuse('exchange_key_known')
  if (said.mayMore) return refuse('exchange_key_too_mighty', { rights: listed(said.named) })
  if (!said.mayRead) return refuse('exchange_key_cannot_read', { rights: listed(said.named) })
  if (!said.mayTrade) return refuse('exchange_key_cannot_trade', { rights: listed(said.named) })
  return said.mayMore === null ? 'dry' : 'live'
}

/** What becomes of a key that is asked about again. */
export function decideAgain(said: SaidOfKey): 'too_mighty' | 'stays' {
  return said.mayMore ? 'too_mighty' : 'stays'
}

/** Each is asked about so often. */
export const checkedEveryMs = day

export function isCheckDue(checkedAt: Millis, now: Millis): boolean {
  return now >= later(checkedAt, checkedEveryMs)
}

/** An exchange's own words, as long as a sentence bears. */
function listed(named: readonly string[]): string {
  const shown = named.slice(0, 12).map((it) => it.slice(0, 60))
  return shown.length === 0 ? '-' : shown.join(', ')
}
