-- One append-only journal for every currency: a row is a movement, and what a trade adds to the two that open and
-- settle it stands in the same row. What was `transfers`, `trades` and `outcomes` are views of it, and so are the
-- balances: an account has what its newest posting says.

-- What amounts are counted in. Amounts of different ones never meet, whatever unit they are shown in.
create table currencies (
  name text primary key check (name ~ '^[a-z]{2,8}$'),
  unit text not null,
  decimals smallint not null check (decimals between 0 and 8),
  -- Whether an amount is worth what it says.
  is_money boolean not null
);
insert into currencies values ('real', 'USD', 2, true), ('demo', 'USD', 2, false);

-- Movements by what they are for. A route says between which accounts, in which currency.
create table flows (
  kind transfer_kind primary key,
  -- The kind that takes it back, with the same reference; null where nothing does.
  undone_by transfer_kind
);
create table flow_routes (
  kind transfer_kind not null references flows,
  currency text not null references currencies,
  from_name text not null,
  to_name text not null,
  primary key (kind, currency, from_name, to_name),
  check (from_name <> to_name)
);

-- Its references to currencies and clients follow what was (below), which they are held against at once.
create table accounts (
  id bigint generated always as identity primary key,
  currency text not null,
  -- 'available' for a client's own money; 'stakes', 'house', 'grants' ... for the currency's own accounts
  name text not null,
  client_id bigint,
  check ((client_id is null) = (name <> 'available')),
  unique (client_id, currency, name)
);
create unique index accounts_own on accounts (currency, name) where client_id is null;

-- What a trade was offered at. Orders of the same moment share a row.
-- Numbers are dealt out by the thousand.
create sequence trade_terms_ids increment 1000;
create function next_terms_ids() returns bigint language sql security definer set search_path to public, pg_temp as $$
  select nextval('trade_terms_ids')
$$;
create table trade_terms (
  id bigint primary key,
  instrument_id smallint not null,
  direction direction not null,
  duration_s int not null check (duration_s > 0),
  strike_rate text not null,
  payout_rate_bp int not null check (payout_rate_bp > 0),
  margin_bp int not null,
  win_probability float8 not null,
  volatility float8 not null,
  quantile float8 not null,
  -- the strike is the entry price times this, over 10^12
  strike_factor bigint not null check (strike_factor > 0),
  decimals smallint not null,
  tick_points int not null,
  rule_version smallint not null
);

create table journal (
  at timestamptz(3) not null,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null check (amount > 0),
  -- The client's account that takes part (at most one), the number of its posting there and the balance after it.
  client_account bigint,
  posting bigint,
  balance_after bigint check (balance_after >= 0),
  -- Opening a trade: whose, at which terms.
  client_id bigint,
  terms_id bigint,
  -- Settling it.
  entry_seq bigint,
  entry_at timestamptz(3),
  entry_price bigint,
  strike_price bigint,
  exit_seq bigint,
  exit_at timestamptz(3),
  exit_price bigint,
  kind transfer_kind not null,
  status trade_status,
  plan_day date,
  plan_slot smallint,
  plan_limit smallint,
  -- What caused it: a trade, a client's grant, a batch. With the kind it is the key (below, after what was is filled
  -- in), so nothing posts twice.
  ref uuid not null,
  currency text not null,
  order_key text,
  void_reason text,
  void_cause text,

  check (from_account <> to_account),
  check (client_account in (from_account, to_account)),
  check ((client_account is null) = (posting is null)),
  check ((client_account is null) = (balance_after is null)),
  check ((kind = 'trade_open') = (terms_id is not null)),
  check ((kind = 'trade_open') = (client_id is not null)),
  check (kind = 'trade_open' or (order_key is null and plan_day is null)),
  check ((plan_day is null) = (plan_slot is null) and (plan_day is null) = (plan_limit is null)),
  check (plan_slot between 1 and plan_limit),
  check ((kind = 'trade_settle') = (status is not null)),
  check (status <> 'open'),
  check ((status is not distinct from 'voided') = (void_reason is not null)),
  check (status is null or status = 'voided' or (strike_price is not null and exit_price is not null)),
  check (void_cause is null or status = 'voided'),
  check (void_cause in ('source_silent', 'source_empty', 'source_unreachable', 'source_changed')),
  check (status is not null or num_nonnulls(entry_seq, entry_at, entry_price, strike_price, exit_seq, exit_at, exit_price) = 0)
);

