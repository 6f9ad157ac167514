// The clients' SQL.

import type { Language } from '#contract/shared/languages.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Breaks } from './breaks.reader.ts'
import type { AccountState, Client, Login } from './client.ts'

type ClientRow = {
  id: bigint
  email: string
  firstname: string
  lastname: string
  phone: string
  state: AccountState
  email_confirmed_at: Millis | null
  is_identified: boolean
  country: string | null
  demo_ends_at: Millis
  demo_topped_up_at: Millis | null
  plan: string
  referral_code: string
  grant_ref: string
  language: Language
}

const columns = `id, email, firstname, lastname, phone, state, email_confirmed_at, is_identified,
  country, demo_ends_at, demo_topped_up_at, plan, referral_code, grant_ref, language`

export type NewClient = Pick<
  Client,
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'phone'
  | 'emailConfirmedAt'
  | 'demoEndsAt'
  | 'referralCode'
  | 'grantRef'
  | 'language'
> & {
  readonly passwordHash: string
  readonly referredBy: ClientId | null
}

/** The new client's id; undefined when the address is somebody's already. */
export async function insertClient(
  tx: Tx,
  client: NewClient,
  now: Millis,
): Promise<ClientId | undefined> {
  const rows = await tx.rows<{ id: bigint }>(
    `insert into clients (email, email_key, password_hash, firstname, lastname, phone,
                          email_confirmed_at, demo_started_at, demo_ends_at, referral_code,
                          referred_by, grant_ref, created_at, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $8, $13)
     on conflict (email_key) do nothing returning id`,
    [
      client.email,
      emailKeyOf(client.email),
      client.passwordHash,
      client.firstname,
      client.lastname,
      client.phone,
      client.emailConfirmedAt === null ? null : iso(client.emailConfirmedAt),
      iso(now),
      iso(client.demoEndsAt),
      client.referralCode,
      client.referredBy,
      client.grantRef,
      client.language,
    ],
  )
  return rows[0]?.id as ClientId | undefined
}

export async function loadClient(tx: Tx, id: ClientId): Promise<Client | undefined> {
  const rows = await tx.rows<ClientRow>(`select ${columns} from clients where id = $1`, [id])
  return rows[0] && clientOf(rows[0])
}

export async function loadClients(tx: Tx, ids: readonly ClientId[]): Promise<Client[]> {
  const rows = await tx.rows<ClientRow>(
    `select ${columns} from clients where id = any ($1::bigint[])`,
    [column(ids)],
  )
  return rows.map(clientOf)
}

/** The client, whose row nobody else changes until the transaction ends. */
export async function lockClient(tx: Tx, id: ClientId): Promise<Client | undefined> {
  const rows = await tx.rows<ClientRow>(
    `select ${columns} from clients where id = $1 for no key update`,
    [id],
  )
  return rows[0] && clientOf(rows[0])
}

export async function findByReferralCode(tx: Tx, code: string): Promise<ClientId | undefined> {
  const rows = await tx.rows<{ id: bigint }>('select id from clients where referral_code = $1', [
    code,
  ])
  return rows[0]?.id as ClientId | undefined
}

/** What signing in needs to know of the client with this address. */
export async function loadLogin(tx: Tx, email: string): Promise<Login | undefined> {
  const [row] = await tx.rows<{ id: bigint; password_hash: string; state: AccountState }>(
    'select id, password_hash, state from clients where email_key = $1',
    [emailKeyOf(email)],
  )
  return row && { clientId: row.id as ClientId, passwordHash: row.password_hash, state: row.state }
}

export async function loadPasswordHash(tx: Tx, id: ClientId): Promise<string | undefined> {
  const rows = await tx.rows<{ password_hash: string }>(
    'select password_hash from clients where id = $1',
    [id],
  )
  return rows[0]?.password_hash
}

/** Whether this is the client's password still; if so, it is until the transaction ends. */
export async function holdPasswordHash(tx: Tx, id: ClientId, hash: string): Promise<boolean> {
  const rows = await tx.rows('select from clients where id = $1 and password_hash = $2 for share', [
    id,
    hash,
  ])
  return rows.length > 0
}

export async function updatePasswordHash(tx: Tx, id: ClientId, hash: string): Promise<void> {
  await tx.rows('update clients set password_hash = $2 where id = $1', [id, hash])
}

export async function updateEmail(tx: Tx, id: ClientId, email: string): Promise<void> {
  await tx.rows('update clients set email = $2, email_key = $3 where id = $1', [
    id,
    email,
    emailKeyOf(email),
  ])
}

export async function updateLanguage(tx: Tx, id: ClientId, language: Language): Promise<void> {
  await tx.rows('update clients set language = $2 where id = $1', [id, language])
}

export async function updateState(tx: Tx, id: ClientId, state: AccountState): Promise<void> {
  await tx.rows('update clients set state = $2 where id = $1', [id, state])
}

/** Those whose account is not closed, from the next id on. */
export async function listOpenClients(tx: Tx, after: ClientId, atMost: number) {
  const rows = await tx.rows<{ id: ClientId }>(
    `select id from clients where id > $1 and state <> 'closed' order by id limit $2`,
    [after, atMost],
  )
  return rows.map(({ id }) => id)
}

/** Whether there is any client. Nobody else can add the first one until the transaction ends. */
export async function lockFirstClient(tx: Tx): Promise<boolean> {
  await tx.rows('lock table clients in share row exclusive mode')
  const rows = await tx.rows('select from clients limit 1')
  return rows.length > 0
}

export async function updateEmailConfirmed(tx: Tx, id: ClientId, now: Millis): Promise<void> {
  await tx.rows('update clients set email_confirmed_at = $2 where id = $1', [id, iso(now)])
}

export async function updatePassedAt(tx: Tx, id: ClientId, at: Millis): Promise<void> {
  await tx.rows('update clients set appropriate_at = $2 where id = $1', [id, iso(at)])
}

export async function updateBreaks(tx: Tx, id: ClientId, breaks: Breaks): Promise<void> {
  const { coolOffUntil, selfExcludedUntil, reminderMinutes } = breaks
  await tx.rows(
    `update clients set cool_off_until = $2, self_excluded_until = $3, reminder_minutes = $4
      where id = $1`,
    [
      id,
      coolOffUntil === null ? null : iso(coolOffUntil),
      selfExcludedUntil === null ? null : iso(selfExcludedUntil),
      reminderMinutes,
    ],
  )
}

export async function updateDemo(
  tx: Tx,
  id: ClientId,
  demo: Pick<Client, 'demoEndsAt' | 'demoToppedUpAt'>,
): Promise<void> {
  await tx.rows('update clients set demo_ends_at = $2, demo_topped_up_at = $3 where id = $1', [
    id,
    iso(demo.demoEndsAt),
    demo.demoToppedUpAt === null ? null : iso(demo.demoToppedUpAt),
  ])
}

function clientOf(row: ClientRow): Client {
  return {
    id: row.id as ClientId,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    phone: row.phone,
    state: row.state,
    emailConfirmedAt: row.email_confirmed_at,
    isIdentified: row.is_identified,
    country: row.country,
    demoEndsAt: row.demo_ends_at,
    demoToppedUpAt: row.demo_topped_up_at,
    plan: row.plan,
    referralCode: row.referral_code,
    grantRef: row.grant_ref,
    language: row.language,
  }
}
