// The SQL of who works here and what they prove themselves with.

import { programRole, type Role, type StaffRole, staffRoles } from '#contract/staff/powers.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deletePasskeysOf } from './passkeys.store.ts'
import { demoOperatorEmail, type Member, type Tries } from './staff.ts'

type MemberRow = {
  id: bigint
  email: string
  name: string | null
  created_at: Millis
  added_by: string | null
  has_factor: boolean
  roles: readonly StaffRole[]
}

const members = `
  select o.id, o.email, o.name, o.created_at, by.email as added_by, o.roles,
         exists (select from operator_authenticators a
                  where a.operator_id = o.id and a.confirmed_at is not null) as has_factor
    from operators o left join operators by on by.id = o.added_by
   where o.left_at is null and '${programRole}' <> all (o.roles)`

function memberOf(row: MemberRow): Member {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    hasFactor: row.has_factor,
    roles: row.roles,
    addedAt: row.created_at,
    addedBy: row.added_by,
  }
}

/** Those who work here now. */
export async function loadMembers(tx: Tx): Promise<Member[]> {
  return (await tx.rows<MemberRow>(`${members} order by o.id`)).map(memberOf)
}

export async function loadMember(tx: Tx, email: string): Promise<Member | undefined> {
  const rows = await tx.rows<MemberRow>(`${members} and o.email_key = $1`, [emailKeyOf(email)])
  return rows[0] && memberOf(rows[0])
}

/** The row of the program of a sandbox, which is no member. */
export async function loadDemoOperator(
  tx: Tx,
): Promise<{ readonly email: string; readonly roles: readonly Role[] } | undefined> {
  const rows = await tx.rows<{ email: string; roles: readonly Role[] }>(
    'select email, roles from operators where $1 = any (roles)',
    [programRole],
  )
  return rows[0]
}

export async function insertDemoOperator(tx: Tx, now: Millis): Promise<void> {
  await tx.rows(
    `insert into operators (email, email_key, password_hash, created_at, roles)
     values ($1, $2, 'none', $3, array[$4]) on conflict do nothing`,
    [demoOperatorEmail, emailKeyOf(demoOperatorEmail), iso(now), programRole],
  )
}

/** From here to the end of the transaction nobody else comes, goes, or gets a factor. */
export async function lockMembers(tx: Tx): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('members of staff'))`)
}

const usualRoles = staffRoles.filter((role) => role !== 'auditor')

type NewMember = {
  readonly email: string
  readonly addedBy: string | null
  /** Null: all but the auditor's, or those they had. */
  readonly roles: readonly StaffRole[] | null
}

/** Whoever left and comes back is the same person, and starts without a factor. */
export async function insertMember(
  tx: Tx,
  { email, addedBy, roles }: NewMember,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into operators (email, email_key, password_hash, created_at, added_by, roles)
     values ($1, $2, 'none', $3, (select id from operators where email = $4),
       coalesce($5::text[], $6::text[]))
     on conflict (email_key) do update
       set left_at = null, created_at = excluded.created_at, added_by = excluded.added_by,
           roles = coalesce($5::text[], operators.roles)`,
    [email, emailKeyOf(email), iso(now), addedBy, roles, usualRoles],
  )
}

export async function saveRoles(tx: Tx, id: bigint, roles: readonly StaffRole[]): Promise<void> {
  await tx.rows('update operators set roles = $2 where id = $1', [id, roles])
}

export async function saveLeaving(tx: Tx, id: bigint, now: Millis): Promise<void> {
  await tx.rows('delete from operator_authenticators where operator_id = $1', [id])
  await deletePasskeysOf(tx, id)
  await tx.rows(`update operators set left_at = $2, password_hash = 'none' where id = $1`, [
    id,
    iso(now),
  ])
}

export type StaffFactor = {
  /** Sealed; null until its first code was typed. */
  readonly secret: Buffer | null
  readonly lastStep: bigint
  /** Shown, and waiting for its first code. */
  readonly next: { readonly secret: Buffer; readonly at: Millis } | null
  readonly invitation: { readonly hash: Buffer; readonly at: Millis } | null
  readonly tries: Tries
}

type FactorRow = {
  secret: Buffer | null
  last_step: bigint
  next_secret: Buffer | null
  next_at: Millis | null
  invitation: Buffer | null
  invited_at: Millis | null
  refused: number
  refused_since: Millis | null
}

