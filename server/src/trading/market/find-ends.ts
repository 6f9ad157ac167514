// The first and the last stored tick of a stretch of time: from memory where it reaches back, else
// from the database.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadEnds, type TickAnswer, type TickQuestion } from './market.store.ts'
import type { Market } from './market.ts'
import { firstAfter, lastUpTo, reaches, type Tick } from './tick.ts'

/**
 * A stretch (after, upTo]; `first` is its first tick where that is known already. `before` are
 * instants in it, and what was the last tick at each of them is asked for too.
 */
export type Stretch = TickQuestion & {
  readonly first: Tick | null
  readonly before?: readonly Millis[]
}

export type FoundEnds = TickAnswer & { readonly before: readonly (Tick | null)[] }

/**
 * Ask only about stretches that lie wholly before what `knownThrough` says. Answers come in the
 * same order.
 */
export async function findEnds(
  tx: Tx,
  market: Market,
  stretches: readonly Stretch[],
): Promise<FoundEnds[]> {
  const whole = await findEach(tx, market, stretches)
  const parts = await findEach(tx, market, stretches.flatMap(partsOf))
  return joined(stretches, whole, parts)
}

/** The part of a stretch up to each of its instants. */
export function partsOf<S extends TickQuestion & Pick<Stretch, 'before'>>(stretch: S): S[] {
  return (stretch.before ?? []).map((upTo) => ({ ...stretch, upTo, before: [] }))
}

/** Each stretch's answer, with the last ticks of its parts. */
export function joined(
  stretches: readonly Pick<Stretch, 'before'>[],
  whole: readonly TickAnswer[],
  parts: readonly TickAnswer[],
): FoundEnds[] {
  let next = 0
  return stretches.map(({ before = [] }, index) => ({
    ...(whole[index] ?? { entry: null, exit: null }),
    before: before.map(() => parts[next++]?.exit ?? null),
  }))
}

async function findEach(
  tx: Tx,
  market: Market,
  stretches: readonly Stretch[],
): Promise<TickAnswer[]> {
  if (stretches.length === 0) return []
  const answers = stretches.map((stretch) => fromMemory(market, stretch))
  const open = stretches.filter((_, index) => answers[index] === undefined)
  const stored = open.length === 0 ? [] : await loadEnds(tx, open)
  let next = 0
  return answers.map((answer) => answer ?? stored[next++] ?? { entry: null, exit: null })
}

function fromMemory(
  market: Market,
  { instrumentId, after, upTo, first }: Stretch,
): TickAnswer | undefined {
  const series = market.byId.get(instrumentId)?.series
  if (!series || !reaches(series, first ? upTo : after)) return undefined
  const found = firstAfter(series, after)
  const entry = first ?? (found && found.at <= upTo ? found : null)
  return { entry, exit: entry && (lastUpTo(series, upTo) ?? null) }
}
