// The SQL of grants: what was granted, how each began and ended, and what was turned over.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Grant } from './campaign.ts'
import type { TurnedTrade } from './turnover.ts'

type GrantRow = {
  id: string
  campaign_id: string
  client_id: ClientId
  cause: string
  code: string | null
  reserved: Usd
  granted_at: Millis
  ends_at: Millis
  deposit_id: string | null
  amount: Usd | null
  target: Usd | null
  posting: bigint | null
  started_at: Millis | null
  outcome: 'paid' | 'given_up' | 'expired' | 'taken_back' | null
  paid: Usd | null
  ended_at: Millis | null
}

const selected = `
  select g.id, g.campaign_id, g.client_id, g.cause, g.code, g.reserved, g.granted_at, g.ends_at,
         s.deposit_id, s.amount, s.target, s.posting, s.started_at, e.outcome, e.paid,
         e.at as ended_at
    from campaign_grants g left join grant_starts s on s.grant_id = g.id
    left join grant_ends e on e.grant_id = g.id`

export async function loadGrant(tx: Tx, id: string): Promise<Grant | undefined> {
  const rows = await tx.rows<GrantRow>(`${selected} where g.id = $1`, [id])
  return rows[0] && grantOf(rows[0])
}

export async function findGrant(
  tx: Tx,
  { campaignId, clientId, cause }: Pick<Grant, 'campaignId' | 'clientId' | 'cause'>,
): Promise<Grant | undefined> {
  const rows = await tx.rows<GrantRow>(
    `${selected} where g.campaign_id = $1 and g.client_id = $2 and g.cause = $3`,
    [campaignId, clientId, cause],
  )
  return rows[0] && grantOf(rows[0])
}

/** A client's, the newest first. */
export async function listGrants(tx: Tx, clientId: ClientId, limit: number): Promise<Grant[]> {
  const rows = await tx.rows<GrantRow>(
    `${selected} where g.client_id = $1 order by g.id desc limit $2`,
    [clientId, limit],
  )
  return rows.map(grantOf)
}

/** A campaign's, the newest first. */
export async function listOfCampaign(tx: Tx, campaignId: string, limit: number): Promise<Grant[]> {
  const rows = await tx.rows<GrantRow>(
    `${selected} where g.campaign_id = $1 order by g.id desc limit $2`,
    [campaignId, limit],
  )
  return rows.map(grantOf)
}

export async function insertGrant(tx: Tx, one: Omit<Grant, 'start' | 'end'>): Promise<void> {
  await tx.rows(
    `insert into campaign_grants (id, campaign_id, client_id, cause, code, reserved, granted_at,
                                  ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[one.id, one.campaignId, one.clientId, one.cause, one.code, one.reserved],
      ...[iso(one.grantedAt), iso(one.endsAt)],
    ],
  )
}

export async function insertStart(
  tx: Tx,
  id: string,
  start: NonNullable<Grant['start']>,
): Promise<void> {
  const { depositId, amount, target, posting, at } = start
  await tx.rows(
    `insert into grant_starts (grant_id, deposit_id, amount, target, posting, started_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, depositId, amount, target, posting, iso(at)],
  )
}

export async function insertEnd(tx: Tx, id: string, end: NonNullable<Grant['end']>): Promise<void> {
  const { outcome, paid, at } = end
  await tx.rows('insert into grant_ends (grant_id, outcome, paid, at) values ($1, $2, $3, $4)', [
    ...[id, outcome, paid, iso(at)],
  ])
}

/**
 * Grants that something is to be done about: a bonus whose account has moved since it was looked
 * at, whose deposit was taken back, or that has run out; and one whose deposit has come.
 */
export function listDue(
  tx: Tx,
  { now, after, limit }: { readonly now: Millis; readonly after: string; readonly limit: number },
): Promise<{ readonly id: string }[]> {
  return tx.rows<{ id: string }>(
    `select g.id from campaign_grants g
       left join grant_starts s on s.grant_id = g.id
       left join grant_progress p on p.grant_id = g.id
       join campaigns c on c.id = g.campaign_id
      where g.id > $2 and not exists (select from grant_ends where grant_id = g.id)
        and case
          when s.grant_id is null then g.ends_at <= $1 or exists (
            select from credited_deposits d
             where d.client_id = g.client_id and d.credited_at >= g.granted_at)
          when g.ends_at <= $1 or p.grant_id is null or p.is_waiting then true
          else (select a.postings from ledger_accounts a
                 where a.client_id = g.client_id and a.book = 'real') > p.seen end
      order by g.id limit $3`,
    [iso(now), after, limit],
  )
}

