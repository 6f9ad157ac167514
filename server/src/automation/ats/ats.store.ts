// What clients settled about automated trades, and how it stands with them: their SQL.

import type { AtsRuns, atsTells } from '#contract/client/ats.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { AtsSettings } from './settings.ts'
import type { AtsStanding } from './standing.ts'

export type StoredSettings = AtsSettings & {
  readonly id: bigint
  readonly fingerprint: string
  readonly madeAt: Millis
}

/** A client who has settled something, as it stands. */
export type AtsClient = {
  readonly clientId: ClientId
  readonly settings: StoredSettings
  readonly runs: AtsRuns
  readonly switchId: bigint | null
  readonly switchedAt: Millis | null
  readonly switchedWhy: string | null
  readonly standing: AtsStanding
  readonly plan: string
  readonly planTrades: number | null
  /** Demo trades that were decided with the same settings. */
  readonly trials: number
}

type ClientRow = {
  client_id: ClientId
  settings_id: bigint
  rules: RuleName[]
  instruments: number[]
  stake: Usd | null
  share_bp: number | null
  hours_from: number | null
  hours_to: number | null
  trades_most: number
  stake_most: Usd
  loss_most: Usd
  losses_in_row_most: number | null
  cool_down_minutes: number | null
  pair_losses: number | null
  drawdown_most: Usd | null
  tells: (typeof atsTells)[number]
  fingerprint: string
  made_at: Millis
  runs: AtsRuns
  switch_id: bigint | null
  switched_at: Millis | null
  switched_why: string | null
  brought: Usd
  peak: Usd
  losses_in_row: number
  lost_at: Millis | null
  losing: Record<string, number>
  plan: string
  plan_trades: number | null
  trials: number
}

const selectClients = `
  select c.client_id, c.settings_id, s.rules, s.instruments, s.stake, s.share_bp, s.hours_from,
         s.hours_to, s.trades_most, s.stake_most, s.loss_most,
         s.losses_in_row as losses_in_row_most, s.cool_down_minutes, s.pair_losses,
         s.drawdown_most, s.tells, s.fingerprint, s.made_at, c.runs, c.switch_id,
         w.at as switched_at, w.reason as switched_why, c.brought, c.peak, c.losses_in_row,
         c.lost_at, c.losing, st.plan, st.plan_trades, coalesce(t.decided, 0) as trials
    from ats_clients c join ats_settings s on s.id = c.settings_id
    join standings st on st.id = c.client_id
    left join ats_switches w on w.id = c.switch_id
    left join ats_trials t on t.client_id = c.client_id and t.fingerprint = s.fingerprint`

export async function loadAtsClient(tx: Tx, clientId: ClientId): Promise<AtsClient | undefined> {
  const rows = await tx.rows<ClientRow>(`${selectClients} where c.client_id = $1`, [clientId])
  return rows[0] && clientOf(rows[0])
}

/** The same; nobody else changes it until the transaction ends. */
export async function lockAtsClient(tx: Tx, clientId: ClientId): Promise<AtsClient | undefined> {
  await tx.rows('select client_id from ats_clients where client_id = $1 for update', [clientId])
  return loadAtsClient(tx, clientId)
}

