// Whether a client may take part, begin anew, or leave. Refusals stand in order of precedence.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isLess, type Usd, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { type OwnBreaks, refuseOnBreak } from '#server/identity/limits/break.ts'
import { figureOf, type Result } from './standing.ts'
import { phaseAt, type State, type Tournament } from './tournament.ts'

/** What is asked of who takes part, of any tournament. */
export type Entrant = OwnBreaks & {
  readonly state: 'active' | 'frozen' | 'closed'
  /** Whether the law where they live, as far as it is told, and the install allow it. */
  readonly isAllowed: boolean
  /** What keeps them from live trades; asked only where the fee is in real dollars. */
  readonly live: KnownRefusal | undefined
  /** Lost so much lately that nothing is offered that costs more; asked as the above. */
  readonly losses: KnownRefusal | undefined
  /** Their account in the currency of the fee. */
  readonly balance: Usd
}

/** Whether a tournament may be offered to who lives there; null: not told. */
export type AllowedIn = (
  tournament: Pick<Tournament, 'isPractice' | 'countries'>,
  country: string | null,
) => boolean

export type JoiningFacts = {
  readonly now: Millis
  readonly tournament: Tournament
  readonly state: State
  readonly entrant: Entrant
  readonly taken: number
  /** Of one that they are in and whose results are not out. */
  readonly otherEndsAt: Millis | null
}

/** Undefined where they may join. That they have already is asked before. */
export function refuseJoining(facts: JoiningFacts): KnownRefusal | undefined {
  const { now, tournament, state, entrant, taken, otherEndsAt } = facts
  const standing = refuseEntrant(entrant, tournament, now)
  if (standing) return standing
  if (state === 'cancelled') return refuse('tournament_cancelled')
  if (now >= tournament.joinUntil || state === 'ended') return refuse('tournament_late')
  if (otherEndsAt !== null) return refuse('tournament_other', { until: iso(otherEndsAt) })
  if (tournament.seats !== null && taken >= tournament.seats) return refuse('tournament_full')
  return refuseFee(tournament, entrant)
}

export type RebuyFacts = {
  readonly now: Millis
  readonly tournament: Tournament
  readonly state: State
  readonly entrant: Entrant
  readonly rebuys: number
  readonly result: Pick<Result, 'available' | 'staked'>
}

/** The chips that bring them back to the start, or why they get none. */
export function decideRebuy(facts: RebuyFacts): Usd | KnownRefusal {
  const { now, tournament, state, entrant, rebuys, result } = facts
  const standing = refuseEntrant(entrant, tournament, now)
  if (standing) return standing
  if (state !== 'running') return refuse('tournament_not_running')
  if (rebuys >= tournament.rebuysMost) {
    return refuse('tournament_no_rebuy', { limit: tournament.rebuysMost })
  }
  const missing = (tournament.startChips as bigint) - (figureOf(result) as bigint)
  if (missing <= 0n) return refuse('tournament_not_below')
  return refuseFee(tournament, entrant) ?? (missing as Usd)
}

/** Until it starts whoever joined may leave, and gets the fee back. */
export function refuseLeaving(
  tournament: Pick<Tournament, 'startsAt' | 'endsAt'>,
  now: Millis,
): KnownRefusal | undefined {
  return phaseAt(tournament, now) === 'announced' ? undefined : refuse('tournament_begun')
}

export function refuseEntrant(
  entrant: Entrant,
  { currency }: Pick<Tournament, 'currency'>,
  now: Millis,
): KnownRefusal | undefined {
  if (entrant.state === 'closed') return refuse('account_closed')
  if (entrant.state === 'frozen') return refuse('account_frozen')
  const onBreak = refuseOnBreak(entrant, now)
  if (onBreak) return onBreak
  if (!entrant.isAllowed) return refuse('tournament_not_here')
  return currency === 'real' ? (entrant.live ?? entrant.losses) : undefined
}

function refuseFee({ fee }: Tournament, { balance }: Entrant): KnownRefusal | undefined {
  return isLess(balance, fee)
    ? refuse('insufficient_balance', { available: usdToText(balance) })
    : undefined
}
