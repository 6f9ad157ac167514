// The SQL of personal tokens.

import type { TokenScope } from '#contract/shared/route.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { AccountState } from '../clients/client.ts'
import type { ApiToken } from './token.ts'

type Row = {
  id: string
  client_id: ClientId
  name: string
  scopes: TokenScope[]
  addresses: string[]
  created_at: Millis
  expires_at: Millis
  last_used_at: Millis | null
  revoked_at: Millis | null
}

const columns = `t.id, t.client_id, t.name, t.scopes, t.addresses, t.created_at, t.expires_at,
  t.last_used_at, t.revoked_at`

/** Newest first. */
export async function listTokens(tx: Tx, clientId: ClientId, limit: number): Promise<ApiToken[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from api_tokens t where t.client_id = $1 order by t.id desc limit $2`,
    [clientId, limit],
  )
  return rows.map(tokenOf)
}

export async function countStanding(tx: Tx, clientId: ClientId, now: Millis): Promise<number> {
  const rows = await tx.rows<{ count: number }>(
    `select count(*)::int as count from api_tokens
      where client_id = $1 and revoked_at is null and expires_at > $2`,
    [clientId, iso(now)],
  )
  return rows[0]?.count ?? 0
}

export type FoundToken = { readonly token: ApiToken; readonly state: AccountState }

export async function findByHash(tx: Tx, hash: Buffer): Promise<FoundToken | undefined> {
  const rows = await tx.rows<Row & { state: AccountState }>(
    `select ${columns}, c.state from api_tokens t join clients c on c.id = t.client_id
      where t.hash = $1`,
    [hash],
  )
  const row = rows[0]
  return row && { token: tokenOf(row), state: row.state }
}

/** Held until the transaction ends. */
export async function lockToken(tx: Tx, id: string): Promise<ApiToken | undefined> {
  const rows = await tx.rows<Row>(
    `select ${columns} from api_tokens t where t.id = $1 for update`,
    [id],
  )
  return rows[0] && tokenOf(rows[0])
}

export async function insertToken(tx: Tx, token: ApiToken, hash: Buffer): Promise<void> {
  const { id, clientId, name, scopes, addresses, createdAt, expiresAt } = token
  await tx.rows(
    `insert into api_tokens (id, client_id, hash, name, scopes, addresses, created_at, expires_at)
     values ($1, $2, $3, $4, $5::text[], $6::text[], $7, $8)`,
    [id, clientId, hash, name, scopes, addresses, iso(createdAt), iso(expiresAt)],
  )
}

export async function updateUsed(tx: Tx, id: string, at: Millis): Promise<void> {
  await tx.rows('update api_tokens set last_used_at = $2 where id = $1', [id, iso(at)])
}

export async function updateRevoked(tx: Tx, id: string, at: Millis): Promise<void> {
  await tx.rows('update api_tokens set revoked_at = $2 where id = $1', [id, iso(at)])
}

/** All that stand; gives their ids. */
export async function revokeTokensOf(tx: Tx, clientId: ClientId, at: Millis): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `update api_tokens set revoked_at = $2
      where client_id = $1 and revoked_at is null and expires_at > $2 returning id`,
    [clientId, iso(at)],
  )
  return rows.map(({ id }) => id)
}

function tokenOf(row: Row): ApiToken {
  return {
    id: row.id,
    clientId: row.client_id,
    name: row.name,
    scopes: row.scopes,
    addresses: row.addresses,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }
}