export async function lockAtsClients(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<Map<ClientId, AtsClient>> {
  const ids = [column(clientIds)]
  await tx.rows(
    `select client_id from ats_clients where client_id = any($1::bigint[])
      order by client_id for update`,
    ids,
  )
  const rows = await tx.rows<ClientRow>(
    `${selectClients} where c.client_id = any($1::bigint[])`,
    ids,
  )
  return new Map(rows.map((row) => [row.client_id, clientOf(row)]))
}

export type Taken = { readonly rule: RuleName; readonly instrumentId: number }

export type TakersPage = { readonly after: ClientId | 0n; readonly limit: number }

/** Those for whom it runs and who take signals of this rule on this instrument, by number. */
export async function listTakers(
  tx: Tx,
  { rule, instrumentId }: Taken,
  { after, limit }: TakersPage,
): Promise<AtsClient[]> {
  const rows = await tx.rows<ClientRow>(
    `${selectClients} where c.runs <> 'off' and $1 = any(s.rules)
       and $2::smallint = any(s.instruments) and c.client_id > $3
      order by c.client_id limit $4`,
    [rule, instrumentId, after, limit],
  )
  return rows.map(clientOf)
}

/** Of these switches those that count no more. */
export async function listSwitched(
  tx: Tx,
  orders: readonly { readonly clientId: ClientId; readonly switchId: bigint }[],
): Promise<Set<ClientId>> {
  const rows = await tx.rows<{ client_id: ClientId }>(
    `select k.client_id from unnest($1::bigint[], $2::bigint[]) k (client_id, switch_id)
       join ats_clients c on c.client_id = k.client_id
      where c.runs = 'off' or c.switch_id is distinct from k.switch_id`,
    [column(orders.map((one) => one.clientId)), column(orders.map((one) => one.switchId))],
  )
  return new Set(rows.map((row) => row.client_id))
}

export type NewSettings = AtsSettings & {
  readonly clientId: ClientId
  readonly fingerprint: string
  readonly at: Millis
}

export async function insertSettings(tx: Tx, settings: NewSettings): Promise<bigint> {
  const { stake, hours } = settings
  const rows = await tx.rows<{ id: bigint }>(
    `insert into ats_settings (client_id, rules, instruments, stake, share_bp, hours_from,
       hours_to, trades_most, stake_most, loss_most, losses_in_row, cool_down_minutes,
       pair_losses, drawdown_most, tells, fingerprint, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     returning id`,
    [
      settings.clientId,
      [...settings.rules],
      [...settings.instrumentIds],
      stake.kind === 'fixed' ? stake.amount : null,
      stake.kind === 'share' ? stake.bp : null,
      hours?.from ?? null,
      hours?.to ?? null,
      settings.tradesMost,
      settings.stakeMost,
      settings.lossMost,
      settings.lossesInRow,
      settings.coolDownMinutes,
      settings.pairLosses,
      settings.drawdownMost,
      settings.tells,
      settings.fingerprint,
      iso(settings.at),
    ],
  )
  return rows[0]!.id
}

export async function putSettings(tx: Tx, clientId: ClientId, settingsId: bigint): Promise<void> {
  await tx.rows(
    `insert into ats_clients (client_id, settings_id) values ($1, $2)
     on conflict (client_id) do update set settings_id = excluded.settings_id`,
    [clientId, settingsId],
  )
}

export type NewSwitch = {
  readonly clientId: ClientId
  readonly settingsId: bigint
  readonly runs: AtsRuns
  readonly reason: string
  /** Null where it is switched off. */
  readonly expectedLoss: Usd | null
  readonly at: Millis
}

/** From here on it stands as fresh, where it is switched on. */
export async function putSwitch(tx: Tx, one: NewSwitch): Promise<void> {
  await tx.rows(
    `with made as (
       insert into ats_switches (client_id, settings_id, runs, reason, expected_loss, at)
       values ($1, $2, $3, $4, $5, $6) returning id)
     update ats_clients set runs = $3, switch_id = made.id,
            brought = case when $3 = 'off'::ats_run then brought else 0 end,
            peak = case when $3 = 'off'::ats_run then peak else 0 end,
            losses_in_row = case when $3 = 'off'::ats_run then losses_in_row else 0 end,
            lost_at = case when $3 = 'off'::ats_run then lost_at end,
            losing = case when $3 = 'off'::ats_run then losing else '{}' end
       from made where client_id = $1`,
    [one.clientId, one.settingsId, one.runs, one.reason, one.expectedLoss, iso(one.at)],
  )
}

export async function keepStandings(
  tx: Tx,
  standings: ReadonlyMap<ClientId, AtsStanding>,
): Promise<void> {
  const all = [...standings]
  await tx.rows(
    `update ats_clients c set brought = k.brought, peak = k.peak,
            losses_in_row = k.losses_in_row, lost_at = k.lost_at, losing = k.losing
       from (select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[],
               $5::timestamptz[], $6::jsonb[])) k
              (client_id, brought, peak, losses_in_row, lost_at, losing)
      where c.client_id = k.client_id`,
    [
      column(all.map(([id]) => id)),
      column(all.map(([, one]) => one.brought)),
      column(all.map(([, one]) => one.peak)),
      column(all.map(([, one]) => one.lossesInRow)),
      column(all.map(([, { lostAt }]) => (lostAt === null ? null : iso(lostAt)))),
      all.map(([, { losing }]) => JSON.stringify(Object.fromEntries(losing))),
    ],
  )
}

/** One more demo trade decided, for each of these. */
export async function addTrials(
  tx: Tx,
  trials: readonly { readonly clientId: ClientId; readonly fingerprint: string }[],
): Promise<void> {
  if (trials.length === 0) return
  await tx.rows(
    `insert into ats_trials as t (client_id, fingerprint, decided)
     select client_id, fingerprint, count(*) from unnest($1::bigint[], $2::text[])
       k (client_id, fingerprint) group by 1, 2
     on conflict (client_id, fingerprint) do update set decided = t.decided + excluded.decided`,
    [column(trials.map((one) => one.clientId)), column(trials.map((one) => one.fingerprint))],
  )
}

function clientOf(row: ClientRow): AtsClient {
  return {
    clientId: row.client_id,
    settings: settingsOf(row),
    runs: row.runs,
    switchId: row.switch_id,
    switchedAt: row.switched_at,
    switchedWhy: row.switched_why,
    standing: {
      brought: row.brought,
      peak: row.peak,
      lossesInRow: row.losses_in_row,
      lostAt: row.lost_at,
      losing: new Map(Object.entries(row.losing).map(([id, count]) => [Number(id), count])),
    },
    plan: row.plan,
    planTrades: row.plan_trades,
    trials: row.trials,
  }
}

function settingsOf(row: ClientRow): StoredSettings {
  const { stake, share_bp: bp, hours_from: from, hours_to: to } = row
  return {
    id: row.settings_id,
    rules: row.rules,
    instrumentIds: row.instruments,
    stake: stake === null ? { kind: 'share', bp: bp ?? 0 } : { kind: 'fixed', amount: stake },
    hours: from === null || to === null ? null : { from, to },
    tradesMost: row.trades_most,
    stakeMost: row.stake_most,
    lossMost: row.loss_most,
    lossesInRow: row.losses_in_row_most,
    coolDownMinutes: row.cool_down_minutes,
    pairLosses: row.pair_losses,
    drawdownMost: row.drawdown_most,
    tells: row.tells,
    fingerprint: row.fingerprint,
    madeAt: row.made_at,
  }
}

/** What a client has of plans, whether or not anything is settled. */
export async function loadPlan(
  tx: Tx,
  clientId: ClientId,
): Promise<{ readonly plan: string; readonly planTrades: number | null }> {
  const rows = await tx.rows<{ plan: string; plan_trades: number | null }>(
    'select plan, plan_trades from standings where id = $1',
    [clientId],
  )
  return { plan: rows[0]?.plan ?? 'None', planTrades: rows[0]?.plan_trades ?? null }
}
