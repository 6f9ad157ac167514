// What must be true of the books and the trades at any instant, as SQL that finds whatever breaks
// it. Nothing here trusts the triggers and constraints that should make a breach impossible. What
// opens a trade and takes its stake is one row of the journal, and so is what ends and pays it: it
// is read as that row, since each view that is joined to another reads the whole journal once more.

import { type Flow, flows, routesIn } from '#server/ledger/flows.ts'
import type { Invariant } from '#server/platform/invariants.reader.ts'

/** How late a trade may be settled before that is a breach. */
const lateSeconds = 10
/** How long prices that we missed may be asked for: prices of later are not stored meanwhile. */
const missingHours = 2

/** The register as the code has it, which nobody can change in the database. */
const knownRoutes = Object.entries<Flow>(flows).flatMap(([kind, flow]) =>
  flow.currencies.flatMap((currency) =>
    routesIn(flow, currency).map(
      (route) => `('${[kind, currency, ...route.split(' > ')].join("', '")}')`,
    ),
  ),
)

/** What each currency's own accounts were posted, by one look at the journal. */
const ownSums = `
  select side.account_id, sum(side.amount) as amount
    from (select f.id as from_id, t.id as to_id, sum(j.amount) as moved
            from movements j
            left join account_names f on f.id = j.from_account and f.client_id is null
            left join account_names t on t.id = j.to_account and t.client_id is null
           group by 1, 2) m
   cross join lateral (values (m.from_id, -m.moved), (m.to_id, m.moved)) side (account_id, amount)
   where side.account_id is not null group by 1`

const stakesOf = (row: string) =>
  `s.currency = ${row}.currency and s.name = 'stakes' and s.client_id is null`

