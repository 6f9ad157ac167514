// The first and the last stored tick of a stretch of time: from memory where it reaches back, else
// from the database.

import type { Tx } from '#server/platform/db.ts'
import { loadEnds, type TickAnswer, type TickQuestion } from './market.store.ts'
import type { Market } from './market.ts'
import { firstAfter, lastUpTo, reaches, type Tick } from './tick.ts'

/** A stretch (after, upTo]; `first` is its first tick where that is known already. */
export type Stretch = TickQuestion & { readonly first: Tick | null }

/**
 * Ask only about stretches that lie wholly before what `knownThrough` says. Answers come in the
 * same order.
 */
export async function findEnds(
  tx: Tx,
  market: Market,
  stretches: readonly Stretch[],
): Promise<TickAnswer[]> {
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
