// The questions before live trading on the wire: which there are, a client's attempts, and the
// answers. Which answers are right only the server knows; the words are the web's.

import * as z from 'zod/mini'
import { Instant, Success } from '../shared/wire.ts'

/** In the order they are asked; each has the same choices, which mean something else in each. */
export const questionIds = [
  'whole_amount',
  'margin',
  'break_even',
  'further_strike',
  'doubling',
  'ending',
  'lucky_run',
  'money',
  'signals',
  'other_side',
  'missing_price',
  'breaks',
] as const
export type QuestionId = (typeof questionIds)[number]

export const choiceIds = ['a', 'b', 'c'] as const
export type ChoiceId = (typeof choiceIds)[number]
const Choice = z.enum(choiceIds, { error: 'not_listed' })

/** So many of them answered right pass. */
export const passMark = 10

/** Whoever has passed begins small for so long; how small, the install says. */
export const firstDayHours = 24

export const AttemptView = z.object({
  at: Instant,
  right: z.number(),
  asked: z.number(),
  has_passed: z.boolean(),
})
export type AttemptView = z.infer<typeof AttemptView>

export const AttemptsView = z.object({
  /** Whether live trades wait for it on this install. */
  is_needed: z.boolean(),
  /** Null where nobody has passed yet. */
  passed_at: z.nullable(Instant),
  /** When it may be tried again; null where that is now, or it is passed. */
  again_at: z.nullable(Instant),
  /** Until when the first trades are bounded; null where they are not. */
  first_day_until: z.nullable(Instant),
  /** How they are: so many dollars on a trade, and so many trades. */
  first_day: z.object({ stake_max: z.number(), trades_max: z.int() }),
  /** The newest first. */
  attempts: z.array(AttemptView),
})
export type AttemptsView = z.infer<typeof AttemptsView>

export const AppropriatenessView = z.extend(AttemptsView, {
  /** Their choices in an order drawn anew each time; none where it may not be tried now. */
  questions: z.array(z.object({ id: z.enum(questionIds), choices: z.array(Choice) })),
})
export type AppropriatenessView = z.infer<typeof AppropriatenessView>

/** Every question has its answer. */
const AnswerShape = Object.fromEntries(questionIds.map((id) => [id, Choice])) as Record<
  QuestionId,
  typeof Choice
>
export const Answers = z.strictObject(AnswerShape)
export type Answers = z.infer<typeof Answers>

export const appropriatenessRoutes = {
  appropriateness: {
    method: 'GET',
    path: '/users/appropriateness',
    audience: 'client',
    summary: 'The questions before live trading, and what came of earlier attempts.',
    reply: Success(AppropriatenessView),
  },
  answerAppropriateness: {
    method: 'POST',
    path: '/users/appropriateness',
    audience: 'client',
    summary: 'Answer all questions. Whoever does not pass may try again a day later.',
    body: Answers,
    reply: Success(AppropriatenessView),
  },
} as const
