// How the books stand, in a word each: the look at those who keep the money, the trial balance, and
// what must be true of them. Nothing is looked at for it: it says what is known, and since when.

import type { BooksLook, LedgerCheck, TrialBalance } from '#contract/staff/ledger.ts'
import type { Tone } from '../parts/Standing.tsx'

/** Of each: undefined while it is not known, null where nobody has looked. */
export type KnownBooks = {
  readonly look: BooksLook | null | undefined
  readonly trial: TrialBalance | null | undefined
  readonly checks: readonly LedgerCheck[] | undefined
}

export type BooksStanding = {
  readonly name: 'look' | 'trial' | 'checks'
  readonly tone: Tone
  /** How many differ, are off or are broken. */
  readonly wrong: number
  /** When it was looked at; of many, the oldest. Null: nobody has looked. */
  readonly at: string | null
  /** Of what must be true: how many hold, and of how many. */
  readonly holding: number
  readonly all: number
}

export function booksStanding({ look, trial, checks }: KnownBooks): BooksStanding[] {
  return [
    ...(look === undefined ? [] : [ofLook(look)]),
    ...(trial === undefined ? [] : [ofTrial(trial)]),
    ...(checks === undefined ? [] : [ofChecks(checks)]),
  ]
}

function ofLook(look: BooksLook | null): BooksStanding {
  const known = { name: 'look', holding: 0, all: 0, at: look?.at ?? null } as const
  if (look === null) return { ...known, tone: 'off', wrong: 0 }
  if (look.outcome === 'ok') return { ...known, tone: 'good', wrong: 0 }
  return look.outcome === 'unknown'
    ? { ...known, tone: 'waits', wrong: 0 }
    : { ...known, tone: 'bad', wrong: look.differences }
}

function ofTrial(trial: TrialBalance | null): BooksStanding {
  const known = { name: 'trial', holding: 0, all: 0, at: trial?.at ?? null } as const
  if (trial === null) return { ...known, tone: 'off', wrong: 0 }
  const wrong = trial.currencies.filter(({ is_sound }) => !is_sound).length
  return { ...known, tone: wrong > 0 ? 'bad' : 'good', wrong }
}

function ofChecks(checks: readonly LedgerCheck[]): BooksStanding {
  const lasts = checks.flatMap(({ last }) => (last === null ? [] : [last]))
  const wrong = lasts.filter(({ outcome }) => outcome === 'broken').length
  const holding = lasts.filter(({ outcome }) => outcome === 'holds').length
  const known = { name: 'checks', holding, all: checks.length, wrong } as const
  const at = lasts.map((last) => last.at).toSorted()[0] ?? null
  if (wrong > 0) return { ...known, at, tone: 'bad' }
  if (lasts.length === 0) return { ...known, at, tone: 'off' }
  return { ...known, at, tone: holding === checks.length ? 'good' : 'waits' }
}
