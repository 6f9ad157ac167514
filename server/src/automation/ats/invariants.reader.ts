// What must be true at any instant of automated trades, as SQL that finds whatever breaks it: no
// signal was traded twice for a client, none above a limit, and what is summed up is so.

import type { Invariant } from '#server/platform/invariants.reader.ts'

export const atsInvariants: readonly Invariant[] = [
  {
    id: 'I33',
    says: 'Each automated trade is one order of its signal and client, and each order one trade.',
    sql: `
      select format('trade %s of client %s has a key of signals and no order', t.id, t.client_id)
        from trades t
       where t.order_key like 'ats:%' and not exists (
               select from ats_orders o
                where o.client_id = t.client_id and 'ats:' || o.signal_id = t.order_key
                  and o.book = t.book and o.instrument_id = t.instrument_id and o.stake = t.stake
                  and o.refused is null and coalesce(o.trade_id, t.id) = t.id)
      union all
      select format('client %s has %s trades of one signal', client_id, count(*))
        from trades where order_key like 'ats:%' group by client_id, order_key having count(*) > 1
      union all
      select format('order of client %s for signal %s has no trade', o.client_id, o.signal_id)
        from ats_orders o left join trades t on t.id = o.trade_id
       where o.trade_id is not null
         and (t.id is null or t.client_id <> o.client_id
              or t.order_key is distinct from 'ats:' || o.signal_id)
      union all
      select format('order of client %s for signal %s did not end so', o.client_id, o.signal_id)
        from ats_orders o left join outcomes x on x.trade_id = o.trade_id
       where o.ended_at is not null
         and (x.status is distinct from o.outcome or x.payout - o.stake <> o.brought)
      union all
      select format('round of %s has %s orders and not %s', r.signal_id, count(o.*), r.orders)
        from ats_rounds r left join ats_orders o on o.signal_id = r.signal_id
       group by r.signal_id, r.orders having count(o.*) <> r.orders`,
  },
  {
    id: 'I34',
    says: 'Automated trades are within plan and limits, live after ten trials, and summed up so.',
    sql: `
      select format('client %s had %s automated trades on %s', client_id, count(*), day)
        from ats_orders where refused is null
       group by client_id, book, day having count(*) > max(slots)
      union all
      select format('client %s staked or lost more on %s than was set', o.client_id, o.day)
        from ats_orders o join ats_settings s on s.id = o.settings_id
       where o.refused is null
       group by o.client_id, o.book, o.day
      having sum(o.stake) > max(s.stake_most)
          or -coalesce(sum(o.brought), 0) > max(s.loss_most)
      union all
      select format('client %s fell further than was set', client_id)
        from (select o.client_id, o.switch_id, max(s.drawdown_most) as most,
                     coalesce(sum(o.brought), 0) as brought
                from ats_orders o join ats_settings s on s.id = o.settings_id
               where o.refused is null group by 1, 2) fell
       where -brought > most
      union all
      select format('client %s traded live by itself after %s trials', o.client_id, count(d.*))
        from ats_orders o join ats_settings s on s.id = o.settings_id
        left join ats_orders d on d.client_id = o.client_id and d.book = 'demo'
             and d.outcome in ('won', 'lost') and d.ended_at <= o.decided_at
             and exists (select from ats_settings ds where ds.id = d.settings_id
                            and ds.fingerprint = s.fingerprint)
       where o.book = 'real'
       group by o.client_id, o.signal_id having count(d.*) < 10
      union all
      select format('client %s stands at %s and not at %s', c.client_id, c.brought,
                    coalesce(ended.brought, 0))
        from ats_clients c left join lateral (
               select sum(o.brought) as brought from ats_orders o
                where o.client_id = c.client_id and o.switch_id = c.switch_id
                  and o.ended_at is not null) ended on true
       where c.runs <> 'off' and c.brought <> coalesce(ended.brought, 0)
      union all
      select format('client %s has %s trials and not %s', t.client_id, t.decided, count(o.*))
        from ats_trials t left join ats_orders o
          on o.client_id = t.client_id and o.book = 'demo' and o.outcome in ('won', 'lost')
         and exists (select from ats_settings s where s.id = o.settings_id
                        and s.fingerprint = t.fingerprint)
       group by t.client_id, t.fingerprint, t.decided having count(o.*) <> t.decided`,
  },
]
