// What must be true of the log at any instant, as SQL that finds whatever breaks it: all is in it
// that has to be, and what its hashes open to is what the journal has.

import type { Invariant } from '#server/platform/invariants.reader.ts'

/** Whatever died, it is looked for an hour back each hour. */
const looksBack = `interval '1 hour'`
/** A source that does not answer is asked for an hour before a minute counts as known. */
const minuteWaits = `interval '3 hours'`

const said = `split_part(o.statement, chr(10), 2)::json`

export const logInvariants: readonly Invariant[] = [
  {
    id: 'I37',
    says: 'The log has every trade since it began, every end and every minute, without a gap.',
    sql: `
      select format('trade %s was accepted at %s and is not in the log', t.id, t.accepted_at)
        from log_origin g join log_marks m on m.source = 'terms'
        join trades t on t.accepted_at > g.began_at and t.accepted_at <= m.through - ${looksBack}
       where not exists (select from log_openings o where o.trade_id = t.id and o.kind = 'terms')
         and not exists (select from arrivals a
                          where a.client_id = t.client_id and t.accepted_at <= a.came_at)
      union all
      select format('trade %s ended at %s, and its end is not in the log', e.trade_id, e.settled_at)
        from log_marks m join outcomes e on e.settled_at <= m.through - ${looksBack}
        join log_openings o on o.trade_id = e.trade_id and o.kind = 'terms'
       where m.source = 'settlement' and not exists (
         select from log_openings s where s.trade_id = e.trade_id and s.kind = 'settlement')
      union all
      select format('the minute %s of instrument %s is not in the log', w.minute, w.instrument_id)
        from log_marks m join log_minutes w on w.minute < m.through - ${minuteWaits}
       where m.source = 'terms' and w.nr is null
      union all
      select format('entry %s follows entry %s', nr, before)
        from (select nr, lag(nr, 1, -1::bigint) over (order by nr) as before from log_entries) e
       where nr <> before + 1`,
  },
  {
    id: 'I38',
    says: 'What the log’s hashes open to is what they are of, and what the journal has.',
    sql: `
      select format('entry %s is not the hash of what it opens to', o.nr)
        from log_openings o left join log_entries e on e.nr = o.nr
       where e.entry is distinct from convert_to(format(
         '{"kind":"%s","commitment":"%s"}', o.kind,
         encode(sha256(o.salt || convert_to(o.statement, 'UTF8')), 'hex')), 'UTF8')
      union all
      select format('the logged terms of trade %s are not its own', o.trade_id)
        from log_openings o left join trades t on t.id = o.trade_id
        cross join lateral (select ${said} as said) s
       where o.kind = 'terms' and (
         t.id::text, t.stake / 100.0, t.payout_rate_bp / 10000.0, t.accepted_at, t.expires_at,
         round(t.strike_factor / 10::numeric ^ 12, 12)::text,
         case t.direction when 'rise' then 'Buy' else 'Sell' end, t.entry_delay_ms, t.exit_seconds
       ) is distinct from (
         said ->> 'trade_id', (said ->> 'amount')::numeric, (said ->> 'profit_rate')::numeric,
         (said ->> 'accepted_at')::timestamptz, (said ->> 'expires_at')::timestamptz,
         said ->> 'strike_factor', said ->> 'trade_mode',
         coalesce((said ->> 'entry_delay_ms')::int, 0), coalesce((said ->> 'exit_seconds')::int, 1))
      union all
      select format('the logged end of trade %s is not its own', o.trade_id)
        from log_openings o left join outcomes e on e.trade_id = o.trade_id
        left join trades t on t.id = o.trade_id
        cross join lateral (select ${said} as said) s
       where o.kind = 'settlement' and (
         e.trade_id::text, e.payout / 100.0, e.entry_seq, e.exit_seq, e.void_reason,
         case e.status when 'won' then 'Won' when 'lost' then 'Lost' when 'tied' then 'Draw'
                       when 'voided' then 'Void' end, e.exit_average / 10::numeric ^ t.decimals
       ) is distinct from (
         said ->> 'trade_id', (said ->> 'payout')::numeric, (said #>> '{entry_tick,seq}')::bigint,
         (said #>> '{exit_tick,seq}')::bigint, said ->> 'reason', said ->> 'status',
         (said ->> 'exit_average')::numeric)`,
  },
  {
    id: 'I48',
    says: 'The log has the hash of what was stated of a tournament, and its text is what was.',
    sql: `
      select format('entry %s is not the hash of the result of tournament %s', l.nr,
                    l.tournament_id)
        from log_tournaments l left join log_entries e on e.nr = l.nr
        left join stated_tournaments s on s.id = l.tournament_id
       where e.entry is distinct from convert_to(format(
         '{"kind":"tournament","id":"%s","ended_at":"%s","sha256":"%s"}', l.tournament_id,
         to_char(s.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         encode(sha256(convert_to('truestrike/tournament/v1' || chr(10) || s.statement,
           'UTF8')), 'hex')), 'UTF8')
      union all
      select format('tournament %s ended at %s, and the log does not have it', s.id, s.ended_at)
        from stated_tournaments s
       where s.ended_at <= (select max(at) from log_checkpoints) - ${looksBack}
         and not exists (select from log_tournaments where tournament_id = s.id)`,
  },
]
