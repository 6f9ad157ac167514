// What a cell counts for a report, in shapes that go from one cell to another: reports are told of
// what all counted, laid together.

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
/** Null: of the whole time. */
const dayOrWhole = z.nullable(z.string())

/** What moved on a day, of one kind, from and to accounts by name. */
export const DaySum = z.strictObject({
  day: z.string(),
  kind: z.string(),
  from: z.string(),
  to: z.string(),
  status: z.string(),
  movements: count,
  amount: count,
})
export type DaySum = z.infer<typeof DaySum>

/** Of the whole time, each client once. */
export const ClientSums = z.strictObject({
  day: dayOrWhole,
  traded: count,
  gained: count,
  lost: count,
  result: count,
})
export type ClientSums = z.infer<typeof ClientSums>

/** How many were paid after so many seconds, rounded. */
export const PayoutTook = z.strictObject({ day: z.string(), seconds: z.number(), paid: count })
export type PayoutTook = z.infer<typeof PayoutTook>

export const SignUpSums = z.strictObject({
  day: dayOrWhole,
  signed_up: count,
  confirmed: count,
  tried: count,
  identified: count,
  paid_in: count,
  traded: count,
})
export type SignUpSums = z.infer<typeof SignUpSums>

/** No member and no act: all of them. */
export const ActSums = z.strictObject({
  member: z.nullable(z.string()),
  act: z.nullable(z.string()),
  times: count,
  clients: count,
  last: z.nullable(z.pipe(z.number(), z.transform(millis))),
})
export type ActSums = z.infer<typeof ActSums>

/** Of one cell, up to an instant. */
export const Counted = z.strictObject({
  through: z.pipe(z.number(), z.transform(millis)),
  facts: z.array(z.unknown()),
})
export type Counted = z.infer<typeof Counted>

/** Rows of the same are one: counts are added, the latest instant is that of all. */
export function addUp<Row extends object>(
  rows: readonly Row[],
  sameOf: (row: Row) => string | null,
): Row[] {
  const found = new Map<string | null, Row>()
  for (const row of rows) {
    const same = sameOf(row)
    const before = found.get(same)
    found.set(same, before ? (together(before, row) as Row) : row)
  }
  return [...found.values()]
}

function together(one: object, other: object): object {
  const others = other as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(one).map(([name, value]) => {
      const second = others[name]
      if (typeof value === 'bigint' && typeof second === 'bigint') return [name, value + second]
      if (typeof second !== 'number') return [name, value]
      return [name, typeof value === 'number' ? Math.max(value, second) : second]
    }),
  )
}
