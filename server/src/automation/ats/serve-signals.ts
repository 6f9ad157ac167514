// Serves signals when their windows open: those that were published while this ran, and after a
// start those that have just opened.

import type { Instrument } from '#server/trading/instruments/instrument.ts'
import type { Market } from '#server/trading/market/market.ts'
import { listDue, type PublishedSignal } from '../signals/due-signals.ts'
import { decideRound, type RoundDeps, type Said, serveWithinMs } from './decide-round.ts'
import { type PlacingDeps, placeOrders } from './place-orders.ts'

export type ServingDeps = RoundDeps & PlacingDeps & { readonly market: () => Market }

export type Serving = {
  /** Whether signals may have been published that are not known here. */
  isBehind: boolean
  readonly waiting: Map<string, PublishedSignal>
  /** Those of the last minutes that were looked at. */
  readonly seen: Set<string>
  readonly said: Said
}

export function newServing(): Serving {
  return { isBehind: true, waiting: new Map(), seen: new Set(), said: new Map() }
}

/** More signals than open in many minutes, or reasons than anybody asks for: it starts over. */
const remembered = { seen: 10_000, said: 200_000 }

/** Says how many were served. */
export async function serveSignals(deps: ServingDeps, serving: Serving): Promise<number> {
  if (serving.isBehind) await catchUp(deps, serving)
  const now = deps.clock.now()
  const due = [...serving.waiting.values()].filter(({ opensAt }) => opensAt <= now)
  for (const signal of due) {
    serving.waiting.delete(signal.id)
    const instrument = deps.market().byId.get(signal.instrumentId)?.instrument
    if (instrument) await serveOne(deps, signal, instrument, serving.said)
  }
  return due.length
}

async function serveOne(
  deps: ServingDeps,
  signal: PublishedSignal,
  instrument: Instrument,
  said: Said,
): Promise<void> {
  const orders = await decideRound(deps, signal, said)
  await placeOrders(deps, signal, instrument, orders)
}

async function catchUp({ db, clock }: ServingDeps, serving: Serving): Promise<void> {
  serving.isBehind = false
  const { seen, said, waiting } = serving
  if (seen.size > remembered.seen) seen.clear()
  if (said.size > remembered.said) said.clear()
  for (const signal of await listDue(db, { now: clock.now(), agoMs: serveWithinMs })) {
    if (!seen.has(signal.id)) waiting.set(signal.id, signal)
    seen.add(signal.id)
  }
}
