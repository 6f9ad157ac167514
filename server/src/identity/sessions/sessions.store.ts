// The sessions' SQL. Of each token only the hash is kept.

import type { ClientId, SessionId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { AccountState } from '../clients/client.ts'
import type { EndReason, Session } from './session.ts'

type SessionRow = {
  id: string
  client_id: bigint
  secret: Buffer
  refresh_hash: Buffer
  previous_refresh_hash: Buffer | null
  created_at: Millis
  rotated_at: Millis
  remembered: boolean
  expires_at: Millis
  ended_at: Millis | null
  ended_because: EndReason | null
  state: AccountState
}

const columns = `c.state, s.id, s.client_id, s.secret, s.refresh_hash, s.previous_refresh_hash,
  s.created_at, s.rotated_at, s.remembered, s.expires_at, s.ended_at, s.ended_because`

export async function insertSession(
  tx: Tx,
  session: Session,
  from: { userAgent: string; timeZone: string | undefined; deviceId: string },
): Promise<void> {
  await tx.rows(
    `insert into sessions (id, client_id, secret, refresh_hash, remembered, rotated_at, created_at,
                           expires_at, user_agent, time_zone, device_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      session.id,
      session.clientId,
      session.secret,
      session.refreshHash,
      session.remembered,
      iso(session.rotatedAt),
      iso(session.startedAt),
      iso(session.expiresAt),
      from.userAgent,
      from.timeZone ?? null,
      from.deviceId,
    ],
  )
}

export type FoundSession = { readonly session: Session; readonly state: AccountState }

/** The session that has, or once had, this refresh token, locked; and its client's standing. */
export async function lockSessionOfToken(tx: Tx, hash: Buffer): Promise<FoundSession | undefined> {
  const [present] = await tx.rows<SessionRow>(
    `select ${columns} from sessions s join clients c on c.id = s.client_id
      where s.refresh_hash = $1 or s.previous_refresh_hash = $1 for update of s`,
    [hash],
  )
  if (present) return { session: sessionOf(present), state: present.state }
  const [past] = await tx.rows<SessionRow>(
    `select ${columns} from spent_refresh_tokens t
       join sessions s on s.id = t.session_id join clients c on c.id = s.client_id
      where t.hash = $1 for update of s`,
    [hash],
  )
  return past && { session: sessionOf(past), state: past.state }
}

/** Puts a new refresh token in the place of the present one, which becomes the previous. */
export async function rotateSession(
  tx: Tx,
  session: Session,
  next: { hash: Buffer; expiresAt: Millis },
  now: Millis,
): Promise<void> {
  if (session.previousRefreshHash) {
    await tx.rows(
      'insert into spent_refresh_tokens (hash, session_id, spent_at) values ($1, $2, $3)',
      [session.previousRefreshHash, session.id, iso(now)],
    )
  }
  await tx.rows(
    `update sessions set refresh_hash = $2, previous_refresh_hash = refresh_hash, rotated_at = $3,
                         expires_at = $4 where id = $1`,
    [session.id, next.hash, iso(now), iso(next.expiresAt)],
  )
}

export type EndedSession = { readonly id: SessionId; readonly clientId: ClientId }

/** Ends these sessions, as far as they have not ended; gives those that had not. */
export async function endSessions(
  tx: Tx,
  ids: readonly SessionId[],
  because: EndReason,
  now: Millis,
): Promise<EndedSession[]> {
  const rows = await tx.rows<{ id: string; client_id: bigint }>(
    `update sessions set ended_at = $3, ended_because = $2
      where id = any($1::uuid[]) and ended_at is null returning id, client_id`,
    [column(ids), because, iso(now)],
  )
  return rows.map((row) => ({ id: row.id as SessionId, clientId: row.client_id as ClientId }))
}

/** Ends the client's sessions, all but the one that may stay; gives those that had not ended. */
export async function endSessionsOf(
  tx: Tx,
  clientId: ClientId,
  { except, because }: { except: SessionId | null; because: EndReason },
  now: Millis,
): Promise<SessionId[]> {
  const rows = await tx.rows<{ id: string }>(
    `update sessions set ended_at = $4, ended_because = $3
      where client_id = $1 and id is distinct from $2::uuid and ended_at is null
        and expires_at > $4
     returning id`,
    [clientId, except, because, iso(now)],
  )
  return rows.map((row) => row.id as SessionId)
}

/** The running session that has this refresh token. */
export async function findSessionOfToken(tx: Tx, hash: Buffer): Promise<SessionId | undefined> {
  const rows = await tx.rows<{ id: string }>(
    `select id from sessions
      where (refresh_hash = $1 or previous_refresh_hash = $1) and ended_at is null`,
    [hash],
  )
  return rows[0]?.id as SessionId | undefined
}

/** Whose running session has this refresh token. */
export async function findClientOfToken(
  tx: Tx,
  hash: Buffer,
  now: Millis,
): Promise<ClientId | undefined> {
  const rows = await tx.rows<{ client_id: bigint }>(
    `select s.client_id from sessions s join clients c on c.id = s.client_id
      where (s.refresh_hash = $1 or s.previous_refresh_hash = $1) and s.ended_at is null
        and s.expires_at > $2 and c.state <> 'closed'`,
    [hash, iso(now)],
  )
  return rows[0]?.client_id as ClientId | undefined
}

export type LiveSession = {
  readonly id: SessionId
  readonly userAgent: string
  readonly timeZone: string | null
  readonly startedAt: Millis
  /** When its token was last renewed: it is used at most a quarter of an hour longer. */
  readonly usedAt: Millis
}

/** The client's sessions that are not over, the last used first. */
export async function listLiveSessions(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
): Promise<LiveSession[]> {
  const rows = await tx.rows<{
    id: string
    user_agent: string
    time_zone: string | null
    created_at: Millis
    rotated_at: Millis
  }>(
    `select id, user_agent, time_zone, created_at, rotated_at from sessions
      where client_id = $1 and ended_at is null and expires_at > $2
      order by rotated_at desc, id desc`,
    [clientId, iso(now)],
  )
  return rows.map((row) => ({
    id: row.id as SessionId,
    userAgent: row.user_agent,
    timeZone: row.time_zone,
    startedAt: row.created_at,
    usedAt: row.rotated_at,
  }))
}

/** Ends one session if it is this client's; false where there is nothing to end. */
export async function endSessionOf(
  tx: Tx,
  { id, clientId }: { id: SessionId; clientId: ClientId },
  because: EndReason,
  now: Millis,
): Promise<boolean> {
  const rows = await tx.rows(
    `update sessions set ended_at = $4, ended_because = $3
      where id = $2 and client_id = $1 and ended_at is null and expires_at > $4
      returning id`,
    [clientId, id, because, iso(now)],
  )
  return rows.length > 0
}

export async function insertAccessToken(
  tx: Tx,
  token: { hash: Buffer; sessionId: SessionId; expiresAt: Millis },
): Promise<void> {
  await tx.rows('insert into access_tokens (hash, session_id, expires_at) values ($1, $2, $3)', [
    token.hash,
    token.sessionId,
    iso(token.expiresAt),
  ])
}

export type Access = {
  readonly sessionId: SessionId
  readonly clientId: ClientId
  readonly expiresAt: Millis
  readonly state: AccountState
}

const accessStatement: Statement = {
  name: 'load_access',
  text: `
    select s.id, s.client_id, a.expires_at, c.state
      from access_tokens a
      join sessions s on s.id = a.session_id
      join clients c on c.id = s.client_id
     where a.hash = $1 and s.ended_at is null`,
}

/**
 * What an access token gives, expired or not; undefined when it is unknown or its session has
 * ended.
 */
export async function loadAccess(tx: Tx, hash: Buffer): Promise<Access | undefined> {
  const [row] = await tx.rows<{
    id: string
    client_id: bigint
    expires_at: Millis
    state: AccountState
  }>(accessStatement, [hash])
  if (!row) return undefined
  return {
    sessionId: row.id as SessionId,
    clientId: row.client_id as ClientId,
    expiresAt: row.expires_at,
    state: row.state,
  }
}

const strayStatement: Statement = {
  name: 'list_stray_sessions',
  text: `
    select s.id from sessions s join clients c on c.id = s.client_id
     where s.id = any($1::uuid[]) and (s.ended_at is not null or c.state = 'closed')`,
}

/** Which of these sessions have ended or belong to a closed account. */
export async function listStraySessions(tx: Tx, ids: readonly SessionId[]): Promise<SessionId[]> {
  const rows = await tx.rows<{ id: string }>(strayStatement, [column(ids)])
  return rows.map((row) => row.id as SessionId)
}

/** Forgets access tokens that are over, and sessions that have been over for long. */
export async function deleteOldSessions(tx: Tx, now: Millis, overSince: Millis): Promise<void> {
  await tx.rows('delete from access_tokens where expires_at < $1', [iso(now)])
  await tx.rows('delete from sessions where least(ended_at, expires_at) < $1', [iso(overSince)])
}

function sessionOf(row: SessionRow): Session {
  return {
    id: row.id as SessionId,
    clientId: row.client_id as ClientId,
    secret: row.secret,
    refreshHash: row.refresh_hash,
    previousRefreshHash: row.previous_refresh_hash,
    startedAt: row.created_at,
    rotatedAt: row.rotated_at,
    remembered: row.remembered,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    endedBecause: row.ended_because,
  }
}
