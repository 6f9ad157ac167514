// What the feed has reported and is not stored yet. A price of up to an instant that is known for
// good is not taken any more, however late it is told: it can never slip into a stretch of time
// that is already decided. Where prices were missed, and trades rest on them, what comes later is
// held back until the source has answered for the gap.

import { pointsTold } from '#kernel/price.ts'
import { type Millis, millis } from '#kernel/time.ts'
import { isOpenAt } from '../instruments/instrument.ts'
import { type Admission, admit, admitWaiting, newAdmission, type Reported } from './admission.ts'
import { volatilityOf } from './estimator.ts'
import type { FeedGap, FeedHalt, FeedTick, LeftOut, Refetched } from './feed.ts'
import type { AnsweredGap, Gap } from './gap.ts'
import type { Market, Quoted } from './market.ts'
import { noteRefused, type PriceRefusal, type RefusedPrice } from './refused.ts'
import { newest } from './tick.ts'

export type Admitted = { readonly quoted: Quoted; readonly reported: Reported }

export type Line = {
  readonly quoted: Quoted
  readonly admission: Admission
  /** The gaps that are still to be answered, in order of time; the prices of after are held. */
  readonly gaps: Gap[]
  held: FeedTick[]
}

/** A gap with its answer, to be stored together with the prices it brought. */
export type Filled = { readonly line: Line; readonly answered: AnsweredGap }

export type Intake = {
  readonly lines: ReadonlyMap<string, Line>
  /** Another install has let the prices in already: they are taken as they are. */
  readonly isAdmitted: boolean
  /** Instruments with a tick that came too soon after the one before. */
  readonly waiting: Set<Line>
  /** Answers that have come and are not taken in yet. */
  answers: (Filled & { readonly ticks: readonly FeedTick[] })[]
  /** Taken in, and not stored yet. */
  filled: Filled[]
  taken: Admitted[]
  /** Left out, of each instrument and reason one with how many there were. */
  refused: Map<string, RefusedPrice>
  /** Told, and not stored yet. */
  halts: FeedHalt[]
  /** Everything up to here is being stored, or is stored. */
  sealed: Millis
}

export type Collected = {
  readonly batch: readonly Admitted[]
  readonly filled: readonly Filled[]
  readonly halts: readonly FeedHalt[]
}

/** Prices that are kept while they cannot be stored; beyond that they are a gap of ours. */
const keptWhileDown = 100_000
/** The same for those of one instrument that wait for an answer. */
const keptWhileHeld = 20_000

export function newIntake(market: Market, isAdmitted = false): Intake {
  const lines = new Map<string, Line>()
  for (const quoted of market.byId.values()) {
    const admission = newAdmission(newest(quoted.series))
    lines.set(quoted.instrument.symbol, { quoted, admission, gaps: [], held: [] })
  }
  return {
    lines,
    isAdmitted,
    waiting: new Set(),
    answers: [],
    filled: [],
    taken: [],
    refused: new Map(),
    halts: [],
    sealed: market.storedThrough,
  }
}

/**
 * Takes a report of the feed, or leaves it: of closed markets, unknown symbols, leaps, and late
 * ones.
 */
export function receive(intake: Intake, tick: FeedTick): void {
  const line = intake.lines.get(tick.symbol)
  if (!line) return
  if (line.gaps.length > 0) hold(line, tick)
  else if (intake.isAdmitted) take(intake, line, tick)
  else if (tick.at > intake.sealed) take(intake, line, tick)
  else leave(intake, line, tick, 'late')
}

/** A source's price that had no part in the median. */
export function leaveOut({ lines, refused }: Intake, tick: FeedTick, why: LeftOut): void {
  const instrument = lines.get(tick.symbol)?.quoted.instrument
  if (instrument) noteRefused(refused, { instrument, tick, ...why })
}

function leave({ refused }: Intake, line: Line, tick: FeedTick, reason: PriceRefusal): void {
  const { instrument } = line.quoted
  noteRefused(refused, { instrument, tick, reason, against: line.admission.last?.price })
}

function hold({ gaps, held }: Line, tick: FeedTick): void {
  held.push(tick)
  const last = gaps.at(-1)
  if (held.length <= keptWhileHeld || !last || tick.at <= last.to) return
  held.length = 0
  gaps.push({ ...last, from: last.to, to: tick.at })
}

function take(intake: Intake, line: Line, tick: FeedTick): void {
  if (intake.isAdmitted) {
    takeAsItIs(intake, line, tick)
    return
  }
  const { quoted, admission } = line
  const { instrument } = quoted
  if (!isOpenAt(instrument, tick.at)) {
    leave(intake, line, tick, 'closed')
    return
  }
  for (const reported of admit(admission, tick, instrument.scale, volatilityOf(quoted.estimator))) {
    intake.taken.push({ quoted, reported })
  }
  if (admission.waiting) intake.waiting.add(line)
  if (admission.refusal) leave(intake, line, tick, admission.refusal)
}