type CreditedRow = { id: string; amount: Usd; credited_at: Millis }

/** Deposits that were credited since, and that no grant was given for; the oldest first. */
export function listCredited(tx: Tx, clientId: ClientId, since: Millis): Promise<CreditedRow[]> {
  return tx.rows<CreditedRow>(
    `select d.deposit_id as id, t.amount, d.credited_at
       from credited_deposits d
       join transfers t on t.ref = d.deposit_id and t.kind = 'deposit_credit'
      where d.client_id = $1 and d.credited_at >= $2
        and not exists (select from grant_starts where deposit_id = d.deposit_id)
        and not exists (select from transfers where ref = d.deposit_id
                         and kind = 'deposit_reversal')
      order by d.credited_at, d.deposit_id`,
    [clientId, iso(since)],
  )
}

export async function isTakenBack(tx: Tx, depositId: string): Promise<boolean> {
  const rows = await tx.rows<{ kind: string }>(
    `select kind::text as kind from transfers
      where ref = $1 and kind in ('deposit_reversal', 'deposit_loss') limit 1`,
    [depositId],
  )
  return rows.length > 0
}

export type Progress = {
  readonly counted: Usd
  readonly posting: bigint
}

export async function loadProgress(tx: Tx, id: string): Promise<Progress | undefined> {
  const rows = await tx.rows<{ counted: Usd; posting: bigint }>(
    'select counted, posting from grant_progress where grant_id = $1',
    [id],
  )
  return rows[0]
}

export async function saveProgress(
  tx: Tx,
  id: string,
  { counted, posting, seen, isWaiting }: Progress & { seen: bigint; isWaiting: boolean },
): Promise<void> {
  await tx.rows(
    `insert into grant_progress (grant_id, counted, posting, seen, is_waiting)
     values ($1, $2, $3, $4, $5)
     on conflict (grant_id) do update set counted = excluded.counted, posting = excluded.posting,
       seen = excluded.seen, is_waiting = excluded.is_waiting`,
    [id, counted, posting, seen, isWaiting],
  )
}

type TurnedRow = {
  posting: bigint
  instrument_id: number
  direction: string
  stake: Usd
  payout_rate_bp: number
  accepted_at: Millis
  expires_at: Millis
  status: TurnedTrade['status']
}

/**
 * Of this account after a posting, and those of the day before the first of them: none runs
 * longer. Asked for apart: how many there are to look at is known before they are planned.
 */
export async function listTurned(tx: Tx, account: AccountId, from: bigint): Promise<TurnedTrade[]> {
  const [bound] = await tx.rows<{ over: bigint | null }>(
    `select posting_before($1, t.at - interval '1 day') as over
       from transfers t where t.client_account = $1 and t.posting = $2`,
    [account, from + 1n],
  )
  if (!bound) return []
  const rows = await tx.rows<TurnedRow>(
    `select t.posting, t.instrument_id, t.direction::text as direction, t.stake, t.payout_rate_bp,
            t.accepted_at, t.expires_at, t.status
       from trade_records t where t.account_id = $1 and t.posting > $2 order by t.posting`,
    [account, bound.over ?? 0n],
  )
  return rows.map((row) => ({
    posting: row.posting,
    instrumentId: row.instrument_id,
    direction: row.direction,
    stake: row.stake,
    payoutRateBp: row.payout_rate_bp,
    acceptedAt: row.accepted_at,
    expiresAt: row.expires_at,
    status: row.status,
  }))
}

function grantOf(row: GrantRow): Grant {
  const { amount, target, posting, started_at, outcome, paid, ended_at } = row
  const isStarted = amount !== null && target !== null && posting !== null && started_at !== null
  const isEnded = outcome !== null && paid !== null && ended_at !== null
  return {
    id: row.id,
    campaignId: row.campaign_id,
    clientId: row.client_id,
    cause: row.cause,
    code: row.code,
    reserved: row.reserved,
    grantedAt: row.granted_at,
    endsAt: row.ends_at,
    start: isStarted
      ? { amount, target, posting, at: started_at, depositId: row.deposit_id }
      : null,
    end: isEnded ? { outcome, paid, at: ended_at } : null,
  }
}
