// Pages of a list by keyset: its order as SQL, by what rows are sorted by and then by their ids,
// so that of rows that are alike none is left out and none told twice; and where a page ended. An
// order is offered only where an index has its rows in it.

import type { Sort } from '#contract/staff/lists.ts'
import { present } from '#kernel/assert.ts'
import { type ClientId, isUuid, uuidFrom } from '#kernel/ids.ts'
import { type Usd, usdFromText } from '#kernel/money.ts'
import { day, later, type Millis, millis } from '#kernel/time.ts'

/** Pieces of SQL: the column of the ids, and the parameters of where the page before ended. */
type Ends = { readonly id: string; readonly value: string; readonly last: string }
/** What is sorted by besides: cents, or an instant with its value as one; never null. */
type By = Ends & { readonly by: string }

/** The least or the oldest first: the end of a condition, and the order. */
export function upwards({ by, id, value, last }: By): string {
  return `(${last} is null or (${by}, ${id}) > (${value}, ${last})) order by ${by}, ${id}`
}

export function downwards({ by, id, value, last }: By): string {
  return `(${last} is null or (${by}, ${id}) < (${value}, ${last})) order by ${by} desc, ${id} desc`
}

/** By the ids themselves, which sort by time. */
export function upById({ id, value, last }: Ends): string {
  return `(${last} is null or ${id} > ${last}) and ${value} is null order by ${id}`
}

export function downById({ id, value, last }: Ends): string {
  return `(${last} is null or ${id} < ${last}) and ${value} is null order by ${id} desc`
}

/** The value of a place, in milliseconds, as an instant: `instantOf('$5')`. */
export function instantOf(parameter: string): string {
  return `'epoch'::timestamptz + ${parameter}::bigint * interval '1 ms'`
}

/** The last row of the page before: what it was sorted by, null with the ids alone, and its id. */
export type Place = { readonly value: bigint | null; readonly id: string }

type Keyed = { readonly id: string | bigint }
type Keys<Row, By extends string> = Readonly<Record<By, ((row: Row) => bigint | Millis) | null>>

type Shape<Row, By extends string> = {
  readonly ids: 'uuid' | 'number'
  /** What each order goes by besides the ids; null: nothing. */
  readonly by: Keys<Row, By>
}

/** The cursors of a list. */
export function pagesOf<Row extends Keyed, By extends string>({ ids, by }: Shape<Row, By>) {
  const isId = (text: string) => (ids === 'uuid' ? isUuid(text) : /^\d{1,18}$/.test(text))
  const keyOf = (sort: Sort<By>) => by[sort.replace(/^-/, '') as By]
  const after = (row: Row, sort: Sort<By>) => `${keyOf(sort)?.(row) ?? ''}_${row.id}`
  return {
    /** The cursor of what comes after this row. */
    after,
    /** Null: from the beginning. Undefined: it is no cursor of this order. */
    from(cursor: string | undefined, sort: Sort<By>): Place | null | undefined {
      if (cursor === undefined) return null
      const [, value = '', id = ''] = /^(\d{0,18})_(.+)$/.exec(cursor) ?? []
      if (!isId(id) || (value === '') !== (keyOf(sort) === null)) return undefined
      return { value: value === '' ? null : BigInt(value), id }
    },
    /** Of one row more than a page has: the page, and where the next one begins. */
    page<One extends Row>(found: readonly One[], limit: number, sort: Sort<By>) {
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      return { page, next: last ? after(last, sort) : null }
    },
  }
}

/** The days of a list, as instants: from the first on, and before the one after the last. */
export type Span = { readonly from: Millis | null; readonly until: Millis | null }

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

export function spanOf({ from, to }: Days): Span {
  const at = (one: string) => millis(Date.parse(`${one}T00:00:00Z`))
  return {
    from: from === undefined ? null : at(from),
    until: to === undefined ? null : later(at(to), day),
  }
}

const nothing = new Uint8Array(10)

/** The same of ids that sort by time: the first ones that there could be. */
export function idsOf({ from, until }: Span) {
  const at = (instant: Millis | null) => (instant === null ? null : uuidFrom(instant, nothing))
  return { from: at(from), until: at(until) }
}

/** As a query says it. */
export function dollarsOf(text: string | undefined): Usd | null {
  return text === undefined ? null : present(usdFromText(text), 'a query was read before')
}

/** What others call a thing, as it may be written: banks in capitals, chains in small letters. */
export function asWritten(reference: string): string[] {
  return [...new Set([reference, reference.toLowerCase(), reference.toUpperCase()])]
}

/** An id of ours, with its dashes or without, as on the file for a bank; null: it is none. */
export function uuidMeant(reference: string): string | null {
  const bare = reference.toLowerCase().replaceAll('-', '')
  const id = bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(id) ? id : null
}

/** A client by the number in a query. */
export function numberOf(text: string | undefined): ClientId | null {
  return text === undefined ? null : (BigInt(text) as ClientId)
}
