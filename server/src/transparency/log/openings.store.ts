// What was not logged yet, and what the log's hashes of clients' trades open to: its SQL.

import type { TradeId } from '#kernel/ids.ts'
import { iso, type Millis, millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Hidden } from '#verify/entry.ts'

export type Window = { readonly from: Millis; readonly to: Millis; readonly limit: number }

/** Trades accepted in (from, to] whose terms the log does not have, the first one first. */
export async function listUnloggedTerms(tx: Tx, { from, to, limit }: Window): Promise<TradeId[]> {
  const rows = await tx.rows<{ id: TradeId }>(
    `select t.id from trades t
      where t.accepted_at > $1 and t.accepted_at <= $2
        and not exists (select from log_openings o where o.trade_id = t.id and o.kind = 'terms')
        and not exists (select from arrivals a
                         where a.client_id = t.client_id and t.accepted_at <= a.came_at)
      order by t.accepted_at, t.id limit $3`,
    [iso(from), iso(to), limit],
  )
  return rows.map(({ id }) => id)
}

export type UnloggedEnd = {
  readonly id: TradeId
  /** Where the log has its terms. */
  readonly terms: number
}

/** Trades settled in (from, to] of whose terms the log knows, and not of their end. */
export async function listUnloggedEnds(
  tx: Tx,
  { from, to, limit }: Window,
): Promise<UnloggedEnd[]> {
  const rows = await tx.rows<{ id: TradeId; terms: bigint }>(
    `select e.trade_id as id, o.nr as terms from outcomes e
       join log_openings o on o.trade_id = e.trade_id and o.kind = 'terms'
      where e.settled_at > $1 and e.settled_at <= $2
        and not exists (select from log_openings s
                         where s.trade_id = e.trade_id and s.kind = 'settlement')
      order by e.settled_at, e.trade_id limit $3`,
    [iso(from), iso(to), limit],
  )
  return rows.map(({ id, terms }) => ({ id, terms: Number(terms) }))
}

export type Opening = {
  readonly kind: Hidden
  readonly tradeId: TradeId
  readonly nr: number
  readonly salt: Buffer
  readonly statement: string
}

export async function insertOpenings(tx: Tx, openings: readonly Opening[]): Promise<void> {
  await tx.rows(
    `insert into log_openings (nr, kind, trade_id, salt, statement)
     select * from unnest($1::bigint[], $2::text[], $3::uuid[], $4::bytea[], $5::text[])`,
    [
      column(openings.map(({ nr }) => nr)),
      column(openings.map(({ kind }) => kind)),
      column(openings.map(({ tradeId }) => tradeId)),
      openings.map(({ salt }) => salt),
      openings.map(({ statement }) => statement),
    ],
  )
}

/** Of one trade. */
export async function loadOpenings(tx: Tx, tradeId: TradeId): Promise<Opening[]> {
  const rows = await tx.rows<Omit<Opening, 'nr' | 'tradeId'> & { nr: bigint }>(
    'select kind, nr, salt, statement from log_openings where trade_id = $1',
    [tradeId],
  )
  return rows.map((row) => ({ ...row, tradeId, nr: Number(row.nr) }))
}

export async function loadMark(tx: Tx, source: string): Promise<Millis | undefined> {
  const rows = await tx.rows<{ through: Millis }>(
    'select through from log_marks where source = $1',
    [source],
  )
  return rows[0]?.through
}

export async function putMark(tx: Tx, source: string, through: Millis): Promise<void> {
  await tx.rows(
    `insert into log_marks (source, through) values ($1, $2)
     on conflict (source) do update set through = greatest(log_marks.through, excluded.through)`,
    [source, iso(through)],
  )
}

export type Minute = { readonly instrumentId: number; readonly minute: Millis }

/** What trades rest on; asked for more than once is asked for once. */
export async function wantMinutes(tx: Tx, minutes: readonly Minute[]): Promise<void> {
  await tx.rows(
    `insert into log_minutes (instrument_id, minute)
     select distinct * from unnest($1::smallint[], ${instants('$2')})
     on conflict (instrument_id, minute) do nothing`,
    [
      column(minutes.map(({ instrumentId }) => instrumentId)),
      column(minutes.map(({ minute }) => minute)),
    ],
  )
}

/** Those that are over and not in the log, the first one first. */
export async function listWaitingMinutes(tx: Tx, by: Millis, limit: number): Promise<Minute[]> {
  const rows = await tx.rows<{ instrument_id: number; minute: Millis }>(
    `select instrument_id, minute from log_minutes
      where nr is null and minute <= $1 order by minute, instrument_id limit $2`,
    [iso(by), limit],
  )
  return rows.map(({ instrument_id: instrumentId, minute }) => ({ instrumentId, minute }))
}

export async function putMinutes(tx: Tx, first: number, minutes: readonly Minute[]): Promise<void> {
  await tx.rows(
    `update log_minutes m set nr = $1::bigint + a.place - 1
       from unnest($2::smallint[], ${instants('$3')})
         with ordinality as a (instrument, minute, place)
      where m.instrument_id = a.instrument and m.minute = a.minute`,
    [
      first,
      column(minutes.map(({ instrumentId }) => instrumentId)),
      column(minutes.map(({ minute }) => minute)),
    ],
  )
}

/** Where the log has these minutes of an instrument; only those that it has. */
export async function loadMinutes(
  tx: Tx,
  instrumentId: number,
  minutes: readonly number[],
): Promise<number[]> {
  const rows = await tx.rows<{ nr: bigint }>(
    `select nr from log_minutes
      where instrument_id = $1 and minute = any($2::timestamptz[]) and nr is not null
      order by minute`,
    [instrumentId, column(minutes.map((at) => iso(millis(at))))],
  )
  return rows.map(({ nr }) => Number(nr))
}

/** The minutes that the log has beyond this place in it, in its order. */
export async function listLoggedMinutes(
  tx: Tx,
  after: number,
  limit: number,
): Promise<(Minute & { readonly nr: number; readonly entry: Buffer })[]> {
  const rows = await tx.rows<{ instrument_id: number; minute: Millis; nr: bigint; entry: Buffer }>(
    `select m.instrument_id, m.minute, m.nr, e.entry
       from log_minutes m join log_entries e on e.nr = m.nr
      where m.nr > $1 order by m.nr limit $2`,
    [after, limit],
  )
  return rows.map(({ instrument_id: instrumentId, nr, ...row }) => ({
    ...row,
    instrumentId,
    nr: Number(nr),
  }))
}
