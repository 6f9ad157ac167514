// The SQL of passkeys and of what they are asked to sign.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Passkey } from './factor.ts'

type Row = {
  id: string
  client_id: ClientId
  credential_id: string
  public_key: Buffer
  counter: bigint
  transports: string
  name: string
  created_at: Millis
  used_at: Millis | null
}

export type StoredPasskey = Passkey & {
  readonly createdAt: Millis
  readonly usedAt: Millis | null
}

export async function listPasskeys(tx: Tx, clientId: ClientId): Promise<StoredPasskey[]> {
  const rows = await tx.rows<Row>('select * from passkeys where client_id = $1 order by id', [
    clientId,
  ])
  return rows.map(passkeyOf)
}

export async function findPasskey(
  tx: Tx,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [row] = await tx.rows<Row>('select * from passkeys where credential_id = $1', [
    credentialId,
  ])
  return row && passkeyOf(row)
}

/** False where this authenticator's key is known already. */
export async function insertPasskey(tx: Tx, passkey: Passkey, now: Millis): Promise<boolean> {
  const rows = await tx.rows(
    `insert into passkeys (id, client_id, credential_id, public_key, counter, transports, name,
                           created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (credential_id) do nothing returning id`,
    [
      passkey.id,
      passkey.clientId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports.join(' '),
      passkey.name,
      iso(now),
    ],
  )
  return rows.length > 0
}

export async function countUse(tx: Tx, id: string, counter: number, now: Millis): Promise<void> {
  await tx.rows('update passkeys set counter = $2, used_at = $3 where id = $1', [
    id,
    counter,
    iso(now),
  ])
}

type Own = { readonly id: string; readonly clientId: ClientId }

export async function renameOwn(tx: Tx, { id, clientId }: Own, name: string): Promise<boolean> {
  const rows = await tx.rows(
    'update passkeys set name = $3 where id = $1 and client_id = $2 returning id',
    [id, clientId, name],
  )
  return rows.length > 0
}

/** The name it had. */
export async function deleteOwn(tx: Tx, { id, clientId }: Own): Promise<string | undefined> {
  const [row] = await tx.rows<{ name: string }>(
    'delete from passkeys where id = $1 and client_id = $2 returning name',
    [id, clientId],
  )
  return row?.name
}

export type Challenge = {
  readonly hash: Buffer
  /** null: of anybody. */
  readonly clientId: ClientId | null
  readonly purpose: string
}

export async function insertChallenge(
  tx: Tx,
  { hash, clientId, purpose }: Challenge,
  expiresAt: Millis,
): Promise<void> {
  await tx.rows(
    `insert into passkey_challenges (hash, client_id, purpose, expires_at)
     values ($1, $2, $3, $4)`,
    [hash, clientId, purpose, iso(expiresAt)],
  )
}

/** True once, and only for whom and what it was made for. */
export async function takeChallenge(
  tx: Tx,
  { hash, clientId, purpose }: Challenge,
  now: Millis,
): Promise<boolean> {
  const rows = await tx.rows(
    `delete from passkey_challenges
      where hash = $1 and client_id is not distinct from $2 and purpose = $3 and expires_at > $4
     returning hash`,
    [hash, clientId, purpose, iso(now)],
  )
  return rows.length > 0
}

function passkeyOf(row: Row): StoredPasskey {
  return {
    id: row.id,
    clientId: row.client_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(' '),
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}
