-- Whoever hears prices before we do must have nothing of it: a trade's entry is the first tick later than acceptance
-- and a fixed delay; and where the operator has decided so, its exit is the average of the last seconds. Both are terms
-- of the trade, as they were when it was accepted. What was accepted before knew neither.
alter table trade_terms
  add column entry_delay_ms smallint not null default 0 check (entry_delay_ms between 0 and 2000),
  add column exit_seconds smallint not null default 1 check (exit_seconds between 1 and 10);
comment on column trade_terms.exit_seconds is
  'The exit is the average of the prices at so many last whole seconds; 1: the last price.';

alter table journal
  add column exit_average bigint,
  add check (exit_average is null or (kind = 'trade_settle' and exit_price is not null));

create or replace view trades as
  select j.ref as id, j.client_id, j.client_account as account_id, j.currency as book, m.instrument_id, m.direction,
         j.amount as stake, m.duration_s, m.strike_rate, m.payout_rate_bp, m.margin_bp, m.win_probability, m.volatility,
         m.quantile, m.strike_factor, m.decimals, m.tick_points, m.rule_version, j.at as accepted_at,
         (j.at + m.duration_s * interval '1 second')::timestamptz(3) as expires_at, j.order_key, j.plan_day, j.plan_slot,
         j.plan_limit, j.posting, m.entry_delay_ms, m.exit_seconds
    from journal j join trade_terms m on m.id = j.terms_id
   where j.kind = 'trade_open';

create or replace view outcomes as
  select ref as trade_id, status, void_reason, entry_seq, entry_at, entry_price, strike_price, exit_seq, exit_at,
         exit_price, case when client_account is null then 0 else amount end as payout, at as settled_at, void_cause,
         exit_average
    from journal where kind = 'trade_settle';

create or replace view trade_records as
  select t.id, t.client_id, t.account_id, t.book, t.instrument_id, t.direction, t.stake, t.duration_s, t.strike_rate,
         t.payout_rate_bp, t.margin_bp, t.win_probability, t.volatility, t.quantile, t.strike_factor, t.decimals,
         t.tick_points, t.rule_version, t.accepted_at, t.expires_at, t.order_key, t.plan_day, t.plan_slot, t.plan_limit,
         t.posting, coalesce(o.status, 'open') as status, o.void_reason, o.entry_seq, o.entry_at, o.entry_price,
         o.strike_price, o.exit_seq, o.exit_at, o.exit_price, o.payout, o.settled_at, o.void_cause, t.entry_delay_ms,
         t.exit_seconds, o.exit_average
    from trades t left join outcomes o on o.trade_id = t.id;
