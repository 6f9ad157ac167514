// What must be true of campaigns and bonus dollars at any instant, as SQL that finds whatever
// breaks it.

import type { Invariant } from '#server/platform/invariants.reader.ts'

export const campaignInvariants: readonly Invariant[] = [
  {
    id: 'I41',
    says:
      'Bonus dollars are those of running grants; they became money by being turned over alone, ' +
      'once, and for the same amount.',
    sql: `
      with moved as (
        select t.ref, t.kind::text as kind, t.amount, a.client_id
          from transfers t join account_names a on a.id = t.client_account
         where t.kind::text in ('bonus_grant', 'bonus_end', 'bonus_turn', 'bonus_paid',
                                'cashback_paid', 'referral_paid', 'demo_gift')
      ), grants as (
        select g.id, g.client_id, c.gives, s.amount, e.outcome, e.paid
          from campaign_grants g join campaigns c on c.id = g.campaign_id
          left join grant_starts s on s.grant_id = g.id
          left join grant_ends e on e.grant_id = g.id
      ), due (ref, kind, amount, client_id) as (
        select id, 'bonus_grant', amount, client_id from grants where amount is not null
        union all
        select id, 'bonus_end', amount, client_id from grants
         where amount is not null and outcome <> 'paid'
        union all
        select id, 'bonus_turn', amount, client_id from grants
         where amount is not null and outcome = 'paid'
        union all
        select id, case gives when 'demo' then 'demo_gift' when 'cashback' then 'cashback_paid'
                              when 'reward' then 'referral_paid' else 'bonus_paid' end,
               paid, client_id from grants where outcome = 'paid'
      )
      select format('%s %s of client %s fits no grant', kind, ref, client_id)
        from (select * from moved except all select * from due) m
      union all
      select format('%s %s of client %s moved nothing', kind, ref, client_id)
        from (select * from due except all select * from moved) d
      union all
      select format('grant %s paid %s for bonus dollars of %s', id, paid, amount)
        from grants where amount is not null and outcome = 'paid' and paid <> amount
      union all
      select format('a bonus was paid to client %s without a start: %s', client_id, id)
        from grants where gives in ('bonus', 'share') and outcome = 'paid' and amount is null`,
  },
  {
    id: 'I42',
    says:
      'What a campaign has used, promised and paid is what its grants say, within what was ' +
      'agreed to; nothing was granted where the law forbids it or nobody agreed.',
    sql: `
      with sums as (
        select c.id, count(g.id)::int as uses,
               coalesce(sum(case when e.grant_id is null then coalesce(s.amount, g.reserved)
                                 else 0 end), 0) as reserved,
               coalesce(sum(e.paid), 0) as spent
          from campaigns c left join campaign_grants g on g.campaign_id = c.id
          left join grant_starts s on s.grant_id = g.id
          left join grant_ends e on e.grant_id = g.id
         group by c.id
      )
      select format('campaign %s has %s uses, %s promised and %s paid; its grants %s, %s, %s',
                    c.id, c.uses, c.reserved, c.spent, s.uses, s.reserved, s.spent)
        from campaigns c join sums s on s.id = c.id
       where (c.uses, c.reserved, c.spent) is distinct from (s.uses, s.reserved, s.spent)
      union all
      select format('campaign %s is used beyond what was agreed to', id) from campaigns
       where uses > uses_most or reserved + spent > money_most
      union all
      select format('grant %s is of a campaign that nobody agreed to', g.id)
        from campaign_grants g join campaigns c on c.id = g.campaign_id
       where c.state in ('proposed', 'withdrawn') or g.granted_at < c.decided_at
      union all
      select format('code %s has %s uses and %s grants', k.code, k.uses, count(g.id))
        from promo_codes k left join campaign_grants g on g.code = k.code
       group by k.code, k.uses having count(g.id) <> k.uses
      union all
      select format('client %s had more than campaign %s gives one client', g.client_id, c.id)
        from campaign_grants g join campaigns c on c.id = g.campaign_id
        left join grant_ends e on e.grant_id = g.id
       group by c.id, c.client_most, g.client_id
      having sum(coalesce(e.paid, g.reserved)) > c.client_most`,
  },
]
