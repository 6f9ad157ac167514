// Columns of a batch as PostgreSQL array literals, for `unnest`. Much cheaper than letting the
// driver quote every element, and safe because only values that need no quoting are accepted.

import { assert } from '#kernel/assert.ts'
import { iso, type Millis } from '#kernel/time.ts'

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

const special = /[\\\t\n\r]/g
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

/** One row in COPY's text format: a tab between columns, \N for null. */
export function copyLine(values: readonly (string | number | bigint | null)[]): string {
  let line = ''
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i]
    if (i > 0) line += '\t'
    if (value === null) line += '\\N'
    else line += typeof value === 'string' ? value.replace(special, (it) => escapes[it]!) : value
  }
  return `${line}\n`
}

const texts = new Map<Millis, string>()

/** An instant as ISO 8601, remembered: the rows of a batch share a few. */
export function instantText(at: Millis): string {
  const known = texts.get(at)
  if (known !== undefined) return known
  if (texts.size >= 1_000) texts.clear()
  const text = iso(at)
  texts.set(at, text)
  return text
}

/** Milliseconds since 1970 as an SQL expression turns them into timestamptz: `instants('$3')`. */
export function instants(parameter: string): string {
  return `(select array_agg('epoch'::timestamptz + ms * interval '1 ms' order by nr)
    from unnest(${parameter}::bigint[]) with ordinality as t(ms, nr))`
}