-- The register.
insert into flows (kind, undone_by)
  select kind, case kind
    when 'withdrawal_hold' then 'withdrawal_return'
    when 'withdrawal_pay' then 'withdrawal_returned'
    when 'deposit_credit' then 'deposit_reversal'
    when 'deposit_reversal' then 'deposit_restored'
    when 'deposit_loss' then 'loss_recovered'
    when 'sandbox_grant' then 'sandbox_forfeit' end::transfer_kind
  from unnest(enum_range(null::transfer_kind)) kind;
insert into flow_routes (kind, currency, from_name, to_name)
  select r.kind::transfer_kind, c.currency, split_part(r.route, ' ', 1), split_part(r.route, ' ', 2)
    from (values
      ('demo_grant', 'demo', 'grants available'),
      ('sandbox_grant', 'real', 'grants available'),
      ('sandbox_forfeit', 'real demo', 'available grants'),
      ('trade_open', 'real demo', 'available stakes'),
      ('trade_settle', 'real demo', 'stakes available'),
      ('trade_settle', 'real demo', 'stakes house'),
      ('house_cover', 'real demo', 'house stakes'),
      ('withdrawal_hold', 'real', 'available withdrawals'),
      ('withdrawal_return', 'real', 'withdrawals available'),
      ('withdrawal_pay', 'real', 'withdrawals outside_btc'),
      ('withdrawal_pay', 'real', 'withdrawals outside_eth'),
      ('withdrawal_pay', 'real', 'withdrawals outside_bank'),
      ('withdrawal_fee', 'real', 'withdrawals house'),
      ('withdrawal_returned', 'real', 'outside_bank available'),
      ('deposit_credit', 'real', 'outside_btc available'),
      ('deposit_credit', 'real', 'outside_eth available'),
      ('deposit_credit', 'real', 'outside_card available'),
      ('deposit_reversal', 'real', 'available outside_btc'),
      ('deposit_reversal', 'real', 'available outside_eth'),
      ('deposit_reversal', 'real', 'available outside_card'),
      ('deposit_loss', 'real', 'reorg_loss outside_btc'),
      ('deposit_loss', 'real', 'reorg_loss outside_eth'),
      ('deposit_loss', 'real', 'reorg_loss outside_card'),
      ('deposit_restored', 'real', 'outside_btc available'),
      ('deposit_restored', 'real', 'outside_eth available'),
      ('deposit_restored', 'real', 'outside_card available'),
      ('loss_recovered', 'real', 'outside_btc reorg_loss'),
      ('loss_recovered', 'real', 'outside_eth reorg_loss'),
      ('loss_recovered', 'real', 'outside_card reorg_loss'),
      ('goodwill', 'real', 'house available')
    ) r (kind, currencies, route), unnest(string_to_array(r.currencies, ' ')) c (currency);

-- What was, as it was: accounts keep their numbers, rows the order in which they were written. All of it in the one
-- transaction of the upgrade, so what is broken off has changed nothing. A server of the version before that still runs
-- waits here, and then finds its tables gone.
lock table ledger_accounts, transfers, trades, outcomes in access exclusive mode;
set local work_mem = '128MB';
set local maintenance_work_mem = '256MB';
analyze transfers, trades, outcomes;

-- Of a trade and its transfers the journal keeps once what stood twice, so it must be the same. Books that are broken
-- are looked into by the version that they were written by, and not mended on the way.
do $$
declare
  unfit text;