/** One that is told again is there already. */
function takeAsItIs({ taken }: Intake, { quoted, admission }: Line, tick: FeedTick): void {
  const { at, source, mids } = tick
  const price = pointsTold(tick.price, quoted.instrument.scale)
  if (price === undefined || at <= (admission.last?.at ?? 0)) return
  const reported: Reported = { at, price, source, mids }
  admission.last = reported
  taken.push({ quoted, reported })
}

/**
 * Opens a gap for the instruments whose open trades rest on it, and for those that wait for one
 * already. Says whether there are any.
 */
export function openGap(
  { lines }: Intake,
  gap: FeedGap,
  isNeeded: (instrumentId: number) => boolean,
): boolean {
  let isAny = false
  for (const line of lines.values()) {
    const { quoted, admission, gaps } = line
    if (gaps.length === 0 && !isNeeded(quoted.instrument.id)) continue
    const from = gaps.at(-1)?.to ?? gap.from ?? admission.last?.at
    if (from === undefined || from >= gap.to) continue
    gaps.push({ ...gap, from })
    quoted.heldFrom ??= from
    quoted.heldFor ??= gap.cause
    isAny = true
  }
  return isAny
}

/** The instrument whose gap is to be asked about next, after `last`. */
export function nextGap({ lines, answers }: Intake, last?: Line): Line | undefined {
  const asking = new Set(answers.map(({ line }) => line))
  const open = [...lines.values()].filter(({ gaps }) => gaps.length > 0)
  const due = open.filter((line) => !asking.has(line))
  return due[last ? due.indexOf(last) + 1 : 0] ?? due[0]
}

/** Takes what the source said about the first gap of an instrument. */
export function answerGap(
  intake: Intake,
  line: Line,
  { answer, asked, ticks }: Refetched,
  now: Millis,
): void {
  const gap = line.gaps[0]
  if (!gap) return
  const within = ticks.filter(({ at }) => at > gap.from && at <= gap.to)
  const said = answer === 'prices' && within.length === 0 ? 'nothing' : answer
  const answered = { ...gap, asked, answeredAt: now, answer: said, ticks: within.length }
  intake.answers.push({ line, answered, ticks: within })
}

/** What the source said to a gap of another install, whose series this one follows. */
export function noteAnswer(intake: Intake, symbol: string, answered: AnsweredGap): void {
  const line = intake.lines.get(symbol)
  if (!line) return
  const { from, to } = answered
  const isSame = (gap: AnsweredGap) => gap.from === from && gap.to === to
  const waiting = intake.filled.filter((one) => one.line === line).map((one) => one.answered)
  if ([...line.quoted.gaps, ...waiting].some(isSame)) return
  intake.filled.push({ line, answered })
}

/** All that is known through an instant, to be stored; whatever is told later lies after it. */
export function collect(intake: Intake, through: Millis): Collected {
  for (const answer of intake.answers) fill(intake, answer)
  const filled = [...intake.filled, ...intake.answers]
  intake.answers = []
  intake.filled = []
  for (const line of intake.waiting) {
    if (line.gaps.length > 0) continue
    for (const reported of admitWaiting(line.admission, through)) {
      intake.taken.push({ quoted: line.quoted, reported })
    }
    if (!line.admission.waiting) intake.waiting.delete(line)
  }
  const { taken: batch, halts } = intake
  intake.taken = []
  intake.halts = []
  intake.sealed = through
  return { batch, filled, halts }
}

/** First the prices of the gap and those that were heard of it, then what was held back since. */
function fill(intake: Intake, { line, answered, ticks }: Intake['answers'][number]): void {
  line.gaps.shift()
  const isLast = line.gaps.length === 0
  const isDue = ({ at }: FeedTick) => isLast || at <= answered.to
  const due = [...ticks, ...line.held.filter(isDue)].sort((a, b) => a.at - b.at)
  line.held = line.held.filter((tick) => !isDue(tick))
  for (const tick of due) take(intake, line, tick)
}

/**
 * Puts back what could not be stored. What is too much to be kept is dropped, and a gap like any
 * other: returned, to be opened.
 */
export function giveBack(intake: Intake, { batch, filled, halts }: Collected): FeedGap | undefined {
  intake.halts = [...halts, ...intake.halts]
  intake.filled = [...filled, ...intake.filled]
  intake.taken = [...batch, ...intake.taken]
  if (intake.taken.length <= keptWhileDown) return undefined
  const to = intake.taken.reduce((newest, { reported }) => Math.max(newest, reported.at), 0)
  intake.taken = []
  for (const { quoted, admission } of intake.lines.values()) {
    admission.last = newest(quoted.series)
    admission.waiting = undefined
  }
  return { from: undefined, to: millis(to), cause: 'database_away' }
}
