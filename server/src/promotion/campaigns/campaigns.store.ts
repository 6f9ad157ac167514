// The SQL of campaigns and their codes.

import type { CampaignKind, Given } from '#contract/client/promotions.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Audience, Campaign, CampaignState } from './campaign.ts'

export type StoredCampaign = Campaign & {
  readonly proposedBy: string
  readonly proposedAt: Millis
  readonly decidedBy: string | null
  readonly decidedAt: Millis | null
  readonly stoppedBy: string | null
  readonly stoppedAt: Millis | null
}

type CampaignRow = {
  id: string
  kind: CampaignKind
  name: string
  gives: Given
  amount: Usd | null
  friend_amount: Usd | null
  share_bp: number | null
  most: Usd | null
  least: Usd | null
  turnover: number | null
  days: number | null
  every: 'week' | 'month' | null
  audience: Audience
  countries: string[]
  starts_at: Millis
  ends_at: Millis
  uses_most: number
  money_most: Usd
  client_most: Usd
  stack_group: string | null
  terms_version: string
  state: CampaignState
  uses: number
  reserved: Usd
  spent: Usd
  proposed_by: string
  proposed_at: Millis
  decided_by: string | null
  decided_at: Millis | null
  stopped_by: string | null
  stopped_at: Millis | null
}

const selected = `
  select c.id, c.kind, c.name, c.gives, c.amount, c.friend_amount, c.share_bp, c.most, c.least,
         c.turnover, c.days, c.every, c.audience, c.countries, c.starts_at, c.ends_at, c.uses_most,
         c.money_most, c.client_most, c.stack_group, c.terms_version, c.state, c.uses, c.reserved,
         c.spent, p.email as proposed_by, c.proposed_at, d.email as decided_by, c.decided_at,
         s.email as stopped_by, c.stopped_at
    from campaigns c join members p on p.id = c.proposed_by
    left join members d on d.id = c.decided_by left join members s on s.id = c.stopped_by`

export async function loadCampaign(tx: Tx, id: string): Promise<StoredCampaign | undefined> {
  const rows = await tx.rows<CampaignRow>(`${selected} where c.id = $1`, [id])
  return rows[0] && campaignOf(rows[0])
}

/** Nobody else grants by it, or changes how it stands, until the transaction ends. */
export async function lockCampaign(tx: Tx, id: string): Promise<StoredCampaign | undefined> {
  await tx.rows('select from campaigns where id = $1 for no key update', [id])
  return loadCampaign(tx, id)
}

