-- Campaigns: what is given away, to whom, for how long and up to how much. What is given is counted on the campaign's own row,
-- which whoever gives holds, and the database refuses more than was agreed to. Amounts are cents.
create table campaigns (
  id uuid primary key,
  kind text not null check (kind in ('code', 'deposit', 'cashback', 'referral')),
  name text not null check (char_length(name) between 1 and 80),
  -- What it gives: bonus dollars, bonus dollars as a share of a deposit, demo dollars, a share of losses, or a reward.
  gives text not null check (gives in ('bonus', 'share', 'demo', 'cashback', 'reward')),
  -- A fixed amount; of a referral what the one who referred gets, and what the friend gets.
  amount bigint check (amount > 0),
  friend_amount bigint check (friend_amount > 0),
  -- A share in hundredths of a percent, and the most that it comes to.
  share_bp integer check (share_bp between 1 and 10000),
  most bigint check (most > 0),
  -- The least deposit, or the least loss, that it asks for.
  least bigint check (least >= 0),
  -- How many times its amount is to be turned over, and within how many days.
  turnover integer check (turnover between 1 and 50),
  days integer check (days between 1 and 365),
  every text check (every in ('week', 'month')),
  audience text not null check (audience in ('everybody', 'new', 'identified')),
  countries text[] not null default '{}',
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  uses_most integer not null check (uses_most between 1 and 1000000),
  money_most bigint not null check (money_most > 0),
  client_most bigint not null check (client_most > 0),
  -- Of those of one group a client has one at a time; null: beside any.
  stack_group text check (char_length(stack_group) between 1 and 40),
  -- Of the terms that it was agreed to with.
  terms_version text not null check (char_length(terms_version) between 1 and 40),
  proposed_by bigint not null references operators (id),
  proposed_at timestamptz(3) not null,
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'withdrawn', 'stopped')),
  decided_by bigint references operators (id),
  decided_at timestamptz(3),
  stopped_by bigint references operators (id),
  stopped_at timestamptz(3),
  -- What was used of it: how often, what is promised and what was paid.
  uses integer not null default 0,
  reserved bigint not null default 0,
  spent bigint not null default 0,
  check (uses between 0 and uses_most),
  check (reserved >= 0 and spent >= 0 and reserved + spent <= money_most),
  check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'stopped') = (stopped_by is not null) and (stopped_by is null) = (stopped_at is null)),
  check (state in ('proposed', 'withdrawn') or decided_by <> proposed_by),
  check (case gives
    when 'bonus' then amount is not null and turnover is not null and days is not null
    when 'share' then share_bp is not null and most is not null and turnover is not null and days is not null
    when 'demo' then amount is not null
    when 'cashback' then share_bp is not null and most is not null and every is not null
    else amount is not null and friend_amount is not null and least is not null end),
  check (case kind when 'code' then gives in ('bonus', 'share', 'demo') when 'deposit' then gives = 'share'
    when 'cashback' then gives = 'cashback' else gives = 'reward' end)
);
create index campaigns_running on campaigns (ends_at) where state = 'agreed';
comment on table campaigns is 'promotion/campaigns: What is given away, to whom, for how long and up to how much, and what of it was given.';

