// The SQL of corrections.

import type { CorrectionSort, correctionLists } from '#contract/staff/corrections.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  downById,
  downwards,
  idsOf,
  type Place,
  type Span,
  upById,
  upwards,
} from '#server/platform/keyset.ts'
import type { Correction, CorrectionKind, Deed } from './correction.ts'

type Row = {
  id: string
  kind: CorrectionKind
  client_id: ClientId
  deposit_id: string | null
  withdrawal_id: string | null
  previous_id: string | null
  amount: Usd
  recovered: Usd
  reason: string
  evidence: string | null
  proposed_by: string
  proposed_at: Millis
  proven_at: Millis | null
  outcome: 'confirmed' | 'withdrawn' | null
  decided_by: string | null
  decided_at: Millis | null
  decider_proven_at: Millis | null
}

const selected = `
  select c.id, c.kind, c.client_id, c.deposit_id, c.withdrawal_id, c.previous_id, c.amount,
         c.recovered, c.reason, c.evidence, p.email as proposed_by, c.proposed_at, c.proven_at,
         d.outcome, o.email as decided_by, d.decided_at, d.proven_at as decider_proven_at
    from corrections c
    join members p on p.id = c.proposed_by
    left join correction_decisions d on d.correction_id = c.id
    left join members o on o.id = d.decided_by`

/** Those that wait, or all; the oldest first. */
export async function loadCorrections(
  tx: Tx,
  which: 'waiting' | 'all',
  limit: number,
): Promise<Correction[]> {
  const rows = await tx.rows<Row>(
    `${selected} where $1 or d.correction_id is null order by c.id limit $2`,
    [which === 'all', limit],
  )
  return rows.map(correctionOf)
}

export type Looking = {
  readonly which: (typeof correctionLists)[number]
  readonly sort: CorrectionSort
  readonly kind: Correction['kind'] | null
  readonly clientId: ClientId | null
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

const ends = { id: 'c.id', value: '$2::bigint', last: '$3::uuid' } as const
const amount = { ...ends, by: 'c.amount' } as const
const orders = {
  proposed_at: upById(ends),
  '-proposed_at': downById(ends),
  amount: upwards(amount),
  '-amount': downwards(amount),
} as const

const standing = {
  waiting: 'd.correction_id is null',
  confirmed: `d.outcome = 'confirmed'`,
  withdrawn: `d.outcome = 'withdrawn'`,
  all: 'true',
} as const

export async function loadPage(tx: Tx, looking: Looking): Promise<Correction[]> {
  const { which, sort, kind, clientId, days, after, limit } = looking
  const { from, until } = idsOf(days)
  const rows = await tx.rows<Row>(
    `${selected} where ${standing[which]} and ($1::bigint is null or c.client_id = $1)
        and ($5::text is null or c.kind::text = $5)
        and ($6::uuid is null or c.id >= $6) and ($7::uuid is null or c.id < $7)
        and ${orders[sort]} limit $4`,
    [clientId, after?.value ?? null, after?.id ?? null, limit, kind, from, until],
  )
  return rows.map(correctionOf)
}

export async function loadCorrection(tx: Tx, id: string): Promise<Correction | undefined> {
  const rows = await tx.rows<Row>(`${selected} where c.id = $1`, [id])
  return rows[0] && correctionOf(rows[0])
}

/** Nobody else decides on it until the transaction ends. */
export async function lockCorrection(tx: Tx, id: string): Promise<Correction | undefined> {
  await tx.rows('select from corrections where id = $1 for update', [id])
  return loadCorrection(tx, id)
}

/** What stands or was confirmed of this withdrawal, or of this deposit since it was restored. */
export async function findStandingId(
  tx: Tx,
  one: Pick<Correction, 'depositId' | 'withdrawalId' | 'previousId'>,
): Promise<string | undefined> {
  const rows = await tx.rows<{ id: string }>(
    `select c.id from corrections c left join correction_decisions d on d.correction_id = c.id
      where (c.deposit_id = $1 or c.withdrawal_id = $2)
        and c.previous_id is not distinct from $3 and d.outcome is distinct from 'withdrawn'`,
    [one.depositId, one.withdrawalId, one.previousId],
  )
  return rows[0]?.id
}

export async function insertCorrection(tx: Tx, one: Correction): Promise<void> {
  const { proposed } = one
  await tx.rows(
    `insert into corrections (id, kind, client_id, deposit_id, withdrawal_id, previous_id, amount,
                              recovered, reason, evidence, proposed_at, proven_at, proposed_by)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, id from members where email = $13`,
    [
      ...[one.id, one.kind, one.clientId, one.depositId, one.withdrawalId, one.previousId],
      ...[one.amount, one.recovered, one.reason, one.evidence, iso(proposed.at)],
      ...[proposed.provenAt === null ? null : iso(proposed.provenAt), proposed.email],
    ],
  )
}

export async function insertDecision(
  tx: Tx,
  id: string,
  outcome: 'confirmed' | 'withdrawn',
  { email, at, provenAt }: Deed,
): Promise<void> {
  await tx.rows(
    `insert into correction_decisions (correction_id, outcome, decided_at, proven_at, decided_by)
     select $1, $2, $3, $4, id from members where email = $5`,
    [id, outcome, iso(at), provenAt === null ? null : iso(provenAt), email],
  )
}

function correctionOf(row: Row): Correction {
  const { outcome, decided_by: email, decided_at: at } = row
  const isDecided = outcome !== null && email !== null && at !== null
  return {
    id: row.id,
    kind: row.kind,
    clientId: row.client_id,
    depositId: row.deposit_id,
    withdrawalId: row.withdrawal_id,
    previousId: row.previous_id,
    amount: row.amount,
    recovered: row.recovered,
    reason: row.reason,
    evidence: row.evidence,
    proposed: { email: row.proposed_by, at: row.proposed_at, provenAt: row.proven_at },
    decided: isDecided ? { outcome, email, at, provenAt: row.decider_proven_at } : null,
  }
}
