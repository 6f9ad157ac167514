// The SQL of what takes two members of staff.

import type { ProposalSort } from '#contract/staff/proposals.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { downById, idsOf, type Place, type Span, upById } from '#server/platform/keyset.ts'
import type { Deed, Proposal, ProposalKind, ProposalState } from './proposal.ts'
import type { Acting } from './staff.ts'

type ProposalRow = {
  id: string
  kind: ProposalKind
  subject: string
  value: string | null
  replaces: string | null
  proposed_by: string
  proposed_at: Millis
  proposer_proven_at: Millis | null
  confirmed_by: string | null
  confirmed_at: Millis | null
  confirmer_proven_at: Millis | null
  due_at: Millis | null
  wanted_at: Millis | null
  is_part: boolean
  withdrawn_by: string | null
  withdrawn_at: Millis | null
  applied_at: Millis | null
  mark: Buffer | null
  reason: string | null
  evidence: string | null
  expires_at: Millis | null
  expired_at: Millis | null
  verdict: string | null
}

const selected = `
  select p.id, p.kind, p.subject, p.value, p.replaces, one.email as proposed_by, p.proposed_at,
         p.proposer_proven_at, other.email as confirmed_by, p.confirmed_at, p.confirmer_proven_at,
         p.due_at, p.wanted_at, gone.email as withdrawn_by, p.withdrawn_at, p.applied_at, p.mark,
         p.reason, p.evidence, p.expires_at, p.expired_at, p.verdict, p.is_part
    from proposals p join operators one on one.id = p.proposed_by
    left join operators other on other.id = p.confirmed_by
    left join operators gone on gone.id = p.withdrawn_by`

const open = 'p.withdrawn_at is null and p.applied_at is null and p.expired_at is null'

export type NewProposal = Omit<
  Proposal,
  'confirmed' | 'withdrawn' | 'appliedAt' | 'mark' | 'expiredAt' | 'verdict'
>

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  const { id, kind, subject, value, replaces, proposed, dueAt } = proposal
  const { reason, evidence, expiresAt, wantedAt, isPart } = proposal
  await tx.rows(
    `insert into proposals (id, kind, subject, value, replaces, due_at, proposed_by, proposed_at,
       proposer_proven_at, reason, evidence, expires_at, wanted_at, is_part)
     values ($1, $2, $3, $4, $5, $6, (select id from operators where email = $7), $8, $9,
       $10, $11, $12, $13, $14)`,
    [
      ...[id, kind, subject, value, replaces, dueAt === null ? null : iso(dueAt)],
      ...deedValues(proposed),
      ...[reason, evidence, expiresAt === null ? null : iso(expiresAt)],
      ...[wantedAt === null ? null : iso(wantedAt), isPart],
    ],
  )
}

/** Several of a setting where each is of other entries. */
export async function loadOpenProposals(
  tx: Tx,
  kind: ProposalKind,
  subject: string,
): Promise<Proposal[]> {
  const rows = await tx.rows<ProposalRow>(
    `${selected} where ${open} and p.kind = $1 and p.subject = $2`,
    [kind, subject],
  )
  return rows.map(proposalOf)
}

/** Nobody else touches it until the transaction ends. */
export async function lockProposal(tx: Tx, id: string): Promise<Proposal | undefined> {
  const rows = await tx.rows<ProposalRow>(`${selected} where p.id = $1 for update of p`, [id])
  return rows[0] && proposalOf(rows[0])
}

export type Confirmation = {
  readonly by: Deed
  readonly dueAt: Millis
  /** Of a setting: that this install wrote it. */
  readonly mark: Buffer | null
  readonly verdict: string | null
}

export async function saveConfirmation(
  tx: Tx,
  id: string,
  { by, dueAt, mark, verdict }: Confirmation,
): Promise<void> {
  await tx.rows(
    `update proposals set confirmed_by = (select id from operators where email = $2),
            confirmed_at = $3, confirmer_proven_at = $4, due_at = $5, mark = $6,
            verdict = $7
      where id = $1`,
    [id, ...deedValues(by), iso(dueAt), mark, verdict],
  )
}

export async function saveWithdrawal(
  tx: Tx,
  id: string,
  { email, verdict = null }: Pick<Acting, 'email'> & { readonly verdict?: string | null },
  at: Millis,
): Promise<void> {
  await tx.rows(
    `update proposals set withdrawn_by = (select id from operators where email = $2),
            withdrawn_at = $3, verdict = coalesce($4, verdict)
      where id = $1`,
    [id, email, iso(at), verdict],
  )
}

export async function saveApplied(tx: Tx, id: string, at: Millis): Promise<void> {
  await tx.rows('update proposals set applied_at = $2 where id = $1', [id, iso(at)])
}

/** Those that nobody confirmed in time. */
export async function saveExpired(tx: Tx, now: Millis): Promise<{ id: string; subject: string }[]> {
  return tx.rows<{ id: string; subject: string }>(
    `update proposals p set expired_at = $1
      where ${open} and p.confirmed_by is null and p.expires_at <= $1
      returning p.id, p.subject`,
    [iso(now)],
  )
}

