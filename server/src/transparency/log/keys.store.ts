// The keys' SQL: rows are added, and say nothing of a private key that is not sealed.

import { present } from '#kernel/assert.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type KeyEnd = 'replaced' | 'revoked'

export type StoredKey = {
  readonly id: bigint
  readonly vkey: string
  readonly sealed: Buffer | null
  readonly endorsed: string | null
  readonly madeAt: Millis
  readonly end: { readonly at: Millis; readonly why: KeyEnd; readonly size: number } | null
}

type KeyRow = {
  id: bigint
  vkey: string
  sealed: Buffer | null
  endorsed: string | null
  made_at: Millis
  ended_at: Millis | null
  why: KeyEnd | null
  size: bigint | null
}

/** The first one first. */
export async function listKeys(tx: Tx): Promise<StoredKey[]> {
  const rows = await tx.rows<KeyRow>(
    `select k.id, k.vkey, k.sealed, k.endorsed, k.made_at, e.at as ended_at, e.why, e.size
       from log_keys k left join log_key_ends e on e.key_id = k.id order by k.id`,
  )
  return rows.map(({ made_at: madeAt, ended_at: at, why, size, ...row }) => {
    const end = at === null || why === null ? null : { at, why, size: Number(size) }
    return { ...row, madeAt, end }
  })
}

export type NewKey = Pick<StoredKey, 'vkey' | 'sealed' | 'endorsed' | 'madeAt'>

export async function insertKey(tx: Tx, key: NewKey): Promise<bigint> {
  const rows = await tx.rows<{ id: bigint }>(
    `insert into log_keys (vkey, sealed, endorsed, made_at) values ($1, $2, $3, $4) returning id`,
    [key.vkey, key.sealed, key.endorsed, iso(key.madeAt)],
  )
  return present(rows[0], 'one row').id
}

type Ending = {
  readonly keyId: bigint
  readonly at: Millis
  readonly why: KeyEnd
  readonly size: number
}

export async function insertKeyEnd(tx: Tx, { keyId, at, why, size }: Ending): Promise<void> {
  await tx.rows('insert into log_key_ends (key_id, at, why, size) values ($1, $2, $3, $4)', [
    keyId,
    iso(at),
    why,
    size,
  ])
}

/** The name of the log, once it has one. */
export async function loadOrigin(tx: Tx): Promise<{ origin: string; beganAt: Millis } | undefined> {
  const rows = await tx.rows<{ origin: string; began_at: Millis }>(
    'select origin, began_at from log_origin',
  )
  return rows[0] && { origin: rows[0].origin, beganAt: rows[0].began_at }
}

export async function insertOrigin(tx: Tx, origin: string, beganAt: Millis): Promise<void> {
  await tx.rows('insert into log_origin (origin, began_at) values ($1, $2)', [origin, iso(beganAt)])
}
