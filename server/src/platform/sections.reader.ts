// The form in which a module offers what it holds about a client: records as lines of JSON, a page
// at a time. Each names what it offers column by column: one that is added later, a secret perhaps,
// is not offered until somebody decides so.

/** Of $1, the client: the first lines after the place $2, up to $3 of them. */
export type Section = {
  readonly sql: string
  readonly start: string
  /** Of $1: how many there are, where they are too many to be read for that. */
  readonly count?: string
}

/** Few rows, which fit one page. */
export const allAtOnce = (sql: string): Section => ({
  start: '0',
  sql: `select line, place::text from (${sql}) lines where place > $2::bigint
         order by lines.place limit $3`,
})

export const usd = (cents: string) => `round(${cents} / 100.0, 2)`
