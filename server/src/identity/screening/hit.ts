// A client whose name is like one on a list, and what staff said to it.

import type { HitVerdict, hitStates, ScreeningListKind } from '#contract/staff/screening.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { leastScore, scoreOf, wordsOf } from './name.ts'

export type Hit = {
  readonly id: string
  readonly clientId: ClientId
  readonly kind: ScreeningListKind
  readonly ref: string
  readonly listedName: string
  readonly born: string
  readonly clientName: string
  readonly score: number
  readonly state: (typeof hitStates)[number]
  readonly foundAt: Millis
  readonly decidedAt: Millis | null
  readonly decidedBy: string | null
  readonly reason: string | null
}

/** As it was found. */
export type NewHit = Omit<Hit, 'state' | 'decidedAt' | 'decidedBy' | 'reason'>

/** A name on a list that may be like a client's. */
export type Candidate = Pick<Hit, 'kind' | 'ref' | 'born'> & { readonly name: string }

export type Likeness = Candidate & { readonly score: number }

/** Who of them is like this name: each person once, by the name of theirs that is most like it. */
export function likenesses(name: string, candidates: readonly Candidate[]): Likeness[] {
  const words = wordsOf(name)
  const best = new Map<string, Likeness>()
  for (const candidate of candidates) {
    const score = scoreOf(words, wordsOf(candidate.name))
    const key = `${candidate.kind} ${candidate.ref}`
    if (score >= leastScore && score > (best.get(key)?.score ?? 0)) {
      best.set(key, { ...candidate, score })
    }
  }
  return [...best.values()]
}

/** Nobody is identified while nobody looked at what their name is like, or if it is theirs. */
export function refuseListed(
  hits: readonly Pick<Hit, 'state'>[],
): Refusal<'name_unchecked' | 'name_listed'> | undefined {
  if (hits.some(({ state }) => state === 'same')) return refuse('name_listed')
  return hits.some(({ state }) => state === 'open') ? refuse('name_unchecked') : undefined
}

/** What is decided stays decided. */
export function refuseVerdict({ state }: Pick<Hit, 'state'>): Refusal<'hit_decided'> | undefined {
  return state === 'open' ? undefined : refuse('hit_decided')
}

export type Verdict = { readonly verdict: HitVerdict; readonly reason: string }
