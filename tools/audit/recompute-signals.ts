// I32: every signal is measured again, by the rules of settlement, from the prices that are stored,
// and must have ended that way. Of days whose prices were thinned out nothing can be said.

import { iso, later, type Millis } from '#kernel/time.ts'
import { gradeSignal, type Signal } from '#server/automation/signals/signal.ts'
import { type EndedSignal, listSignals } from '#server/automation/signals/signals.store.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import { loadInstruments } from '#server/trading/instruments/instruments.store.ts'
import { loadGapsOf } from '#server/trading/market/gaps.store.ts'
import { loadEnds, partitionOf, type TickAnswer } from '#server/trading/market/market.store.ts'
import { strikeFactor, winProbability } from '#server/trading/market/pricing.ts'
import { factorTolerance, loadThinnedDays, probabilityTolerance } from './recompute.ts'

export type SignalsRecomputed = {
  readonly found: number
  readonly first: readonly string[]
  /** Signals measured again from stored ticks. */
  readonly fromTicks: number
  /** Of days that are thinned out: only their terms were looked at. */
  readonly older: number
}

const batchSize = 1_000

/** Looks at all that ended, a batch at a time; puts the first `show` breaches into words. */
export async function recomputeSignals(tx: Tx, show: number): Promise<SignalsRecomputed> {
  const thinned = await loadThinnedDays(tx)
  const instruments = new Map((await loadInstruments(tx)).map((one) => [one.id, one]))
  const first: string[] = []
  let [found, fromTicks, older] = [0, 0, 0]
  for await (const batch of endedSignals(tx)) {
    const answers = await loadEnds(tx, batch.map(stretchOf))
    for (const [index, signal] of batch.entries()) {
      const ends = answers[index] ?? { entry: null, exit: null }
      const isOld = daysOf(signal).some((day) => thinned.has(day))
      const instrument = instruments.get(signal.instrumentId)
      const problem =
        termsProblem(signal) ?? (isOld ? undefined : await endProblem(tx, signal, instrument, ends))
      if (problem === undefined) {
        if (isOld) older += 1
        else fromTicks += 1
      } else {
        found += 1
        if (first.length < show) first.push(`signal ${signal.id}: ${problem}`)
      }
    }
  }
  return { found, first, fromTicks, older }
}

async function* endedSignals(tx: Tx): AsyncGenerator<EndedSignal[]> {
  const all = { only: 'ended', now: 0 as Millis, recordId: null, rule: null } as const
  for (let after: string | null = null; ; ) {
    const batch: EndedSignal[] = await listSignals(tx, {
      ...all,
      instrumentId: null,
      after,
      limit: batchSize,
    })
    const last = batch.at(-1)
    if (!last) return
    after = last.id
    yield batch
  }
}

function stretchOf({ instrumentId, opensAt, closesAt }: EndedSignal) {
  return { instrumentId, after: opensAt, upTo: closesAt }
}

/** A minute before and after count too: silences are found there. */
function daysOf({ opensAt, closesAt }: EndedSignal): string[] {
  return [partitionOf(later(opensAt, -60_000)), partitionOf(later(closesAt, 60_000))]
}

function termsProblem(signal: EndedSignal): string | undefined {
  const { profitRateBp, marginBp, horizonSeconds, strikeFactor: was } = signal
  const off = Math.abs(winProbability(profitRateBp, marginBp) - signal.winProbability)
  if (off > probabilityTolerance) return `a hit was not as likely as ${signal.winProbability}`
  const factor = strikeFactor({ ...signal, seconds: horizonSeconds })
  const apart = factor - was
  if (apart <= factorTolerance && -apart <= factorTolerance) return undefined
  return `its strike factor is ${was}, its terms make ${factor}`
}

async function endProblem(
  tx: Tx,
  signal: EndedSignal,
  instrument: Instrument | undefined,
  ends: TickAnswer,
): Promise<string | undefined> {
  const { grade } = signal
  if (!instrument || !grade) return undefined
  const whole: Signal = { ...signal, instrument }
  const decidedAt = null
  const gaps =
    grade.outcome === 'void' ? await loadGapsOf(tx, { ...stretchOf(signal), decidedAt }) : []
  const due = gradeSignal(whole, ends, gaps)
  const facts = ['outcome', 'entry', 'strike', 'exit'] as const
  const fact = facts.find((name) => grade[name] !== due[name])
  if (!fact) return undefined
  const since = iso(signal.opensAt)
  return `its ${fact} is ${grade[fact]}, the prices since ${since} make it ${due[fact]}`
}
