// What must be true of the books and the trades at any instant, as SQL that finds whatever breaks
// it. Nothing here trusts the triggers and constraints that should make a breach impossible.

import type { Tx } from '#server/platform/db.ts'
import { flows } from '../ledger/flows.ts'

export type Invariant = {
  /** Its number in the study of threats, e.g. "I5". */
  readonly id: string
  readonly says: string
  /** One row, one text column, for each breach. May use `asked.now`, the instant asked about. */
  readonly sql: string
}

export type Breaches = {
  readonly found: number
  /** The first few, each a sentence. */
  readonly first: readonly string[]
}

/** How late a trade may be settled before that is a breach. */
const lateSeconds = 10
/** How long prices that we missed may be asked for: prices of later are not stored meanwhile. */
const missingHours = 2

/** The register as the code has it, which nobody can change in the database. */
const knownRoutes = Object.entries(flows).flatMap(([kind, flow]) =>
  flow.currencies.flatMap((currency) =>
    flow.routes.map((route) => `('${[kind, currency, ...route.split(' > ')].join("', '")}')`),
  ),
)

/** Cheap enough to run beside trading; I16, which decides every trade again, is the audit's. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'A transfer moves a positive amount by a route of the register, which is the known one.',
    sql: `
      select format('transfer %s %s moves %s from %s to %s', t.kind, t.ref, t.amount,
                    coalesce(f.name, 'nowhere'), coalesce(o.name, 'nowhere'))
        from transfers t
        left join accounts f on f.id = t.from_account
        left join accounts o on o.id = t.to_account
       where t.amount <= 0
          or not exists (select from flow_routes r
                          where r.kind = t.kind and r.currency = t.book
                            and r.from_name = f.name and r.to_name = o.name)
          or t.client_account is distinct from
               case when f.client_id is not null then f.id
                    when o.client_id is not null then o.id end
      union all
      select format('the register lets %s go from %s to %s in %s', kind, from_name, to_name,
                    currency)
        from flow_routes
       where (kind::text, currency, from_name, to_name) not in (values ${knownRoutes})`,
  },
  {
    id: 'I2',
    says: 'Each book sums to zero: what clients carry, and what its own accounts were posted.',
    sql: `
      select format('the %s book is off by %s', book, sum(amount))
        from (select book, balance as amount from ledger_accounts where client_id is not null
              union all
              select a.currency, p.amount from postings p
                join accounts a on a.id = p.account_id where a.client_id is null) sides
       group by book having sum(amount) <> 0`,
  },
  {
    id: 'I3',
    says: "A client's balance is the sum of its postings, and their number is right.",
    sql: `
      select format('account %s carries %s after %s postings, but %s postings make %s',
                    a.id, a.balance, a.postings, coalesce(p.number, 0), coalesce(p.amount, 0))
        from ledger_accounts a
        left join (select account_id, sum(amount) as amount, count(*) as number
                     from postings group by 1) p on p.account_id = a.id
       where a.client_id is not null
         and (a.balance <> coalesce(p.amount, 0) or a.postings <> coalesce(p.number, 0))`,
  },
  {
    id: 'I4',
    says: "No client's account and no book's stakes are or were below zero.",
    sql: `
      select format('account %s is at %s', id, balance) from ledger_accounts where balance < 0
      union all
      select format('account %s was at %s after posting %s', client_account, balance_after, posting)
        from transfers where balance_after < 0
      union all
      select format('the stakes of the %s book are at %s', a.currency, sum(p.amount))
        from postings p join accounts a on a.id = p.account_id
       where a.name = 'stakes' group by a.currency having sum(p.amount) < 0`,
  },
  {
    id: 'I5',
    says: 'Each trade took its stake once, from its own account; nothing else took a stake.',
    sql: `
      with fitting as (
        select t.id, x.ref from trades t
          join accounts s on s.currency = t.book and s.name = 'stakes' and s.client_id is null
          left join transfers x
            on x.kind = 'trade_open' and x.ref = t.id and x.book = t.book and x.amount = t.stake
           and x.from_account = t.account_id and x.to_account = s.id and x.at = t.accepted_at
      )
      select format('trade %s has %s opening transfers that fit', id, count(ref))
        from fitting group by id having count(ref) <> 1
      union all
      select format('opening transfer %s fits no trade', x.ref) from transfers x
       where x.kind = 'trade_open' and not exists (select from fitting f where f.ref = x.ref)`,
  },
  {
    id: 'I6',
    says:
      'Each settled trade was paid out once, after it was opened, as its outcome says; an open ' +
      'one was not.',
    sql: `
      with ended as (
        select t.id, t.book, t.settled_at, s.id as stakes,
               case when t.payout > 0 then t.account_id else h.id end as receiver,
               case when t.payout > 0 then t.payout else t.stake end as amount
          from trade_records t
          join accounts s on s.currency = t.book and s.name = 'stakes' and s.client_id is null
          join accounts h on h.currency = t.book and h.name = 'house' and h.client_id is null
         where t.status <> 'open'
      ), fitting as (
        select e.id, x.ref from ended e
          left join transfers x
            on x.kind = 'trade_settle' and x.ref = e.id and x.book = e.book and x.amount = e.amount
           and x.from_account = e.stakes and x.to_account = e.receiver and x.at = e.settled_at
      )
      select format('trade %s has %s settling transfers that fit', id, count(ref))
        from fitting group by id having count(ref) <> 1
      union all
      select format('settling transfer %s fits no settled trade', x.ref) from transfers x
       where x.kind = 'trade_settle' and not exists (select from fitting f where f.ref = x.ref)
      union all
      select format('an outcome settles the unknown trade %s', o.trade_id) from outcomes o
       where not exists (select from trades t where t.id = o.trade_id)
      union all
      select format('trade %s ended before it was opened', o.ref)
        from transfers o join transfers e on e.ref = o.ref and e.kind = 'trade_settle'
       where o.kind = 'trade_open' and (e.at < o.at
             or (e.client_account = o.client_account and e.posting <= o.posting))
      union all
      select format('trade %s is %s and pays %s on a stake of %s', id, status, payout, stake)
        from trade_records
       where case status
               when 'won' then payout < stake when 'lost' then payout <> 0
               when 'open' then payout is not null else payout <> stake end`,
  },
  {
    id: 'I7',
    says: "Each book's stakes account holds the stakes of its open trades.",
    sql: `
      select format('the stakes of the %s book hold %s, its open trades %s', book, held, staked)
        from (select a.currency as book,
                     coalesce((select sum(amount) from postings
                                where account_id = a.id), 0) as held,
                     coalesce((select sum(stake) from trade_records t
                                where t.book = a.currency and t.status = 'open'), 0) as staked
                from accounts a where a.name = 'stakes') stakes
       where held <> staked`,
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
        from trades where order_key is not null group by client_id, order_key having count(*) > 1
      union all
      select format('trade %s exists %s times', id, count(*))
        from trades group by id having count(*) > 1
      union all
      select format('trade %s ended %s times', trade_id, count(*))
        from outcomes group by trade_id having count(*) > 1
      union all
      select format('%s %s was posted %s times', kind, ref, count(*))
        from transfers group by kind, ref having count(*) > 1`,
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
        from postings p join accounts a on a.id = p.account_id
       where a.currency <> p.book
      union all
      select format('trade %s of client %s in the %s book runs on account %s of client %s in %s',
                    t.id, t.client_id, t.book, a.id, a.client_id, a.currency)
        from trades t join accounts a on a.id = t.account_id
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

/** `now` as ISO 8601; null for the database's own clock. */
export async function findBreaches(
  tx: Tx,
  invariant: Invariant,
  now: string | null,
  show: number,
): Promise<Breaches> {
  const rows = await tx.rows<{ found: bigint; breach: string }>(
    `with asked as (select coalesce($1::timestamptz, now()) as now)
     select count(*) over () as found, breach from (${invariant.sql}) as breaches(breach) limit $2`,
    [now, show],
  )
  return { found: Number(rows[0]?.found ?? 0n), first: rows.map((row) => row.breach) }
}
