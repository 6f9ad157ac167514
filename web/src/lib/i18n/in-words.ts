// What the server says, in the language of this build: words by code, filled in from its details.
// A code that is unknown here, or comes with other details, as of a newer server, is said as the
// server says it, in English.
// Loaded with the first answer that has one.

import * as format from '#browser/format/format.ts'
import { filledIn, isFilledBy, type Writing } from '#contract/shared/fill-in.ts'
import type { Failure } from '#contract/shared/wire.ts'
import { iso, millis, toWholeMinute } from '#kernel/time.ts'
import { problemInWords } from './problem-in-words.ts'
import { refusals, successes, terms } from './wire-words.ts'

type Texts = Readonly<Record<string, string>>

type Refused = Pick<Failure, 'code' | 'details' | 'message'>

export function refusalInWords({ code, details, message }: Refused): string {
  const text = wordsFor(refusals, code)
  const isKnown = text !== undefined && isFilledBy(text, details)
  return isKnown ? filledIn(text, details, writing) : message
}

/** The same failure, with words for people. */
export function failureInWords<F extends Omit<Failure, 'status'>>(failure: F): F {
  const errors = failure.errors?.map((error) => ({ ...error, message: problemInWords(error) }))
  return { ...failure, message: refusalInWords(failure), ...(errors ? { errors } : {}) }
}

export function successInWords(code: string, message: string): string {
  return wordsFor(successes, code) ?? message
}

const writing: Writing = {
  $: format.moneyOf,
  '@': (instant) => `${format.dateMinute(iso(toWholeMinute(millis(Date.parse(instant)))))} UTC`,
  '=': (code) => wordsFor(terms, code) ?? code,
  '|': (options) => options,
}

function wordsFor(texts: Texts, code: string): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined
}
