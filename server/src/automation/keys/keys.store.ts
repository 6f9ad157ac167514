// Keys to accounts on exchanges: their SQL.

import type { KeyEnding, KeyStanding, VenueName } from '#contract/client/exchange-keys.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type StoredKey = {
  readonly id: string
  readonly clientId: ClientId
  readonly venue: VenueName
  readonly name: string
  readonly standing: KeyStanding
  readonly ending: KeyEnding | null
  readonly rights: readonly string[]
  readonly addedAt: Millis
  readonly checkedAt: Millis
  /** Null once it ended. */
  readonly sealed: Buffer | null
}

type KeyRow = {
  id: string
  client_id: ClientId
  venue: VenueName
  name: string
  standing: KeyStanding
  ending: KeyEnding | null
  rights: string[]
  added_at: Millis
  checked_at: Millis
  sealed: Buffer | null
}

const columns = `id, client_id, venue, name, standing, ending, rights, added_at, checked_at, sealed`

export type NewKey = Omit<StoredKey, 'ending' | 'checkedAt' | 'sealed'> & {
  readonly sealed: Buffer
  readonly mark: Buffer
}

/** False where the same one is in use. */
export async function insertKey(tx: Tx, key: NewKey): Promise<boolean> {
  const { id, clientId, venue, name, sealed, mark, standing, rights, addedAt } = key
  const rows = await tx.rows(
    `insert into exchange_keys
       (id, client_id, venue, name, sealed, mark, standing, rights, added_at, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (mark) where ended_at is null do nothing returning 1 as one`,
    [id, clientId, venue, name, sealed, mark, standing, rights, iso(addedAt)],
  )
  return rows.length > 0
}

/** The client's, the newest first. */
export async function listKeys(tx: Tx, clientId: ClientId): Promise<StoredKey[]> {
  const rows = await tx.rows<KeyRow>(
    `select ${columns} from exchange_keys where client_id = $1 order by id desc`,
    [clientId],
  )
  return rows.map(keyOf)
}

export async function loadKey(tx: Tx, id: string): Promise<StoredKey | undefined> {
  const rows = await tx.rows<KeyRow>(`select ${columns} from exchange_keys where id = $1`, [id])
  return rows[0] && keyOf(rows[0])
}

export async function isMarkInUse(tx: Tx, mark: Buffer): Promise<boolean> {
  const rows = await tx.rows(
    'select 1 as one from exchange_keys where mark = $1 and ended_at is null',
    [mark],
  )
  return rows.length > 0
}

/** Those that were last asked about before then, the longest ago first. */
export async function listUnchecked(tx: Tx, before: Millis, limit: number): Promise<StoredKey[]> {
  const rows = await tx.rows<KeyRow>(
    `select ${columns} from exchange_keys where ended_at is null and checked_at <= $1
      order by checked_at limit $2`,
    [iso(before), limit],
  )
  return rows.map(keyOf)
}

export async function noteChecked(
  tx: Tx,
  id: string,
  rights: readonly string[],
  at: Millis,
): Promise<void> {
  await tx.rows(
    `update exchange_keys set checked_at = $2, rights = $3 where id = $1 and ended_at is null`,
    [id, iso(at), rights],
  )
}

/** What it signs with is gone with this. False where it had ended. */
export async function endKey(tx: Tx, id: string, ending: KeyEnding, at: Millis): Promise<boolean> {
  const rows = await tx.rows(
    `update exchange_keys set standing = 'ended', ending = $2, ended_at = $3, sealed = null
      where id = $1 and ended_at is null returning 1 as one`,
    [id, ending, iso(at)],
  )
  return rows.length > 0
}

function keyOf({ client_id, added_at, checked_at, ...row }: KeyRow): StoredKey {
  return { ...row, clientId: client_id, addedAt: added_at, checkedAt: checked_at }
}
