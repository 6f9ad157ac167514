// How prices are heard: of each instrument whether its newest price is good to trade on, and if not
// why; of each source the worst of what it states.

import type { HearingState } from '#contract/staff/prices.ts'
import type { Millis } from '#kernel/time.ts'
import { isOpenAt } from '../instruments/instrument.ts'
import { nameTogether } from './compared.ts'
import { type Quoted, spotOf, stalenessOf } from './market.ts'

export function hearingOf(quoted: Quoted, now: Millis): HearingState {
  if (!isOpenAt(quoted.instrument, now)) return 'closed'
  if (quoted.heldFrom !== undefined) return 'held'
  return stalenessOf(quoted, now) ?? 'good'
}

/** What happened to an instrument in a window of time. */
export type Troubles = {
  readonly gaps: number
  readonly missedMs: number
  readonly refused: number
  readonly furthest: number | null
}

export const noTroubles: Troubles = { gaps: 0, missedMs: 0, refused: 0, furthest: null }

export type Heard = Troubles & {
  readonly quoted: Quoted
  readonly state: HearingState
  /** Undefined where no price has come since the start. */
  readonly source: string | undefined
  readonly ageMs: number | null
}

export function heardOf(
  quoted: Quoted,
  names: ReadonlyMap<number, string>,
  troubles: Troubles,
  now: Millis,
): Heard {
  const spot = spotOf(quoted)
  return {
    ...troubles,
    quoted,
    state: hearingOf(quoted, now),
    source: spot && nameTogether(names.get(spot.sourceId) ?? 'unknown'),
    ageMs: spot ? Math.max(0, now - spot.at) : null,
  }
}

/**
 * The worst first; of closed markets nothing is asked, and nothing of what is only shown while
 * anything of the source is traded: a coin that stands still there keeps nobody from a trade.
 */
const byWeight: readonly HearingState[] = ['silent', 'halted', 'frozen', 'held', 'good', 'closed']

export type HeardTogether = Troubles & {
  readonly name: string
  readonly state: HearingState
  readonly instruments: number
  readonly good: number
  /** Of the newest price of any open market. */
  readonly ageMs: number | null
}

export function bySource(heard: readonly Heard[]): HeardTogether[] {
  const sources = new Map<string, Heard[]>()
  for (const one of heard) {
    if (one.source !== undefined) sources.set(one.source, [...(sources.get(one.source) ?? []), one])
  }
  return [...sources].map(([name, all]) => together(name, all)).toSorted(byName)
}

function together(name: string, all: readonly Heard[]): HeardTogether {
  const states = all.map(({ state }) => state)
  const traded = all.filter(({ quoted }) => quoted.instrument.isTradable)
  const judged = (traded.length > 0 ? traded : all).map(({ state }) => state)
  const open = all.filter(({ state }) => state !== 'closed')
  const ages = open.flatMap(({ ageMs }) => (ageMs === null ? [] : [ageMs]))
  const furthest = all.flatMap((one) => (one.furthest === null ? [] : [one.furthest]))
  return {
    name,
    state: byWeight.find((state) => judged.includes(state)) ?? 'closed',
    instruments: all.length,
    good: states.filter((state) => state === 'good').length,
    ageMs: ages.length === 0 ? null : Math.min(...ages),
    gaps: sumOf(all, ({ gaps }) => gaps),
    missedMs: sumOf(all, ({ missedMs }) => missedMs),
    refused: sumOf(all, ({ refused }) => refused),
    furthest: furthest.length === 0 ? null : Math.max(...furthest),
  }
}

function sumOf(all: readonly Heard[], of: (one: Heard) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0)
}

function byName({ name: a }: HeardTogether, { name: b }: HeardTogether): number {
  return a < b ? -1 : 1
}
