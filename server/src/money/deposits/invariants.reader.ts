// What must be true of deposits at any instant, as SQL that finds whatever breaks it. It trusts no
// trigger and no key: a credit is held against the evidence that it names, and the other way round.

import type { Invariant } from '#server/platform/invariants.reader.ts'

/** A deposit with what was credited for it, if ever, and how often that was taken back. */
export const credited = `
  d as (
    select d.id, d.client_id, d.method::text as method, d.network, d.address,
           s.amount, s.rate, s.rest_rate, s.number, last.state::text as state,
           a.id as account, o.id as outside,
           (select count(*) from deposit_steps
             where deposit_id = d.id and state = 'reversed') as reversed
      from deposits d
      left join lateral (select max(amount) as amount, max(rate) as rate,
                                max(rest_rate) as rest_rate, count(*) as number
                           from deposit_steps
                          where deposit_id = d.id and state = 'approved') s on true
      left join lateral (select state from deposit_steps
                          where deposit_id = d.id order by nr desc limit 1) last on true
      left join account_names a
        on a.client_id = d.client_id and a.currency = 'real' and a.name = 'available'
      left join account_names o
        on o.client_id is null and o.currency = 'real' and o.name = 'outside_' || d.method
  )`

export const depositInvariants: readonly Invariant[] = [
  {
    id: 'I11',
    says: 'A deposit is credited once, rightly, and on evidence that no other deposit has.',
    sql: `
      with ${credited}, moved as (
        select ref, from_account as giver, to_account as taker, amount
          from transfers where kind::text = 'deposit_credit'
      )
      select format('deposit %s was approved over %s and has %s credits that fit', id, amount, fits)
        from (select d.*, (select count(*) from moved m where m.ref = d.id and m.giver = d.outside
                              and m.taker = d.account and m.amount = d.amount) as fits from d) d
       where number > 1 or fits <> number
      union all
      select format('credit %s fits no deposit', ref) from moved m where not exists (
          select from d where d.id = m.ref and d.number = 1)
      union all
      select format('deposit %s was credited and has %s outputs that fit', id, outputs)
        from (select d.*, (select count(*) from chain_outputs o
                            where o.deposit_id = d.id and o.coin::text = d.method
                              and o.network = d.network and o.address = d.address
                              and (o.gone_at is null or d.state in ('reversed', 'restored')))
                     as outputs
                from d where number > 0 and method <> 'card') d where outputs <> 1
      union all
      select format('deposit %s was credited and has %s charges that fit', id, charges)
        from (select d.*, (select count(*) from deposit_charges c
                            where c.deposit_id = d.id and c.amount = d.amount) as charges
                from d where number > 0 and method = 'card') d where charges <> 1
      union all
      select format('deposit %s of %s base units was credited %s at %s', d.id, o.units, d.amount,
                    d.rate)
        from d join chain_outputs o on o.deposit_id = d.id
          left join coins on coins.coin = d.method
          left join deposit_asks q on q.deposit_id = d.id
       where d.number > 0 and d.amount is distinct from
             floor(case when d.rest_rate is null then o.units * d.rate::numeric
                        else q.units * d.rate::numeric
                             + (o.units - q.units) * d.rest_rate::numeric end
                   * 100 / 10::numeric ^ coins.decimals)
      union all
      select format('output %s %s/%s on %s was taken %s times', coin, txid, index, network,
                    count(*))
        from chain_outputs group by coin, network, txid, index having count(*) > 1
      union all
      select format('charge %s was taken %s times', charge_id, count(*))
        from deposit_charges group by charge_id having count(*) > 1
      union all
      select format('deposit %s is %s, and %s of its %s were taken back in %s times', id, state,
                    back, amount, reversed)
        from (select d.*, (select coalesce(sum(t.amount), 0)
                             from deposit_credits c join transfers t on t.ref = c.ref
                            where c.deposit_id = d.id
                              and t.kind::text in ('deposit_reversal', 'deposit_loss')) as back
                from d) d
       where back <> coalesce(amount, 0) * reversed
      union all
      select format('%s %s takes back no deposit', kind, ref) from transfers t
       where kind::text in ('deposit_reversal', 'deposit_loss')
         and not exists (select from deposit_credits c join d on d.id = c.deposit_id
                          where c.ref = t.ref and d.state in ('reversed', 'restored'))
      union all
      select format('charge %s was disputed %s times, and taken back %s times', c.charge_id,
                    x.number, d.reversed)
        from deposit_charges c join d on d.id = c.deposit_id
          join lateral (select count(*) as number from charge_disputes
                         where charge_id = c.charge_id) x on true
       where x.number > 0 and d.reversed = 0 or d.reversed > greatest(x.number, 1)`,
  },
]
