// One price of what several sources say: the median of those that are fresh, move and agree. What
// stands here is all that decides it, and is published (decision 233): no setting, and nobody's
// hand.

import type { HaltCause } from '#contract/shared/receipts.ts'
import type { Points, PriceScale } from '#kernel/price.ts'
import { type Millis, minute, second } from '#kernel/time.ts'
import { middleOf, type SourceRole } from '#verify/median.ts'

/** A source's word that is older counts for nothing. */
export const freshMs = 10 * second
/** One that has said the same for so long, while another moved lately, has frozen. */
export const frozenMs = minute
export const movedLatelyMs = 10 * second
/** One that is left alone counts for so long after others last agreed with it. */
export const aloneMs = minute
/** Once sources disagreed, they have to agree for so long before prices go on. */
export const agreeMs = 2 * second

/** Two prices agree within this share of the price, however quiet the market was, */
export const agreeFloor = 0.003
/** or within so many times the usual move of one second lately. */
export const agreeMoves = 10
/** How far back "lately" reaches: what is older weighs half. */
const halfLifeMs = minute

/** The newest that one source said. */
export type Said = {
  readonly mid: Points
  readonly at: Millis
  /** When it last said something else than before. */
  readonly movedAt: Millis
}

export type Voice = { readonly isUp: boolean; readonly said: Said | undefined }

export type Verdict = {
  /** Whether two at least agree; one is left; two or more disagree; nobody says anything. */
  readonly state: 'agreed' | 'alone' | 'disputed' | 'none'
  /** Undefined where there is none to go by. */
  readonly price: Points | undefined
  /** What became of each voice, in their order. */
  readonly roles: readonly SourceRole[]
}

type Asked = {
  readonly at: Millis
  /** As a share of the price. */
  readonly tolerance: number
  readonly scale: PriceScale
}

/**
 * Of three or more the median, without those that are further from it than the tolerance; of two
 * their mean, if they agree; of one its word. The mean is rounded up to the instrument's grid.
 */
export function medianOf(voices: readonly Voice[], { at, tolerance, scale }: Asked): Verdict {
  const roles = voices.map((voice) => roleOf(voice, voices, at))
  const usedOf = () =>
    voices.flatMap(({ said }, i) => (said && roles[i] === 'used' ? [said.mid] : []))
  const usable = usedOf()
  if (usable.length === 0) return { state: 'none', price: undefined, roles }
  if (usable.length === 1) return { state: 'alone', price: usable[0], roles }
  const middle = middleOf(usable, scale) ?? 0
  const isNear = (mid: Points) => Math.abs(mid - middle) <= tolerance * middle
  if (usable.length === 2) {
    const [low = 0, high = 0] = usable.toSorted((a, b) => a - b)
    const agree = high - low <= tolerance * middle
    return {
      state: agree ? 'agreed' : 'disputed',
      price: agree ? middleOf(usable, scale) : undefined,
      roles,
    }
  }
  if (usable.filter(isNear).length < 2) return { state: 'disputed', price: undefined, roles }
  for (const [i, { said }] of voices.entries()) {
    if (roles[i] === 'used' && said && !isNear(said.mid)) roles[i] = 'outlier'
  }
  return { state: 'agreed', price: middleOf(usedOf(), scale), roles }
}

function roleOf({ isUp, said }: Voice, all: readonly Voice[], at: Millis): SourceRole {
  if (!isUp) return 'down'
  if (!said || at - said.at > freshMs) return 'old'
  const isStill = at - said.movedAt > frozenMs
  const othersMove = all.some(
    (other) => other.isUp && other.said && at - other.said.movedAt <= movedLatelyMs,
  )
  return isStill && othersMove ? 'frozen' : 'used'
}

/** How much an instrument's price moved lately: the mean square of its moves of one second. */
export type Movement = { readonly price: Points; readonly at: Millis; readonly perSecond: number }

/** Looks once a second at most: what comes in between is part of the next look. */
export function moved(before: Movement | undefined, price: Points, at: Millis): Movement {
  if (!before) return { price, at, perSecond: 0 }
  const ms = at - before.at
  if (ms < second) return before
  const kept = 0.5 ** (ms / halfLifeMs)
  const square = Math.log(price / before.price) ** 2 / (ms / second)
  return { price, at, perSecond: kept * before.perSecond + (1 - kept) * square }
}

export function toleranceOf(movement: Movement | undefined): number {
  return Math.max(agreeFloor, agreeMoves * Math.sqrt(movement?.perSecond ?? 0))
}

export type Accord = {
  readonly since: Millis
  readonly movement: Movement | undefined
  /** When two last agreed. */
  readonly agreedAt: Millis | undefined
  /** It takes no orders and has no price: for everybody, until sources agree. */
  readonly halt: HaltCause | undefined
  /** Since when they agree again, while halted. */
  readonly againSince: Millis | undefined
}

export function newAccord(since: Millis, agreedAt?: Millis): Accord {
  return { since, movement: undefined, agreedAt, halt: undefined, againSince: undefined }
}

/** Whether there is a price now, and whether the instrument is halted, from here on. */
export function follow(
  accord: Accord,
  { state, price }: Pick<Verdict, 'state' | 'price'>,
  at: Millis,
): { readonly accord: Accord; readonly price: Points | undefined } {
  if (state === 'none') return { accord: { ...accord, againSince: undefined }, price: undefined }
  if (state === 'agreed' && price !== undefined) return agreed(accord, price, at)
  const loneSince = accord.agreedAt ?? accord.since
  const isDue = state === 'disputed' || at - loneSince > aloneMs
  const cause = state === 'disputed' ? 'disputed' : 'alone'
  const halt = accord.halt ?? (isDue ? cause : undefined)
  // Before two have agreed for the first time, one alone makes no price.
  const goesOn = state === 'alone' && halt === undefined && accord.agreedAt !== undefined
  const next = { ...accord, halt, againSince: undefined }
  if (!goesOn || price === undefined) return { accord: next, price: undefined }
  return { accord: { ...next, movement: moved(accord.movement, price, at) }, price }
}

function agreed(accord: Accord, price: Points, at: Millis) {
  const againSince = accord.halt && (accord.againSince ?? at)
  if (againSince !== undefined && at - againSince < agreeMs) {
    return { accord: { ...accord, againSince }, price: undefined }
  }
  const movement = moved(accord.movement, price, at)
  const next = { ...accord, movement, agreedAt: at, halt: undefined, againSince: undefined }
  return { accord: next, price }
}
