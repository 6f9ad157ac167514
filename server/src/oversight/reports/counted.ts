// What a cell counts for a report: reports are told of what all counted, laid together.

import type { Millis } from '#kernel/time.ts'

/** What moved on a day, of one kind, from and to accounts by name. */
export type DaySum = {
  readonly day: string
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly status: string
  readonly movements: bigint
  readonly amount: bigint
}

export type ClientSums = {
  /** Null: of the whole time, each client once. */
  readonly day: string | null
  readonly traded: bigint
  readonly gained: bigint
  readonly lost: bigint
  readonly result: bigint
}

/** How many were paid after so many seconds, rounded. */
export type PayoutTook = {
  readonly day: string
  readonly seconds: number
  readonly paid: bigint
}

export type SignUpSums = {
  /** Null: of the whole time. */
  readonly day: string | null
  readonly signed_up: bigint
  readonly confirmed: bigint
  readonly tried: bigint
  readonly identified: bigint
  readonly paid_in: bigint
  readonly traded: bigint
}

export type ActSums = {
  /** Null, as the act is: of the whole time. */
  readonly member: string | null
  readonly act: string | null
  readonly times: bigint
  readonly clients: bigint
  readonly last: Millis | null
}

/** Of one cell, up to an instant. */
export type Counted = { readonly through: Millis; readonly facts: readonly unknown[] }

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