/** Until the end of the transaction nobody else looks at a code of theirs. */
export async function lockFactor(tx: Tx, operatorId: bigint): Promise<StaffFactor> {
  await tx.rows(
    'insert into operator_authenticators (operator_id) values ($1) on conflict do nothing',
    [operatorId],
  )
  const [row] = await tx.rows<FactorRow>(
    `select secret, last_step, next_secret, next_at, invitation, invited_at, refused, refused_since
       from operator_authenticators where operator_id = $1 for update`,
    [operatorId],
  )
  if (!row) throw new Error('it was just put there')
  const { next_secret: next, next_at: nextAt, invitation, invited_at: invitedAt } = row
  return {
    secret: row.secret,
    lastStep: row.last_step,
    next: next && nextAt !== null ? { secret: next, at: nextAt } : null,
    invitation: invitation && invitedAt !== null ? { hash: invitation, at: invitedAt } : null,
    tries: { refused: row.refused, since: row.refused_since },
  }
}

export async function saveTries(tx: Tx, operatorId: bigint, { refused, since }: Tries) {
  await tx.rows(
    'update operator_authenticators set refused = $2, refused_since = $3 where operator_id = $1',
    [operatorId, refused, since === null ? null : iso(since)],
  )
}

/** The code of this step was accepted. */
export async function spendStep(tx: Tx, operatorId: bigint, step: bigint): Promise<void> {
  await tx.rows(
    `update operator_authenticators set last_step = $2, refused = 0, refused_since = null
      where operator_id = $1`,
    [operatorId, step],
  )
}

export async function saveInvitation(tx: Tx, operatorId: bigint, hash: Buffer, now: Millis) {
  await tx.rows(
    `update operator_authenticators set invitation = $2, invited_at = $3 where operator_id = $1`,
    [operatorId, hash, iso(now)],
  )
}

/** It is good for once. */
export async function spendInvitation(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.rows(
    `update operator_authenticators set invitation = null, invited_at = null
      where operator_id = $1`,
    [operatorId],
  )
}

/** What is shown now; an invitation is used up by it. */
export async function saveNextSecret(tx: Tx, operatorId: bigint, secret: Buffer, now: Millis) {
  await tx.rows(
    `insert into operator_authenticators (operator_id, next_secret, next_at) values ($1, $2, $3)
     on conflict (operator_id) do update
        set next_secret = excluded.next_secret, next_at = excluded.next_at,
            invitation = null, invited_at = null`,
    [operatorId, secret, iso(now)],
  )
}

/** What was shown is the factor now, in the place of any other, and of passkeys beside it. */
export async function turnOn(tx: Tx, operatorId: bigint, step: bigint, now: Millis) {
  await deletePasskeysOf(tx, operatorId)
  await tx.rows(
    `update operator_authenticators
        set secret = next_secret, confirmed_at = $3, last_step = $2, next_secret = null,
            next_at = null, invitation = null, invited_at = null, refused = 0,
            refused_since = null
      where operator_id = $1`,
    [operatorId, step, iso(now)],
  )
}

/** What others were shown and have not finished. */
export async function dropOtherSecrets(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.rows(
    `update operator_authenticators set next_secret = null, next_at = null
      where operator_id <> $1`,
    [operatorId],
  )
}

/** One that there is, whosever. */
export async function anySealed(tx: Tx): Promise<{ id: bigint; secret: Buffer } | undefined> {
  const [row] = await tx.rows<{ id: bigint; secret: Buffer }>(
    `select operator_id as id, secret from operator_authenticators
      where secret is not null limit 1`,
  )
  return row
}

export async function savePassword(
  tx: Tx,
  id: bigint,
  { name, passwordHash }: { readonly name: string; readonly passwordHash: string },
): Promise<void> {
  await tx.rows('update operators set name = $2, password_hash = $3 where id = $1', [
    ...[id, name, passwordHash],
  ])
}

/** Of whoever works here and has come in once; the program of a sandbox has none. */
export async function loadPasswordHash(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx.rows<{ hash: string }>(
    `select password_hash as hash from operators
      where email_key = $1 and left_at is null and password_hash <> 'none'`,
    [emailKeyOf(email)],
  )
  return row?.hash
}