begin
  select string_agg(what, ', ') into unfit from (
    (select 'trade ' || coalesce(t.id, x.ref) as what
       from trades t full join (select * from transfers where kind = 'trade_open') x on x.ref = t.id
      where (t.account_id, t.book, t.stake, t.accepted_at, t.expires_at) is distinct from
            (x.client_account, x.book, x.amount, x.at, x.at + t.duration_s * interval '1 second')
      limit 3)
    union all
    (select 'outcome ' || coalesce(o.trade_id, x.ref)
       from outcomes o full join (select * from transfers where kind = 'trade_settle') x on x.ref = o.trade_id
      where (o.payout, o.settled_at) is distinct from
            (case when x.client_account is null then 0 else x.amount end, x.at)
      limit 3)
    union all
    (select 'account ' || a.id
       from ledger_accounts a left join (
         select client_account, count(*) as postings,
                sum(case when to_account = client_account then amount else -amount end) as balance,
                max(posting) as newest
           from transfers where client_account is not null group by client_account) p on p.client_account = a.id
      where a.client_id is not null and (a.balance, a.postings, a.postings) is distinct from
            (coalesce(p.balance, 0), coalesce(p.postings, 0), coalesce(p.newest, 0))
      limit 3)
  ) misfits;
  if unfit is not null then
    raise exception 'the books do not fit together, and nothing was changed: % (ask "npm run audit" of the version before)', unfit;
  end if;
end $$;

insert into accounts (id, currency, name, client_id) overriding system value
  select id, book::text, name, client_id from ledger_accounts order by id;
select setval(pg_get_serial_sequence('accounts', 'id'), greatest(1000, max(id) + 1), false) from accounts;

insert into trade_terms (id, instrument_id, direction, duration_s, strike_rate, payout_rate_bp, margin_bp,
    win_probability, volatility, quantile, strike_factor, decimals, tick_points, rule_version)
  select row_number() over (), distinct_terms.* from (
    select distinct instrument_id, direction, duration_s, strike_rate, payout_rate_bp, margin_bp,
      win_probability, volatility, quantile, strike_factor, decimals, tick_points, rule_version from trades
  ) distinct_terms;
select setval('trade_terms_ids', coalesce(max(id), 0) + 1000) from trade_terms;
analyze trade_terms;

insert into journal (at, from_account, to_account, amount, client_account, posting, balance_after, client_id, terms_id,
    entry_seq, entry_at, entry_price, strike_price, exit_seq, exit_at, exit_price, kind, status, plan_day, plan_slot,
    plan_limit, ref, currency, order_key, void_reason, void_cause)
  select x.at, x.from_account, x.to_account, x.amount, x.client_account, x.posting, x.balance_after, t.client_id, m.id,
    o.entry_seq, o.entry_at, o.entry_price, o.strike_price, o.exit_seq, o.exit_at, o.exit_price, x.kind, o.status,
    t.plan_day, t.plan_slot, t.plan_limit, x.ref, x.book::text, t.order_key, o.void_reason, o.void_cause
    from transfers x
    left join trades t on x.kind = 'trade_open' and t.id = x.ref
    left join trade_terms m on (m.instrument_id, m.direction, m.duration_s, m.strike_rate, m.payout_rate_bp, m.margin_bp,
        m.win_probability, m.volatility, m.quantile, m.strike_factor, m.decimals, m.tick_points, m.rule_version)
      = (t.instrument_id, t.direction, t.duration_s, t.strike_rate, t.payout_rate_bp, t.margin_bp,
        t.win_probability, t.volatility, t.quantile, t.strike_factor, t.decimals, t.tick_points, t.rule_version)
    left join outcomes o on x.kind = 'trade_settle' and o.trade_id = x.ref
   order by x.at, x.posting;

alter table accounts add foreign key (currency) references currencies, add foreign key (client_id) references clients;
alter table journal add primary key (ref, kind);
create unique index journal_posting on journal (client_account, posting) where client_account is not null;
create index journal_money on journal (client_account, posting)
  where client_account is not null and kind not in ('trade_open', 'trade_settle');
create unique index journal_order_key on journal (client_id, order_key) where order_key is not null;
create unique index journal_plan_slot on journal (client_id, plan_day, plan_slot) where plan_day is not null;
create index journal_at on journal using brin (at);
analyze accounts, journal;

drop view payouts, trade_records, postings;
drop table outcomes, trades, transfers, ledger_accounts;

