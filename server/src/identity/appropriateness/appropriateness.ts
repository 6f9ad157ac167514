// Whether a client knows what they are about to do with real money: which answers are right, when
// they may be tried again, and how the first day of live trading is bounded. Pure.

import {
  type Answers,
  type ChoiceId,
  choiceIds,
  firstDayHours,
  passMark,
  type QuestionId,
  questionIds,
} from '#contract/client/appropriateness.ts'
import { day, hour, later, type Millis } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'

/** `appropriateness-words.test.ts` of the web has them beside the words. */
export const rightChoices: Readonly<Record<QuestionId, ChoiceId>> = {
  whole_amount: 'b',
  margin: 'c',
  break_even: 'a',
  further_strike: 'b',
  doubling: 'c',
  ending: 'a',
  lucky_run: 'b',
  money: 'a',
  signals: 'c',
  other_side: 'b',
  missing_price: 'a',
  breaks: 'c',
}

export type Graded = { readonly right: number; readonly asked: number; readonly hasPassed: boolean }

export function grade(answers: Answers): Graded {
  const right = questionIds.filter((id) => answers[id] === rightChoices[id]).length
  return { right, asked: questionIds.length, hasPassed: right >= passMark }
}

/** Real money is staked by those only who know what that is; where practised, in a sandbox too. */
export function isNeeded(
  mode: 'live' | 'sandbox',
  { appropriatenessScope }: Pick<Settings, 'appropriatenessScope'>,
): boolean {
  return mode === 'live' || appropriatenessScope === 'all'
}

/** When whoever failed then may try again; undefined where that is now. */
export function waitsUntil(failedAt: Millis | undefined, now: Millis): Millis | undefined {
  if (failedAt === undefined) return undefined
  const until = later(failedAt, day)
  return until > now ? until : undefined
}

/** Until when the trades of whoever passed then are bounded; undefined where they are not. */
export function firstDayUntil(passedAt: Millis | null, now: Millis): Millis | undefined {
  if (passedAt === null) return undefined
  const until = later(passedAt, firstDayHours * hour)
  return until > now ? until : undefined
}

/** The choices in an order that these bytes draw: nobody learns the answers by their places. */
export function orderOf(bytes: Uint8Array): ChoiceId[] {
  const drawn = choiceIds.map((id, place) => ({ id, place, by: bytes[place] ?? 0 }))
  return drawn
    .sort((one, other) => one.by - other.by || one.place - other.place)
    .map(({ id }) => id)
}
