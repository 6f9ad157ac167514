// The shapes every call shares: the envelope, amounts in dollars, instants, and how a wrong field
// is named.

import * as z from 'zod/mini'
import { type Usd, usdFromNumber, usdToNumber } from '#kernel/money.ts'

/** Dollars on the wire: a JSON number with at most two decimals; cents in a bigint inside. */
export const Amount = z.codec(
  z.number({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be a number') }),
  z.custom<Usd>((value) => typeof value === 'bigint'),
  {
    decode: (value, context) => {
      const usd = usdFromNumber(value)
      if (usd !== undefined && usd > 0n) return usd
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'must be more than zero, with at most two decimals',
      })
      return z.NEVER
    },
    encode: usdToNumber,
  },
)

/** ISO 8601, UTC, milliseconds. */
export const Instant = z.string()

export const Mode = z.enum(['real', 'demo'], { error: required('must be real or demo') })
export type Mode = z.infer<typeof Mode>

export const FieldError = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

export const Failure = z.object({
  status: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.array(FieldError)),
  /** Of `second_factor_needed`: the half that is done, and what may be shown for the other. */
  session: z.optional(z.string()),
  methods: z.optional(z.array(z.string())),
})
export type Failure = z.infer<typeof Failure>

/** Success around `data`; lists also have `next_cursor`, null on the last page. */
export function Success<T extends z.core.$ZodType>(data: T) {
  return z.object({ status: z.literal(true), message: z.string(), data })
}

export function Page<T extends z.core.$ZodType>(row: T) {
  return z.object({
    status: z.literal(true),
    message: z.string(),
    data: z.array(row),
    next_cursor: z.nullable(z.string()),
  })
}

/** Query strings of lists: newest first, `limit` rows after `cursor`. */
export const pageQuery = {
  limit: z._default(integerText(1, 500), 100),
  cursor: z.optional(z.string().check(z.maxLength(100))),
}

/** A whole number in a query string, within bounds. */
export function integerText(least: number, most: number) {
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,15}$/, 'must be a whole number')), z.transform(Number)),
    z
      .number()
      .check(
        z.minimum(least, `must be at least ${least}`),
        z.maximum(most, `must be at most ${most}`),
      ),
  )
}

/** "is required" for a missing value, the given text for a wrong one. */
export function required(otherwise: string) {
  return (issue: { input?: unknown }) => (issue.input === undefined ? 'is required' : otherwise)
}

/** Required text of at most `most` characters. */
export function text(most: number) {
  return z
    .string({ error: required('must be text') })
    .check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(most, `must be at most ${most} characters long`),
    )
}

/**
 * The product's error texts: the field's name, capitalised, and what is wrong with it.
 * `unknownField` names a field the call does not have, which makes the whole request malformed.
 */
export function fieldErrors(error: z.core.$ZodError): {
  errors: FieldError[]
  unknownField?: string
} {
  const errors: FieldError[] = []
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') return { errors: [], unknownField: issue.keys[0] ?? '' }
    const field = issue.path.join('.')
    if (field !== '' && !errors.some((known) => known.field === field)) {
      errors.push({ field, message: `${fieldLabel(field)} ${issue.message}` })
    }
  }
  return { errors }
}

function fieldLabel(field: string): string {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
