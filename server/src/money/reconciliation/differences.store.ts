// The SQL of what was found to differ, and of how each look at the books ended.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { BooksOutcome } from './books.ts'
import type { Difference, DifferenceKind } from './reconciliation.ts'

export type Standing = Difference & { readonly name: string; readonly foundAt: Millis }

/** What was found and is not gone, the oldest first. */
export async function loadStanding(tx: Tx): Promise<Standing[]> {
  const rows = await tx.rows<{
    name: string
    kind: DifferenceKind
    unit: Difference['unit']
    about: string
    ours: string
    theirs: string
    found_at: Millis
  }>(
    `select name, kind, unit, about, ours::text as ours, theirs::text as theirs, found_at
       from book_differences where gone_at is null order by nr`,
  )
  return rows.map(({ ours, theirs, found_at: foundAt, ...row }) => ({
    ...row,
    foundAt,
    ours: BigInt(ours),
    theirs: BigInt(theirs),
  }))
}

/** Those of them that did not stand before. */
export async function insertDifferences(
  tx: Tx,
  found: readonly (Difference & { readonly name: string })[],
  at: Millis,
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ name: string }>(
    `insert into book_differences (name, kind, unit, about, ours, theirs, found_at)
     select name, kind, unit, about, ours, theirs, $7
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::numeric[], $6::numeric[])
         as found (name, kind, unit, about, ours, theirs)
     on conflict do nothing returning name`,
    [
      ...[found.map(({ name }) => name), found.map(({ kind }) => kind)],
      ...[found.map(({ unit }) => unit), found.map(({ about }) => about)],
      ...[found.map(({ ours }) => ours), found.map(({ theirs }) => theirs)],
      iso(at),
    ],
  )
  return new Set(rows.map(({ name }) => name))
}

export async function markDifferencesGone(
  tx: Tx,
  names: readonly string[],
  at: Millis,
): Promise<void> {
  await tx.rows(
    'update book_differences set gone_at = $2 where gone_at is null and name = any($1)',
    [names, iso(at)],
  )
}

export async function insertReconciliation(
  tx: Tx,
  look: {
    readonly at: Millis
    readonly outcome: BooksOutcome
    readonly differences: number
    readonly unanswered: number
  },
): Promise<void> {
  await tx.rows(
    `insert into reconciliations (at, outcome, differences, unanswered) values ($1, $2, $3, $4)`,
    [iso(look.at), look.outcome, look.differences, look.unanswered],
  )
}

export type Look = {
  readonly nr: bigint
  readonly at: Millis
  readonly outcome: BooksOutcome
  readonly differences: number
  readonly unanswered: number
}

type Paging = { readonly before: bigint | null; readonly limit: number }

/** The newest first. */
export function listLooks(tx: Tx, { before, limit }: Paging): Promise<Look[]> {
  return tx.rows<Look>(
    `select nr, at, outcome, differences, unanswered from reconciliations
      where $1::bigint is null or nr < $1 order by nr desc limit $2`,
    [before, limit],
  )
}

export type Found = Difference & {
  readonly nr: bigint
  readonly foundAt: Millis
  readonly goneAt: Millis | null
}

/** The newest first. */
export async function listDifferences(
  tx: Tx,
  isStanding: boolean,
  { before, limit }: Paging,
): Promise<Found[]> {
  const rows = await tx.rows<{
    nr: bigint
    kind: DifferenceKind
    unit: Difference['unit']
    about: string
    ours: string
    theirs: string
    found_at: Millis
    gone_at: Millis | null
  }>(
    `select nr, kind, unit, about, ours::text as ours, theirs::text as theirs, found_at, gone_at
       from book_differences
      where ($1::bigint is null or nr < $1) and (gone_at is null or not $2::boolean)
      order by nr desc limit $3`,
    [before, isStanding, limit],
  )
  return rows.map(({ ours, theirs, found_at: foundAt, gone_at: goneAt, ...row }) => ({
    ...row,
    foundAt,
    goneAt,
    ours: BigInt(ours),
    theirs: BigInt(theirs),
  }))
}
