// How the books stand for whoever asks: one word and a time, and nothing of what differs.

import type { Coin } from '#kernel/coins.ts'
import { hour, iso, type Millis } from '#kernel/time.ts'

export const booksOutcomes = ['ok', 'differences', 'unknown'] as const
export type BooksOutcome = (typeof booksOutcomes)[number]

/** Shared with whoever shows it; of the last look that came to an end. */
export type BooksState = {
  outcome: BooksOutcome
  at: Millis | null
  /** What each chain said is at our addresses, in base units, and when they were asked. */
  coins: readonly { readonly coin: Coin; readonly network: string; readonly holding: bigint }[]
  coinsAt: Millis | null
}

export function newBooksState(): BooksState {
  return { outcome: 'unknown', at: null, coins: [], coinsAt: null }
}

/** So old a look says nothing about now. */
const staleMs = 2 * hour

export function viewOfBooks({ outcome, at }: Pick<BooksState, 'outcome' | 'at'>, now: Millis) {
  const isStale = at === null || now - at > staleMs
  const state: BooksOutcome = isStale && outcome === 'ok' ? 'unknown' : outcome
  return { state, at: at === null ? null : iso(at) }
}

export function outcomeOf(standing: number, unanswered: number): BooksOutcome {
  if (standing > 0) return 'differences'
  return unanswered > 0 ? 'unknown' : 'ok'
}
