// The SQL of passkeys of staff, and of what they are asked to sign.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { PublicKey } from '#server/platform/web-authn.ts'

export type StaffPasskey = PublicKey & {
  readonly id: string
  readonly operatorId: bigint
  readonly name: string
  readonly createdAt: Millis
  readonly usedAt: Millis | null
}

type Row = Omit<StaffPasskey, 'transports'> & { readonly transports: string }

const passkeys = `
  select id, operator_id as "operatorId", credential_id as "credentialId",
         public_key as "publicKey", counter, transports, name, created_at as "createdAt",
         used_at as "usedAt"
    from operator_passkeys`

export async function listPasskeys(tx: Tx, operatorId: bigint): Promise<StaffPasskey[]> {
  const rows = await tx.rows<Row>(`${passkeys} where operator_id = $1 order by id`, [operatorId])
  return rows.map(passkeyOf)
}

export async function findPasskey(
  tx: Tx,
  { credentialId, operatorId }: { readonly credentialId: string; readonly operatorId: bigint },
): Promise<StaffPasskey | undefined> {
  const [row] = await tx.rows<Row>(`${passkeys} where credential_id = $1 and operator_id = $2`, [
    credentialId,
    operatorId,
  ])
  return row && passkeyOf(row)
}

/** False where this authenticator's key is known already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<StaffPasskey, 'usedAt'>,
): Promise<boolean> {
  const { id, operatorId, credentialId, publicKey, counter, transports, name, createdAt } = passkey
  const rows = await tx.rows(
    `insert into operator_passkeys (id, operator_id, credential_id, public_key, counter,
       transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (credential_id) do nothing returning id`,
    [id, operatorId, credentialId, publicKey, counter, transports.join(' '), name, iso(createdAt)],
  )
  return rows.length > 0
}

export async function countUse(tx: Tx, id: string, counter: number, now: Millis): Promise<void> {
  await tx.rows('update operator_passkeys set counter = $2, used_at = $3 where id = $1', [
    ...[id, counter, iso(now)],
  ])
}

type Own = { readonly id: string; readonly operatorId: bigint }

/** The name it had. */
export async function renamePasskey(
  tx: Tx,
  { id, operatorId }: Own,
  name: string,
): Promise<string | undefined> {
  const [row] = await tx.rows<{ name: string }>(
    `update operator_passkeys p set name = $3
       from operator_passkeys former
      where p.id = $1 and p.operator_id = $2 and former.id = p.id returning former.name`,
    [id, operatorId, name],
  )
  return row?.name
}

/** The name it had. */
export async function deletePasskey(tx: Tx, { id, operatorId }: Own): Promise<string | undefined> {
  const [row] = await tx.rows<{ name: string }>(
    'delete from operator_passkeys where id = $1 and operator_id = $2 returning name',
    [id, operatorId],
  )
  return row?.name
}

/** Of whoever leaves, or starts anew with another app. */
export async function deletePasskeysOf(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.rows('delete from operator_passkeys where operator_id = $1', [operatorId])
}

export type Challenge = {
  readonly hash: Buffer
  readonly operatorId: bigint
  readonly purpose: string
}

/** Those that nobody signed in time go with the next. */
export async function insertChallenge(
  tx: Tx,
  { hash, operatorId, purpose }: Challenge,
  { now, expiresAt }: { readonly now: Millis; readonly expiresAt: Millis },
): Promise<void> {
  await tx.rows(
    'delete from operator_passkey_challenges where operator_id = $1 and expires_at <= $2',
    [operatorId, iso(now)],
  )
  await tx.rows(
    `insert into operator_passkey_challenges (hash, operator_id, purpose, expires_at)
     values ($1, $2, $3, $4)`,
    [hash, operatorId, purpose, iso(expiresAt)],
  )
}

/** True once, and only for whom and what it was made for. */
export async function takeChallenge(
  tx: Tx,
  { hash, operatorId, purpose }: Challenge,
  now: Millis,
): Promise<boolean> {
  const rows = await tx.rows(
    `delete from operator_passkey_challenges
      where hash = $1 and operator_id = $2 and purpose = $3 and expires_at > $4 returning hash`,
    [hash, operatorId, purpose, iso(now)],
  )
  return rows.length > 0
}

function passkeyOf({ transports, ...row }: Row): StaffPasskey {
  return { ...row, transports: transports === '' ? [] : transports.split(' ') }
}
