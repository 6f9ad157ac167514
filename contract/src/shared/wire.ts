// The shapes every call shares: texts and instants, amounts in dollars, the envelope, and how a
// wrong field is named. Every string of the wire is made here and nowhere else: what we tell is
// `Text`, `Sentence`, `Written` or `Instant`; what we are told, `text`, `line`, `prose`, `secret`,
// `day` or `instant`, is bounded, and without what cannot be stored.

import * as z from 'zod/mini'
import { type Usd, usdFromNumber, usdMost, usdToNumber } from '#kernel/money.ts'
import type { ProblemCode } from './problems.ts'

/** Dollars on the wire: a JSON number with at most two decimals; cents in a bigint inside. */
export const Amount = z.codec(
  z.number({ error: (issue) => (issue.input === undefined ? 'required' : 'not_number') }),
  z.custom<Usd>((value) => typeof value === 'bigint'),
  {
    decode: (value, context) => {
      const usd = usdFromNumber(value)
      if (usd !== undefined && usd > 0n) return usd
      const isTooMuch = value > usdMost
      context.issues.push({
        code: 'custom',
        input: value,
        message: isTooMuch ? 'too_much' : 'not_positive',
        params: isTooMuch ? { most: String(usdMost) } : undefined,
      })
      return z.NEVER
    },
    encode: usdToNumber,
  },
)

/** For machines, or the same in every language: ids, codes, addresses, figures, names. */
export const Text = z.string()

/** English by the system: a code stands beside it, by which browsers word it. */
export const Sentence = z.string()

/** By a person, in whatever language: shown as it was written. */
export const Written = z.string()

/** ISO 8601, UTC, milliseconds. */
export const Instant = z.string()

/** What is said of a text that is missing, empty, too long, or has signs that are not taken. */
type Words = {
  /** Of what is there and no text. */
  readonly wrong?: ProblemCode
  readonly short?: ProblemCode
  readonly long?: ProblemCode
  readonly signs?: ProblemCode
  /** Fewest characters: 1, where a text may not be empty. */
  readonly least?: number
}

/** No control characters, and no halves of surrogate pairs: neither can be shown. */
const shownSigns = /^[^\p{Cc}\p{Cs}]*$/u
/** The same with the ends of lines, and tabs. */
const shownLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
/** All that can be put into bytes and kept. */
const storedSigns = /^[^\0\p{Cs}]*$/u

/** As a machine sends it: nothing is taken off. */
export function text(most: number, words: Words = {}) {
  return bounded(most, words, shownSigns)
}

/** As people type it: the spaces around it do not count. */
export function line(most: number, words: Words = {}) {
  return bounded(most, words, shownSigns, z.trim())
}

/** As people type it, in several lines. */
export function prose(most: number, words: Words = {}) {
  return bounded(most, words, shownLines, z.trim())
}

/** A password: every sign of it counts, and it is never shown. */
export function secret(words: Words = {}) {
  const bounds: Words = { wrong: 'invalid', long: 'invalid', ...words }
  return bounded(secretMost, bounds, storedSigns)
}

const secretMost = 128

function bounded(most: number, words: Words, signs: RegExp, ...first: z.core.$ZodCheck<string>[]) {
  const { wrong = 'not_text', short = 'empty', least = 1 } = words
  const { long = 'too_long', signs: unfit = 'invalid' } = words
  return z
    .string({ error: required(wrong) })
    .check(...first, z.minLength(least, short), z.maxLength(most, long), z.regex(signs, unfit))
}

/** Beyond these years there are no people, no prices, and no calendars that agree. */
const [firstYear, lastYear] = ['1900', '2199']

/** A day as 2026-01-31. */
export function day(wrong: ProblemCode, missing = wrong) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === '' ? missing : wrong
  return z.iso.date({ error }).check(z.refine(isWithinYears, wrong))
}

/** A UTC time as 2026-01-31T12:00:00.000Z. */
export function instant() {
  const wrong: ProblemCode = 'not_instant'
  return text(24, { wrong, short: wrong, long: wrong, signs: wrong }).check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, wrong),
    z.refine((given) => isWithinYears(given) && !Number.isNaN(Date.parse(given)), wrong),
  )
}

function isWithinYears(given: string): boolean {
  const year = given.slice(0, 4)
  return year >= firstYear && year <= lastYear
}

export const Mode = z.enum(['real', 'demo'], { error: required('not_listed') })
export type Mode = z.infer<typeof Mode>

/** What a trade is staked in: dollars of either account, or a tournament's chips. */
export const StakedMode = z.enum(['real', 'demo', 'chips'], { error: required('not_listed') })
export type StakedMode = z.infer<typeof StakedMode>

/** What the words of a code are filled in with: `limit`, `until`. Amounts are dollars as text. */
export const Details = z.record(Text, z.union([Text, z.number()]))

/** A field, what is wrong with it as a code of `problems`, and the same in English. */
export const FieldError = z.object({
  field: Text,
  code: Text,
  details: z.optional(Details),
  message: Sentence,
})
export type FieldError = z.infer<typeof FieldError>

export const Failure = z.object({
  status: z.literal(false),
  message: Sentence,
  code: Text,
  details: z.optional(Details),
  errors: z.optional(z.array(FieldError)),
  /** Of `second_factor_needed`: the half that is done, and what may be shown for the other. */
  session: z.optional(Text),
  methods: z.optional(z.array(Text)),
})
export type Failure = z.infer<typeof Failure>

/** What came of a call; `done` says by a code of `successes` what people are told. */
export const said = { status: z.literal(true), done: z.optional(Text), message: Sentence }

/** Success around `data`; lists also have `next_cursor`, null on the last page. */
export function Success<T extends z.core.$ZodType>(data: T) {
  return z.object({ ...said, data })
}

export function Page<T extends z.core.$ZodType>(row: T) {
  return z.object({
    ...said,
    data: z.array(row),
    next_cursor: z.nullable(Text),
  })
}

/** Query strings of lists: newest first, `limit` rows after `cursor`. */
export const pageQuery = {
  limit: z._default(integerText(1, 500), 100),
  cursor: z.optional(text(100, { least: 0 })),
}

/** A whole number in a query string, within bounds. */
export function integerText(least: number, most: number) {
  const wrong: ProblemCode = 'not_whole'
  const digits = text(15, { wrong, short: wrong, long: wrong, signs: wrong })
  return z.pipe(
    z.pipe(digits.check(z.regex(/^\d+$/, wrong)), z.transform(Number)),
    z.number().check(z.minimum(least, 'too_small'), z.maximum(most, 'too_large')),
  )
}

/** `required` for a value that is missing, or was not chosen; the given problem for a wrong one. */
export function required(otherwise: ProblemCode) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === '' ? 'required' : otherwise
}
