// Gives every signal that has closed its outcome, as soon as its prices are known for good: by the
// rules that trades are settled by, once, and counted in the sums of its day.

import { iso } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { findEnds } from '#server/trading/market/find-ends.ts'
import { knownThrough, type Market } from '#server/trading/market/market.ts'
import { breakEven } from '#server/trading/market/pricing.ts'
import { added, noSums, type Sums } from './record.ts'
import { addToDays, type DaySums } from './records.store.ts'
import { gradeSignal, type Signal } from './signal.ts'
import { type Graded, insertOutcomes, listUngraded, type StoredSignal } from './signals.store.ts'

export type GradingDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly market: () => Market
}

const atOnce = 500

/** Says how many there were. */
export function gradeSignals(deps: GradingDeps): Promise<number> {
  const { db, market } = deps
  return db.transaction(async (tx) => {
    const closed = await listUngraded(tx, market().storedThrough, atOnce)
    const known = closed.filter(isKnown(market()))
    if (known.length === 0) return 0
    const graded = await gradeAll(tx, known, deps)
    const fresh = await insertOutcomes(tx, graded)
    await addToDays(tx, sumsOf(graded.filter(({ signal }) => fresh.has(signal.id))))
    return fresh.size
  })
}

/** Not while the source is asked for what was missed. */
function isKnown(market: Market) {
  return ({ instrumentId, closesAt }: StoredSignal) =>
    market.byId.has(instrumentId) && knownThrough(market, instrumentId) >= closesAt
}

async function gradeAll(
  tx: Tx,
  signals: readonly StoredSignal[],
  { clock, market }: GradingDeps,
): Promise<Graded[]> {
  const stretches = signals.map(({ instrumentId, opensAt, closesAt }) => ({
    instrumentId,
    after: opensAt,
    upTo: closesAt,
    first: null,
  }))
  const ends = await findEnds(tx, market(), stretches)
  return signals.flatMap((signal, index) => {
    const quoted = market().byId.get(signal.instrumentId)
    if (!quoted) return []
    const whole: Signal = { ...signal, instrument: quoted.instrument }
    const found = ends[index] ?? { entry: null, exit: null }
    return [{ signal, grade: gradeSignal(whole, found, quoted.gaps), at: clock.now() }]
  })
}

function sumsOf(graded: readonly Graded[]): DaySums[] {
  const days = new Map<string, DaySums>()
  for (const one of graded) {
    const { recordId, instrumentId, opensAt } = one.signal
    const day = iso(opensAt).slice(0, 10)
    const key = `${recordId}/${instrumentId}/${day}`
    const before = days.get(key) ?? { ...noSums, recordId, instrumentId, day }
    days.set(key, { ...before, ...added(before, ofOne(one)) })
  }
  return [...days.values()]
}

function ofOne({ signal, grade }: Graded): Sums {
  const is = (outcome: typeof grade.outcome) => (grade.outcome === outcome ? 1 : 0)
  const isDecided = is('hit') + is('miss')
  return {
    hits: is('hit'),
    misses: is('miss'),
    ties: is('tie'),
    voids: is('void'),
    breakEven: isDecided * breakEven(signal.profitRateBp),
    priced: isDecided * signal.winProbability,
    returnedBp: grade.returnedBp,
  }
}
