// The SQL of sessions in the office.

import type { StaffRole } from '#contract/staff/powers.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { StaffSession } from './desk.ts'

export type NewStaffSession = {
  readonly id: string
  readonly operatorId: bigint
  readonly tokenHash: Buffer
  readonly userAgent: string
  readonly address: string
  readonly provenAt: Millis | null
  readonly provenBy: StaffSession['provenBy']
  readonly isInvited: boolean
}

export async function insertStaffSession(
  tx: Tx,
  { id, operatorId, tokenHash, userAgent, address, provenAt, provenBy, isInvited }: NewStaffSession,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into staff_sessions (id, operator_id, token_hash, user_agent, address, created_at,
       used_at, proven_at, proven_by, is_invited)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9)`,
    [
      ...[id, operatorId, tokenHash, userAgent, address, iso(now)],
      ...[provenAt === null ? null : iso(provenAt), provenBy, isInvited],
    ],
  )
}

type SessionRow = {
  id: string
  created_at: Millis
  used_at: Millis
  proven_at: Millis | null
  proven_by: StaffSession['provenBy']
  address: string
  is_invited: boolean
  operator_id: bigint
  email: string
  name: string | null
  roles: readonly StaffRole[]
  has_factor: boolean
  has_passkey: boolean
}

/**
 * Those that nobody ended, of who works here. What was shown of a second factor that is no longer
 * theirs does not count, and an invitation is over once one was set up, wherever that was.
 */
const sessions = `
  select s.id, s.created_at, s.used_at, s.address, s.operator_id, o.email, o.name, o.roles,
         case when s.proven_at >= a.confirmed_at then s.proven_at end as proven_at,
         s.is_invited and coalesce(a.confirmed_at < s.created_at, true) as is_invited,
         coalesce(s.proven_by, 'app') as proven_by, a.confirmed_at is not null as has_factor,
         exists (select from operator_passkeys p where p.operator_id = o.id) as has_passkey
    from staff_sessions s
    join operators o on o.id = s.operator_id and o.left_at is null
    left join operator_authenticators a on a.operator_id = o.id
   where s.ended_at is null`

export async function loadStaffSession(
  tx: Tx,
  tokenHash: Buffer,
): Promise<StaffSession | undefined> {
  const [row] = await tx.rows<SessionRow>(`${sessions} and s.token_hash = $1`, [tokenHash])
  return row && sessionOf(row)
}

export async function loadStaffSessions(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly StaffSession[]> {
  const rows = await tx.rows<SessionRow>(`${sessions} and s.id = any($1::uuid[])`, [ids])
  return rows.map(sessionOf)
}

function sessionOf(row: SessionRow): StaffSession {
  return {
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.used_at,
    provenAt: row.proven_at,
    provenBy: row.proven_by,
    address: row.address,
    isInvited: row.is_invited,
    member: {
      id: row.operator_id,
      email: row.email,
      name: row.name ?? row.email,
      roles: row.roles,
      hasFactor: row.has_factor,
      hasPasskey: row.has_passkey,
    },
  }
}

export async function saveUse(tx: Tx, id: string, now: Millis): Promise<void> {
  await tx.rows('update staff_sessions set used_at = greatest(used_at, $2) where id = $1', [
    id,
    iso(now),
  ])
}

export async function saveProof(
  tx: Tx,
  { id, by }: { readonly id: string; readonly by: StaffSession['provenBy'] },
  now: Millis,
): Promise<void> {
  await tx.rows('update staff_sessions set proven_at = $2, proven_by = $3 where id = $1', [
    ...[id, iso(now), by],
  ])
}

export type ListedStaffSession = {
  readonly id: string
  readonly userAgent: string
  readonly address: string
  readonly createdAt: Millis
  readonly usedAt: Millis
}

/** Those that go on, the last used first. */
export async function listStaffSessions(
  tx: Tx,
  operatorId: bigint,
  since: { readonly created: Millis; readonly used: Millis },
): Promise<ListedStaffSession[]> {
  return tx.rows<ListedStaffSession>(
    `select id, user_agent as "userAgent", address, created_at as "createdAt",
            used_at as "usedAt"
       from staff_sessions
      where operator_id = $1 and ended_at is null and created_at > $2 and used_at > $3
      order by used_at desc, id`,
    [operatorId, iso(since.created), iso(since.used)],
  )
}

export type Presence = {
  readonly id: bigint
  /** When they last did something in the office. */
  readonly seenAt: Millis
  /** How many sessions of theirs go on. */
  readonly sessions: number
}

/** Of whoever was ever here. */
export async function listPresence(
  tx: Tx,
  since: { readonly created: Millis; readonly used: Millis },
): Promise<Presence[]> {
  return tx.rows<Presence>(
    `select operator_id as id, max(used_at) as "seenAt",
            (count(*) filter (where ended_at is null and created_at > $1 and used_at > $2))::int
              as sessions
       from staff_sessions group by operator_id`,
    [iso(since.created), iso(since.used)],
  )
}

export type SeatOf = { readonly id: string; readonly address: string; readonly userAgent: string }

export async function loadSeats(tx: Tx, ids: readonly string[]): Promise<SeatOf[]> {
  return tx.rows<SeatOf>(
    `select id, address, user_agent as "userAgent" from staff_sessions
      where id = any($1::uuid[])`,
    [ids],
  )
}

/** Whether there was one of theirs to end. */
export async function endStaffSession(
  tx: Tx,
  { id, operatorId }: { readonly id: string; readonly operatorId: bigint },
  now: Millis,
): Promise<boolean> {
  const rows = await tx.rows(
    `update staff_sessions set ended_at = $3
      where id = $1 and operator_id = $2 and ended_at is null returning id`,
    [id, operatorId, iso(now)],
  )
  return rows.length > 0
}

/** All of theirs but the one that is kept. */
export async function endOtherStaffSessions(
  tx: Tx,
  { operatorId, kept }: { readonly operatorId: bigint; readonly kept: string | null },
  now: Millis,
): Promise<void> {
  await tx.rows(
    `update staff_sessions set ended_at = $3
      where operator_id = $1 and id is distinct from $2 and ended_at is null`,
    [operatorId, kept, iso(now)],
  )
}
