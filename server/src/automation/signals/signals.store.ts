// Signals and their records: their SQL. Rows are written once and never changed.

import type { Direction } from '#contract/client/trades.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import type { SignalOutcome } from '#contract/public/signals.ts'
import { type Points, points } from '#kernel/price.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Grade, Signal } from './signal.ts'

/** One at a time publishes: what another has published, or is about to, is there afterwards. */
export async function lockPublishing(tx: Tx): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('signals', 31))`)
}

/** All or none: the database refuses what would be late. */
export async function insertSignals(tx: Tx, signals: readonly Signal[]): Promise<void> {
  const of = (value: (signal: Signal) => string | number | bigint) => column(signals.map(value))
  await tx.rows(
    `insert into signals (id, record_id, instrument_id, direction, horizon_s, strike_rate,
       profit_rate_bp, margin_bp, win_probability, volatility, quantile, strike_factor,
       rule_version, spot_price, published_at, opens_at, closes_at)
     select * from unnest($1::uuid[], $2::int[], $3::smallint[], $4::direction[], $5::int[],
       $6::text[], $7::int[], $8::int[], $9::float8[], $10::float8[], $11::float8[], $12::bigint[],
       $13::smallint[], $14::bigint[], ${instants('$15')}, ${instants('$16')}, ${instants('$17')})`,
    [
      of(({ id }) => id),
      of(({ recordId }) => recordId),
      of(({ instrument }) => instrument.id),
      of(({ direction }) => direction),
      of(({ horizonSeconds }) => horizonSeconds),
      signals.map(({ strikeRate }) => strikeRate),
      of(({ profitRateBp }) => profitRateBp),
      of(({ marginBp }) => marginBp),
      of(({ winProbability }) => winProbability),
      of(({ volatility }) => volatility),
      of(({ quantile }) => quantile),
      of(({ strikeFactor }) => strikeFactor),
      of(({ ruleVersion }) => ruleVersion),
      of(({ spot }) => spot),
      of(({ publishedAt }) => publishedAt),
      of(({ opensAt }) => opensAt),
      of(({ closesAt }) => closesAt),
    ],
  )
}

/** A signal as it is stored; whoever reads it knows the instrument by its number. */
export type StoredSignal = Omit<Signal, 'instrument'> & {
  readonly instrumentId: number
  readonly rule: RuleName
}

export type EndedSignal = StoredSignal & { readonly grade: StoredGrade | null }

export type StoredGrade = Omit<Grade, 'returnedBp' | 'voidReason'>

type SignalRow = {
  id: string
  record_id: number
  rule: RuleName
  instrument_id: number
  direction: Direction
  horizon_s: number
  strike_rate: string
  profit_rate_bp: number
  margin_bp: number
  win_probability: number
  volatility: number
  quantile: number
  strike_factor: bigint
  rule_version: number
  spot_price: bigint
  published_at: Millis
  opens_at: Millis
  closes_at: Millis
}

type EndedRow = SignalRow & {
  outcome: SignalOutcome | null
  entry_price: bigint | null
  strike_price: bigint | null
  exit_price: bigint | null
}

const columns = `s.id, s.record_id, r.rule, s.instrument_id, s.direction, s.horizon_s,
  s.strike_rate, s.profit_rate_bp, s.margin_bp, s.win_probability, s.volatility, s.quantile,
  s.strike_factor, s.rule_version, s.spot_price, s.published_at, s.opens_at, s.closes_at`

/** Those that have closed by then and have no outcome, the first to close first. */
export async function listUngraded(tx: Tx, by: Millis, limit: number): Promise<StoredSignal[]> {
  const rows = await tx.rows<SignalRow>(
    `select ${columns} from signals s join signal_records r on r.id = s.record_id
      where s.closes_at <= $1 and s.closes_at > $1::timestamptz - interval '2 days'
        and not exists (select from signal_outcomes o where o.signal_id = s.id)
      order by s.closes_at, s.id limit $2`,
    [iso(by), limit],
  )
  return rows.map(signalOf)
}

/** Those that have not closed at this instant, the newest first. */
export async function listRunning(tx: Tx, now: Millis): Promise<StoredSignal[]> {
  const rows = await tx.rows<SignalRow>(
    `select ${columns} from signals s join signal_records r on r.id = s.record_id
      where s.closes_at > $1 order by s.id desc`,
    [iso(now)],
  )
  return rows.map(signalOf)
}

export type SignalList = {
  readonly only: 'running' | 'ended' | 'all'
  readonly now: Millis
  readonly recordId: number | null
  readonly rule: RuleName | null
  readonly instrumentId: number | null
  /** Newer ones are left out. */
  readonly after: string | null
  readonly limit: number
}

/** Newest first. */
export async function listSignals(tx: Tx, list: SignalList): Promise<EndedSignal[]> {
  const rows = await tx.rows<EndedRow>(
    `select ${columns}, o.outcome, o.entry_price, o.strike_price, o.exit_price
       from signals s join signal_records r on r.id = s.record_id
       left join signal_outcomes o on o.signal_id = s.id
      where ($1::uuid is null or s.id < $1)
        and ($2::int is null or s.record_id = $2)
        and ($3::text is null or s.record_id in (select id from signal_records where rule = $3))
        and ($4::smallint is null or s.instrument_id = $4)
        and ($5 = 'all' or ($5 = 'ended') = (o.signal_id is not null))
        and ($5 <> 'running' or s.closes_at > $6::timestamptz - interval '2 days')
      order by s.id desc limit $7`,
    [list.after, list.recordId, list.rule, list.instrumentId, list.only, iso(list.now), list.limit],
  )
  return rows.map(endedOf)
}

/** Those with an id above this one, the first one first. */
export async function listSignalsAfter(tx: Tx, id: string, limit: number): Promise<StoredSignal[]> {
  const rows = await tx.rows<SignalRow>(
    `select ${columns} from signals s join signal_records r on r.id = s.record_id
      where s.id > $1 order by s.id limit $2`,
    [id, limit],
  )
  return rows.map(signalOf)
}

/** Of these signals those that have an outcome; in no order. */
export async function listGraded(tx: Tx, ids: readonly string[]): Promise<EndedSignal[]> {
  const rows = await tx.rows<EndedRow>(
    `select ${columns}, o.outcome, o.entry_price, o.strike_price, o.exit_price
       from signals s join signal_records r on r.id = s.record_id
       join signal_outcomes o on o.signal_id = s.id
      where s.id = any($1::uuid[])`,
    [column(ids)],
  )
  return rows.map(endedOf)
}

export type Graded = { readonly signal: StoredSignal; readonly grade: Grade; readonly at: Millis }

/** Ids of those that had no outcome yet and have one now. */
export async function insertOutcomes(tx: Tx, graded: readonly Graded[]): Promise<Set<string>> {
  const of = (value: (one: Graded) => string | number | bigint | null) => column(graded.map(value))
  const rows = await tx.rows<{ id: string }>(
    `insert into signal_outcomes (signal_id, outcome, entry_price, strike_price, exit_price,
       void_reason, graded_at)
     select * from unnest($1::uuid[], $2::signal_outcome[], $3::bigint[], $4::bigint[],
       $5::bigint[], $6::text[], ${instants('$7')})
     on conflict (signal_id) do nothing returning signal_id as id`,
    [
      of(({ signal }) => signal.id),
      of(({ grade }) => grade.outcome),
      of(({ grade }) => grade.entry),
      of(({ grade }) => grade.strike),
      of(({ grade }) => grade.exit),
      of(({ grade }) => grade.voidReason),
      of(({ at }) => at),
    ],
  )
  return new Set(rows.map(({ id }) => id))
}

function signalOf(row: SignalRow): StoredSignal {
  return {
    id: row.id,
    recordId: row.record_id,
    rule: row.rule,
    instrumentId: row.instrument_id,
    direction: row.direction,
    horizonSeconds: row.horizon_s,
    strikeRate: row.strike_rate,
    profitRateBp: row.profit_rate_bp,
    marginBp: row.margin_bp,
    winProbability: row.win_probability,
    volatility: row.volatility,
    quantile: row.quantile,
    strikeFactor: row.strike_factor,
    ruleVersion: row.rule_version,
    spot: pointsOf(row.spot_price),
    publishedAt: row.published_at,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
  }
}

function endedOf({ outcome, ...row }: EndedRow): EndedSignal {
  const price = (value: bigint | null) => (value === null ? null : pointsOf(value))
  const grade = outcome && {
    outcome,
    entry: price(row.entry_price),
    strike: price(row.strike_price),
    exit: price(row.exit_price),
  }
  return { ...signalOf(row), grade }
}

function pointsOf(value: bigint): Points {
  return points(Number(value))
}