/** Those whose time has come; nobody else touches them until the transaction ends. */
export async function lockDue(
  tx: Tx,
  kind: 'setting' | 'recover_member',
  now: Millis,
): Promise<Proposal[]> {
  const rows = await tx.rows<ProposalRow>(
    `${selected} where ${open} and p.kind = $1 and p.due_at <= $2
      order by p.due_at, p.id for update of p`,
    [kind, iso(now)],
  )
  return rows.map(proposalOf)
}

/** When the next one that is confirmed takes effect. */
export async function loadNextDue(tx: Tx): Promise<Millis | null> {
  const rows = await tx.rows<{ at: Millis | null }>(
    `select min(p.due_at) as at from proposals p where ${open} and p.kind = 'setting'`,
  )
  return rows[0]?.at ?? null
}

export async function listOpen(tx: Tx): Promise<Proposal[]> {
  const rows = await tx.rows<ProposalRow>(`${selected} where ${open} order by p.id`)
  return rows.map(proposalOf)
}

/** Newest first. */
export async function listAll(tx: Tx, most: number): Promise<Proposal[]> {
  const rows = await tx.rows<ProposalRow>(`${selected} order by p.id desc limit $1`, [most])
  return rows.map(proposalOf)
}

const inState: Readonly<Record<ProposalState, string>> = {
  proposed: `${open} and p.confirmed_at is null`,
  confirmed: `${open} and p.confirmed_at is not null`,
  applied: 'p.applied_at is not null',
  withdrawn: 'p.withdrawn_at is not null',
  expired: 'p.expired_at is not null',
}

export type ProposalsAsked = {
  readonly state: ProposalState | null
  readonly sort: ProposalSort
  readonly kind: Proposal['kind'] | null
  /** Who proposed, confirmed or withdrew it. */
  readonly member: string | null
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

const ends = { id: 'p.id', value: '$1::bigint', last: '$2::uuid' } as const
const orders = { proposed_at: upById(ends), '-proposed_at': downById(ends) } as const

const ofMember = `exists (select from members w where w.email = $4
    and w.id in (p.proposed_by, p.confirmed_by, p.withdrawn_by))`

export async function listPage(tx: Tx, asked: ProposalsAsked): Promise<Proposal[]> {
  const { state, sort, kind, member, days, after, limit } = asked
  const { from, until } = idsOf(days)
  const rows = await tx.rows<ProposalRow>(
    `${selected} where ${state === null ? 'true' : inState[state]}
        and ${member === null ? '$4::text is null' : ofMember}
        and ($5::text is null or p.kind::text = $5)
        and ($6::uuid is null or p.id >= $6) and ($7::uuid is null or p.id < $7)
        and ${orders[sort]} limit $3`,
    [after?.value ?? null, after?.id ?? null, limit, member, kind, from, until],
  )
  return rows.map(proposalOf)
}

export async function loadProposals(tx: Tx, ids: readonly string[]): Promise<Proposal[]> {
  if (ids.length === 0) return []
  const rows = await tx.rows<ProposalRow>(`${selected} where p.id = any($1::uuid[])`, [ids])
  return rows.map(proposalOf)
}

/** Of these settings: those that were confirmed and are to come, or came after `since`. */
export async function listConfirmed(
  tx: Tx,
  names: readonly string[],
  since: Millis,
): Promise<Proposal[]> {
  const rows = await tx.rows<ProposalRow>(
    `${selected} where p.kind = 'setting' and p.subject = any($1) and p.confirmed_at is not null
        and p.withdrawn_at is null and (p.applied_at is null or p.applied_at > $2)
      order by p.due_at, p.id`,
    [names, iso(since)],
  )
  return rows.map(proposalOf)
}

function deedValues({ email, at, provenAt }: Deed) {
  return [email, iso(at), provenAt === null ? null : iso(provenAt)]
}

function proposalOf(row: ProposalRow): Proposal {
  const { confirmed_by: confirmedBy, confirmed_at: confirmedAt } = row
  const { withdrawn_by: withdrawnBy, withdrawn_at: withdrawnAt } = row
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    value: row.value,
    replaces: row.replaces,
    isPart: row.is_part,
    dueAt: row.due_at,
    wantedAt: row.wanted_at,
    appliedAt: row.applied_at,
    mark: row.mark,
    reason: row.reason,
    evidence: row.evidence,
    expiresAt: row.expires_at,
    expiredAt: row.expired_at,
    verdict: row.verdict,
    proposed: { email: row.proposed_by, at: row.proposed_at, provenAt: row.proposer_proven_at },
    confirmed:
      confirmedBy === null || confirmedAt === null
        ? null
        : { email: confirmedBy, at: confirmedAt, provenAt: row.confirmer_proven_at },
    withdrawn:
      withdrawnBy === null || withdrawnAt === null ? null : { email: withdrawnBy, at: withdrawnAt },
  }
}
