// The SQL of logos: pictures that staff uploaded, each kept once.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type NewLogo = {
  readonly name: string
  /** A PNG, and a JPEG of the same size on white. */
  readonly screen: Buffer
  readonly paper: Buffer
  readonly operator: string
  readonly at: Millis
}

/** False where the same picture is kept already. */
export async function insertLogo(
  tx: Tx,
  { name, screen, paper, operator, at }: NewLogo,
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into brand_logos (name, screen, paper, operator, uploaded_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning name`,
    [name, screen, paper, operator, iso(at)],
  )
  return rows.length > 0
}

export async function loadLogo(tx: Tx, name: string): Promise<NewLogo | undefined> {
  const rows = await tx.rows<NewLogo>(
    'select name, screen, paper, operator, uploaded_at as at from brand_logos where name = $1',
    [name],
  )
  return rows[0]
}

export async function hasLogo(tx: Tx, name: string): Promise<boolean> {
  const rows = await tx.rows('select name from brand_logos where name = $1', [name])
  return rows.length > 0
}

export async function loadScreenLogo(tx: Tx, name: string): Promise<Buffer | undefined> {
  const rows = await tx.rows<{ screen: Buffer }>('select screen from brand_logos where name = $1', [
    name,
  ])
  return rows[0]?.screen
}

export async function loadPaperLogo(tx: Tx, name: string): Promise<Buffer | undefined> {
  const rows = await tx.rows<{ paper: Buffer }>('select paper from brand_logos where name = $1', [
    name,
  ])
  return rows[0]?.paper
}
