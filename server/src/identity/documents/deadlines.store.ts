// The SQL of the days until which clients have to be identified.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Deadline } from './deadline.ts'
import type { Document } from './document.ts'

type Row = { client_id: ClientId; asked_at: Millis; due_on: string }

/** Of those who are identified already, or were asked before, nothing is written. */
export async function insertDeadline(tx: Tx, clientId: ClientId, deadline: Deadline) {
  await tx.rows(
    `insert into identity_deadlines (client_id, asked_at, due_on)
     select id, $2, $3 from clients where id = $1 and not is_identified
     on conflict do nothing`,
    [clientId, iso(deadline.askedAt), deadline.dueOn],
  )
}

const ofClient = `select d.client_id, d.asked_at, d.due_on::text from identity_deadlines d
    join clients c on c.id = d.client_id where d.client_id = $1 and not c.is_identified`

/** Undefined for who was not asked, or is identified. */
export async function loadDeadline(tx: Tx, clientId: ClientId): Promise<Deadline | undefined> {
  const [row] = await tx.rows<Row>(ofClient, [clientId])
  return row && { askedAt: row.asked_at, dueOn: row.due_on }
}

/** The same, and nobody else extends it until the transaction ends. */
export async function lockDeadline(tx: Tx, clientId: ClientId): Promise<Deadline | undefined> {
  const [row] = await tx.rows<Row>(`${ofClient} for no key update of d`, [clientId])
  return row && { askedAt: row.asked_at, dueOn: row.due_on }
}

export async function updateDeadline(
  tx: Tx,
  clientId: ClientId,
  { dueOn, at, by }: { readonly dueOn: string; readonly at: Millis; readonly by: string },
): Promise<void> {
  // Whoever was reminded of the earlier day is reminded of the later one as well.
  await tx.rows(
    `update identity_deadlines set due_on = $2, extended_at = $3, extended_by = $4,
       reminded_at = null where client_id = $1`,
    [clientId, dueOn, iso(at), by],
  )
}

export type OpenDeadline = Deadline & {
  readonly clientId: ClientId
  readonly email: string
  readonly isExtended: boolean
  /** Of the client's last document; undefined where nothing was sent. */
  readonly last: Document['status'] | undefined
}

const open = `select d.client_id, d.asked_at, d.due_on::text, c.email,
    d.extended_at is not null as is_extended,
    (select status from documents o where o.client_id = d.client_id
      order by (status <> 'rejected') desc, sent_at desc, id desc limit 1) as last
  from identity_deadlines d join clients c on c.id = d.client_id
 where not c.is_identified and c.state <> 'closed'`

type OpenRow = Row & { email: string; is_extended: boolean; last: Document['status'] | null }

/** Of everybody who was asked and is not identified; the earliest day first. */
export async function listDeadlines(tx: Tx): Promise<OpenDeadline[]> {
  const rows = await tx.rows<OpenRow>(`${open} order by d.due_on, d.client_id`)
  return rows.map(openOf)
}

/** Those to remind: due by this day, nothing waiting, and not reminded yet. */
export async function claimReminders(tx: Tx, dueBy: string, now: Millis): Promise<OpenDeadline[]> {
  const rows = await tx.rows<OpenRow>(
    `select * from (${open} and d.reminded_at is null and d.due_on <= $1
      for no key update of d skip locked) one where last is null or last = 'rejected'`,
    [dueBy],
  )
  await tx.rows(
    'update identity_deadlines set reminded_at = $2 where client_id = any($1::bigint[])',
    [rows.map((row) => String(row.client_id)), iso(now)],
  )
  return rows.map(openOf)
}

function openOf(row: OpenRow): OpenDeadline {
  return {
    clientId: row.client_id,
    email: row.email,
    askedAt: row.asked_at,
    dueOn: row.due_on,
    isExtended: row.is_extended,
    last: row.last ?? undefined,
  }
}
