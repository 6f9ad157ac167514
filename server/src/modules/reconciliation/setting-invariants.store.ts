// What must be true of settings that take two people, as SQL that finds whatever breaks it: each
// change is recorded, made by two where it takes two, and what stands is what was last recorded.

import { defaultSettings } from '../operators/settings.ts'

const guarded = `('btc_xpub', 'eth_xpub', 'btc_network', 'eth_network', 'payout_bank',
                  'withdrawal_two_staff_above')`

/** One row, one text column, for each breach; to be joined with others by `union all`. */
export const settingBreaches = `
  select format('setting %s is not what was last recorded', s.name)
    from settings s
   where s.name in ${guarded}
     and s.value is distinct from (
       select (e.details::jsonb ->> 'value')::jsonb from events e
        where e.kind = 'setting_changed' and e.details::jsonb ->> 'name' = s.name
        order by e.nr desc limit 1)
  union all
  select format('event %s: one person changed %s', nr, name)
    from (select nr, actor, details::jsonb ->> 'name' as name,
                 (details::jsonb ->> 'value')::jsonb as value,
                 lag((details::jsonb ->> 'value')::jsonb)
                   over (partition by details::jsonb ->> 'name' order by nr) as former
            from events where kind = 'setting_changed') changes
   where actor <> 'system' and name in ${guarded}
     and value is distinct from coalesce(former, 'null')
     and case when name = 'withdrawal_two_staff_above'
              then value > coalesce(former, '${defaultSettings.withdrawalTwoStaffAbove}')
              else coalesce(former, 'null') <> 'null'
                   or exists (select from install where mode = 'live') end
  union all
  select format('event %s: nobody agreed on %s', e.nr, e.details::jsonb ->> 'name')
    from events e
   where e.kind = 'setting_changed' and e.actor = 'system' and not exists (
     select from proposals p
      where p.id::text = e.details::jsonb ->> 'proposal' and p.kind = 'setting'
        and p.subject = e.details::jsonb ->> 'name'
        and p.value::jsonb = (e.details::jsonb ->> 'value')::jsonb
        and p.confirmed_by <> p.proposed_by and p.withdrawn_at is null
        and p.confirmed_at <= p.due_at - interval '24 hours' and p.due_at <= p.applied_at
        and (p.proposer_proven_at is not null and p.confirmer_proven_at is not null
             or not exists (select from install where mode = 'live')))`
