// A gap is a stretch in which we did not hear the source: our process stood still, a connection was
// lost, the database was away. No trade is decided on one before the source was asked once more.

import type { HaltCause, VoidCause } from '#contract/shared/receipts.ts'
import { type Millis, millis } from '#kernel/time.ts'
import type { FeedGap, GapAnswer } from './feed.ts'

/** A gap of one instrument. */
export type Gap = FeedGap & { readonly from: Millis }

export type AnsweredGap = Gap & {
  readonly asked: string
  readonly answeredAt: Millis
  readonly answer: GapAnswer
  /** How many prices the answer brought. */
  readonly ticks: number
}

/** A stretch in which sources disagreed, or one was left alone; without an end while it lasts. */
export type Halt = {
  readonly from: Millis
  readonly to: Millis | null
  readonly cause: HaltCause
}

/** Why prices can be wanting in a stretch: gaps with their answers, and halts. */
export type Want = Pick<Gap, 'from' | 'to'> & { readonly answer: GapAnswer | 'halted' }

export function wantsOf(gaps: readonly AnsweredGap[], halts: readonly Halt[]): readonly Want[] {
  if (halts.length === 0) return gaps
  return [
    ...gaps,
    ...halts.map(({ from, to }) => ({ from, to: to ?? endless, answer: 'halted' as const })),
  ]
}

const endless = millis(8.64e15)

/** A source that does not answer is asked for this long after a gap, then trades are void. */
export const patienceMs = 3_600_000

type Stretch = { readonly after: Millis; readonly upTo: Millis }

export function overlaps(gap: Pick<Gap, 'from' | 'to'>, { after, upTo }: Stretch): boolean {
  return gap.from < upTo && gap.to > after
}

const causes: Readonly<Record<Want['answer'], VoidCause>> = {
  unreachable: 'source_unreachable',
  other_source: 'source_changed',
  halted: 'sources_disagreed',
  prices: 'source_empty',
  nothing: 'source_empty',
}
/** The gravest first: what was never answered weighs more than an answer without a price. */
const byWeight = Object.keys(causes) as Want['answer'][]

/** Why a stretch has no price: what the gaps in it were answered, or the source's silence. */
export function causeOf(wants: readonly Want[], stretch: Stretch): VoidCause {
  const answers = wants.filter((want) => overlaps(want, stretch)).map(({ answer }) => answer)
  const gravest = byWeight.find((answer) => answers.includes(answer))
  return gravest === undefined ? 'source_silent' : causes[gravest]
}
