// What must be true at any instant of signals, as SQL that finds whatever breaks it: none was late,
// none ended before its time, and the sums of days count all that ended, each once.

import type { Invariant } from '#server/platform/invariants.reader.ts'

/** Sums of floating numbers, added in another order. */
const tolerance = '1e-6'

export const signalInvariants: readonly Invariant[] = [
  {
    id: 'I31',
    says: 'Signals were published before their window, ended after it, and are all counted, once.',
    sql: `
      select format('signal %s was published at %s and opened at %s', id, published_at, opens_at)
        from signals where opens_at < published_at + interval '5 seconds'
      union all
      select format('signal %s closes at %s, not after %s seconds', id, closes_at, horizon_s)
        from signals where closes_at <> opens_at + make_interval(secs => horizon_s)
      union all
      select format('signal %s ended at %s, before its window closed', s.id, o.graded_at)
        from signal_outcomes o join signals s on s.id = o.signal_id
       where o.graded_at < s.closes_at
      union all
      select format('signal %s: a second one of its rule opened within its window', a.id)
        from signals a join signals b
          on b.record_id = a.record_id and b.instrument_id = a.instrument_id and b.id <> a.id
         and b.opens_at >= a.opens_at and b.opens_at < a.closes_at
      union all
      select format('record %s, instrument %s, %s: %s outcomes are not what is counted',
                    record_id, instrument_id, day, coalesce(ended.count, 0))
        from (select s.record_id, s.instrument_id, (s.opens_at at time zone 'UTC')::date as day,
                     count(*) as count,
                     count(*) filter (where o.outcome = 'hit') as hits,
                     count(*) filter (where o.outcome = 'miss') as misses,
                     count(*) filter (where o.outcome = 'tie') as ties,
                     count(*) filter (where o.outcome = 'void') as voids,
                     sum(s.win_probability) filter (where o.outcome in ('hit', 'miss')) as priced,
                     sum(case o.outcome when 'hit' then s.profit_rate_bp
                                        when 'miss' then -10000 else 0 end) as returned_bp
                from signal_outcomes o join signals s on s.id = o.signal_id
               group by 1, 2, 3) ended
        full join signal_days d using (record_id, instrument_id, day)
       where (coalesce(ended.hits, 0), coalesce(ended.misses, 0), coalesce(ended.ties, 0),
              coalesce(ended.voids, 0), coalesce(ended.returned_bp, 0))
             is distinct from
             (coalesce(d.hits, 0), coalesce(d.misses, 0), coalesce(d.ties, 0),
              coalesce(d.voids, 0), coalesce(d.returned_bp, 0))
          or abs(coalesce(ended.priced, 0) - coalesce(d.priced, 0)) > ${tolerance}`,
  },
]