-- The chain: each posting follows the one before it at its account, in number, currency and balance. Of two that follow
-- the same one the second waits for the first, and is refused. A movement takes one of the register's routes.
create function check_movements() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
begin
  if exists (
    select from inserted i
      left join journal p on p.client_account = i.client_account and p.posting = i.posting - 1
     where i.client_account is not null and case
       when i.posting = 1 then i.to_account = i.client_account and i.balance_after = i.amount
         and exists (select from accounts a
                      where a.id = i.client_account and a.currency = i.currency and a.client_id is not null)
       else p.currency = i.currency and i.balance_after
         = p.balance_after + case when i.to_account = i.client_account then i.amount else -i.amount end
       end is not true
  ) then
    raise exception 'movements do not continue their accounts' using errcode = 'serialization_failure';
  end if;
  if exists (
    select from (select distinct kind, currency, nullif(from_account, client_account) as from_own,
                        nullif(to_account, client_account) as to_own from inserted) used
     where not exists (
       select from flow_routes r
        where r.kind = used.kind and r.currency = used.currency
          and case when used.from_own is null then r.from_name = 'available' else exists (
            select from accounts a where a.id = used.from_own and a.currency = used.currency and a.client_id is null
               and a.name = r.from_name) end
          and case when used.to_own is null then r.to_name = 'available' else exists (
            select from accounts a where a.id = used.to_own and a.currency = used.currency and a.client_id is null
               and a.name = r.to_name) end)
  ) then
    raise exception 'a movement takes no route of the register' using errcode = 'foreign_key_violation';
  end if;
  if exists (
    select from (select distinct terms_id from inserted where terms_id is not null) used
     where not exists (select from trade_terms m where m.id = used.terms_id)
  ) then
    raise exception 'a trade is opened at terms that are not there' using errcode = 'foreign_key_violation';
  end if;
  -- Money that comes or goes does so before the account is closed, or after. A trade needs no lock for this: it begins
  -- with money that is there, or ends one that is open, and who closes an account has seen neither.
  if exists (
    select from inserted where kind not in ('trade_open', 'trade_settle', 'house_cover') and client_account is not null
  ) then
    perform from clients where id in (
      select a.client_id from inserted i join accounts a on a.id = i.client_account
       where i.kind not in ('trade_open', 'trade_settle', 'house_cover')
    ) order by id for no key update;
  end if;
  return null;
end $$;
create trigger journal_follows after insert on journal
  referencing new table as inserted for each statement execute function check_movements();
create trigger journal_append_only before update or delete or truncate on journal
  for each statement execute function refuse_change();
create trigger accounts_append_only before update or delete or truncate on accounts
  for each statement execute function refuse_change();
create trigger trade_terms_append_only before update or delete or truncate on trade_terms
  for each statement execute function refuse_change();
drop function apply_transfers;

-- The account of a name, and the one outside that a method of payment moves money through.
create function own_account(of_currency text, of_name text) returns bigint language sql stable as $$
  select id from accounts where currency = of_currency and name = of_name and client_id is null
$$;

create view ledger_accounts as
  select a.id, a.currency as book, a.name, a.client_id,
         -- Each is looked for only where somebody asks for it.
         case when a.client_id is not null then coalesce(
           (select balance_after from journal where client_account = a.id order by posting desc limit 1), 0) end as balance,
         case when a.client_id is null then 0 else coalesce(
           (select posting from journal where client_account = a.id order by posting desc limit 1), 0) end as postings
    from accounts a;

create view transfers as
  select kind, ref, currency as book, from_account, to_account, amount, client_account, posting, balance_after, at
    from journal;

create view trades as
  select j.ref as id, j.client_id, j.client_account as account_id, j.currency as book, m.instrument_id, m.direction,
         j.amount as stake, m.duration_s, m.strike_rate, m.payout_rate_bp, m.margin_bp, m.win_probability, m.volatility,
         m.quantile, m.strike_factor, m.decimals, m.tick_points, m.rule_version, j.at as accepted_at,
         (j.at + m.duration_s * interval '1 second')::timestamptz(3) as expires_at, j.order_key, j.plan_day, j.plan_slot,
         j.plan_limit, j.posting
    from journal j join trade_terms m on m.id = j.terms_id
   where j.kind = 'trade_open';

