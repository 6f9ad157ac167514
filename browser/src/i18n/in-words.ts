// What the server says, in the language of this build: words by code, filled in from its details.
// A code that is unknown here, or comes with other details, as of a newer server, is said as the
// server says it, in English.

import { filledIn, isFilledBy, type Writing } from '#contract/shared/fill-in.ts'
import type { Failure } from '#contract/shared/wire.ts'
import { iso, millis, toWholeMinute } from '#kernel/time.ts'
import * as format from '../format/format.ts'
import { problemInWords } from './problem-in-words.ts'
import { terms } from './term-words.ts'

type Texts = Readonly<Record<string, string>>

type Refused = Pick<Failure, 'code' | 'details' | 'message'>

/** Of an application: its words for what the server refuses, and for what was done. */
export type Tables = { readonly refusals: Texts; readonly successes: Texts }

export type Words = {
  readonly refusalInWords: (refused: Refused) => string
  /** The same failure, with words for people. */
  readonly failureInWords: <F extends Omit<Failure, 'status'>>(failure: F) => F
  readonly successInWords: (code: string, message: string) => string
}

export function inWords({ refusals, successes }: Tables): Words {
  const refusalInWords = ({ code, details, message }: Refused) => {
    const text = wordsFor(refusals, code)
    const isKnown = text !== undefined && isFilledBy(text, details)
    return isKnown ? filledIn(text, details, writing) : message
  }
  return {
    refusalInWords,
    failureInWords: (failure) => {
      const errors = failure.errors?.map((error) => ({ ...error, message: problemInWords(error) }))
      return { ...failure, message: refusalInWords(failure), ...(errors ? { errors } : {}) }
    },
    successInWords: (code, message) => wordsFor(successes, code) ?? message,
  }
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
