// What a tournament is, as it is published before it starts and never changed after, and when what
// of it is open: joining, trading, its results. Pure.

import type { KnownRefusal } from '#contract/refusals.ts'
import { incentiveLawOf } from '#contract/shared/incentive-law.ts'
import { type Book, isLess, type Usd, zeroUsd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, floorTo, hour, later, type Millis, minute } from '#kernel/time.ts'
import { arePlaces } from './prize.ts'

export type Tournament = {
  readonly id: string
  /** Made by the install each hour of a sandbox; its prizes are demo dollars. */
  readonly isPractice: boolean
  /** As whoever made it calls it; null: practice. */
  readonly name: string | null
  /** What it costs and pays in. */
  readonly currency: Book
  /** Nothing, or what each entry and each rebuy costs. */
  readonly fee: Usd
  /** How much of each fee goes into the pool; the rest is the house's. */
  readonly poolShareBp: number
  /** What the house adds to the pool, whoever comes. */
  readonly added: Usd
  /** What everybody begins with, in chips. */
  readonly startChips: Usd
  /** How often each may begin anew. */
  readonly rebuysMost: number
  /** How many may take part; null: everybody who comes in time. */
  readonly seats: number | null
  /** Shares of the pool, best place first: 10,000 together, none larger than the one before. */
  readonly places: readonly number[]
  /** Where it is offered; practice is a sandbox's, wherever that is. */
  readonly countries: readonly string[]
  readonly startsAt: Millis
  /** Who comes later is not taken. */
  readonly joinUntil: Millis
  /** Trades have to expire by then. */
  readonly endsAt: Millis
}

/** How a tournament stands when nobody has cancelled it and its results are not out. */
export type Phase = 'announced' | 'running' | 'ending'
export type State = Phase | 'ended' | 'cancelled'

export function phaseAt(
  { startsAt, endsAt }: Pick<Tournament, 'startsAt' | 'endsAt'>,
  now: Millis,
): Phase {
  if (now < startsAt) return 'announced'
  return now < endsAt ? 'running' : 'ending'
}

const lastsMost = 31 * day
const comesMost = 366 * day

/** Why it cannot be published as it is; what one field alone shows the call has checked. */
export function refusePublishing(wanted: Tournament, now: Millis): KnownRefusal | undefined {
  const { startsAt, joinUntil, endsAt, fee, added, poolShareBp, places } = wanted
  const { rebuysMost, countries } = wanted
  const isInOrder = now < startsAt && startsAt < joinUntil && joinUntil <= endsAt
  const isSoon = startsAt - now <= comesMost && endsAt - startsAt <= lastsMost
  if (!isInOrder || !isSoon) return refuse('tournament_times')
  const banned = countries.filter((country) => incentiveLawOf(country) !== undefined)
  if (banned.length > 0) return refuse('tournament_banned', { countries: banned.join(', ') })
  if (!arePlaces(places)) return refuse('tournament_places')
  const isFree = fee === zeroUsd
  if (isFree && rebuysMost > 0) return refuse('tournament_free_rebuys')
  const hasPool = isLess(zeroUsd, added) || (!isFree && poolShareBp > 0)
  return hasPool ? undefined : refuse('tournament_no_pool')
}

/** Held and paid; nobody was beaten, since fewer than two traded; nobody came; cancelled. */
export type Outcome = 'held' | 'unbeaten' | 'empty' | 'cancelled'

export function stateAt(
  tournament: Pick<Tournament, 'startsAt' | 'endsAt'> & { readonly outcome: Outcome | null },
  now: Millis,
): State {
  if (tournament.outcome === null) return phaseAt(tournament, now)
  return tournament.outcome === 'cancelled' ? 'cancelled' : 'ended'
}

type Times = Pick<Tournament, 'startsAt' | 'joinUntil' | 'endsAt'>

const practiceJoinMs = 40 * minute
const practiceLastsMs = 55 * minute

/**
 * The practice tournaments that are to be there at this instant: that of this hour, and the next
 * one to look forward to. One that nobody can join any more need not be made.
 */
export function practiceTimes(now: Millis): Times[] {
  const thisHour = floorTo(now, hour)
  return [thisHour, later(thisHour, hour)].map(timesFrom).filter(({ joinUntil }) => now < joinUntil)
}

function timesFrom(startsAt: Millis): Times {
  const joinUntil = later(startsAt, practiceJoinMs)
  return { startsAt, joinUntil, endsAt: later(startsAt, practiceLastsMs) }
}

/** What every practice tournament is like; all amounts are cents. */
export const practiceTerms = {
  isPractice: true,
  name: null,
  currency: 'demo',
  fee: 0n as Usd,
  poolShareBp: 0,
  added: 100_000n as Usd,
  startChips: 100_000n as Usd,
  rebuysMost: 0,
  seats: null,
  places: [5_000, 3_000, 2_000],
  countries: [],
} as const satisfies Omit<Tournament, keyof Times | 'id'>
