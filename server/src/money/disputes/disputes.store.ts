// The SQL of disputes: what each is about, where it stands, and its steps.

import type { DisputeDue, DisputeState, DisputeStepKind } from '#contract/staff/disputes.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Dispute, DisputeStep } from './dispute.ts'

/** From here to the end of the transaction nobody else adds a step. */
export async function lockDisputes(tx: Tx, depositId: string): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('disputes'), hashtext($1))`, [depositId])
}

type Row = {
  id: string
  dispute_id: string
  deposit_id: string
  client_id: bigint
  amount: Usd
  reason: string
  due_by: Millis | null
  opened_at: Millis
  state: DisputeState
}

const columns = `d.id, d.dispute_id, d.deposit_id, d.client_id, d.amount, d.reason, d.due_by,
  d.opened_at, d.state`

export async function insertDispute(
  tx: Tx,
  {
    id,
    disputeId,
    depositId,
    clientId,
    amount,
    reason,
    dueBy,
    openedAt,
  }: Omit<Dispute, 'state' | 'steps'>,
): Promise<void> {
  await tx.rows(
    `insert into disputes (id, dispute_id, deposit_id, client_id, amount, reason, due_by, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, disputeId, depositId, clientId, amount, reason, dueBy && iso(dueBy), iso(openedAt)],
  )
}

export async function insertStep(
  tx: Tx,
  { id, clientId }: Pick<Dispute, 'id' | 'clientId'>,
  { kind, at, by, text }: DisputeStep,
): Promise<void> {
  await tx.rows(
    `insert into dispute_steps (dispute_id, nr, client_id, kind, at, operator_id, text)
     select $1, 1 + coalesce((select max(s.nr) from dispute_steps s where s.dispute_id = $1), 0),
            $2, $3, $4, (select m.id from members m where m.email = $5), $6`,
    [id, clientId, kind, iso(at), by, text],
  )
}

export async function listOfDeposit(tx: Tx, depositId: string): Promise<Dispute[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from dispute_states d where d.deposit_id = $1 order by d.opened_at, d.id`,
    [depositId],
  )
  return withSteps(tx, rows)
}

export async function loadDispute(tx: Tx, id: string): Promise<Dispute | undefined> {
  const rows = await tx.rows<Row>(`select ${columns} from dispute_states d where d.id = $1`, [id])
  const [found] = await withSteps(tx, rows)
  return found
}

/** Deposits of disputes on which the provider has not decided. */
export async function listUndecided(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select distinct deposit_id as id from dispute_states
      where state in ('needs_answer', 'under_review') limit 1000`,
  )
  return rows.map(({ id }) => id)
}

export type DisputeAsked = {
  readonly state: DisputeState | null
  readonly due: DisputeDue | null
  readonly clientId: ClientId | null
  readonly now: Millis
  /** The last of the page before. */
  readonly after: string | null
  readonly limit: number
}

/** What is due first; what is not due for us comes after it, the newest first. */
export async function listDisputes(
  tx: Tx,
  { state, due, clientId, now, after, limit }: DisputeAsked,
): Promise<Dispute[]> {
  const rows = await tx.rows<Row>(
    `with d as (
       select ${columns},
              case when d.state = 'needs_answer' then coalesce(d.due_by, 'infinity')
                   else 'infinity' end as due
         from dispute_states d
        where ($1::text is null or d.state = $1) and ($2::bigint is null or d.client_id = $2)
          and case $3 when 'over' then d.state = 'needs_answer' and d.due_by <= $4
                      when 'week' then d.state = 'needs_answer' and d.due_by > $4 and d.due_by <= $5
                      else true end)
     select ${columns} from d
      where $6::uuid is null
         or d.due > (select l.due from d l where l.id = $6)
         or d.due = (select l.due from d l where l.id = $6)
            and (d.opened_at, d.id) < (select l.opened_at, l.id from d l where l.id = $6)
      order by d.due, d.opened_at desc, d.id desc limit $7`,
    [state, clientId, due, iso(now), iso(later(now, 7 * day)), after, limit],
  )
  return withSteps(tx, rows)
}

type StepRow = {
  dispute_id: string
  kind: DisputeStepKind
  at: Millis
  by: string | null
  text: string | null
}

async function withSteps(tx: Tx, rows: readonly Row[]): Promise<Dispute[]> {
  const steps = await tx.rows<StepRow>(
    `select s.dispute_id, s.kind, s.at, m.email as by, s.text
       from dispute_steps s left join members m on m.id = s.operator_id
      where s.dispute_id = any($1::uuid[]) order by s.nr`,
    [rows.map(({ id }) => id)],
  )
  return rows.map((row) => ({
    id: row.id,
    disputeId: row.dispute_id,
    depositId: row.deposit_id,
    clientId: row.client_id as ClientId,
    amount: row.amount,
    reason: row.reason,
    dueBy: row.due_by,
    openedAt: row.opened_at,
    state: row.state,
    steps: steps
      .filter((step) => step.dispute_id === row.id)
      .map(({ kind, at, by, text }) => ({ kind, at, by, text })),
  }))
}