create view outcomes as
  select ref as trade_id, status, void_reason, entry_seq, entry_at, entry_price, strike_price, exit_seq, exit_at,
         exit_price, case when client_account is null then 0 else amount end as payout, at as settled_at, void_cause
    from journal where kind = 'trade_settle';

create view trade_records as
  select t.*, coalesce(o.status, 'open') as status, o.void_reason, o.entry_seq, o.entry_at, o.entry_price, o.strike_price,
         o.exit_seq, o.exit_at, o.exit_price, o.payout, o.settled_at, o.void_cause
    from trades t left join outcomes o on o.trade_id = t.id;

create view postings as
  select kind, ref, currency as book, from_account as account_id, -amount as amount, at,
         case when client_account = from_account then posting end as posting,
         case when client_account = from_account then balance_after end as balance_after
    from journal
  union all
  select kind, ref, currency, to_account, amount, at,
         case when client_account = to_account then posting end,
         case when client_account = to_account then balance_after end
    from journal;

create view payouts as
  select w.id, w.method, w.network, t.amount, asked.at as requested_at, paid.at as paid_at,
         case when w.method <> 'bank' then left(w.destination, 6) || '…' || right(w.destination, 4) end as destination,
         case when w.method <> 'bank' then paid.reference end as transaction_id
    from withdrawal_steps paid
    join withdrawals w on w.id = paid.withdrawal_id
    join withdrawal_steps asked on asked.withdrawal_id = w.id and asked.nr = 1
    join journal t on t.ref = w.id and t.kind = 'withdrawal_pay' and t.currency = 'real' and t.amount = w.amount - w.fee
    join accounts held on held.id = t.from_account and held.name = 'withdrawals'
    join accounts outside on outside.id = t.to_account and outside.name = 'outside_' || w.method
   where paid.state = 'paid' and paid.reference is not null
     and not exists (select from journal back where back.ref = w.id and back.kind = 'withdrawal_returned');

-- What names accounts by their number, or asks for columns that are no more, as it is now.
drop function outside_of;

create or replace function check_deposit_step() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
declare
  wanted record;
  before record;
  credited bigint;
begin
  select d.id, d.method, a.id as account into wanted
    from deposits d join accounts a on a.client_id = d.client_id and a.currency = 'real'
   where d.id = new.deposit_id for update of d;
  select state, nr, at into before from deposit_steps
   where deposit_id = new.deposit_id order by nr desc limit 1;
  select amount into credited from deposit_steps where deposit_id = new.deposit_id and state = 'approved';
  if new.nr <> coalesce(before.nr, 0) + 1 or new.at < before.at
     or not (case coalesce(before.state::text, '')
               when '' then new.state = 'pending'
               when 'pending' then new.state in ('approved', 'rejected')
               when 'approved' then new.state = 'reversed'
               when 'rejected' then new.state = 'approved'
               when 'reversed' then new.state = 'restored'
               when 'restored' then new.state = 'reversed' and wanted.method = 'card'
               else false end) then
    raise exception 'deposit % cannot go from % to %', new.deposit_id, before.state, new.state
      using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and not exists (
       select from transfers t where t.ref = new.deposit_id and t.kind = 'deposit_credit'
          and t.from_account = own_account('real', 'outside_' || wanted.method)
          and t.to_account = wanted.account and t.amount = new.amount) then
    raise exception 'the ledger has not credited deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and not (case wanted.method
       when 'card' then exists (select from deposit_charges c where c.deposit_id = new.deposit_id and c.amount = new.amount)
       else exists (select from chain_outputs o where o.deposit_id = new.deposit_id) end) then
    raise exception 'nothing has come for deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  if new.state = 'reversed' and credited <> (
       select coalesce(sum(t.amount), 0) from transfers t
        where t.ref = last_credit_of(new.deposit_id) and t.kind in ('deposit_reversal', 'deposit_loss')) then
    raise exception 'the ledger has not taken deposit % back', new.deposit_id using errcode = 'check_violation';
  end if;
  if new.state = 'restored' and (
       not exists (select from corrections c where c.id = last_credit_of(new.deposit_id)
                      and c.amount + c.recovered = credited)
       or (select count(*) from deposit_credits where deposit_id = new.deposit_id and ref <> new.deposit_id)
          <> 1 + (select count(*) from deposit_steps where deposit_id = new.deposit_id and state = 'restored')) then
    raise exception 'no correction restores deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function check_withdrawal_step() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