create function keep_campaign() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changing constant text[] := array['state', 'decided_by', 'decided_at', 'stopped_by', 'stopped_at', 'uses', 'reserved', 'spent'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - changing = to_jsonb(old) - changing
     and new.uses >= old.uses and new.spent >= old.spent
     and (new.state = old.state or (old.state, new.state) in (('proposed', 'agreed'), ('proposed', 'withdrawn'),
                                                              ('agreed', 'stopped')))
     and (old.decided_by is null or (new.decided_by, new.decided_at) = (old.decided_by, old.decided_at)) then
    return new;
  end if;
  raise exception 'a campaign stays as it was agreed to' using errcode = 'insufficient_privilege';
end $$;
comment on function keep_campaign() is 'promotion/campaigns: Refuses changes of a campaign but of how it stands and what was used.';
create trigger campaigns_keep before update or delete on campaigns for each row execute function keep_campaign();
create trigger campaigns_stay before truncate on campaigns for each statement execute function refuse_change();

-- Codes as they are compared: without spaces and dashes, and with one sign for those that look alike.
create table promo_codes (
  code text primary key check (code ~ '^[A-Z0-9]{4,24}$'),
  campaign_id uuid not null references campaigns (id),
  -- As it is shown, with its dashes.
  shown text not null check (char_length(shown) between 4 and 40),
  uses_most integer not null check (uses_most between 1 and 1000000),
  uses integer not null default 0 check (uses between 0 and uses_most),
  made_at timestamptz(3) not null
);
create index promo_codes_campaign on promo_codes (campaign_id, code);
comment on table promo_codes is 'promotion/campaigns: Codes of campaigns, and how often each was used.';

create function keep_promo_code() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'uses' = to_jsonb(old) - 'uses' and new.uses >= old.uses then return new; end if;
  raise exception 'a code stays as it was made' using errcode = 'insufficient_privilege';
end $$;
comment on function keep_promo_code() is 'promotion/campaigns: Refuses changes of a code but of how often it was used.';
create trigger promo_codes_keep before update or delete on promo_codes for each row execute function keep_promo_code();
create trigger promo_codes_stay before truncate on promo_codes for each statement execute function refuse_change();

create table campaign_grants (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id),
  client_id bigint not null references clients (id),
  -- What it is for: the code, the period, or the friend. With campaign and client it is there once.
  cause text not null check (char_length(cause) between 1 and 60),
  code text references promo_codes (code),
  -- What was set aside for it.
  reserved bigint not null check (reserved > 0),
  granted_at timestamptz(3) not null,
  -- Until when a deposit is waited for, or the turnover.
  ends_at timestamptz(3) not null check (ends_at > granted_at),
  unique (campaign_id, client_id, cause)
);
create index campaign_grants_client on campaign_grants (client_id, id desc);
create index campaign_grants_code on campaign_grants (code) where code is not null;
create trigger campaign_grants_append_only before update or delete or truncate on campaign_grants
  for each statement execute function refuse_change();
comment on table campaign_grants is 'promotion/campaigns: What was granted to clients, with what was set aside for it.';

-- Bonus dollars that were issued for a grant: at once, or when its deposit came.
create table grant_starts (
  grant_id uuid primary key references campaign_grants (id),
  deposit_id uuid unique references deposits (id),
  amount bigint not null check (amount > 0),
  -- What is to be turned over, from which posting of the live account on.
  target bigint not null check (target >= amount),
  posting bigint not null check (posting >= 0),
  started_at timestamptz(3) not null
);
create trigger grant_starts_append_only before update or delete or truncate on grant_starts
  for each statement execute function refuse_change();
comment on table grant_starts is 'promotion/campaigns: Bonus dollars that were issued, and what is to be turned over for them.';

create table grant_ends (
  grant_id uuid primary key references campaign_grants (id),
  outcome text not null check (outcome in ('paid', 'given_up', 'expired', 'taken_back')),
  paid bigint not null check (paid >= 0),
  at timestamptz(3) not null,
  check ((outcome = 'paid') = (paid > 0))
);
create trigger grant_ends_append_only before update or delete or truncate on grant_ends
  for each statement execute function refuse_change();
comment on table grant_ends is 'promotion/campaigns: How each grant ended, once, and what was paid for it.';

-- What was counted of a running bonus, so that it is not counted anew each time.
create table grant_progress (
  grant_id uuid primary key references campaign_grants (id),
  counted bigint not null check (counted >= 0),
  -- All trades up to this posting are counted for good; the newest there was, and whether a trade was open.
  posting bigint not null check (posting >= 0),
  seen bigint not null check (seen >= posting),
  is_waiting boolean not null
);
comment on table grant_progress is 'promotion/campaigns: How far the turnover of a running bonus has come.';

create view running_campaigns as
  select kind, countries, starts_at, ends_at from campaigns where state = 'agreed' and cardinality(countries) > 0;
comment on view running_campaigns is 'promotion/campaigns: Campaigns that were agreed to, for what the public site may claim.';
