// Times and texts as exchanges write them.

import * as z from 'zod/mini'
import type { Failed } from './ask-exchange.ts'

/**
 * RFC 3339 with up to nine decimals of the second, as microseconds since 1970; NaN when it is not
 * that.
 */
export function microsOf(timestamp: string): number {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(timestamp)
  if (!match) return Number.NaN
  return Date.parse(`${match[1]}Z`) * 1000 + Number((match[2] ?? '').padEnd(6, '0').slice(0, 6))
}

/** Undefined where no time is stated, or none that can be read. */
export function statedMicros(timestamp: string | undefined): number | undefined {
  const micros = timestamp === undefined ? Number.NaN : microsOf(timestamp)
  return Number.isNaN(micros) ? undefined : micros
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an answer about the past, or why it is none; `name` is what it should have been. */
export function answerIn<S extends z.core.$ZodType, T>(
  refusal: z.core.$ZodType<{ readonly message: string }>,
  schema: S,
  name: string,
  read: (answer: z.core.output<S>) => T,
): (text: string) => T | Failed {
  return (text) => {
    const json = parseJson(text)
    const answer = z.safeParse(schema, json)
    if (answer.success) return read(answer.data)
    const refused = z.safeParse(refusal, json)
    return { error: refused.success ? refused.data.message : `an answer that is not ${name}` }
  }
}