declare
  wanted record;
  before record;
begin
  select * into wanted from withdrawals where id = new.withdrawal_id for update;
  select state, nr, at into before from withdrawal_steps
   where withdrawal_id = new.withdrawal_id order by nr desc limit 1;
  if new.nr <> coalesce(before.nr, 0) + 1 or new.at < before.at
     or not (case coalesce(before.state::text, '')
               when '' then new.state = 'pending'
               when 'pending' then new.state in ('approved', 'rejected', 'cancelled')
               when 'approved' then new.state in ('paid', 'rejected', 'cancelled')
               else false end) then
    raise exception 'withdrawal % cannot go from % to %', new.withdrawal_id, before.state, new.state
      using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and new.at < wanted.not_before then
    raise exception 'withdrawal % waits for its new destination', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.state = 'cancelled' and exists (select from withdrawal_payouts where withdrawal_id = new.withdrawal_id)
     or new.state = 'rejected' and exists (select from withdrawal_sendings where withdrawal_id = new.withdrawal_id) then
    raise exception 'withdrawal % may be on its way', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.state = 'paid' and wanted.method <> 'bank' and not exists (
       select from withdrawal_sendings where withdrawal_id = new.withdrawal_id and reference = new.reference) then
    raise exception 'no transaction was seen to pay withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.state in ('rejected', 'cancelled') and not exists (
       select from transfers t where t.ref = new.withdrawal_id and t.kind = 'withdrawal_return'
          and t.from_account = own_account('real', 'withdrawals') and t.amount = wanted.amount) then
    raise exception 'the ledger has not given withdrawal % back', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and
     (select count(*) from withdrawal_approvals where withdrawal_id = new.withdrawal_id) < wanted.approvals_needed then
    raise exception 'withdrawal % is not approved by enough people', new.withdrawal_id
      using errcode = 'check_violation';
  end if;
  if new.state = 'paid' and not exists (
       select from transfers t where t.ref = new.withdrawal_id and t.kind = 'withdrawal_pay'
          and t.from_account = own_account('real', 'withdrawals')
          and t.to_account = own_account('real', 'outside_' || wanted.method) and t.amount = wanted.amount - wanted.fee) then
    raise exception 'the ledger has not paid withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function check_correction_decision() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
declare
  wanted record;
begin
  select c.*, coalesce(c.previous_id, c.deposit_id, c.withdrawal_id, c.id) as ref, a.id as account into wanted
    from corrections c join accounts a on a.client_id = c.client_id and a.currency = 'real'
   where c.id = new.correction_id for update of c;
  if new.outcome = 'withdrawn' then
    return new;
  end if;
  if new.decided_by = wanted.proposed_by then
    raise exception 'correction % takes two people', new.correction_id using errcode = 'check_violation';
  end if;
  perform check_correction_staff(new.decided_by, wanted.client_id, new.proven_at);
  if wanted.amount <> (select coalesce(sum(t.amount), 0) from transfers t
                        where t.ref = wanted.ref and t.kind::text = wanted.kind::text and t.to_account = wanted.account)
     or wanted.recovered <> (select coalesce(sum(t.amount), 0) from transfers t
                              where t.ref = wanted.ref and t.kind = 'loss_recovered'
                                and t.to_account = own_account('real', 'reorg_loss')) then
    raise exception 'the ledger has not done correction %', new.correction_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function posting_before(account bigint, instant timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint := coalesce((select max(posting) from journal where client_account = account), 0);
  middle bigint;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select at < instant from journal where client_account = account and posting = middle) then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;
