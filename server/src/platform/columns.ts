// Columns of a batch as PostgreSQL array literals, for `unnest`. Much cheaper than letting the
// driver quote every element, and safe because only values that need no quoting are accepted.

import { assert } from '#kernel/assert.ts'

const plain = /^[\w:.+-]+$/

/** Numbers, bigints, enum words, UUIDs and ISO instants; null becomes NULL. */
export function column(values: readonly (string | number | bigint | null)[]): string {
  let text = '{'
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i]
    if (typeof value === 'string') assert(plain.test(value), `not a plain array element: ${value}`)
    text += i === 0 ? '' : ','
    text += value === null ? 'NULL' : value
  }
  return `${text}}`
}

/** Milliseconds since 1970 as an SQL expression turns them into timestamptz: `instants('$3')`. */
export function instants(parameter: string): string {
  return `(select array_agg('epoch'::timestamptz + ms * interval '1 ms' order by nr)
    from unnest(${parameter}::bigint[]) with ordinality as t(ms, nr))`
}