/** Cheap enough to run beside trading; I16, which decides every trade again, is the audit's. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'A transfer moves a positive amount by a route of the register, which is the known one.',
    sql: `
      select format('transfer %s %s moves %s from %s to %s', t.kind, t.ref, t.amount,
                    coalesce(f.name, 'nowhere'), coalesce(o.name, 'nowhere'))
        from transfers t
        left join account_names f on f.id = t.from_account
        left join account_names o on o.id = t.to_account
       where t.amount <= 0
          or not exists (select from known_routes r
                          where r.kind = t.kind::text and r.currency = t.book
                            and r.from_name = f.name and r.to_name = o.name)
          or t.client_account is distinct from
               case when f.client_id is not null then f.id
                    when o.client_id is not null then o.id end
      union all
      select format('the register lets %s go from %s to %s in %s', kind, from_name, to_name,
                    currency)
        from known_routes
       where (kind, currency, from_name, to_name) not in (values ${knownRoutes})`,
  },
  {
    id: 'I2',
    says: 'Each book sums to zero: what clients carry, and what its own accounts were posted.',
    sql: `
      select format('the %s book is off by %s', book, sum(amount))
        from (select book, balance as amount from ledger_accounts where client_id is not null
              union all
              select a.currency, p.amount from (${ownSums}) p
                join account_names a on a.id = p.account_id) sides
       group by book having sum(amount) <> 0`,
  },
  {
    id: 'I3',
    says: "A client's balance is the sum of its postings, and their number is right.",
    sql: `
      select format('account %s carries %s after %s postings, but %s postings make %s',
                    a.id, a.balance, a.postings, coalesce(p.number, 0), coalesce(p.amount, 0))
        from (select id, coalesce(balance_after, 0) as balance, coalesce(posting, 0) as postings
                from account_names left join lateral (
                  select balance_after, posting from movements
                   where client_account = id order by posting desc limit 1) newest on true
               where client_id is not null) a
        left join (select account_id, sum(amount) as amount, count(*) as number
                     from postings group by 1) p on p.account_id = a.id
       where a.balance <> coalesce(p.amount, 0) or a.postings <> coalesce(p.number, 0)`,
  },
  {
    id: 'I4',
    says: "No client's money and no book's stakes are or were below zero; of credits see I36.",
    sql: `
      -- what an account has is what its newest posting left
      select format('account %s was at %s after posting %s', client_account, balance_after, posting)
        from movements where balance_after < 0 and currency <> 'credits'
      union all
      select format('the stakes of the %s book are at %s', a.currency, p.amount)
        from (${ownSums}) p join account_names a on a.id = p.account_id
       where a.name = 'stakes' and p.amount < 0`,
  },
  {
    id: 'I5',
    says: 'Each trade took its stake once, from its own account; nothing else took a stake.',
    sql: `
      select case when m.id is null then format('opening transfer %s fits no trade', o.ref)
                  else format('the opening transfer of trade %s does not fit', o.ref) end
        from movements o
        left join trade_terms m on m.id = o.terms_id
        left join account_names s on ${stakesOf('o')}
       where o.kind = 'trade_open'
         and (m.id is not null and o.from_account = o.client_account and o.to_account = s.id)
             is not true
      union all
      select format('trade %s has %s opening transfers', ref, count(*))
        from movements where kind = 'trade_open' group by ref having count(*) > 1
      union all
      select format('the terms %s are there %s times', id, count(*))
        from trade_terms group by id having count(*) > 1`,
  },
  {
    id: 'I6',
    says:
      'Each settled trade was paid out once, after it was opened, as its outcome says; an open ' +
      'one was not.',
    sql: `
      select wrong.says
        from (
          select e.ref, e.status, e.paid, o.amount as stake, m.id is null as is_unknown,
                 (e.currency = o.currency and e.from_account = s.id
                    and case when e.paid > 0 then e.to_account = o.client_account
                        else e.to_account = h.id and e.amount = o.amount end) is not true
                   as is_unfit,
                 e.at < o.at or (e.client_account = o.client_account and e.posting <= o.posting)
                   as is_early,
                 case e.status
                   when 'won' then e.paid < o.amount when 'lost' then e.paid <> 0
                   when 'tied' then e.paid <> o.amount when 'voided' then e.paid <> o.amount
                   else true end as is_wrong
            from (select *, case when client_account is null then 0 else amount end as paid
                    from movements where kind = 'trade_settle') e
            left join movements o on o.kind = 'trade_open' and o.ref = e.ref
            left join trade_terms m on m.id = o.terms_id
            left join account_names s on ${stakesOf('o')}
            left join account_names h
              on h.currency = o.currency and h.name = 'house' and h.client_id is null) t
       cross join lateral (values
         (is_unknown, format('an outcome settles the unknown trade %s', ref)),
         (is_unfit, format('settling transfer %s fits no settled trade', ref)),
         (is_early, format('trade %s ended before it was opened', ref)),
         (is_wrong, format('trade %s is %s and pays %s on a stake of %s', ref, status, paid, stake))
       ) wrong (is_so, says)
       where (is_unknown or is_unfit or is_early or is_wrong) and wrong.is_so
      union all
      select format('trade %s has %s settling transfers', ref, count(*))
        from movements where kind = 'trade_settle' group by ref having count(*) > 1`,
  },
  {
    id: 'I7',
    says: "Each book's stakes account holds the stakes of its open trades.",
    sql: `
      with unsettled as materialized (
        select currency, terms_id, amount from movements o
         where kind = 'trade_open' and not exists (
           select from movements e
            where e.ref = o.ref and e.kind = 'trade_settle' and e.status <> 'open')
      ), stakes as (
        select s.currency as book, coalesce(p.amount, 0) as held,
               coalesce((select sum(u.amount) from unsettled u
                          where u.currency = s.currency and exists (
                            select from trade_terms where id = u.terms_id)), 0) as staked
          from account_names s left join (${ownSums}) p on p.account_id = s.id
         where s.name = 'stakes'
      )
      select format('the stakes of the %s book hold %s, its open trades %s', book, held, staked)
        from stakes where held <> staked`,
  },
  {
    id: 'I8',
    says: `No trade whose prices are known is open ${lateSeconds} seconds after its expiry.`,
    sql: `
      select format('trade %s expired at %s', t.id, t.expires_at) from trade_records t, asked
       where t.status = 'open' and t.expires_at < asked.now - interval '${lateSeconds} s'
         and (t.expires_at < asked.now - interval '${missingHours} h'
              or exists (select from ticks k
                          where k.instrument_id = t.instrument_id and k.at > t.expires_at
                            and k.at < asked.now - interval '${lateSeconds} s'))`,
  },
  {
    id: 'I12',
    says: "A client's key made one trade; a cause posted once.",
    sql: `
      select format('client %s has %s trades of the key %s', client_id, count(*), order_key)
        from movements where order_key is not null group by client_id, order_key having count(*) > 1
      union all
      select format(case kind when 'trade_open' then 'trade %2$s exists %3$s times'
                              when 'trade_settle' then 'trade %2$s ended %3$s times'
                              else '%s %s was posted %s times' end, kind, ref, count(*))
        from movements group by kind, ref having count(*) > 1`,
  },
  {
    id: 'I13',
    says: "A client's postings are numbered from 1, and each balance follows from the one before.",
    sql: `
      select format('posting %s of account %s does not follow the one before', posting, account)
        from (select client_account as account, posting, balance_after,
                     case when client_account = to_account then amount else -amount end as moved,
                     lag(balance_after, 1, 0::bigint) over numbered as before,
                     row_number() over numbered as number
                from transfers where client_account is not null
              window numbered as (partition by client_account order by posting)) p
       where posting <> number or balance_after <> before + moved`,
  },
  {
    id: 'I14',
    says: 'Books never mix: a transfer, a trade and their accounts are of one book and client.',
    sql: `
      select format('%s %s of the %s book touches account %s of the %s book',
                    p.kind, p.ref, p.book, a.id, a.currency)
        from postings p join account_names a on a.id = p.account_id
       where a.currency <> p.book
      union all
      select format('trade %s of client %s in the %s book runs on account %s of client %s in %s',
                    t.id, t.client_id, t.book, a.id, a.client_id, a.currency)
        from trades t join account_names a on a.id = t.account_id
       where a.currency <> t.book or a.client_id is distinct from t.client_id`,
  },
  {
    id: 'I15',
    says: "A day's trades under a plan hold the places 1, 2, 3 ... up to its limit, each once.",
    sql: `
      select format('client %s holds %s places up to %s, of %s, on %s', client_id,
                    count(*), max(plan_slot), max(plan_limit), plan_day)
        from trades where plan_day is not null group by client_id, plan_day
      having min(plan_slot) <> 1 or max(plan_slot) <> count(*)
          or count(distinct plan_slot) <> count(*) or bool_or(plan_slot > plan_limit)
      union all
      select format('trade %s of %s counts for %s', id, accepted_at, plan_day)
        from trades where plan_day <> (accepted_at at time zone 'UTC')::date`,
  },
  {
    id: 'I29',
    says: 'Every trigger is on, and those that guard the journal and the standings are there.',
    sql: `
      select format('the trigger %s of %s is off', t.tgname, c.relname)
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where c.relnamespace = 'public'::regnamespace and t.tgenabled not in ('O', 'A')
      union all
      select format('the trigger %s of %s is not there', name, relation)
        from (values ('journal', 'journal_follows'), ('journal', 'journal_append_only'),
                     ('trade_terms', 'trade_terms_append_only'),
                     ('accounts', 'accounts_append_only'),
                     ('clients', 'clients_standing')) guards (relation, name)
       where not exists (select from pg_trigger t
                          where t.tgname = name and t.tgrelid = to_regclass(relation))`,
  },
]