/** The newest first. */
export async function listCampaigns(
  tx: Tx,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredCampaign[]> {
  const rows = await tx.rows<CampaignRow>(
    `${selected} where $1::uuid is null or c.id < $1 order by c.id desc limit $2`,
    [after ?? null, limit],
  )
  return rows.map(campaignOf)
}

/** Agreed to and within its time. */
export async function listRunning(tx: Tx, now: Millis): Promise<StoredCampaign[]> {
  const rows = await tx.rows<CampaignRow>(
    `${selected} where c.state = 'agreed' and c.starts_at <= $1 and c.ends_at > $1 order by c.id`,
    [iso(now)],
  )
  return rows.map(campaignOf)
}

/** Agreed to, whether they run, ran or will run. */
export async function listAgreed(tx: Tx, kind: CampaignKind): Promise<StoredCampaign[]> {
  const rows = await tx.rows<CampaignRow>(
    `${selected} where c.state = 'agreed' and c.kind = $1 order by c.id`,
    [kind],
  )
  return rows.map(campaignOf)
}

export async function insertCampaign(
  tx: Tx,
  one: Omit<Campaign, 'state' | 'uses' | 'reserved' | 'spent'>,
  proposed: { readonly email: string; readonly at: Millis },
): Promise<void> {
  await tx.rows(
    `insert into campaigns (id, kind, name, gives, amount, friend_amount, share_bp, most, least,
                            turnover, days, every, audience, countries, starts_at, ends_at,
                            uses_most, money_most, client_most, stack_group, terms_version,
                            proposed_at, proposed_by)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
            $20, $21, $22, id from members where email = $23`,
    [
      ...[one.id, one.kind, one.name, one.gives, one.amount, one.friendAmount, one.shareBp],
      ...[one.most, one.least, one.turnover, one.days, one.every, one.audience, one.countries],
      ...[iso(one.startsAt), iso(one.endsAt), one.usesMost, one.moneyMost, one.clientMost],
      ...[one.stackGroup, one.termsVersion, iso(proposed.at), proposed.email],
    ],
  )
}

type Deed = { readonly email: string; readonly at: Millis }

export async function updateDecided(
  tx: Tx,
  id: string,
  state: 'agreed' | 'withdrawn',
  { email, at }: Deed,
): Promise<void> {
  await tx.rows(
    `update campaigns set state = $2, decided_at = $3,
            decided_by = (select id from members where email = $4) where id = $1`,
    [id, state, iso(at), email],
  )
}

export async function updateStopped(tx: Tx, id: string, { email, at }: Deed): Promise<void> {
  await tx.rows(
    `update campaigns set state = 'stopped', stopped_at = $2,
            stopped_by = (select id from members where email = $3) where id = $1`,
    [id, iso(at), email],
  )
}

/** What is used more of it, or less: the database refuses what is beyond its budget. */
export async function addUse(
  tx: Tx,
  id: string,
  more: { readonly uses: number; readonly reserved: bigint; readonly spent: bigint },
): Promise<void> {
  await tx.rows(
    `update campaigns set uses = uses + $2, reserved = reserved + $3, spent = spent + $4
      where id = $1`,
    [id, more.uses, more.reserved, more.spent],
  )
}

export type StoredCode = {
  readonly code: string
  readonly shown: string
  readonly campaignId: string
  readonly usesMost: number
  readonly uses: number
}

const codeColumns = `code, shown, campaign_id as "campaignId", uses_most as "usesMost", uses`

export async function loadCode(tx: Tx, code: string): Promise<StoredCode | undefined> {
  const rows = await tx.rows<StoredCode>(`select ${codeColumns} from promo_codes where code = $1`, [
    code,
  ])
  return rows[0]
}

export function listCodes(tx: Tx, campaignId: string, limit: number): Promise<StoredCode[]> {
  return tx.rows<StoredCode>(
    `select ${codeColumns} from promo_codes where campaign_id = $1 order by code limit $2`,
    [campaignId, limit],
  )
}

export async function countUse(tx: Tx, code: string): Promise<void> {
  await tx.rows('update promo_codes set uses = uses + 1 where code = $1', [code])
}

/** How many of them are new: one that is there already is left as it is. */
export async function insertCodes(
  tx: Tx,
  campaignId: string,
  codes: readonly { readonly code: string; readonly shown: string }[],
  { usesMost, at }: { readonly usesMost: number; readonly at: Millis },
): Promise<number> {
  const rows = await tx.rows<{ code: string }>(
    `insert into promo_codes (code, shown, campaign_id, uses_most, made_at)
     select c, s, $3, $4, $5 from unnest($1::text[], $2::text[]) as x (c, s)
     on conflict (code) do nothing returning code`,
    [
      codes.map(({ code }) => code),
      codes.map(({ shown }) => shown),
      ...[campaignId, usesMost, iso(at)],
    ],
  )
  return rows.length
}

function campaignOf(row: CampaignRow): StoredCampaign {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    gives: row.gives,
    amount: row.amount,
    friendAmount: row.friend_amount,
    shareBp: row.share_bp,
    most: row.most,
    least: row.least,
    turnover: row.turnover,
    days: row.days,
    every: row.every,
    audience: row.audience,
    countries: row.countries,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usesMost: row.uses_most,
    moneyMost: row.money_most,
    clientMost: row.client_most,
    stackGroup: row.stack_group,
    termsVersion: row.terms_version,
    state: row.state,
    uses: row.uses,
    reserved: row.reserved,
    spent: row.spent,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    stoppedBy: row.stopped_by,
    stoppedAt: row.stopped_at,
  }
}
