// The SQL of authenticator apps and recovery codes.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { Factors } from './factor.ts'

/** From here to the end of the transaction nobody else changes this client's factors. */
export async function lockFactors(tx: Tx, clientId: ClientId): Promise<void> {
  await tx.rows(
    `select pg_advisory_xact_lock(hashtext('factors'), ($1::bigint % 2000000000)::int)`,
    [clientId],
  )
}

const factorsStatement: Statement = {
  name: 'load_factors',
  text: `
    select exists (select from authenticators
                    where client_id = $1 and confirmed_at is not null) as has_totp,
           (select count(*)::int from recovery_codes
             where client_id = $1 and used_at is null) as codes_left,
           (select count(*)::int from passkeys where client_id = $1) as passkeys`,
}

export async function loadFactors(tx: Tx, clientId: ClientId): Promise<Factors> {
  const [row] = await tx.rows<{ has_totp: boolean; codes_left: number; passkeys: number }>(
    factorsStatement,
    [clientId],
  )
  const { has_totp: hasTotp, codes_left: codesLeft, passkeys } = present(row, 'it selects values')
  return { hasTotp, codesLeft, passkeys }
}

export type Authenticator = {
  /** Sealed. */
  readonly secret: Buffer
  readonly confirmedAt: Millis | null
  readonly startedAt: Millis
  readonly lastStep: bigint
}

/** Starts anew; what was started before and never confirmed is forgotten. */
export async function putAuthenticator(
  tx: Tx,
  clientId: ClientId,
  secret: Buffer,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into authenticators (client_id, secret, started_at) values ($1, $2, $3)
     on conflict (client_id) do update
       set secret = $2, started_at = $3, confirmed_at = null, last_step = 0`,
    [clientId, secret, iso(now)],
  )
}

export async function lockAuthenticator(
  tx: Tx,
  clientId: ClientId,
): Promise<Authenticator | undefined> {
  const [row] = await tx.rows<{
    secret: Buffer
    confirmed_at: Millis | null
    started_at: Millis
    last_step: bigint
  }>(
    `select secret, confirmed_at, started_at, last_step from authenticators
      where client_id = $1 for update`,
    [clientId],
  )
  if (!row) return undefined
  const { secret, confirmed_at: confirmedAt, started_at: startedAt, last_step: lastStep } = row
  return { secret, confirmedAt, startedAt, lastStep }
}

/** One that there is, whosever. */
export async function anyAuthenticator(
  tx: Tx,
): Promise<{ clientId: ClientId; secret: Buffer } | undefined> {
  const [row] = await tx.rows<{ client_id: ClientId; secret: Buffer }>(
    'select client_id, secret from authenticators limit 1',
  )
  return row && { clientId: row.client_id, secret: row.secret }
}

/** The code of this step was accepted; the first one turns the factor on. */
export async function spendStep(
  tx: Tx,
  clientId: ClientId,
  step: bigint,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `update authenticators set last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
      where client_id = $1`,
    [clientId, step, iso(now)],
  )
}

export async function deleteAuthenticator(tx: Tx, clientId: ClientId): Promise<void> {
  await tx.rows('delete from authenticators where client_id = $1', [clientId])
}

/** In the place of all that there were. */
export async function replaceCodes(
  tx: Tx,
  clientId: ClientId,
  hashes: readonly Buffer[],
  now: Millis,
): Promise<void> {
  await tx.rows('delete from recovery_codes where client_id = $1', [clientId])
  for (const hash of hashes) {
    await tx.rows('insert into recovery_codes (hash, client_id, created_at) values ($1, $2, $3)', [
      hash,
      clientId,
      iso(now),
    ])
  }
}

/** True for the one who uses it first. */
export async function spendCode(
  tx: Tx,
  clientId: ClientId,
  hash: Buffer,
  now: Millis,
): Promise<boolean> {
  const rows = await tx.rows(
    `update recovery_codes set used_at = $3
      where hash = $2 and client_id = $1 and used_at is null returning hash`,
    [clientId, hash, iso(now)],
  )
  return rows.length > 0
}
