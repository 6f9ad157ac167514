// What a cell counted, as it comes from one cell to another.

import * as z from 'zod/mini'
import { millis } from '#kernel/time.ts'

/** In JSON a string. */
const count = z.union([
  z.bigint(),
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,30}$/)),
    z.transform((text: string) => BigInt(text)),
  ),
])
const day = z.string()
const dayOrWhole = z.nullable(day)
const instant = z.pipe(z.number(), z.transform(millis))

/** Each as the type of its name. */
export const shapes = {
  DaySum: z.strictObject({
    day,
    kind: z.string(),
    from: z.string(),
    to: z.string(),
    status: z.string(),
    movements: count,
    amount: count,
  }),
  ClientSums: z.strictObject({
    day: dayOrWhole,
    traded: count,
    gained: count,
    lost: count,
    result: count,
  }),
  PayoutTook: z.strictObject({ day, seconds: z.number(), paid: count }),
  SignUpSums: z.strictObject({
    day: dayOrWhole,
    signed_up: count,
    confirmed: count,
    tried: count,
    identified: count,
    paid_in: count,
    traded: count,
  }),
  ActSums: z.strictObject({
    member: z.nullable(z.string()),
    act: z.nullable(z.string()),
    times: count,
    clients: count,
    last: z.nullable(instant),
  }),
  Counted: z.strictObject({ through: instant, facts: z.array(z.unknown()) }),
} as const
