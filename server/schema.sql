-- Made by `npm run docs` from server/migrations: what they amount to.
-- By module, in the order of docs/architecture.md; why each thing is as it is stands there.

-- platform ----------------------------------------------------------------------------------------

-- The files that brought this database to its schema, each with its checksum.
create table migrations (
  name text not null,
  checksum text not null,
  ran_at timestamptz not null default now(),
  PRIMARY KEY (name)
);

-- Letters, written in the transaction of what they tell of and sent by a worker with retries; their
-- text goes once they are sent.
create table outbox (
  id uuid not null,
  sender_name text not null,
  sender_address text not null,
  recipient text not null,
  subject text not null,
  body_text text,
  body_html text,
  created_at timestamptz(3) not null,
  next_try_at timestamptz(3) not null,
  tries integer not null default 0,
  sent_at timestamptz(3),
  gave_up_at timestamptz(3),
  last_error text,
  reply_to text,
  attached_name text,
  attached bytea,
  unsubscribe_url text,
  PRIMARY KEY (id),
  CHECK ((COALESCE(sent_at, gave_up_at) IS NULL) = (body_text IS NOT NULL)),
  CHECK ((attached IS NULL) = (attached_name IS NULL)),
  CHECK ((body_text IS NULL) = (body_html IS NULL)),
  CHECK (attached IS NULL OR body_text IS NOT NULL),
  CHECK (length(unsubscribe_url) <= 500)
);
CREATE INDEX outbox_created ON outbox USING btree (created_at);
CREATE INDEX outbox_waiting ON outbox USING btree (next_try_at) WHERE body_text IS NOT NULL;

-- Where the one process that leads this install can be reached by those that stand by.
create table leader (
  one_row boolean not null default true,
  url text not null,
  public_url text,
  standby_pass text,
  process text,
  PRIMARY KEY (one_row),
  CHECK (length(process) >= 1 AND length(process) <= 100),
  CHECK (length(standby_pass) >= 43),
  CHECK (one_row),
  CHECK (public_url ~ '^https?://[^/]+$'::text)
);

-- Letters without their text.
create view letters as
 SELECT id,
    recipient,
    subject,
    created_at,
    sent_at,
    gave_up_at
   FROM outbox;

-- Refuses a process that led before, and does not lead now.
CREATE OR REPLACE FUNCTION expect_to_lead()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  mine text := nullif(current_setting('house.process', true), '');
begin
  if mine is null then return; end if;
  -- Taking the lead waits for whoever is past this, and whoever comes later sees it.
  perform pg_advisory_xact_lock_shared(7308);
  if exists (select from leader where process <> mine) then
    raise exception 'another process leads' using errcode = 'HS001';
  end if;
end $function$;

-- Trigger of what is append-only.
CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

-- Refuses a process that led before, and does not lead now.
CREATE OR REPLACE FUNCTION refuse_who_lost_the_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform expect_to_lead();
  return null;
end $function$;

-- A number for what is known by an id, to page by.
CREATE OR REPLACE FUNCTION told_nr(id text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
RETURN abs((hashtextextended(id, (0)::bigint) % '1000000000000000000'::bigint));

-- ledger ------------------------------------------------------------------------------------------

create type trade_status as enum ('open', 'won', 'lost', 'tied', 'voided');
create type transfer_kind as enum ('demo_grant', 'sandbox_grant', 'trade_open', 'trade_settle', 'house_cover', 'sandbox_forfeit', 'withdrawal_hold', 'withdrawal_return', 'withdrawal_pay', 'withdrawal_fee', 'deposit_credit', 'deposit_reversal', 'deposit_loss', 'deposit_restored', 'loss_recovered', 'withdrawal_returned', 'goodwill', 'credit_purchase', 'credit_repayment', 'credit_issue', 'credit_refund', 'credit_charge', 'bonus_grant', 'bonus_end', 'bonus_turn', 'bonus_paid', 'cashback_paid', 'referral_paid', 'demo_gift', 'chips_grant', 'chips_end', 'tournament_fee', 'tournament_refund', 'tournament_added', 'tournament_prize', 'tournament_share', 'moved_out');

-- What amounts are counted in; amounts of different ones never meet.
create table currencies (
  name text not null,
  unit text not null,
  decimals smallint not null,
  is_money boolean not null,
  PRIMARY KEY (name),
  CHECK (decimals >= 0 AND decimals <= 8),
  CHECK (name ~ '^[a-z]{2,8}$'::text)
);

-- Movements by what they are for, and which of them undoes which.
create table flows (
  kind text not null,
  undone_by text,
  PRIMARY KEY (kind)
);

-- Between accounts of which names a flow may move which currency.
create table flow_routes (
  kind text not null,
  currency text not null,
  from_name text not null,
  to_name text not null,
  PRIMARY KEY (kind, currency, from_name, to_name),
  FOREIGN KEY (currency) REFERENCES currencies(name),
  FOREIGN KEY (kind) REFERENCES flows(kind),
  CHECK (from_name <> to_name)
);

-- One of each client in each currency, and the own ones, by name.
create table accounts (
  id bigint not null generated always as identity,
  currency text not null,
  name text not null,
  client_id bigint,
  PRIMARY KEY (id),
  UNIQUE (client_id, currency, name),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (currency) REFERENCES currencies(name),
  CHECK ((client_id IS NULL) = (name <> 'available'::text))
);
CREATE UNIQUE INDEX accounts_own ON accounts USING btree (currency, name) WHERE client_id IS NULL;
CREATE TRIGGER accounts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- All movements, append-only. A row is an amount from one account to another, numbered and with the
-- balance after it at the client's; the rows that open and settle a trade carry the trade and its
-- outcome too.
create table journal (
  at timestamptz(3) not null,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null,
  client_account bigint,
  posting bigint,
  balance_after bigint,
  client_id bigint,
  terms_id bigint,
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
  ref uuid not null,
  currency text not null,
  order_key text,
  void_reason text,
  void_cause text,
  exit_average bigint,
  PRIMARY KEY (ref, kind),
  CHECK ((NOT status IS DISTINCT FROM 'voided'::trade_status) = (void_reason IS NOT NULL)),
  CHECK ((client_account IS NULL) = (balance_after IS NULL)),
  CHECK ((client_account IS NULL) = (posting IS NULL)),
  CHECK ((kind = 'trade_open'::transfer_kind) = (client_id IS NOT NULL)),
  CHECK ((kind = 'trade_open'::transfer_kind) = (terms_id IS NOT NULL)),
  CHECK ((kind = 'trade_settle'::transfer_kind) = (status IS NOT NULL)),
  CHECK ((plan_day IS NULL) = (plan_slot IS NULL) AND (plan_day IS NULL) = (plan_limit IS NULL)),
  CHECK (amount > 0),
  CHECK (balance_after >= 0 OR currency = 'credits'::text AND (to_account = client_account OR kind::text = 'credit_charge'::text)),
  CHECK (client_account = from_account OR client_account = to_account),
  CHECK (exit_average IS NULL OR kind = 'trade_settle'::transfer_kind AND exit_price IS NOT NULL),
  CHECK (from_account <> to_account),
  CHECK (kind = 'trade_open'::transfer_kind OR order_key IS NULL AND plan_day IS NULL),
  CHECK (plan_slot >= 1 AND plan_slot <= plan_limit),
  CHECK (status <> 'open'::trade_status),
  CHECK (status IS NOT NULL OR num_nonnulls(entry_seq, entry_at, entry_price, strike_price, exit_seq, exit_at, exit_price) = 0),
  CHECK (status IS NULL OR status = 'voided'::trade_status OR strike_price IS NOT NULL AND exit_price IS NOT NULL),
  CHECK (void_cause = ANY (ARRAY['source_silent'::text, 'source_empty'::text, 'source_unreachable'::text, 'source_changed'::text, 'sources_disagreed'::text])),
  CHECK (void_cause IS NULL OR status = 'voided'::trade_status)
);
CREATE INDEX journal_at ON journal USING brin (at) WITH (autosummarize='on');
CREATE INDEX journal_kind ON journal USING btree (kind, at, ref) WHERE kind <> ALL (ARRAY['trade_open'::transfer_kind, 'trade_settle'::transfer_kind]);
CREATE INDEX journal_money ON journal USING btree (client_account, posting) WHERE client_account IS NOT NULL AND (kind <> ALL (ARRAY['trade_open'::transfer_kind, 'trade_settle'::transfer_kind]));
CREATE INDEX journal_voided ON journal USING btree (at, ref) WHERE status = 'voided'::trade_status;
CREATE UNIQUE INDEX journal_order_key ON journal USING btree (client_id, order_key) WHERE order_key IS NOT NULL;
CREATE UNIQUE INDEX journal_plan_slot ON journal USING btree (client_id, plan_day, plan_slot) WHERE plan_day IS NOT NULL;
CREATE UNIQUE INDEX journal_posting ON journal USING btree (client_account, posting) WHERE client_account IS NOT NULL;
CREATE TRIGGER journal_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_follows AFTER INSERT ON journal REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION check_movements();

-- The accounts with what the newest row of the journal says of them: balance and number of
-- postings.
create view ledger_accounts as
 SELECT id,
    currency AS book,
    name,
    client_id,
        CASE
            WHEN client_id IS NOT NULL THEN COALESCE(( SELECT journal.balance_after
               FROM journal
              WHERE journal.client_account = a.id
              ORDER BY journal.posting DESC
             LIMIT 1), 0::bigint)
            ELSE NULL::bigint
        END AS balance,
        CASE
            WHEN client_id IS NULL THEN 0::bigint
            ELSE COALESCE(( SELECT journal.posting
               FROM journal
              WHERE journal.client_account = a.id
              ORDER BY journal.posting DESC
             LIMIT 1), 0::bigint)
        END AS postings
   FROM accounts a;

-- The journal's movements, without what they carry of trades.
create view transfers as
 SELECT kind,
    ref,
    currency AS book,
    from_account,
    to_account,
    amount,
    client_account,
    posting,
    balance_after,
    at
   FROM journal;

-- Both sides of each movement, one row for each account.
create view postings as
 SELECT journal.kind,
    journal.ref,
    journal.currency AS book,
    journal.from_account AS account_id,
    - journal.amount AS amount,
    journal.at,
        CASE
            WHEN journal.client_account = journal.from_account THEN journal.posting
            ELSE NULL::bigint
        END AS posting,
        CASE
            WHEN journal.client_account = journal.from_account THEN journal.balance_after
            ELSE NULL::bigint
        END AS balance_after
   FROM journal
UNION ALL
 SELECT journal.kind,
    journal.ref,
    journal.currency AS book,
    journal.to_account AS account_id,
    journal.amount,
    journal.at,
        CASE
            WHEN journal.client_account = journal.to_account THEN journal.posting
            ELSE NULL::bigint
        END AS posting,
        CASE
            WHEN journal.client_account = journal.to_account THEN journal.balance_after
            ELSE NULL::bigint
        END AS balance_after
   FROM journal;

-- The journal's rows as they are, with what opens and settles trades.
create view movements as
 SELECT at,
    from_account,
    to_account,
    amount,
    client_account,
    posting,
    balance_after,
    client_id,
    terms_id,
    entry_seq,
    entry_at,
    entry_price,
    strike_price,
    exit_seq,
    exit_at,
    exit_price,
    kind,
    status,
    plan_day,
    plan_slot,
    plan_limit,
    ref,
    currency,
    order_key,
    void_reason,
    void_cause
   FROM journal;

-- Whose account is which, without what it has.
create view account_names as
 SELECT id,
    currency,
    name,
    client_id
   FROM accounts;

-- The register of flows, as the database has it.
create view known_routes as
 SELECT kind,
    currency,
    from_name,
    to_name
   FROM flow_routes;

CREATE OR REPLACE FUNCTION check_movements()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (
    select from inserted i
      left join journal p on p.client_account = i.client_account and p.posting = i.posting - 1
     where i.client_account is not null and case
       when i.posting = 1 then i.balance_after = case when i.to_account = i.client_account then i.amount else -i.amount end
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
        where r.kind = used.kind::text and r.currency = used.currency
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
end $function$;

-- An instant at most a minute before the newest movement of a stretch of time; null where there is
-- none.
CREATE OR REPLACE FUNCTION latest_movement(since timestamptz, before timestamptz)
 RETURNS timestamptz
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
declare
  low timestamptz := before;
  high timestamptz := before;
  step interval := '1 minute';
begin
  loop
    if low <= since then return null; end if;
    high := low;
    low := greatest(since, low - step);
    exit when exists (select from journal where at >= low and at < high);
    step := step * 4;
  end loop;
  while high - low > interval '1 minute' loop
    if exists (select from journal where at >= low + (high - low) / 2 and at < high) then
      low := low + (high - low) / 2;
    else
      high := low + (high - low) / 2;
    end if;
  end loop;
  return low;
end $function$;

-- The install's own account of a currency and name.
CREATE OR REPLACE FUNCTION own_account(of_currency text, of_name text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select id from accounts where currency = of_currency and name = of_name and client_id is null
$function$;

-- The number of the last posting of a client's account before an instant, 0 where there is none.
CREATE OR REPLACE FUNCTION posting_before(account bigint, instant timestamptz)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;

-- record/events -----------------------------------------------------------------------------------

-- What happened to accounts and what staff did, append-only; each row names the hash of the one
-- before in its chain: the client's, or the install's.
create table events (
  nr bigint not null,
  at timestamptz(3) not null,
  client_id bigint,
  actor text not null,
  kind text not null,
  details text not null,
  previous bytea not null,
  hash bytea not null,
  id bigint not null generated always as identity,
  chain bigint not null,
  PRIMARY KEY (chain, nr),
  UNIQUE (hash),
  UNIQUE (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (chain = 0 OR chain = client_id),
  CHECK (nr > 0)
);
CREATE INDEX events_at ON events USING btree (at, id);
CREATE INDEX events_client ON events USING btree (client_id, id) WHERE client_id IS NOT NULL;
CREATE INDEX events_client_at ON events USING btree (client_id, at, id) WHERE client_id IS NOT NULL;
CREATE INDEX events_kind ON events USING btree (kind, id);
CREATE INDEX events_settings ON events USING btree (id) WHERE kind = 'setting_changed'::text;
CREATE INDEX events_staff ON events USING btree (actor, id) WHERE actor ~~ 'staff:%'::text;
CREATE TRIGGER events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How far each chain of events goes, and how far it is anchored.
create table event_heads (
  chain bigint not null,
  nr bigint not null,
  hash bytea not null,
  anchored_nr bigint not null default 0,
  PRIMARY KEY (chain),
  CHECK (anchored_nr >= 0 AND anchored_nr <= nr),
  CHECK (nr >= 0),
  CHECK (octet_length(hash) = 32)
);
CREATE INDEX event_heads_to_anchor ON event_heads USING btree (chain) WHERE nr > anchored_nr;

-- Each minute, all chains that have moved, bound by one hash; append-only.
create table event_anchors (
  nr bigint not null,
  at timestamptz(3) not null,
  previous bytea not null,
  hash bytea not null,
  PRIMARY KEY (nr),
  UNIQUE (hash),
  CHECK (nr > 0)
);
CREATE TRIGGER event_anchors_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON event_anchors FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What an anchor binds: where a chain was, and its hash there; append-only.
create table event_anchor_heads (
  anchor_nr bigint not null,
  chain bigint not null,
  nr bigint not null,
  hash bytea not null,
  PRIMARY KEY (anchor_nr, chain),
  UNIQUE (chain, nr),
  FOREIGN KEY (anchor_nr) REFERENCES event_anchors(nr),
  FOREIGN KEY (chain, nr) REFERENCES events(chain, nr)
);
CREATE TRIGGER event_anchor_heads_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON event_anchor_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What events tell, without their chains.
create view told_events as
 SELECT at,
    client_id,
    actor,
    kind,
    details
   FROM events;

-- What happened to each client, in its order.
create view client_events as
 SELECT id,
    client_id,
    at,
    actor,
    kind,
    details
   FROM events
  WHERE client_id IS NOT NULL;

-- record/tellings ---------------------------------------------------------------------------------

-- What the sockets of clients are to be told: added with what it tells of, taken out once it was
-- passed on.
create table tellings (
  id bigint not null generated always as identity,
  client_id bigint not null,
  messages jsonb not null,
  at timestamptz(3) not null,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (jsonb_typeof(messages) = 'array'::text)
);
CREATE INDEX tellings_client ON tellings USING btree (client_id);

-- record/notices ----------------------------------------------------------------------------------

-- What clients are told in the app: added, marked as read once, dropped after a year.
create table notices (
  id bigint not null generated always as identity,
  client_id bigint not null,
  kind text not null,
  details jsonb not null,
  at timestamptz(3) not null,
  read_at timestamptz(3),
  in_bell boolean not null default true,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (jsonb_typeof(details) = 'object'::text),
  CHECK (length(kind) >= 1 AND length(kind) <= 60)
);
CREATE INDEX notices_at ON notices USING btree (at);
CREATE INDEX notices_of_client ON notices USING btree (client_id, id DESC);
CREATE INDEX notices_unread ON notices USING btree (client_id) WHERE read_at IS NULL;

-- On which channels each topic reaches a client, where they have chosen.
create table notice_choices (
  client_id bigint not null,
  topics jsonb not null default '{}'::jsonb,
  quiet_from smallint,
  quiet_to smallint,
  time_zone text not null default 'UTC'::text,
  digest text not null default 'daily'::text,
  shows_details boolean not null default false,
  unsubscribe_key text not null,
  next_digest_at timestamptz(3),
  digested_id bigint not null default 0,
  PRIMARY KEY (client_id),
  UNIQUE (unsubscribe_key),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  CHECK (digest = ANY (ARRAY['daily'::text, 'weekly'::text])),
  CHECK (jsonb_typeof(topics) = 'object'::text),
  CHECK (length(time_zone) >= 1 AND length(time_zone) <= 60),
  CHECK (quiet_from <> quiet_to),
  CHECK (quiet_from >= 0 AND quiet_from <= 1439),
  CHECK (quiet_to >= 0 AND quiet_to <= 1439),
  CHECK (unsubscribe_key ~ '^[0-9a-z]{24}$'::text)
);
CREATE INDEX notice_choices_digest ON notice_choices USING btree (next_digest_at) WHERE next_digest_at IS NOT NULL;

-- Removes what an erased client was told.
CREATE OR REPLACE FUNCTION erase_from_notices(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM notices
   WHERE (notices.client_id = erase_from_notices.erased);
 DELETE FROM notice_choices
   WHERE (notice_choices.client_id = erase_from_notices.erased);
END;

-- record/pushes -----------------------------------------------------------------------------------

-- The key by which push services know this install (VAPID).
create table push_key (
  one_row boolean not null default true,
  public_key text not null,
  private_key bytea not null,
  PRIMARY KEY (one_row),
  CHECK (length(public_key) = 87),
  CHECK (one_row)
);

-- The browsers that a client has push messages sent to.
create table push_devices (
  id uuid not null,
  client_id bigint not null,
  session_id uuid not null,
  endpoint_hash bytea not null,
  subscription bytea not null,
  name text not null,
  language text not null,
  made_at timestamptz(3) not null,
  last_sent_at timestamptz(3),
  PRIMARY KEY (id),
  UNIQUE (endpoint_hash),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CHECK (language ~ '^[a-z]{2}$'::text),
  CHECK (length(name) >= 1 AND length(name) <= 120),
  CHECK (octet_length(endpoint_hash) = 32)
);
CREATE INDEX push_devices_client ON push_devices USING btree (client_id);
CREATE INDEX push_devices_session ON push_devices USING btree (session_id);

-- Push messages that wait to be sent; gone once they are.
create table pushes (
  id bigint not null generated always as identity,
  device_id uuid not null,
  topic text not null,
  kind text not null,
  details jsonb not null,
  at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  tries smallint not null default 0,
  PRIMARY KEY (id),
  FOREIGN KEY (device_id) REFERENCES push_devices(id) ON DELETE CASCADE,
  CHECK (jsonb_typeof(details) = 'object'::text),
  CHECK (length(kind) >= 1 AND length(kind) <= 60),
  CHECK (length(topic) >= 1 AND length(topic) <= 20),
  CHECK (tries >= 0)
);
CREATE INDEX pushes_device ON pushes USING btree (device_id);
CREATE INDEX pushes_due ON pushes USING btree (due_at);

-- Whose session is ended hears nothing more on that browser, whoever ended it.
CREATE OR REPLACE FUNCTION forget_push_devices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from push_devices where session_id = new.id;
  return null;
end $function$;

-- install/operators -------------------------------------------------------------------------------

create type proposal_kind as enum ('setting', 'add_member', 'remove_member', 'invite_member', 'recover_member', 'change_roles');

-- Members of staff, known by an address; who left keeps the row.
create table operators (
  id bigint not null generated always as identity,
  email text not null,
  email_key text not null,
  password_hash text not null,
  created_at timestamptz(3) not null,
  added_by bigint,
  left_at timestamptz(3),
  roles text[] not null default ARRAY['support'::text, 'compliance'::text, 'finance'::text, 'risk'::text, 'administrator'::text],
  name text,
  PRIMARY KEY (id),
  UNIQUE (email_key),
  FOREIGN KEY (added_by) REFERENCES operators(id),
  CHECK (
CASE email_key
    WHEN 'demo-operator@sandbox.invalid'::text THEN roles = ARRAY['demo_operator'::text]
    ELSE roles <@ ARRAY['support'::text, 'compliance'::text, 'finance'::text, 'risk'::text, 'administrator'::text, 'auditor'::text]
END),
  CHECK (cardinality(roles) > 0),
  CHECK (length(name) >= 1 AND length(name) <= 100)
);
CREATE TRIGGER operators_roles BEFORE UPDATE OF roles ON operators FOR EACH ROW WHEN (old.roles IS DISTINCT FROM new.roles AND old.left_at IS NULL AND new.left_at IS NULL) EXECUTE FUNCTION keep_roles();
CREATE TRIGGER operators_sandboxed BEFORE INSERT OR UPDATE ON operators FOR EACH ROW EXECUTE FUNCTION refuse_live_program();

-- What the operator decided over the defaults in code, a row a setting.
create table settings (
  name text not null,
  value jsonb not null,
  changed_at timestamptz(3) not null,
  mark bytea,
  set_by text,
  proposal uuid,
  PRIMARY KEY (name),
  FOREIGN KEY (proposal) REFERENCES proposals(id),
  CHECK (name ~ '^[a-z][a-z0-9]*(_[a-z0-9]+)*$'::text),
  CHECK (set_by IS NULL OR proposal IS NULL)
);

-- What this database is for, for ever: a sandbox's play money never meets real money, nor one
-- cell's clients another's.
create table install (
  one_row boolean not null default true,
  mode text not null,
  cell smallint not null default 1,
  PRIMARY KEY (one_row),
  CHECK (cell >= 1 AND cell <= 63),
  CHECK (mode = ANY (ARRAY['sandbox'::text, 'live'::text])),
  CHECK (one_row)
);

-- A member's authenticator app, or the invitation to set one up.
create table operator_authenticators (
  operator_id bigint not null,
  secret bytea,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0,
  next_secret bytea,
  next_at timestamptz(3),
  invitation bytea,
  invited_at timestamptz(3),
  refused smallint not null default 0,
  refused_since timestamptz(3),
  PRIMARY KEY (operator_id),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK ((invitation IS NULL) = (invited_at IS NULL)),
  CHECK ((next_secret IS NULL) = (next_at IS NULL)),
  CHECK ((secret IS NULL) = (confirmed_at IS NULL))
);

-- What takes two members: proposed by one, confirmed by another, then applied.
create table proposals (
  id uuid not null,
  kind proposal_kind not null,
  subject text not null,
  value text,
  replaces text,
  proposed_by bigint not null,
  proposed_at timestamptz(3) not null,
  proposer_proven_at timestamptz(3),
  confirmed_by bigint,
  confirmed_at timestamptz(3),
  confirmer_proven_at timestamptz(3),
  due_at timestamptz(3),
  mark bytea,
  withdrawn_by bigint,
  withdrawn_at timestamptz(3),
  applied_at timestamptz(3),
  reason text,
  evidence text,
  expires_at timestamptz(3),
  expired_at timestamptz(3),
  verdict text,
  wanted_at timestamptz(3),
  is_part boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (confirmed_by) REFERENCES operators(id),
  FOREIGN KEY (proposed_by) REFERENCES operators(id),
  FOREIGN KEY (withdrawn_by) REFERENCES operators(id),
  CHECK (
CASE
    WHEN is_part THEN kind = 'setting'::proposal_kind AND jsonb_typeof(value::jsonb) = 'object'::text
    ELSE true
END),
  CHECK (
CASE
    WHEN kind::text = ANY (ARRAY['setting'::text, 'change_roles'::text]) THEN value IS NOT NULL AND replaces IS NOT NULL
    WHEN kind::text = 'add_member'::text THEN replaces IS NULL
    ELSE value IS NULL AND replaces IS NULL
END),
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL) AND
CASE
    WHEN kind::text = 'recover_member'::text THEN confirmed_by IS NULL AND due_at IS NOT NULL AND due_at >= (proposed_at + '7 days'::interval)
    ELSE (confirmed_by IS NULL) = (due_at IS NULL)
END),
  CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL)),
  CHECK (applied_at IS NULL OR withdrawn_at IS NULL AND due_at IS NOT NULL AND applied_at >= due_at),
  CHECK (char_length(evidence) >= 1 AND char_length(evidence) <= 500),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (char_length(verdict) >= 1 AND char_length(verdict) <= 500),
  CHECK (confirmed_at < expires_at),
  CHECK (confirmed_at >= proposed_at),
  CHECK (confirmed_by <> proposed_by),
  CHECK (confirmer_proven_at >= (confirmed_at - '00:05:00'::interval) AND confirmer_proven_at <= confirmed_at),
  CHECK (due_at >= (confirmed_at +
CASE
    WHEN kind = 'setting'::proposal_kind THEN '24:00:00'::interval
    ELSE '00:00:00'::interval
END)),
  CHECK (due_at >= wanted_at),
  CHECK (expired_at IS NULL OR expired_at >= expires_at AND confirmed_by IS NULL AND withdrawn_at IS NULL AND applied_at IS NULL),
  CHECK (expires_at > proposed_at),
  CHECK (kind <> 'setting'::proposal_kind OR subject ~ '^[a-z][a-z0-9]*(_[a-z0-9]+)*$'::text) NOT VALID,
  CHECK (proposer_proven_at >= (proposed_at - '00:05:00'::interval) AND proposer_proven_at <= proposed_at),
  CHECK (subject <> ''::text),
  CHECK (wanted_at IS NULL OR kind = 'setting'::proposal_kind AND wanted_at > proposed_at)
);
CREATE INDEX proposals_open_parts ON proposals USING btree (subject) WHERE withdrawn_at IS NULL AND applied_at IS NULL AND expired_at IS NULL AND is_part;
CREATE UNIQUE INDEX proposals_open ON proposals USING btree (kind, subject) WHERE withdrawn_at IS NULL AND applied_at IS NULL AND expired_at IS NULL AND NOT is_part;
CREATE TRIGGER proposals_apart BEFORE INSERT ON proposals FOR EACH ROW EXECUTE FUNCTION keep_proposals_apart();
CREATE TRIGGER proposals_append_only BEFORE TRUNCATE ON proposals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proposals_keep BEFORE INSERT OR DELETE OR UPDATE ON proposals FOR EACH ROW EXECUTE FUNCTION keep_proposal();

-- Rows that stood under a name that no setting has; kept to be looked at, without effect.
create table settings_put_aside (
  name text not null,
  value jsonb not null,
  changed_at timestamptz(3) not null,
  mark bytea,
  PRIMARY KEY (name)
);
CREATE TRIGGER settings_put_aside_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON settings_put_aside FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What members of staff prove themselves with besides their app.
create table operator_passkeys (
  id uuid not null,
  operator_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX operator_passkeys_operator ON operator_passkeys USING btree (operator_id);

-- What passkeys of staff are asked to sign, good once.
create table operator_passkey_challenges (
  hash bytea not null,
  operator_id bigint not null,
  purpose text not null,
  expires_at timestamptz(3) not null,
  PRIMARY KEY (hash),
  FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX operator_passkey_challenges_operator ON operator_passkey_challenges USING btree (operator_id);

-- Logos that staff uploaded, as PNG for screens and as JPEG for documents.
create table brand_logos (
  name text not null,
  screen bytea not null,
  paper bytea not null,
  operator text not null,
  uploaded_at timestamptz(3) not null,
  PRIMARY KEY (name),
  CHECK (name ~ '^[0-9a-f]{16}-[0-9]{1,3}x[0-9]{1,3}$'::text),
  CHECK (octet_length(paper) >= 1 AND octet_length(paper) <= 500000),
  CHECK (octet_length(screen) >= 1 AND octet_length(screen) <= 500000),
  CHECK (operator <> ''::text)
);
CREATE TRIGGER brand_logos_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON brand_logos FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who works for the operator, without what they sign in with.
create view members as
 SELECT id,
    email,
    email_key,
    left_at
   FROM operators;

-- Proposals that wait for a second member.
create view queued_proposals as
 SELECT 'proposal'::text AS kind,
    p.id::text AS id,
    NULL::bigint AS client_id,
        CASE
            WHEN p.kind = 'setting'::proposal_kind THEN p.subject
            ELSE p.kind::text
        END AS about,
    NULL::bigint AS amount,
    'second_person'::text AS reason,
    p.proposed_at AS since,
    NULL::timestamptz AS not_before,
        CASE
            WHEN p.kind::text = ANY (ARRAY['invite_member'::text, 'change_roles'::text]) THEN ARRAY[o.email, p.subject]
            ELSE ARRAY[o.email]
        END AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder
   FROM proposals p
     JOIN operators o ON o.id = p.proposed_by
  WHERE p.withdrawn_at IS NULL AND p.applied_at IS NULL AND p.expired_at IS NULL AND p.confirmed_at IS NULL AND p.kind <> 'recover_member'::proposal_kind;

-- The proposals there are, by their ids.
create view proposal_records as
 SELECT id
   FROM proposals;

-- Whether this install is for real money.
CREATE OR REPLACE FUNCTION is_live()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM install WHERE (install.mode = 'live'::text)));

CREATE OR REPLACE FUNCTION keep_proposal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  is_live boolean := exists (select from install where mode = 'live');
begin
  if tg_op = 'DELETE' then
    raise exception 'proposals are kept' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if new.confirmed_by is not null or new.withdrawn_at is not null or new.applied_at is not null
       or new.expired_at is not null then
      raise exception 'proposal % is not new', new.id using errcode = 'check_violation';
    end if;
  elsif (new.id, new.kind, new.subject, new.value, new.replaces, new.proposed_by, new.proposed_at, new.proposer_proven_at,
         new.reason, new.evidence, new.expires_at, new.wanted_at, new.is_part)
        is distinct from
        (old.id, old.kind, old.subject, old.value, old.replaces, old.proposed_by, old.proposed_at, old.proposer_proven_at,
         old.reason, old.evidence, old.expires_at, old.wanted_at, old.is_part)
     or old.confirmed_by is not null and
        (new.confirmed_by, new.confirmed_at, new.confirmer_proven_at, new.due_at, new.mark) is distinct from
        (old.confirmed_by, old.confirmed_at, old.confirmer_proven_at, old.due_at, old.mark)
     or old.withdrawn_at is not null or old.applied_at is not null or old.expired_at is not null then
    raise exception 'proposal % stays what it was', new.id using errcode = 'insufficient_privilege';
  end if;
  if is_live and (new.proposer_proven_at is null or new.confirmed_by is not null and new.confirmer_proven_at is null) then
    raise exception 'proposal % needs second factors of staff', new.id using errcode = 'check_violation';
  end if;
  if exists (select from operators where left_at is not null and
               (tg_op = 'INSERT' and id = new.proposed_by
                or tg_op = 'UPDATE' and old.confirmed_by is null and id = new.confirmed_by)) then
    raise exception 'who left has no say in proposal %', new.id using errcode = 'check_violation';
  end if;
  if new.kind::text in ('change_roles', 'invite_member') and
     exists (select from operators where email = new.subject
               and (tg_op = 'INSERT' and id = new.proposed_by
                    or tg_op = 'UPDATE' and old.confirmed_by is null and id = new.confirmed_by)) then
    raise exception 'who gains by proposal % has no say in it', new.id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- lets proposals wait side by side that share no entry of a setting.
CREATE OR REPLACE FUNCTION keep_proposals_apart()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- As whoever asks for something does: two at once see each other.
  perform pg_advisory_xact_lock(hashtext('members of staff'));
  if exists (
    select from proposals p
     where p.kind = new.kind and p.subject = new.subject and (p.is_part or new.is_part)
       and p.withdrawn_at is null and p.applied_at is null and p.expired_at is null
       and (not p.is_part or not new.is_part
            or p.value::jsonb ?| array(select jsonb_object_keys(new.value::jsonb)))) then
    raise exception 'a proposal for % waits already', new.subject using errcode = 'unique_violation';
  end if;
  return new;
end $function$;

-- has roles changed by two in a live install.
CREATE OR REPLACE FUNCTION keep_roles()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if is_live() and to_jsonb(new.roles) is distinct from (
    select value::jsonb from proposals
     where kind::text = 'change_roles' and subject = new.email and applied_at is not null
     order by applied_at desc, id desc limit 1) then
    raise exception 'two members of staff change the roles of a third' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- lets no demo operator into a live install.
CREATE OR REPLACE FUNCTION refuse_live_program()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if 'demo_operator' = any (new.roles) and is_live() then
    raise exception 'no program does what staff do with real money' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- install/desks -----------------------------------------------------------------------------------

-- Where members of staff are signed in to the office.
create table staff_sessions (
  id uuid not null,
  operator_id bigint not null,
  token_hash bytea not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3) not null,
  proven_at timestamptz(3),
  is_invited boolean not null,
  ended_at timestamptz(3),
  proven_by text,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK (proven_by = ANY (ARRAY['app'::text, 'passkey'::text])),
  CHECK (used_at >= created_at)
);
CREATE INDEX staff_sessions_operator ON staff_sessions USING btree (operator_id, ended_at);

-- install/announcements ---------------------------------------------------------------------------

-- What the operator announces to visitors and clients, and from when until when.
create table announcements (
  id uuid not null,
  text_en text not null,
  text_nl text not null,
  tone text not null,
  audience text not null,
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  operator text not null,
  made_at timestamptz(3) not null,
  PRIMARY KEY (id),
  CHECK (audience = ANY (ARRAY['everyone'::text, 'clients'::text])),
  CHECK (char_length(text_en) >= 1 AND char_length(text_en) <= 280),
  CHECK (char_length(text_nl) >= 1 AND char_length(text_nl) <= 280),
  CHECK (operator <> ''::text),
  CHECK (tone = ANY (ARRAY['info'::text, 'warning'::text])),
  CHECK (until_at > from_at AND until_at > made_at)
);
CREATE INDEX announcements_until ON announcements USING btree (until_at);
CREATE TRIGGER announcements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON announcements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Which announcements were ended before their time, and why.
create table announcement_endings (
  announcement_id uuid not null,
  operator text not null,
  reason text not null,
  ended_at timestamptz(3) not null,
  PRIMARY KEY (announcement_id),
  FOREIGN KEY (announcement_id) REFERENCES announcements(id),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (operator <> ''::text)
);
CREATE TRIGGER announcement_endings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON announcement_endings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- install/alarms ----------------------------------------------------------------------------------

-- What the install sounded an alarm for.
create table alarms (
  id uuid not null,
  says text not null,
  sounded_at timestamptz(3) not null,
  parts jsonb,
  PRIMARY KEY (id),
  CHECK (char_length(says) >= 1 AND char_length(says) <= 2000),
  CHECK (parts IS NULL OR jsonb_typeof(parts) = 'array'::text)
);
CREATE TRIGGER alarms_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON alarms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who has seen to which alarm, and what came of it.
create table seen_alarms (
  alarm_id uuid not null,
  operator text not null,
  reason text not null,
  seen_at timestamptz(3) not null,
  PRIMARY KEY (alarm_id),
  FOREIGN KEY (alarm_id) REFERENCES alarms(id),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (operator <> ''::text)
);
CREATE TRIGGER seen_alarms_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON seen_alarms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Alarms that nobody has seen to.
create view queued_alarms as
 SELECT 'alarm'::text AS kind,
    id::text AS id,
    NULL::bigint AS client_id,
    "left"(says, 200) AS about,
    NULL::bigint AS amount,
    'sounded'::text AS reason,
    sounded_at AS since,
    NULL::timestamptz AS not_before,
    '{}'::text[] AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder
   FROM alarms a
  WHERE NOT (EXISTS ( SELECT
           FROM seen_alarms s
          WHERE s.alarm_id = a.id));

-- The alarms there are, by their ids, with what they say by code.
create view alarm_records as
 SELECT id,
    parts
   FROM alarms;

-- identity/acceptances ----------------------------------------------------------------------------

-- Which version of which legal text each client accepted, and when.
create table acceptances (
  client_id bigint not null,
  text text not null,
  version text not null,
  accepted_at timestamptz(3) not null,
  PRIMARY KEY (client_id, text, version),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (version ~ '^\d{4}-\d\d-\d\d(-\d)?$'::text)
);
CREATE TRIGGER acceptances_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON acceptances FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER acceptances_noted AFTER INSERT ON acceptances FOR EACH ROW EXECUTE FUNCTION note_acceptance();

-- When this install published which version of which legal text, and from which day it binds.
create table legal_publications (
  text text not null,
  version text not null,
  published_at timestamptz(3) not null,
  effective_from date not null,
  PRIMARY KEY (text, version),
  CHECK (version ~ '^\d{4}-\d\d-\d\d(-\d)?$'::text)
);
CREATE TRIGGER legal_publications_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON legal_publications FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION note_acceptance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update clients set accepted = accepted || jsonb_build_object(new.text, new.version)
   where id = new.client_id and coalesce(accepted ->> new.text, '') < new.version;
  return null;
end $function$;

-- identity/clients --------------------------------------------------------------------------------

create type account_state as enum ('active', 'frozen', 'closed');
create type gender as enum ('male', 'female', 'others');
create type link_purpose as enum ('confirm_email', 'registration', 'reset_password', 'change_email');
create type plan_request_state as enum ('open', 'approved', 'rejected', 'replaced', 'cancelled');

-- Who trades here, by number: how they sign in, and what decides whether they may trade.
create table clients (
  id bigint not null generated always as identity,
  email text not null,
  email_key text not null,
  password_hash text not null,
  firstname text not null,
  lastname text not null,
  phone text not null default ''::text,
  state account_state not null default 'active'::account_state,
  email_confirmed_at timestamptz(3),
  demo_started_at timestamptz(3) not null,
  demo_ends_at timestamptz(3) not null,
  demo_topped_up_at timestamptz(3),
  plan text not null default 'None'::text,
  referral_code text not null,
  referred_by bigint,
  grant_ref uuid not null,
  created_at timestamptz(3) not null,
  has_own_limits boolean not null default false,
  cool_off_until timestamptz(3),
  self_excluded_until timestamptz(3),
  reminder_minutes smallint,
  accepted jsonb not null default '{}'::jsonb,
  is_identified boolean not null default false,
  country text,
  plan_trades smallint,
  appropriate_at timestamptz(3),
  language text not null default 'en'::text,
  PRIMARY KEY (id),
  UNIQUE (email_key),
  UNIQUE (grant_ref),
  UNIQUE (referral_code),
  FOREIGN KEY (referred_by) REFERENCES clients(id),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'de'::text, 'fr'::text, 'es'::text, 'pt'::text, 'it'::text, 'pl'::text, 'tr'::text, 'ar'::text, 'he'::text, 'ja'::text])),
  CHECK (plan = ANY (ARRAY['None'::text, 'Beginner-3000'::text, 'Gold-7600'::text, 'Platinum-21199'::text, 'Diamond-50730'::text])),
  CHECK (plan_trades > 0),
  CHECK (reminder_minutes >= 15 AND reminder_minutes <= 240)
);
CREATE INDEX clients_by_country ON clients USING btree (country, created_at, id);
CREATE INDEX clients_by_plan ON clients USING btree (plan, created_at, id) WHERE plan <> 'None'::text;
CREATE INDEX clients_email_begins ON clients USING btree (email_key text_pattern_ops);
CREATE INDEX clients_identified ON clients USING btree (is_identified, created_at, id);
CREATE INDEX clients_joined ON clients USING btree (created_at, id);
CREATE INDEX clients_lastname_begins ON clients USING btree (lower(lastname) text_pattern_ops);
CREATE INDEX clients_name_begins ON clients USING btree (lower((firstname || ' '::text) || lastname) text_pattern_ops);
CREATE INDEX clients_not_active ON clients USING btree (state, created_at, id) WHERE state <> 'active'::account_state;
CREATE INDEX clients_phone_begins ON clients USING btree (phone text_pattern_ops);
CREATE INDEX clients_referred_by ON clients USING btree (referred_by) WHERE referred_by IS NOT NULL;
CREATE CONSTRAINT TRIGGER clients_standing AFTER UPDATE OF state, plan, demo_ends_at, email_confirmed_at, is_identified, country, accepted, has_own_limits, cool_off_until, self_excluded_until, plan_trades, appropriate_at ON clients DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state OR old.plan IS DISTINCT FROM new.plan OR old.demo_ends_at IS DISTINCT FROM new.demo_ends_at OR old.email_confirmed_at IS DISTINCT FROM new.email_confirmed_at OR old.is_identified IS DISTINCT FROM new.is_identified OR old.country IS DISTINCT FROM new.country OR old.accepted IS DISTINCT FROM new.accepted OR old.has_own_limits IS DISTINCT FROM new.has_own_limits OR old.cool_off_until IS DISTINCT FROM new.cool_off_until OR old.self_excluded_until IS DISTINCT FROM new.self_excluded_until OR old.plan_trades IS DISTINCT FROM new.plan_trades OR old.appropriate_at IS DISTINCT FROM new.appropriate_at) EXECUTE FUNCTION note_standing();
CREATE TRIGGER clients_breaks_stand BEFORE UPDATE ON clients FOR EACH ROW WHEN (old.cool_off_until IS NOT NULL AND (new.cool_off_until IS NULL OR new.cool_off_until < old.cool_off_until) OR old.self_excluded_until IS NOT NULL AND (new.self_excluded_until IS NULL OR new.self_excluded_until < old.self_excluded_until)) EXECUTE FUNCTION refuse_shorter_break();
CREATE TRIGGER clients_stay_frozen BEFORE UPDATE OF state ON clients FOR EACH ROW WHEN (old.state = 'frozen'::account_state AND new.state = 'active'::account_state) EXECUTE FUNCTION keep_frozen();
CREATE TRIGGER clients_stay_who_they_are BEFORE UPDATE OF firstname, lastname, phone ON clients FOR EACH ROW WHEN (new.is_identified) EXECUTE FUNCTION keep_person();

-- Links that were mailed, by the hash of their secret: each good once and for a time.
create table links (
  hash bytea not null,
  purpose link_purpose not null,
  client_id bigint,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  replaced_at timestamptz(3),
  address text,
  PRIMARY KEY (hash),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((address IS NOT NULL) = (purpose::text = 'change_email'::text)),
  CHECK (client_id IS NOT NULL OR purpose = 'registration'::link_purpose)
);
CREATE INDEX links_client ON links USING btree (client_id, purpose);
CREATE INDEX links_over ON links USING btree (LEAST(used_at, replaced_at, expires_at));

-- What a client says of themselves beside their name.
create table profiles (
  client_id bigint not null,
  gender gender not null,
  date_of_birth date,
  address text not null,
  city text not null,
  state text not null,
  country text not null,
  changed_at timestamptz(3) not null,
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (country ~ '^[A-Z]{2}$'::text)
);
CREATE TRIGGER profiles_note_country AFTER INSERT OR DELETE OR UPDATE OF country ON profiles FOR EACH ROW EXECUTE FUNCTION note_country();
CREATE TRIGGER profiles_stay_who_they_are BEFORE INSERT OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION keep_profile();

-- Profile pictures; a new one has a new id.
create table avatars (
  id uuid not null,
  client_id bigint not null,
  picture bytea not null,
  changed_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);

-- Registrations whose profile was sent: that step is taken once.
create table registration_profiles (
  session_hash bytea not null,
  sent_at timestamptz(3) not null,
  PRIMARY KEY (session_hash)
);

-- Who asked for which higher plan, and what staff decided; one is open at most.
create table plan_requests (
  id uuid not null,
  client_id bigint not null,
  plan text not null,
  asked_at timestamptz(3) not null,
  state plan_request_state not null default 'open'::plan_request_state,
  decided_at timestamptz(3),
  decided_by text,
  reason text,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((state = 'open'::plan_request_state) = (decided_at IS NULL)),
  CHECK ((state = 'rejected'::plan_request_state) = (reason IS NOT NULL)),
  CHECK ((state = ANY (ARRAY['approved'::plan_request_state, 'rejected'::plan_request_state])) = (decided_by IS NOT NULL)),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (plan = ANY (ARRAY['Gold-7600'::text, 'Platinum-21199'::text, 'Diamond-50730'::text]))
);
CREATE INDEX plan_requests_by_decision ON plan_requests USING btree (state, COALESCE(decided_at, asked_at), id);
CREATE INDEX plan_requests_by_state ON plan_requests USING btree (state, asked_at, id);
CREATE INDEX plan_requests_of_client ON plan_requests USING btree (client_id, id);
CREATE UNIQUE INDEX plan_requests_open ON plan_requests USING btree (client_id) WHERE state = 'open'::plan_request_state;
CREATE TRIGGER plan_requests_stand BEFORE UPDATE ON plan_requests FOR EACH ROW WHEN (old.state <> 'open'::plan_request_state OR new.id <> old.id OR new.client_id <> old.client_id OR new.plan <> old.plan OR new.asked_at <> old.asked_at) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER plan_requests_stay BEFORE DELETE OR TRUNCATE ON plan_requests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Why and since when an account is frozen.
create table account_freezes (
  id uuid not null,
  client_id bigint not null,
  at timestamptz(3) not null,
  actor text not null,
  reason text not null,
  is_money_missing boolean not null,
  reason_code text,
  reason_details jsonb,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (reason_code IS NOT NULL OR reason_details IS NULL),
  CHECK (reason_code IS NULL OR actor !~~ 'staff:%'::text)
);
CREATE INDEX account_freezes_client ON account_freezes USING btree (client_id, at);
CREATE TRIGGER account_freezes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON account_freezes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who of staff says that a freeze may end; two are two people.
create table unfreeze_approvals (
  freeze_id uuid not null,
  operator_id bigint not null,
  approved_at timestamptz(3) not null,
  proven_at timestamptz(3),
  reason text not null,
  PRIMARY KEY (freeze_id, operator_id),
  FOREIGN KEY (freeze_id) REFERENCES account_freezes(id),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (proven_at >= (approved_at - '00:05:00'::interval) AND proven_at <= approved_at)
);
CREATE TRIGGER unfreeze_approvals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON unfreeze_approvals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER unfreeze_approvals_by_others BEFORE INSERT ON unfreeze_approvals FOR EACH ROW EXECUTE FUNCTION check_unfreeze_approval();

-- That a freeze ended, when and why.
create table account_unfreezings (
  freeze_id uuid not null,
  at timestamptz(3) not null,
  reason text not null,
  PRIMARY KEY (freeze_id),
  FOREIGN KEY (freeze_id) REFERENCES account_freezes(id),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500)
);
CREATE TRIGGER account_unfreezings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON account_unfreezings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER account_unfreezings_by_enough BEFORE INSERT ON account_unfreezings FOR EACH ROW EXECUTE FUNCTION check_unfreezing();

-- What approved documents proved; a client's newest row counts.
create table identities (
  nr bigint not null generated always as identity,
  client_id bigint not null,
  document_id uuid not null,
  firstname text not null,
  lastname text not null,
  date_of_birth date,
  country text,
  phone text not null,
  approved_at timestamptz(3) not null,
  PRIMARY KEY (nr),
  UNIQUE (document_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (document_id) REFERENCES documents(id)
);
CREATE INDEX identities_client ON identities USING btree (client_id, nr);
CREATE TRIGGER identities_append_only BEFORE DELETE OR UPDATE ON identities FOR EACH ROW EXECUTE FUNCTION refuse_unless_erased('client_id');
CREATE TRIGGER identities_note AFTER INSERT ON identities FOR EACH ROW EXECUTE FUNCTION note_identity();
CREATE TRIGGER identities_stay BEFORE TRUNCATE ON identities FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The number that rises with every change of what decides whether anybody may trade.
create table standing_epoch (
  one_row boolean not null default true,
  nr bigint not null,
  PRIMARY KEY (one_row),
  CHECK (one_row)
);

-- Of whom each of the newest of these numbers was.
create table standing_changes (
  nr bigint not null,
  client_id bigint not null,
  PRIMARY KEY (nr, client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);

-- Who is who, and how they are reached.
create view client_names as
 SELECT id,
    email,
    email_key,
    email_confirmed_at,
    firstname,
    lastname,
    state,
    created_at,
    (EXISTS ( SELECT
           FROM avatars
          WHERE avatars.client_id = clients.id)) AS has_picture
   FROM clients;

-- What of a client decides whether an order may be opened.
create view standings as
 SELECT id,
    state,
    plan,
    demo_ends_at,
    email_confirmed_at,
    is_identified,
    country,
    accepted,
    has_own_limits,
    cool_off_until,
    self_excluded_until,
    plan_trades,
    appropriate_at
   FROM clients;

-- The number that all standings have now.
create view standing_number as
 SELECT nr
   FROM standing_epoch;

-- Whose standing got which number, of the newest.
create view standing_moves as
 SELECT nr,
    client_id
   FROM standing_changes;

-- From when to when an account was frozen.
create view freezes as
 SELECT f.id,
    f.client_id,
    f.at AS since,
    u.at AS ended_at,
    f.is_money_missing
   FROM account_freezes f
     LEFT JOIN account_unfreezings u ON u.freeze_id = f.id;

-- Who says that a freeze may end.
create view freeze_approvals as
 SELECT freeze_id,
    operator_id,
    approved_at
   FROM unfreeze_approvals;

-- What clients are found by.
create view client_directory as
 SELECT id,
    email,
    email_key,
    firstname,
    lastname,
    lower((firstname || ' '::text) || lastname) AS full_name,
    lower(lastname) AS last_name,
    phone,
    state,
    email_confirmed_at,
    is_identified,
    plan,
    country,
    created_at
   FROM clients;

-- Plans asked for that wait for staff.
create view queued_plan_requests as
 SELECT 'plan_request'::text AS kind,
    id::text AS id,
    client_id,
    plan AS about,
    NULL::bigint AS amount,
    'upgrade'::text AS reason,
    asked_at AS since,
    NULL::timestamptz AS not_before,
    '{}'::text[] AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder
   FROM plan_requests
  WHERE state = 'open'::plan_request_state;

-- Whose request of a plan is which.
create view plan_request_records as
 SELECT id,
    client_id
   FROM plan_requests;

-- Who came by whose code.
create view referred_clients as
 SELECT id AS friend_id,
    referred_by AS referrer_id,
    created_at AS opened_at
   FROM clients
  WHERE referred_by IS NOT NULL;

-- Refuses what was decided on standings of another number.
CREATE OR REPLACE FUNCTION assert_standing(known bigint)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if known is distinct from (select nr from standing_epoch) then
    raise exception 'what decides about trading has changed' using errcode = 'TS001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION check_unfreeze_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from account_freezes f join clients c on c.id = f.client_id
               join operators o on o.id = new.operator_id and o.email_key = c.email_key
              where f.id = new.freeze_id) then
    raise exception 'freeze % is of their own account', new.freeze_id using errcode = 'check_violation';
  end if;
  if exists (select from operators where id = new.operator_id and left_at is not null) then
    raise exception 'who left has no say in freeze %', new.freeze_id using errcode = 'check_violation';
  end if;
  if new.proven_at is null and exists (select from install where mode = 'live') then
    raise exception 'freeze % needs a second factor of staff', new.freeze_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_unfreezing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (select count(*) from unfreeze_approvals a where a.freeze_id = new.freeze_id) <
     (select case when f.is_money_missing and exists (select from install where mode = 'live') then 2 else 1 end
        from account_freezes f where f.id = new.freeze_id) then
    raise exception 'freeze % is not ended by enough people', new.freeze_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- Leaves of an erased client the number.
CREATE OR REPLACE FUNCTION erase_from_clients(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE clients SET is_identified = false, firstname = ''::text, lastname = ''::text, phone = ''::text, email = ''::text, email_key = ('erased '::text || clients.id), password_hash = ''::text, referral_code = ('erased '::text || clients.id)
   WHERE (clients.id = erase_from_clients.erased);
 DELETE FROM identities
   WHERE (identities.client_id = erase_from_clients.erased);
 DELETE FROM profiles
   WHERE (profiles.client_id = erase_from_clients.erased);
 DELETE FROM avatars
   WHERE (avatars.client_id = erase_from_clients.erased);
 DELETE FROM links
   WHERE (links.client_id = erase_from_clients.erased);
END;

CREATE OR REPLACE FUNCTION keep_frozen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from account_freezes f where f.client_id = new.id
                and not exists (select from account_unfreezings u where u.freeze_id = f.id)) then
    raise exception 'client % is frozen still', new.id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION keep_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (select (i.firstname, i.lastname, i.phone) from identities i
       where i.client_id = new.id order by i.nr desc limit 1)
     is distinct from (new.firstname, new.lastname, new.phone) then
    raise exception 'client % is identified', new.id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION keep_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from identities i
              where i.nr = (select max(nr) from identities where client_id = new.client_id)
                and (i.date_of_birth <> new.date_of_birth or i.country <> new.country
                     or (i.date_of_birth is not null and new.date_of_birth is null))) then
    raise exception 'client % is identified', new.client_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- Raises the number of all standings, once for a transaction, and lists whose has changed.
CREATE OR REPLACE FUNCTION move_standing(of_client bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  moved bigint := nullif(current_setting('house.standing', true), '')::bigint;
begin
  if moved is null then
    update standing_epoch set nr = nr + 1 returning nr into moved;
    perform set_config('house.standing', moved::text, true);
    delete from standing_changes where nr <= moved - 10000;
  end if;
  insert into standing_changes (nr, client_id) values (moved, of_client) on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION note_country()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    update clients set country = null where id = old.client_id;
  else
    update clients set country = new.country where id = new.client_id and country is distinct from new.country;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_identity()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update clients set is_identified = true where id = new.client_id and not is_identified;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_standing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform move_standing(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_shorter_break()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'a cool-off or self-exclusion cannot be made shorter' using errcode = 'insufficient_privilege';
end $function$;

-- identity/reveals --------------------------------------------------------------------------------

-- Which field of a client a member of staff was shown, why, and until when.
create table personal_reveals (
  id uuid not null,
  operator_id bigint not null,
  client_id bigint not null,
  field text not null,
  reason text not null,
  at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  nr bigint not null generated always as identity,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (ends_at > at AND ends_at <= (at + '00:10:00'::interval)),
  CHECK (field = ANY (ARRAY['name'::text, 'email'::text, 'phone'::text, 'address'::text, 'date_of_birth'::text, 'bank_account'::text, 'wallet'::text]))
);
CREATE INDEX personal_reveals_client ON personal_reveals USING btree (client_id, at, nr);
CREATE INDEX personal_reveals_operator ON personal_reveals USING btree (operator_id, ends_at);
CREATE TRIGGER personal_reveals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON personal_reveals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who of staff was shown what of a client, and why.
create view client_reveals as
 SELECT r.nr,
    r.client_id,
    r.at,
    'staff:'::text || o.email AS actor,
    r.field,
    r.reason
   FROM personal_reveals r
     JOIN operators o ON o.id = r.operator_id;

-- identity/limits ---------------------------------------------------------------------------------

create type own_limit_kind as enum ('deposit', 'stake', 'loss');
create type own_limit_period as enum ('day', 'week', 'month');

-- What clients allow themselves to deposit, stake and lose; a raise waits until raise_at.
create table own_limits (
  client_id bigint not null,
  kind own_limit_kind not null,
  period own_limit_period not null,
  amount bigint,
  raise_to bigint,
  raise_at timestamptz(3),
  changed_at timestamptz(3) not null,
  PRIMARY KEY (client_id, kind, period),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (amount > 0),
  CHECK (raise_at IS NULL OR amount IS NOT NULL),
  CHECK (raise_to > 0),
  CHECK (raise_to IS NULL OR raise_at IS NOT NULL)
);
CREATE TRIGGER own_limits_noted AFTER INSERT ON own_limits FOR EACH ROW WHEN (new.kind <> 'deposit'::own_limit_kind) EXECUTE FUNCTION note_own_limit();

-- Removes what an erased client allowed themselves.
CREATE OR REPLACE FUNCTION erase_from_limits(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM own_limits
   WHERE (own_limits.client_id = erase_from_limits.erased);
END;

CREATE OR REPLACE FUNCTION note_own_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update clients set has_own_limits = true where id = new.client_id and not has_own_limits;
  return null;
end $function$;

-- identity/appropriateness ------------------------------------------------------------------------

-- What clients answered to the questions before live trading, each attempt.
create table appropriateness_attempts (
  id bigint not null generated always as identity,
  client_id bigint not null,
  at timestamptz(3) not null,
  right_count smallint not null,
  asked_count smallint not null,
  has_passed boolean not null,
  answers jsonb not null,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (asked_count > 0),
  CHECK (jsonb_typeof(answers) = 'object'::text),
  CHECK (right_count >= 0 AND right_count <= asked_count)
);
CREATE INDEX appropriateness_attempts_client ON appropriateness_attempts USING btree (client_id, id);
CREATE UNIQUE INDEX appropriateness_attempts_passed ON appropriateness_attempts USING btree (client_id) WHERE has_passed;
CREATE TRIGGER appropriateness_attempts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON appropriateness_attempts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- identity/sessions -------------------------------------------------------------------------------

-- A session is one sign-in; its refresh token changes at every use, and only hashes are kept.
create table sessions (
  id uuid not null,
  client_id bigint not null,
  secret bytea not null,
  refresh_hash bytea not null,
  previous_refresh_hash bytea,
  rotated_at timestamptz(3) not null,
  remembered boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_because text,
  user_agent text not null default ''::text,
  time_zone text,
  device_id uuid,
  PRIMARY KEY (id),
  UNIQUE (refresh_hash),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (device_id) REFERENCES known_devices(id) ON DELETE SET NULL,
  CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
  CHECK (length(time_zone) <= 60)
);
CREATE INDEX sessions_client ON sessions USING btree (client_id, ended_at);
CREATE INDEX sessions_device ON sessions USING btree (device_id);
CREATE INDEX sessions_over ON sessions USING btree (LEAST(ended_at, expires_at));
CREATE UNIQUE INDEX sessions_previous_refresh ON sessions USING btree (previous_refresh_hash);
CREATE TRIGGER ended_sessions_push_nothing AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL) EXECUTE FUNCTION forget_push_devices();

-- Refresh tokens that a session has outlived: showing one again ends the session.
create table spent_refresh_tokens (
  hash bytea not null,
  session_id uuid not null,
  spent_at timestamptz(3) not null,
  PRIMARY KEY (hash),
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX spent_refresh_tokens_session ON spent_refresh_tokens USING btree (session_id);

-- The short tokens that a session's requests show, by hash.
create table access_tokens (
  hash bytea not null,
  session_id uuid not null,
  expires_at timestamptz(3) not null,
  PRIMARY KEY (hash),
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_expiry ON access_tokens USING btree (expires_at);
CREATE INDEX access_tokens_session ON access_tokens USING btree (session_id);

-- Browsers that a client has signed in on.
create table known_devices (
  hash bytea not null,
  client_id bigint not null,
  used_at timestamptz(3) not null,
  device text not null default ''::text,
  id uuid not null,
  created_at timestamptz(3) not null,
  browser uuid not null,
  PRIMARY KEY (hash),
  UNIQUE (id),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);
CREATE INDEX known_devices_browser ON known_devices USING btree (browser);
CREATE INDEX known_devices_client ON known_devices USING btree (client_id, used_at);

-- Sign-ins that still owe their second factor: minutes, a few tries, one use.
create table half_sign_ins (
  hash bytea not null,
  client_id bigint not null,
  remembered boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries integer not null default 0,
  finished_at timestamptz(3),
  PRIMARY KEY (hash),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);
CREATE INDEX half_sign_ins_client ON half_sign_ins USING btree (client_id);
CREATE INDEX half_sign_ins_expiry ON half_sign_ins USING btree (expires_at);

-- Which client signed in on which browser, by its number.
create view browser_marks as
 SELECT client_id,
    browser,
    created_at AS at
   FROM known_devices;

-- Removes where an erased client signed in.
CREATE OR REPLACE FUNCTION erase_from_sessions(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM sessions
   WHERE (sessions.client_id = erase_from_sessions.erased);
 DELETE FROM known_devices
   WHERE (known_devices.client_id = erase_from_sessions.erased);
END;

-- identity/factors --------------------------------------------------------------------------------

-- A client's authenticator app, its secret sealed.
create table authenticators (
  client_id bigint not null,
  secret bytea not null,
  started_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0,
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);

-- Codes for when the factors are lost, by hash; each good once.
create table recovery_codes (
  hash bytea not null,
  client_id bigint not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  PRIMARY KEY (hash),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);
CREATE INDEX recovery_codes_client ON recovery_codes USING btree (client_id);

-- Public keys of a client's passkeys.
create table passkeys (
  id uuid not null,
  client_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);
CREATE INDEX passkeys_client ON passkeys USING btree (client_id);

-- What a passkey is asked to sign: good once, for what it was asked for.
create table passkey_challenges (
  hash bytea not null,
  client_id bigint,
  purpose text not null,
  expires_at timestamptz(3) not null,
  PRIMARY KEY (hash),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);
CREATE INDEX passkey_challenges_client ON passkey_challenges USING btree (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);

-- That a client has just proved to be there, for exactly one action.
create table proofs (
  hash bytea not null,
  client_id bigint not null,
  action text not null,
  amount bigint,
  destination text,
  given_by text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  after_event bigint,
  PRIMARY KEY (hash),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);
CREATE INDEX proofs_client ON proofs USING btree (client_id);
CREATE INDEX proofs_expiry ON proofs USING btree (expires_at);

-- Removes what an erased client proved themselves by.
CREATE OR REPLACE FUNCTION erase_from_factors(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM authenticators
   WHERE (authenticators.client_id = erase_from_factors.erased);
 DELETE FROM passkeys
   WHERE (passkeys.client_id = erase_from_factors.erased);
 DELETE FROM recovery_codes
   WHERE (recovery_codes.client_id = erase_from_factors.erased);
 DELETE FROM proofs
   WHERE (proofs.client_id = erase_from_factors.erased);
END;

-- identity/tokens ---------------------------------------------------------------------------------

-- Personal tokens of clients, by their hashes; what is revoked stays so.
create table api_tokens (
  id uuid not null,
  client_id bigint not null,
  hash bytea not null,
  name text not null,
  scopes text[] not null,
  addresses text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  PRIMARY KEY (id),
  UNIQUE (hash),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (cardinality(addresses) <= 20),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CHECK (expires_at > created_at),
  CHECK (octet_length(hash) = 32),
  CHECK (scopes <@ ARRAY['read'::text, 'trade'::text] AND cardinality(scopes) >= 1 AND cardinality(scopes) <= 2)
);
CREATE INDEX api_tokens_client ON api_tokens USING btree (client_id, id DESC);
CREATE TRIGGER api_tokens_keep BEFORE UPDATE ON api_tokens FOR EACH ROW EXECUTE FUNCTION keep_api_token();

-- Removes personal tokens of an erased client.
CREATE OR REPLACE FUNCTION erase_from_tokens(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM api_tokens
   WHERE (api_tokens.client_id = erase_from_tokens.erased);
END;

-- Refuses changes of a token but its use and its end.
CREATE OR REPLACE FUNCTION keep_api_token()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if to_jsonb(new) - 'last_used_at' - 'revoked_at' is distinct from to_jsonb(old) - 'last_used_at' - 'revoked_at'
     or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
    raise exception 'a token is revoked and not changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

-- identity/screening ------------------------------------------------------------------------------

-- Lists of names that staff loaded; one of each kind counts.
create table screening_lists (
  id bigint not null generated always as identity,
  kind text not null,
  version text not null,
  sha256 bytea not null,
  people integer not null,
  names integer not null,
  loaded_at timestamptz(3) not null,
  loaded_by text not null,
  is_current boolean not null,
  swept_at timestamptz(3),
  PRIMARY KEY (id),
  CHECK (kind = ANY (ARRAY['ofac_sdn'::text, 'eu_consolidated'::text])),
  CHECK (length(sha256) = 32),
  CHECK (names >= 0),
  CHECK (people > 0),
  CHECK (version ~ '^\d{4}-\d\d-\d\d$'::text)
);
CREATE UNIQUE INDEX screening_lists_current ON screening_lists USING btree (kind) WHERE is_current;

-- The names on the lists that count.
create table screening_names (
  list_id bigint not null,
  ref text not null,
  name text not null,
  born text not null,
  keys text[] not null,
  FOREIGN KEY (list_id) REFERENCES screening_lists(id)
);
CREATE INDEX screening_names_keys ON screening_names USING gin (keys);
CREATE INDEX screening_names_list ON screening_names USING btree (list_id);

-- Up to which list a client was held against all.
create table screenings (
  client_id bigint not null,
  round bigint not null,
  at timestamptz(3) not null,
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (round) REFERENCES screening_lists(id)
);

-- Clients whose name is like one on a list, and what staff said to it.
create table screening_hits (
  id uuid not null,
  client_id bigint not null,
  kind text not null,
  ref text not null,
  listed_name text not null,
  born text not null,
  client_name text not null,
  client_plain text not null,
  score smallint not null,
  state text not null default 'open'::text,
  found_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  reason text,
  PRIMARY KEY (id),
  UNIQUE (client_id, kind, ref, client_plain),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL) AND (decided_at IS NULL) = (reason IS NULL)),
  CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (kind = ANY (ARRAY['ofac_sdn'::text, 'eu_consolidated'::text])),
  CHECK (score >= 0 AND score <= 1000),
  CHECK (state = ANY (ARRAY['open'::text, 'same'::text, 'different'::text]))
);
CREATE INDEX screening_hits_by_score ON screening_hits USING btree (state, score, id);
CREATE INDEX screening_hits_client ON screening_hits USING btree (client_id, found_at);
CREATE INDEX screening_hits_state ON screening_hits USING btree (state, id);
CREATE TRIGGER screening_hits_stand BEFORE UPDATE ON screening_hits FOR EACH ROW WHEN (old.state <> 'open'::text OR new.id <> old.id OR new.client_id <> old.client_id OR new.score <> old.score) EXECUTE FUNCTION refuse_change();

-- Names like one on a list at which nobody has looked.
create view queued_screening_hits as
 SELECT 'screening_hit'::text AS kind,
    id::text AS id,
    client_id,
    kind AS about,
    NULL::bigint AS amount,
    'name_on_list'::text AS reason,
    found_at AS since,
    NULL::timestamptz AS not_before,
    '{}'::text[] AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder
   FROM screening_hits
  WHERE state = 'open'::text;

-- Whose hit is which.
create view hit_records as
 SELECT id,
    client_id
   FROM screening_hits;

-- Names like one on a list and what was decided, for a client's timeline.
create view told_hits as
 SELECT screening_hits.client_id,
    told_nr(screening_hits.id::text || 'found'::text) AS nr,
    screening_hits.found_at AS at,
    'screening_hit_found'::text AS kind,
    'system'::text AS actor,
    screening_hits.kind AS about,
    screening_hits.id::text AS record
   FROM screening_hits
UNION ALL
 SELECT screening_hits.client_id,
    told_nr(screening_hits.id::text || 'decided'::text) AS nr,
    screening_hits.decided_at AS at,
    'screening_hit_decided'::text AS kind,
    'staff:'::text || screening_hits.decided_by AS actor,
    screening_hits.reason AS about,
    screening_hits.id::text AS record
   FROM screening_hits
  WHERE screening_hits.decided_at IS NOT NULL;

-- Removes what was found about the name of an erased client.
CREATE OR REPLACE FUNCTION erase_from_screening(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM screening_hits
   WHERE (screening_hits.client_id = erase_from_screening.erased);
 DELETE FROM screenings
   WHERE (screenings.client_id = erase_from_screening.erased);
END;

-- identity/documents ------------------------------------------------------------------------------

create type document_method as enum ('drivers_license', 'international_passport', 'national_id', 'others');
create type document_purpose as enum ('identification', 'change');
create type document_status as enum ('pending', 'approved', 'rejected', 'withdrawn');

-- Pictures of identity documents that clients sent, sealed outside the database, and what staff
-- decided.
create table documents (
  id uuid not null,
  client_id bigint not null,
  method document_method not null,
  status document_status not null default 'pending'::document_status,
  reason text,
  file_name text not null,
  media_type text not null,
  sealed_key bytea not null,
  picture_hash bytea not null,
  sent_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  purpose document_purpose not null default 'identification'::document_purpose,
  PRIMARY KEY (id),
  UNIQUE (file_name),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((status = 'pending'::document_status) = (decided_at IS NULL)),
  CHECK ((status = 'rejected'::document_status) = (reason IS NOT NULL))
);
CREATE INDEX documents_by_decision ON documents USING btree (status, COALESCE(decided_at, sent_at), id);
CREATE INDEX documents_by_state ON documents USING btree (status, sent_at, id);
CREATE INDEX documents_client ON documents USING btree (client_id, sent_at);
CREATE INDEX documents_picture ON documents USING btree (picture_hash);
CREATE INDEX documents_waiting ON documents USING btree (sent_at) WHERE status = 'pending'::document_status;
CREATE UNIQUE INDEX documents_changing ON documents USING btree (client_id) WHERE purpose = 'change'::document_purpose AND status = 'pending'::document_status;
CREATE UNIQUE INDEX documents_standing ON documents USING btree (client_id) WHERE purpose = 'identification'::document_purpose AND status <> 'rejected'::document_status;

-- Registrations whose document was sent: that step is taken once.
create table registration_documents (
  session_hash bytea not null,
  sent_at timestamptz(3) not null,
  PRIMARY KEY (session_hash)
);

-- What staff should look at: documents of two clients that are the same picture.
create table compliance_flags (
  id bigint not null generated always as identity,
  kind text not null,
  client_id bigint not null,
  document_id uuid not null,
  other_client_id bigint not null,
  other_document_id uuid not null,
  found_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (document_id, other_document_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (document_id) REFERENCES documents(id),
  FOREIGN KEY (other_client_id) REFERENCES clients(id),
  FOREIGN KEY (other_document_id) REFERENCES documents(id),
  CHECK (client_id <> other_client_id),
  CHECK (kind = 'same_document'::text)
);

-- Until when a client has to be identified.
create table identity_deadlines (
  client_id bigint not null,
  asked_at timestamptz(3) not null,
  due_on date not null,
  extended_at timestamptz(3),
  extended_by text,
  reminded_at timestamptz(3),
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((extended_at IS NULL) = (extended_by IS NULL)),
  CHECK (due_on > asked_at::date)
);
CREATE INDEX identity_deadlines_due ON identity_deadlines USING btree (due_on);

-- What a client asks to change with a document; null stays.
create table identity_changes (
  document_id uuid not null,
  firstname text,
  lastname text,
  date_of_birth date,
  country text,
  phone text,
  call_code text,
  PRIMARY KEY (document_id),
  FOREIGN KEY (document_id) REFERENCES documents(id),
  CHECK ((phone IS NULL) = (call_code IS NULL)),
  CHECK (call_code ~ '^[0-9]{6}$'::text),
  CHECK (num_nonnulls(firstname, lastname, date_of_birth, country, phone) > 0)
);
CREATE TRIGGER identity_changes_append_only BEFORE DELETE OR UPDATE ON identity_changes FOR EACH ROW EXECUTE FUNCTION refuse_unless_erased('document_id');
CREATE TRIGGER identity_changes_stay BEFORE TRUNCATE ON identity_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Calls to new numbers, and whether the client knew the code.
create table identity_calls (
  nr bigint not null generated always as identity,
  document_id uuid not null,
  at timestamptz(3) not null,
  by text not null,
  was_right boolean not null,
  PRIMARY KEY (nr),
  FOREIGN KEY (document_id) REFERENCES identity_changes(document_id)
);
CREATE INDEX identity_calls_document ON identity_calls USING btree (document_id);
CREATE TRIGGER identity_calls_append_only BEFORE DELETE OR UPDATE ON identity_calls FOR EACH ROW EXECUTE FUNCTION refuse_unless_erased('document_id');
CREATE TRIGGER identity_calls_stay BEFORE TRUNCATE ON identity_calls FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whose picture of a document has which hash.
create view document_pictures as
 SELECT client_id,
    picture_hash,
    sent_at
   FROM documents;

-- Documents that wait for staff.
create view queued_documents as
 SELECT 'document'::text AS kind,
    id::text AS id,
    client_id,
    method::text AS about,
    NULL::bigint AS amount,
        CASE purpose
            WHEN 'change'::document_purpose THEN 'change_of_identity'::text
            ELSE 'identification'::text
        END AS reason,
    sent_at AS since,
    NULL::timestamptz AS not_before,
    '{}'::text[] AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder
   FROM documents
  WHERE status = 'pending'::document_status;

-- Whose document is which.
create view document_records as
 SELECT id,
    client_id
   FROM documents;

-- Removes the documents of an erased client, once what they proved is gone.
CREATE OR REPLACE FUNCTION erase_from_documents(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM identity_calls
   WHERE (identity_calls.document_id IN ( SELECT documents.id
            FROM documents
           WHERE (documents.client_id = erase_from_documents.erased)));
 DELETE FROM identity_changes
   WHERE (identity_changes.document_id IN ( SELECT documents.id
            FROM documents
           WHERE (documents.client_id = erase_from_documents.erased)));
 DELETE FROM compliance_flags
   WHERE ((erase_from_documents.erased = compliance_flags.client_id) OR (erase_from_documents.erased = compliance_flags.other_client_id));
 DELETE FROM documents
   WHERE (documents.client_id = erase_from_documents.erased);
 DELETE FROM identity_deadlines
   WHERE (identity_deadlines.client_id = erase_from_documents.erased);
END;

-- identity/funding --------------------------------------------------------------------------------

-- What credited a client's deposits again, by the number that is in the ledger.
create table funding_credits (
  ref uuid not null,
  client_id bigint not null,
  PRIMARY KEY (ref),
  FOREIGN KEY (client_id) REFERENCES clients(id)
);
CREATE INDEX funding_credits_client ON funding_credits USING btree (client_id);
CREATE TRIGGER funding_credits_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON funding_credits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What funding knows to have credited a client's deposits again, for the audit.
create view client_credits as
 SELECT client_id,
    ref
   FROM funding_credits;

-- identity/moves ----------------------------------------------------------------------------------

-- Who moved from here to another cell, and how far that is.
create table moved_clients (
  client_id bigint not null,
  to_cell smallint not null,
  state account_state not null,
  began_at timestamptz(3) not null,
  left_at timestamptz(3),
  arrived_at timestamptz(3),
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (arrived_at >= left_at),
  CHECK (arrived_at IS NULL OR left_at IS NOT NULL),
  CHECK (left_at >= began_at),
  CHECK (state <> 'closed'::account_state),
  CHECK (to_cell >= 1 AND to_cell <= 63)
);
CREATE TRIGGER moved_clients_stay BEFORE TRUNCATE ON moved_clients FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who came here from another cell, and how far that is.
create table arrived_clients (
  client_id bigint not null,
  state account_state not null,
  digest bytea not null,
  came_at timestamptz(3) not null,
  opened_at timestamptz(3),
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (octet_length(digest) = 32),
  CHECK (opened_at >= came_at),
  CHECK (state <> 'closed'::account_state)
);
CREATE TRIGGER arrived_clients_stay BEFORE TRUNCATE ON arrived_clients FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- From when on what a client did was done here.
create view arrivals as
 SELECT client_id,
    came_at
   FROM arrived_clients;

-- Who moved away, and since when nothing of theirs is in these books.
create view departures as
 SELECT client_id,
    left_at
   FROM moved_clients
  WHERE left_at IS NOT NULL;

-- What covers of a client's trades may be known by, by the cells they came to.
CREATE OR REPLACE FUNCTION cover_refs(client bigint)
 RETURNS SETOF uuid
 LANGUAGE sql
 IMMUTABLE
BEGIN ATOMIC
 SELECT move_ref(cover_refs.client, c.c, ('stakes '::text || cell.cell)) AS move_ref
    FROM unnest('{real,demo,chips}'::text[]) c(c),
     generate_series(1, 63) cell(cell);
END;

-- What the transfer is known by that takes out of an account what a client brought into it.
CREATE OR REPLACE FUNCTION move_ref(client bigint, currency text, account text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
RETURN (md5(((((('moved:'::text || client) || ':'::text) || currency) || ':'::text) || account)))::uuid;

-- identity/cells ----------------------------------------------------------------------------------

-- Where an e-mail address leads, kept by the first cell of several: the mark is made of the address
-- under the install's key, and the seal of both.
create table cell_addresses (
  email_mark bytea not null,
  cell smallint not null,
  since timestamptz(3) not null,
  seal bytea not null,
  PRIMARY KEY (email_mark),
  CHECK (cell >= 1 AND cell <= 63),
  CHECK (length(email_mark) = 32),
  CHECK (length(seal) = 32)
);

-- trading/instruments -----------------------------------------------------------------------------

-- What is quoted or traded: its grid, and what may be staked on it.
create table instruments (
  id smallint not null,
  symbol text not null,
  base text not null,
  quote text not null,
  category text not null,
  is_tradable boolean not null,
  decimals smallint not null,
  tick_points integer not null,
  stake_min bigint not null,
  stake_max bigint not null,
  payout_max_per_client bigint not null,
  exposure_max bigint not null,
  kraken_symbol text,
  exchange text,
  title text,
  PRIMARY KEY (id),
  UNIQUE (symbol),
  CHECK (category = ANY (ARRAY['Cryptocurrency'::text, 'Currencies'::text, 'Indices'::text, 'Commodities'::text, 'Bonds'::text, 'Stocks'::text])),
  CHECK (decimals >= 0 AND decimals <= 12),
  CHECK (stake_max >= stake_min),
  CHECK (stake_min > 0),
  CHECK (tick_points > 0)
);

-- trading/market ----------------------------------------------------------------------------------

-- Where ticks came from, by the number they name.
create table tick_sources (
  id smallint not null generated always as identity,
  name text not null,
  PRIMARY KEY (id),
  UNIQUE (name)
);

-- Prices as they were stored, at most four a second and instrument, in points; one partition a day.
create table ticks (
  instrument_id smallint not null,
  at timestamptz(3) not null,
  seq bigint not null,
  price bigint not null,
  source_id smallint not null,
  mids bigint[],
  PRIMARY KEY (instrument_id, at),
  CHECK (price > 0)
) partition by RANGE (at);
CREATE TRIGGER ticks_append_only BEFORE DELETE OR UPDATE ON ticks FOR EACH STATEMENT EXECUTE FUNCTION refuse_tick_change();
CREATE TRIGGER ticks_by_the_leader BEFORE INSERT ON ticks FOR EACH STATEMENT EXECUTE FUNCTION refuse_who_lost_the_lead();

-- Minutes and hours of prices; other lengths are cut from these.
create table candles (
  instrument_id smallint not null,
  interval_s integer not null,
  at timestamptz(3) not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  ticks integer not null,
  within double precision,
  PRIMARY KEY (instrument_id, interval_s, at),
  CHECK (interval_s = ANY (ARRAY[60, 3600])),
  CHECK (low <= LEAST(open, close) AND high >= GREATEST(open, close))
);

-- Days whose ticks were reduced to those around trades.
create table thinned_ticks (
  partition text not null,
  thinned_at timestamptz not null default now(),
  PRIMARY KEY (partition)
);

-- Which feeds this install has run on, and what each needs to go on where it was.
create table feed_runs (
  feed text not null,
  seed text not null,
  first_started_at timestamptz(3) not null,
  last_started_at timestamptz(3) not null,
  PRIMARY KEY (feed)
);

-- Stretches in which prices were not heard, and what the source said when it was asked again.
create table price_gaps (
  id bigint not null generated always as identity,
  instrument_id smallint not null,
  from_at timestamptz(3) not null,
  to_at timestamptz(3) not null,
  cause text not null,
  asked text not null,
  answered_at timestamptz(3) not null,
  answer text not null,
  ticks integer not null,
  PRIMARY KEY (id),
  UNIQUE (instrument_id, from_at, to_at),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  CHECK (answer = ANY (ARRAY['prices'::text, 'nothing'::text, 'unreachable'::text, 'other_source'::text])),
  CHECK (cause = ANY (ARRAY['restarted'::text, 'connection_lost'::text, 'stood_still'::text, 'database_away'::text])),
  CHECK (from_at < to_at),
  CHECK (length(asked) >= 1 AND length(asked) <= 200),
  CHECK (ticks >= 0 AND (ticks > 0) = (answer = 'prices'::text))
);
CREATE INDEX price_gaps_instrument ON price_gaps USING btree (instrument_id, id);
CREATE INDEX price_gaps_recent ON price_gaps USING btree (to_at);
CREATE TRIGGER price_gaps_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON price_gaps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER price_gaps_by_the_leader BEFORE INSERT ON price_gaps FOR EACH STATEMENT EXECUTE FUNCTION refuse_who_lost_the_lead();

-- Prices that were left out of their series, and why. Kept for thirty days; nothing rests on them.
create table refused_prices (
  id bigint not null generated always as identity,
  instrument_id smallint not null,
  source_id smallint not null,
  reason text not null,
  at timestamptz(3) not null,
  price double precision not null,
  against double precision,
  times integer not null,
  noted_at timestamptz(3) not null,
  PRIMARY KEY (id),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  FOREIGN KEY (source_id) REFERENCES tick_sources(id),
  CHECK (reason = ANY (ARRAY['no_price'::text, 'closed'::text, 'late'::text, 'not_newer'::text, 'leap'::text, 'outlier'::text])),
  CHECK (times > 0)
);
CREATE INDEX refused_prices_instrument ON refused_prices USING btree (instrument_id, id);
CREATE INDEX refused_prices_noted ON refused_prices USING btree (noted_at);

-- From when on an instrument had no price since its sources disagreed or one was left alone, and
-- when it had one again.
create table price_halts (
  id bigint not null generated always as identity,
  instrument_id smallint not null,
  at timestamptz(3) not null,
  cause text,
  source_id smallint not null,
  mids bigint[] not null,
  PRIMARY KEY (id),
  UNIQUE (instrument_id, at),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  FOREIGN KEY (source_id) REFERENCES tick_sources(id),
  CHECK (cause = ANY (ARRAY['disputed'::text, 'alone'::text]))
);
CREATE INDEX price_halts_recent ON price_halts USING btree (at);
CREATE TRIGGER price_halts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON price_halts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The gaps that were noted, by their numbers.
create view noted_gaps as
 SELECT id
   FROM price_gaps;

-- The prices that were not let in, by their numbers.
create view noted_refusals as
 SELECT id
   FROM refused_prices;

-- Makes the partition of a day.
CREATE OR REPLACE FUNCTION add_tick_day(start timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  name text := 'ticks_' || to_char(start at time zone 'UTC', 'YYYYMMDD');
begin
  if exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then
    return;
  end if;
  execute format('create table if not exists %I partition of ticks for values from (%L) to (%L)',
                 name, start, start + interval '24 hours');
  execute format('create or replace trigger %I before update or delete on %I
                    for each statement execute function refuse_tick_change()', name || '_append_only', name);
end $function$;

CREATE OR REPLACE FUNCTION refuse_tick_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'ticks are append-only' using errcode = 'insufficient_privilege';
end $function$;

-- Keeps of a day's ticks those within a minute of some trade's acceptance or expiry.
CREATE OR REPLACE FUNCTION thin_tick_day(start timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  name text := 'ticks_' || to_char(start at time zone 'UTC', 'YYYYMMDD');
begin
  create temporary table kept_ticks (like ticks) on commit drop;
  execute format('
    insert into kept_ticks
    with needed as (
      select distinct instrument_id, date_bin(''1 minute'', at, ''epoch'') as minute from trades
       cross join lateral (values (accepted_at), (expires_at)) ends(at)
       where accepted_at >= %L and accepted_at < %L
    ), minutes as (
      select distinct instrument_id, minute + step * interval ''1 minute'' as minute
        from needed cross join generate_series(-1, 1) step
    )
    select t.* from %I t join minutes m
      on m.instrument_id = t.instrument_id and m.minute = date_bin(''1 minute'', t.at, ''epoch'')',
    start - interval '24 hours 1 minute', start + interval '24 hours 1 minute', name);
  execute format('alter table ticks detach partition %I', name);
  execute format('drop table %I', name);
  perform add_tick_day(start);
  insert into ticks select * from kept_ticks order by instrument_id, at;
  insert into thinned_ticks (partition) values (name);
end $function$;

-- trading/alerts ----------------------------------------------------------------------------------

-- Levels at which clients asked to be told of a price, once each.
create table price_alerts (
  id uuid not null,
  client_id bigint not null,
  instrument_id smallint not null,
  kind text not null,
  upper_points bigint,
  lower_points bigint,
  set_points bigint not null,
  made_at timestamptz(3) not null,
  looked_to timestamptz(3) not null,
  reached_at timestamptz(3),
  reached_points bigint,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  CHECK ((lower_points IS NOT NULL) = (kind = ANY (ARRAY['below'::text, 'moved'::text]))),
  CHECK ((reached_at IS NULL) = (reached_points IS NULL)),
  CHECK ((upper_points IS NOT NULL) = (kind = ANY (ARRAY['above'::text, 'moved'::text]))),
  CHECK (kind = ANY (ARRAY['above'::text, 'below'::text, 'moved'::text])),
  CHECK (lower_points > 0),
  CHECK (set_points > 0),
  CHECK (upper_points > 0)
);
CREATE INDEX price_alerts_client ON price_alerts USING btree (client_id, made_at);
CREATE INDEX price_alerts_waiting ON price_alerts USING btree (instrument_id) WHERE reached_at IS NULL;

-- Removes the price alerts of an erased client.
CREATE OR REPLACE FUNCTION erase_from_alerts(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM price_alerts
   WHERE (price_alerts.client_id = erase_from_alerts.erased);
END;

-- trading/stops -----------------------------------------------------------------------------------

-- When new trades were refused on an instrument, or on all, by whom and why. Open trades go on.
create table trading_stops (
  id bigint not null generated always as identity,
  instrument_id smallint,
  stopped_by text not null,
  reason text not null,
  stopped_at timestamptz(3) not null,
  reopened_by text,
  reopen_reason text,
  reopened_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CHECK (length(reopen_reason) >= 1 AND length(reopen_reason) <= 500),
  CHECK (num_nonnulls(reopened_by, reopen_reason, reopened_at) = ANY (ARRAY[0, 3])),
  CHECK (reopened_at >= stopped_at)
);
CREATE UNIQUE INDEX trading_stops_standing ON trading_stops USING btree (instrument_id) NULLS NOT DISTINCT WHERE reopened_at IS NULL;

-- trading/trades ----------------------------------------------------------------------------------

create type direction as enum ('rise', 'fall');

-- Every trade that expired up to this instant is settled: a start looks for open ones only after
-- it.
create table settlement_mark (
  one_row boolean not null default true,
  through timestamptz(3) not null,
  PRIMARY KEY (one_row),
  CHECK (one_row)
);

-- What trades were offered at; orders of the same moment share a row.
create table trade_terms (
  id bigint not null,
  instrument_id smallint not null,
  direction direction not null,
  duration_s integer not null,
  strike_rate text not null,
  payout_rate_bp integer not null,
  margin_bp integer not null,
  win_probability double precision not null,
  volatility double precision not null,
  quantile double precision not null,
  strike_factor bigint not null,
  decimals smallint not null,
  tick_points integer not null,
  rule_version smallint not null,
  entry_delay_ms smallint not null default 0,
  exit_seconds smallint not null default 1,
  PRIMARY KEY (id),
  CHECK (duration_s > 0),
  CHECK (entry_delay_ms >= 0 AND entry_delay_ms <= 2000),
  CHECK (exit_seconds >= 1 AND exit_seconds <= 10),
  CHECK (payout_rate_bp > 0),
  CHECK (strike_factor > 0)
);
CREATE TRIGGER trade_terms_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON trade_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- From when until when a client may stake chips, at the last tournament they joined.
create table chip_times (
  client_id bigint not null,
  opens_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (opens_at < closes_at)
);
CREATE CONSTRAINT TRIGGER chip_times_standing AFTER INSERT OR UPDATE ON chip_times DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_chip_times();

-- Orders that were accepted: a movement of the journal with its terms.
create view trades as
 SELECT j.ref AS id,
    j.client_id,
    j.client_account AS account_id,
    j.currency AS book,
    m.instrument_id,
    m.direction,
    j.amount AS stake,
    m.duration_s,
    m.strike_rate,
    m.payout_rate_bp,
    m.margin_bp,
    m.win_probability,
    m.volatility,
    m.quantile,
    m.strike_factor,
    m.decimals,
    m.tick_points,
    m.rule_version,
    j.at AS accepted_at,
    (j.at + m.duration_s::double precision * '00:00:01'::interval)::timestamptz(3) AS expires_at,
    j.order_key,
    j.plan_day,
    j.plan_slot,
    j.plan_limit,
    j.posting,
    m.entry_delay_ms,
    m.exit_seconds
   FROM journal j
     JOIN trade_terms m ON m.id = j.terms_id
  WHERE j.kind = 'trade_open'::transfer_kind;

-- How trades ended.
create view outcomes as
 SELECT ref AS trade_id,
    status,
    void_reason,
    entry_seq,
    entry_at,
    entry_price,
    strike_price,
    exit_seq,
    exit_at,
    exit_price,
        CASE
            WHEN client_account IS NULL THEN 0::bigint
            ELSE amount
        END AS payout,
    at AS settled_at,
    void_cause,
    exit_average
   FROM journal
  WHERE kind = 'trade_settle'::transfer_kind;

-- Every trade as it stands: open until it has an outcome.
create view trade_records as
 SELECT t.id,
    t.client_id,
    t.account_id,
    t.book,
    t.instrument_id,
    t.direction,
    t.stake,
    t.duration_s,
    t.strike_rate,
    t.payout_rate_bp,
    t.margin_bp,
    t.win_probability,
    t.volatility,
    t.quantile,
    t.strike_factor,
    t.decimals,
    t.tick_points,
    t.rule_version,
    t.accepted_at,
    t.expires_at,
    t.order_key,
    t.plan_day,
    t.plan_slot,
    t.plan_limit,
    t.posting,
    COALESCE(o.status, 'open'::trade_status) AS status,
    o.void_reason,
    o.entry_seq,
    o.entry_at,
    o.entry_price,
    o.strike_price,
    o.exit_seq,
    o.exit_at,
    o.exit_price,
    o.payout,
    o.settled_at,
    o.void_cause,
    t.entry_delay_ms,
    t.exit_seconds,
    o.exit_average
   FROM trades t
     LEFT JOIN outcomes o ON o.trade_id = t.id;

-- Numbers for so many rows of terms.
CREATE OR REPLACE FUNCTION next_terms_ids()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select nextval('trade_terms_ids')
$function$;

-- A client's times for chips decide about their orders.
CREATE OR REPLACE FUNCTION note_chip_times()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform move_standing(new.client_id);
  return null;
end $function$;

-- money/chains ------------------------------------------------------------------------------------

-- Blocks of the sandbox's own chain, whose coins are worth nothing. Like a real one it may take
-- them back.
create table simulated_blocks (
  coin text not null,
  height integer not null,
  hash text not null,
  mined_at timestamptz(3) not null,
  PRIMARY KEY (coin, height),
  UNIQUE (hash),
  FOREIGN KEY (coin) REFERENCES coins(coin),
  CHECK (height >= 0)
);

-- Transactions of the simulated chain, in a block or waiting.
create table simulated_transactions (
  txid text not null,
  coin text not null,
  nr bigint not null generated always as identity,
  reference text,
  fee numeric(30,0) not null,
  height integer,
  PRIMARY KEY (txid),
  UNIQUE (reference),
  FOREIGN KEY (coin, height) REFERENCES simulated_blocks(coin, height) ON DELETE SET NULL (height),
  CHECK (fee >= 0::numeric)
);
CREATE INDEX simulated_transactions_height ON simulated_transactions USING btree (coin, height);

-- What a transaction of the simulated chain adds to addresses and takes from them, in base units.
create table simulated_movements (
  txid text not null,
  index smallint not null,
  address text not null,
  units numeric(30,0) not null,
  PRIMARY KEY (txid, index),
  FOREIGN KEY (txid) REFERENCES simulated_transactions(txid) ON DELETE CASCADE,
  CHECK (index >= 0),
  CHECK (units <> 0::numeric)
);
CREATE INDEX simulated_movements_address ON simulated_movements USING btree (address);

-- The coins that are taken, as the code has them in its table.
create table coins (
  coin text not null,
  decimals integer not null,
  PRIMARY KEY (coin),
  CHECK (decimals >= 1 AND decimals <= 18)
);

-- money/deposits ----------------------------------------------------------------------------------

create type chain_network as enum ('bitcoin', 'bitcoin_testnet', 'bitcoin_regtest', 'ethereum', 'ethereum_sepolia', 'ethereum_local', 'litecoin', 'litecoin_testnet', 'litecoin_regtest', 'simulated');
create type coin as enum ('btc', 'eth', 'ltc');
create type deposit_method as enum ('card', 'btc', 'eth', 'ltc');
create type deposit_state as enum ('pending', 'approved', 'rejected', 'reversed', 'restored');

-- Where one client pays one coin, with the install's mark over all of it.
create table deposit_addresses (
  coin coin not null,
  network chain_network not null,
  key_id text not null,
  index integer not null,
  client_id bigint not null,
  address text not null,
  mac bytea not null,
  created_at timestamptz(3) not null,
  PRIMARY KEY (coin, network, key_id, index),
  UNIQUE (client_id, coin, network, key_id),
  UNIQUE (coin, network, address),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (index >= 0)
);
CREATE INDEX deposit_addresses_any_case ON deposit_addresses USING btree (lower(address));

-- Money that a client pays in, by card or in a coin, asked for or not.
create table deposits (
  id uuid not null,
  client_id bigint not null,
  method deposit_method not null,
  network chain_network,
  address text,
  created_at timestamptz(3) not null,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((method = 'card'::deposit_method) = (address IS NULL)),
  CHECK ((method = 'card'::deposit_method) = (network IS NULL))
);
CREATE INDEX deposits_address ON deposits USING btree (address) WHERE address IS NOT NULL;
CREATE INDEX deposits_client ON deposits USING btree (client_id, id);
CREATE INDEX deposits_method ON deposits USING btree (method, id);
CREATE TRIGGER deposits_amount AFTER INSERT ON deposits FOR EACH ROW EXECUTE FUNCTION keep_deposit_amounts();
CREATE TRIGGER deposits_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deposits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a client said they would pay, and the rate that was held for it.
create table deposit_asks (
  deposit_id uuid not null,
  client_id bigint not null,
  order_key text,
  amount bigint not null,
  rate text,
  units numeric(30,0),
  quoted_at timestamptz(3),
  expires_at timestamptz(3),
  asked_at timestamptz(3) not null,
  PRIMARY KEY (deposit_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK ((rate IS NULL) = (quoted_at IS NULL) AND expires_at > quoted_at),
  CHECK ((rate IS NULL) = (units IS NULL) AND (rate IS NULL) = (expires_at IS NULL)),
  CHECK (amount > 0),
  CHECK (rate ~ '^\d{1,12}(\.\d{1,12})?$'::text),
  CHECK (units > 0::numeric)
);
CREATE UNIQUE INDEX deposit_asks_order_key ON deposit_asks USING btree (client_id, order_key);
CREATE TRIGGER deposit_asks_amount AFTER INSERT ON deposit_asks FOR EACH ROW EXECUTE FUNCTION keep_deposit_amounts();
CREATE TRIGGER deposit_asks_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deposit_asks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Pictures that clients sent with a deposit as a note to staff; they prove and credit nothing.
create table deposit_receipts (
  deposit_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  media_type text not null,
  sealed_key bytea not null,
  picture_hash bytea not null,
  sent_at timestamptz(3) not null,
  likeness bit(64),
  PRIMARY KEY (deposit_id),
  UNIQUE (file_id),
  UNIQUE (file_name),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id)
);
CREATE INDEX deposit_receipts_picture ON deposit_receipts USING btree (picture_hash);
CREATE TRIGGER deposit_receipts_append_only BEFORE DELETE OR UPDATE ON deposit_receipts FOR EACH ROW EXECUTE FUNCTION refuse_unless_erased('deposit_id');
CREATE TRIGGER deposit_receipts_stay BEFORE TRUNCATE ON deposit_receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The same picture with two deposits.
create table deposit_receipt_flags (
  deposit_id uuid not null,
  other_deposit_id uuid not null,
  found_at timestamptz(3) not null,
  differing_bits smallint,
  PRIMARY KEY (deposit_id, other_deposit_id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  FOREIGN KEY (other_deposit_id) REFERENCES deposits(id),
  CHECK (differing_bits >= 0 AND differing_bits <= 64)
);
CREATE INDEX deposit_receipt_flags_other ON deposit_receipt_flags USING btree (other_deposit_id);

-- What was paid to deposit addresses, as the chains say it now.
create table chain_outputs (
  coin coin not null,
  network chain_network not null,
  txid text not null,
  index integer not null,
  address text not null,
  units numeric(30,0) not null,
  height integer,
  block_hash text,
  confirmations integer not null default 0,
  seen_at timestamptz(3) not null,
  gone_at timestamptz(3),
  deposit_id uuid not null,
  PRIMARY KEY (coin, network, txid, index),
  UNIQUE (deposit_id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK ((height IS NULL) = (block_hash IS NULL)),
  CHECK (index >= 0),
  CHECK (units > 0::numeric)
);
CREATE INDEX chain_outputs_newest ON chain_outputs USING btree (coin, network, height);
CREATE INDEX chain_outputs_transaction ON chain_outputs USING btree (txid);
CREATE INDEX chain_outputs_unmined ON chain_outputs USING btree (coin, network) WHERE height IS NULL AND gone_at IS NULL;
CREATE TRIGGER chain_outputs_keep BEFORE DELETE OR UPDATE ON chain_outputs FOR EACH ROW EXECUTE FUNCTION keep_output();

-- The blocks that were read last, to go on after them and to notice what changed.
create table chain_trails (
  coin coin not null,
  network chain_network not null,
  trail jsonb not null,
  read_at timestamptz(3) not null,
  PRIMARY KEY (coin, network)
);

-- What a card provider took, by its own number for it.
create table deposit_charges (
  charge_id text not null,
  deposit_id uuid not null,
  amount bigint not null,
  at timestamptz(3) not null,
  PRIMARY KEY (charge_id),
  UNIQUE (deposit_id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK (amount > 0),
  CHECK (charge_id <> ''::text)
);
CREATE TRIGGER deposit_charges_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deposit_charges FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The states that a deposit came to, in order: when, by whom, and what was credited.
create table deposit_steps (
  deposit_id uuid not null,
  nr smallint not null,
  state deposit_state not null,
  outcome text,
  at timestamptz(3) not null,
  actor text not null,
  amount bigint,
  rate text,
  rest_rate text,
  reason text,
  ref uuid,
  reason_code text,
  reason_details jsonb,
  PRIMARY KEY (deposit_id, nr),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK ((state = 'approved'::deposit_state) = (amount IS NOT NULL)),
  CHECK ((state = 'pending'::deposit_state) = (outcome IS NULL)),
  CHECK ((state = 'restored'::deposit_state) = (ref IS NOT NULL)),
  CHECK (amount > 0),
  CHECK (nr > 0 AND (nr = 1) = (state = 'pending'::deposit_state)),
  CHECK (reason_code IS NOT NULL OR reason_details IS NULL),
  CHECK (reason_code IS NULL OR reason IS NOT NULL),
  CHECK (reason_code IS NULL OR state <> 'restored'::deposit_state AND actor !~~ 'staff:%'::text)
);
CREATE INDEX deposit_steps_approved ON deposit_steps USING btree (at) WHERE state = 'approved'::deposit_state;
CREATE INDEX deposit_steps_state ON deposit_steps USING btree (state, deposit_id) WHERE state <> 'pending'::deposit_state;
CREATE UNIQUE INDEX deposit_steps_ref ON deposit_steps USING btree (ref) WHERE ref IS NOT NULL;
CREATE CONSTRAINT TRIGGER deposit_steps_corrected AFTER INSERT ON deposit_steps DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'restored'::deposit_state) EXECUTE FUNCTION check_deposit_restored();
CREATE TRIGGER deposit_steps_amount AFTER INSERT ON deposit_steps FOR EACH ROW WHEN (new.amount IS NOT NULL) EXECUTE FUNCTION keep_deposit_amounts();
CREATE TRIGGER deposit_steps_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deposit_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER deposit_steps_follow BEFORE INSERT ON deposit_steps FOR EACH ROW EXECUTE FUNCTION check_deposit_step();
CREATE TRIGGER deposit_steps_open AFTER INSERT ON deposit_steps FOR EACH ROW EXECUTE FUNCTION keep_open_deposits();

-- What clients were told that their coins are worth, for as long as it holds; goes with its use.
create table deposit_quotes (
  id bigint not null generated always as identity,
  client_id bigint not null,
  coin coin not null,
  network chain_network not null,
  amount bigint not null,
  units numeric(30,0) not null,
  rate text not null,
  quoted_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (client_id, coin, network, units, amount, rate),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (amount > 0),
  CHECK (expires_at > quoted_at),
  CHECK (rate ~ '^\d{1,12}(\.\d{1,12})?$'::text),
  CHECK (units > 0::numeric)
);
CREATE INDEX deposit_quotes_end ON deposit_quotes USING btree (expires_at);

-- Keys of requests for a deposit whose payment had come before them.
create table deposit_later_keys (
  deposit_id uuid not null,
  order_key text not null,
  wish_hash bytea not null,
  PRIMARY KEY (deposit_id, order_key),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id)
);
CREATE TRIGGER deposit_later_keys_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deposit_later_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Deposits that no step has ended.
create table open_deposits (
  deposit_id uuid not null,
  PRIMARY KEY (deposit_id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id)
);

-- Disputes that a charge was taken back for: each takes it back once, ever.
create table charge_disputes (
  dispute_id text not null,
  charge_id text not null,
  at timestamptz(3) not null,
  PRIMARY KEY (dispute_id),
  FOREIGN KEY (charge_id) REFERENCES deposit_charges(charge_id),
  CHECK (dispute_id <> ''::text)
);
CREATE INDEX charge_disputes_charge ON charge_disputes USING btree (charge_id);
CREATE TRIGGER charge_disputes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON charge_disputes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What each deposit comes to: what was credited, or else what was asked for, or else 0. Kept by
-- triggers.
create table deposit_amounts (
  deposit_id uuid not null,
  amount bigint not null,
  PRIMARY KEY (deposit_id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK (amount >= 0)
);
CREATE INDEX deposit_amounts_by_size ON deposit_amounts USING btree (amount, deposit_id);

-- What credited a deposit: its payment, and each correction that restored it.
create view deposit_credits as
 SELECT d.id AS deposit_id,
    d.id AS ref,
    NULL::timestamptz AS restored_at
   FROM deposits d
UNION ALL
 SELECT s.deposit_id,
    s.ref,
    s.at AS restored_at
   FROM deposit_steps s
  WHERE s.state = 'restored'::deposit_state;

-- Whose address is which.
create view deposit_places as
 SELECT client_id,
    address
   FROM deposit_addresses;

-- Whose payment a transaction is.
create view deposit_transactions as
 SELECT d.client_id,
    o.txid AS transaction_id
   FROM chain_outputs o
     JOIN deposits d ON d.id = o.deposit_id
UNION ALL
 SELECT d.client_id,
    c.charge_id AS transaction_id
   FROM deposit_charges c
     JOIN deposits d ON d.id = c.deposit_id;

-- Whose deposit is which.
create view deposit_records as
 SELECT id,
    client_id
   FROM deposits;

-- Deposits that were credited, and when.
create view credited_deposits as
 SELECT d.client_id,
    d.id AS deposit_id,
    s.at AS credited_at
   FROM deposits d
     JOIN deposit_steps s ON s.deposit_id = d.id
  WHERE s.state = 'approved'::deposit_state;

-- Whose picture of a receipt has which hash.
create view receipt_pictures as
 SELECT d.client_id,
    r.picture_hash,
    r.sent_at
   FROM deposit_receipts r
     JOIN deposits d ON d.id = r.deposit_id;

CREATE OR REPLACE FUNCTION check_deposit_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  if new.state = 'restored' and credited <> (
       select coalesce(sum(t.amount), 0) from transfers t
        where t.ref = last_credit_of(new.deposit_id) and t.kind in ('deposit_restored', 'loss_recovered')) then
    raise exception 'the ledger has not credited deposit % again', new.deposit_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- Removes the receipts of an erased client.
CREATE OR REPLACE FUNCTION erase_from_deposits(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM deposit_receipt_flags
   WHERE ((deposit_receipt_flags.deposit_id IN ( SELECT deposits.id
            FROM deposits
           WHERE (deposits.client_id = erase_from_deposits.erased))) OR (deposit_receipt_flags.other_deposit_id IN ( SELECT deposits.id
            FROM deposits
           WHERE (deposits.client_id = erase_from_deposits.erased))));
 DELETE FROM deposit_receipts
   WHERE (deposit_receipts.deposit_id IN ( SELECT deposits.id
            FROM deposits
           WHERE (deposits.client_id = erase_from_deposits.erased)));
END;

CREATE OR REPLACE FUNCTION keep_deposit_amounts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'deposits' then
    insert into deposit_amounts values (new.id, 0);
  else
    update deposit_amounts set amount = new.amount where deposit_id = new.deposit_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_open_deposits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.nr = 1 then
    insert into open_deposits values (new.deposit_id);
  else
    delete from open_deposits where deposit_id = new.deposit_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_output()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' or (new.coin, new.network, new.txid, new.index, new.address, new.units, new.seen_at, new.deposit_id)
     is distinct from
     (old.coin, old.network, old.txid, old.index, old.address, old.units, old.seen_at, old.deposit_id) then
    raise exception 'an output stays what it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

-- What credited a deposit last.
CREATE OR REPLACE FUNCTION last_credit_of(deposit uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select ref from deposit_credits where deposit_id = deposit
   order by restored_at desc nulls last, ref desc limit 1
$function$;

-- money/disputes ----------------------------------------------------------------------------------

-- Card payments that their owners took back through the bank.
create table disputes (
  id uuid not null,
  dispute_id text not null,
  deposit_id uuid not null,
  client_id bigint not null,
  amount bigint not null,
  reason text not null,
  due_by timestamptz(3),
  opened_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (dispute_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK (amount > 0),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 60),
  CHECK (dispute_id <> ''::text)
);
CREATE INDEX disputes_client ON disputes USING btree (client_id, opened_at);
CREATE INDEX disputes_deposit ON disputes USING btree (deposit_id);
CREATE TRIGGER disputes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON disputes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the provider told of a dispute and what staff did, in order.
create table dispute_steps (
  dispute_id uuid not null,
  nr smallint not null,
  client_id bigint not null,
  kind text not null,
  at timestamptz(3) not null,
  operator_id bigint,
  text text,
  PRIMARY KEY (dispute_id, nr),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK ((nr = 1) = (kind = 'opened'::text)),
  CHECK ((operator_id IS NOT NULL) = (kind = ANY (ARRAY['noted'::text, 'answered'::text, 'accepted'::text]))),
  CHECK (char_length(text) >= 1 AND char_length(text) <= 5000),
  CHECK (kind = ANY (ARRAY['opened'::text, 'noted'::text, 'answered'::text, 'reviewed'::text, 'accepted'::text, 'won'::text, 'lost'::text])),
  CHECK (nr > 0),
  CHECK (text IS NULL OR operator_id IS NOT NULL)
);
CREATE INDEX dispute_steps_client ON dispute_steps USING btree (client_id);
CREATE TRIGGER dispute_steps_append_only BEFORE DELETE OR UPDATE ON dispute_steps FOR EACH ROW EXECUTE FUNCTION keep_dispute_step();
CREATE TRIGGER dispute_steps_follow BEFORE INSERT ON dispute_steps FOR EACH ROW EXECUTE FUNCTION check_dispute_step();
CREATE TRIGGER dispute_steps_stay BEFORE TRUNCATE ON dispute_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Disputes, each with where it stands.
create view dispute_states as
 SELECT d.id,
    d.dispute_id,
    d.deposit_id,
    d.client_id,
    d.amount,
    d.reason,
    d.due_by,
    d.opened_at,
        CASE now.kind
            WHEN 'opened'::text THEN 'needs_answer'::text
            WHEN 'answered'::text THEN 'under_review'::text
            WHEN 'reviewed'::text THEN 'under_review'::text
            WHEN 'won'::text THEN 'won'::text
            ELSE 'lost'::text
        END AS state
   FROM disputes d
     CROSS JOIN LATERAL ( SELECT s.kind
           FROM dispute_steps s
          WHERE s.dispute_id = d.id AND s.kind <> 'noted'::text
          ORDER BY s.nr DESC
         LIMIT 1) now;

-- Whose dispute is which.
create view dispute_records as
 SELECT id,
    client_id
   FROM disputes;

-- Disputes that wait for an answer, until the provider takes none any more.
create view queued_disputes as
 SELECT 'dispute'::text AS kind,
    id::text AS id,
    client_id,
    reason AS about,
    amount,
    'dispute_answer'::text AS reason,
    opened_at AS since,
    NULL::timestamptz AS not_before,
    '{}'::text[] AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder,
    due_by
   FROM dispute_states
  WHERE state = 'needs_answer'::text;

-- What happened to disputes of a client, for their timeline.
create view told_disputes as
 SELECT s.client_id,
    told_nr(s.dispute_id::text || s.nr) AS nr,
    s.at,
    'dispute_'::text || s.kind AS kind,
    COALESCE('staff:'::text || o.email, 'system'::text) AS actor,
    s.text AS about,
    s.dispute_id::text AS record,
    d.amount
   FROM dispute_steps s
     JOIN disputes d ON d.id = s.dispute_id
     LEFT JOIN members o ON o.id = s.operator_id;

-- Trigger that keeps the steps of a dispute in order.
CREATE OR REPLACE FUNCTION check_dispute_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.nr > 1 and not exists (
    select from dispute_steps s
     where s.dispute_id = new.dispute_id and s.nr = new.nr - 1 and s.client_id = new.client_id
  ) then
    raise exception 'the steps of a dispute follow each other' using errcode = 'check_violation';
  end if;
  if not exists (select from disputes d where d.id = new.dispute_id and d.client_id = new.client_id) then
    raise exception 'a step is of the client whose dispute it is' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- Removes what was written in disputes of an erased client.
CREATE OR REPLACE FUNCTION erase_from_disputes(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE dispute_steps SET text = NULL::text
   WHERE ((dispute_steps.client_id = erase_from_disputes.erased) AND (dispute_steps.text IS NOT NULL));
END;

-- Trigger that lets nothing of a step change but its words, which go with an erased client.
CREATE OR REPLACE FUNCTION keep_dispute_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  wordless dispute_steps := old;
begin
  wordless.text := null;
  if tg_op = 'UPDATE' and new is not distinct from wordless
     and exists (select from closures where client_id = old.client_id and kept_until < now()) then
    return new;
  end if;
  raise exception 'dispute_steps is append-only' using errcode = 'insufficient_privilege';
end $function$;

-- money/cards -------------------------------------------------------------------------------------

-- A deposit's payment at the card provider, by the provider's number.
create table card_payments (
  deposit_id uuid not null,
  provider text not null,
  wish_hash bytea not null,
  network_mark bytea,
  started_at timestamptz(3) not null,
  payment_id text,
  next jsonb,
  cancelled_at timestamptz(3),
  card_mark bytea,
  PRIMARY KEY (deposit_id),
  UNIQUE (provider, payment_id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK (length(card_mark) = 32),
  CHECK (provider = ANY (ARRAY['simulated'::text, 'stripe'::text]))
);
CREATE INDEX card_payments_card ON card_payments USING btree (card_mark) WHERE card_mark IS NOT NULL;
CREATE INDEX card_payments_marked ON card_payments USING btree (network_mark) WHERE network_mark IS NOT NULL;
CREATE TRIGGER card_payments_keep BEFORE DELETE OR UPDATE ON card_payments FOR EACH ROW EXECUTE FUNCTION keep_card_payment();

-- Each time a bank declined a card: too many in too short a time are somebody trying cards out.
create table card_declines (
  provider text not null,
  decline_id text not null,
  deposit_id uuid not null,
  at timestamptz(3) not null,
  PRIMARY KEY (provider, decline_id),
  FOREIGN KEY (deposit_id) REFERENCES card_payments(deposit_id)
);
CREATE INDEX card_declines_deposit ON card_declines USING btree (deposit_id);
CREATE TRIGGER card_declines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON card_declines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Messages of providers that were acted on: none is acted on twice.
create table card_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz(3) not null,
  PRIMARY KEY (provider, event_id)
);
CREATE TRIGGER card_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON card_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the simulated provider gives in place of a card's number; good once.
create table simulated_card_tokens (
  token_hash bytea not null,
  card text not null,
  expires_at timestamptz(3) not null,
  PRIMARY KEY (token_hash)
);

-- The simulated provider's own books.
create table simulated_card_payments (
  id text not null,
  reference text not null,
  token_hash bytea not null,
  card text not null,
  amount bigint not null,
  currency text not null,
  state text not null,
  reason text,
  step_hash bytea,
  created_at timestamptz(3) not null,
  dispute_at timestamptz(3),
  disputes smallint not null default 0,
  dispute_state text,
  PRIMARY KEY (id),
  UNIQUE (reference),
  UNIQUE (step_hash),
  UNIQUE (token_hash),
  CHECK (amount > 0),
  CHECK (dispute_state = ANY (ARRAY['needs_answer'::text, 'under_review'::text, 'lost'::text])),
  CHECK (disputes >= 0),
  CHECK (state = ANY (ARRAY['waiting'::text, 'paid'::text, 'declined'::text, 'expired'::text, 'disputed'::text]))
);
CREATE INDEX simulated_card_payments_dispute ON simulated_card_payments USING btree (dispute_at) WHERE state = 'paid'::text;
CREATE INDEX simulated_card_payments_disputed ON simulated_card_payments USING btree (dispute_at) WHERE state = 'disputed'::text;
CREATE INDEX simulated_card_payments_waiting ON simulated_card_payments USING btree (created_at) WHERE state = 'waiting'::text;

-- What the simulated provider tells the merchant, until it was heard.
create table simulated_card_messages (
  id text not null,
  body text not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  tries integer not null default 0,
  ended_at timestamptz(3),
  PRIMARY KEY (id)
);
CREATE INDEX simulated_card_messages_due ON simulated_card_messages USING btree (due_at) WHERE ended_at IS NULL;

-- Which client paid by which card, by a keyed hash of it.
create view card_marks as
 SELECT d.client_id,
    p.card_mark,
    p.started_at AS at
   FROM card_payments p
     JOIN deposits d ON d.id = p.deposit_id
  WHERE p.card_mark IS NOT NULL;

-- Removes by which cards an erased client paid.
CREATE OR REPLACE FUNCTION erase_from_cards(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE card_payments SET card_mark = NULL::bytea
   WHERE ((card_payments.card_mark IS NOT NULL) AND (card_payments.deposit_id IN ( SELECT deposits.id
            FROM deposits
           WHERE (deposits.client_id = erase_from_cards.erased))));
END;

CREATE OR REPLACE FUNCTION keep_card_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE'
     or (new.deposit_id, new.provider, new.wish_hash, new.started_at) is distinct from
        (old.deposit_id, old.provider, old.wish_hash, old.started_at)
     or old.payment_id is not null and (new.payment_id, new.next) is distinct from (old.payment_id, old.next)
     or new.network_mark is not null and new.network_mark is distinct from old.network_mark then
    raise exception 'a card payment stays what it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

-- money/withdrawals -------------------------------------------------------------------------------

create type withdrawal_method as enum ('btc', 'eth', 'ltc', 'bank');
create type withdrawal_state as enum ('pending', 'approved', 'paid', 'rejected', 'cancelled');

-- What clients asked to have sent, how much and where; the amount is held until it ends.
create table withdrawals (
  id uuid not null,
  client_id bigint not null,
  method withdrawal_method not null,
  amount bigint not null,
  fee bigint not null,
  destination text not null,
  network chain_network,
  bank jsonb,
  approvals_needed smallint not null,
  not_before timestamptz(3),
  order_key text,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((method = 'bank'::withdrawal_method) = (bank IS NOT NULL)),
  CHECK ((method = 'bank'::withdrawal_method) = (network IS NULL)),
  CHECK (amount > 0),
  CHECK (approvals_needed >= 1 AND approvals_needed <= 2),
  CHECK (char_length(destination) >= 1 AND char_length(destination) <= 200),
  CHECK (fee >= 0 AND fee < amount)
);
CREATE INDEX withdrawals_amount ON withdrawals USING btree (amount, id);
CREATE INDEX withdrawals_client ON withdrawals USING btree (client_id, id);
CREATE INDEX withdrawals_destination ON withdrawals USING btree (method, destination);
CREATE INDEX withdrawals_method ON withdrawals USING btree (method, id);
CREATE UNIQUE INDEX withdrawals_order_key ON withdrawals USING btree (client_id, order_key) WHERE order_key IS NOT NULL;
CREATE TRIGGER withdrawals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who of staff approved a withdrawal; as many as it needs.
create table withdrawal_approvals (
  withdrawal_id uuid not null,
  operator_id bigint not null,
  approved_at timestamptz(3) not null,
  proven_at timestamptz(3),
  PRIMARY KEY (withdrawal_id, operator_id),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  CHECK (proven_at >= (approved_at - '00:05:00'::interval) AND proven_at <= approved_at)
);
CREATE TRIGGER withdrawal_approvals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_approvals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER withdrawal_approvals_by_others BEFORE INSERT ON withdrawal_approvals FOR EACH ROW EXECUTE FUNCTION check_withdrawal_approval();

-- What was worked out to leave for a withdrawal, base units and rate: from here on the client
-- cannot cancel.
create table withdrawal_payouts (
  withdrawal_id uuid not null,
  units numeric(38,0),
  rate text,
  prepared jsonb,
  prepared_at timestamptz(3) not null,
  prepared_by text not null,
  PRIMARY KEY (withdrawal_id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  CHECK ((units IS NULL) = (rate IS NULL)),
  CHECK (units > 0::numeric)
);
CREATE TRIGGER withdrawal_payouts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER withdrawal_payouts_follow BEFORE INSERT ON withdrawal_payouts FOR EACH ROW EXECUTE FUNCTION check_withdrawal_payout();
CREATE TRIGGER withdrawal_payouts_standing BEFORE INSERT ON withdrawal_payouts FOR EACH ROW EXECUTE FUNCTION check_payout_standing();

-- Transactions that were seen to pay a withdrawal.
create table withdrawal_sendings (
  withdrawal_id uuid not null,
  nr smallint not null,
  reference text not null,
  sent_at timestamptz(3) not null,
  recorded_by text not null,
  PRIMARY KEY (withdrawal_id, nr),
  UNIQUE (reference),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal_payouts(withdrawal_id),
  CHECK (nr > 0),
  CHECK (reference <> ''::text)
);
CREATE TRIGGER withdrawal_sendings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_sendings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER withdrawal_sendings_follow BEFORE INSERT ON withdrawal_sendings FOR EACH ROW EXECUTE FUNCTION check_withdrawal_payout();

-- The states that a withdrawal came to, in order: when, and by whom.
create table withdrawal_steps (
  withdrawal_id uuid not null,
  nr smallint not null,
  state withdrawal_state not null,
  at timestamptz(3) not null,
  actor text not null,
  reason text,
  reference text,
  PRIMARY KEY (withdrawal_id, nr),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  CHECK ((state = 'paid'::withdrawal_state) = (reference IS NOT NULL)),
  CHECK (nr > 0 AND (nr = 1) = (state = 'pending'::withdrawal_state)),
  CHECK (reference <> ''::text)
);
CREATE INDEX withdrawal_steps_ended ON withdrawal_steps USING btree (state, withdrawal_id) WHERE state = ANY (ARRAY['paid'::withdrawal_state, 'rejected'::withdrawal_state, 'cancelled'::withdrawal_state]);
CREATE INDEX withdrawal_steps_paid ON withdrawal_steps USING btree (at) WHERE state = 'paid'::withdrawal_state;
CREATE INDEX withdrawal_steps_reference ON withdrawal_steps USING btree (reference) WHERE reference IS NOT NULL;
CREATE TRIGGER withdrawal_steps_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER withdrawal_steps_by_others BEFORE INSERT ON withdrawal_steps FOR EACH ROW WHEN (new.state = 'rejected'::withdrawal_state AND new.actor ~~ 'staff:%'::text) EXECUTE FUNCTION check_withdrawal_rejection();
CREATE TRIGGER withdrawal_steps_follow BEFORE INSERT ON withdrawal_steps FOR EACH ROW EXECUTE FUNCTION check_withdrawal_step();
CREATE TRIGGER withdrawal_steps_not_leaving BEFORE INSERT ON withdrawal_steps FOR EACH ROW WHEN (new.state = ANY (ARRAY['rejected'::withdrawal_state, 'cancelled'::withdrawal_state])) EXECUTE FUNCTION check_withdrawal_not_leaving();
CREATE TRIGGER withdrawal_steps_open AFTER INSERT ON withdrawal_steps FOR EACH ROW EXECUTE FUNCTION keep_open_withdrawals();

-- Addresses and bank accounts that clients have confirmed, by their own names.
create table payout_destinations (
  id uuid not null,
  client_id bigint not null,
  method withdrawal_method not null,
  destination text not null,
  network chain_network,
  bank jsonb,
  label text not null,
  added_at timestamptz(3) not null,
  removed_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((method = 'bank'::withdrawal_method) = (bank IS NOT NULL)),
  CHECK ((method = 'bank'::withdrawal_method) = (network IS NULL)),
  CHECK (char_length(destination) >= 1 AND char_length(destination) <= 200),
  CHECK (char_length(label) >= 1 AND char_length(label) <= 60),
  CHECK (removed_at >= added_at)
);
CREATE INDEX payout_destinations_client ON payout_destinations USING btree (client_id);
CREATE INDEX payout_destinations_shared ON payout_destinations USING btree (method, destination);
CREATE UNIQUE INDEX payout_destinations_kept ON payout_destinations USING btree (client_id, method, network, destination) NULLS NOT DISTINCT WHERE removed_at IS NULL;

-- One destination that two clients have.
create table destination_flags (
  id bigint not null generated always as identity,
  method withdrawal_method not null,
  destination text not null,
  client_id bigint not null,
  other_client_id bigint not null,
  found_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (method, destination, client_id, other_client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (other_client_id) REFERENCES clients(id),
  CHECK (client_id < other_client_id)
);
CREATE TRIGGER destination_flags_append_only BEFORE DELETE OR UPDATE ON destination_flags FOR EACH ROW EXECUTE FUNCTION refuse_unless_erased('client_id');
CREATE TRIGGER destination_flags_stay BEFORE TRUNCATE ON destination_flags FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The link of a withdrawal's letter, which cancels it without signing in.
create table withdrawal_links (
  withdrawal_id uuid not null,
  hash bytea,
  used_at timestamptz(3),
  PRIMARY KEY (withdrawal_id),
  UNIQUE (hash),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  CHECK (octet_length(hash) = 32)
);
CREATE INDEX withdrawal_links_kept ON withdrawal_links USING btree (withdrawal_id) WHERE hash IS NOT NULL;
CREATE TRIGGER withdrawal_links_keep BEFORE UPDATE ON withdrawal_links FOR EACH ROW EXECUTE FUNCTION check_withdrawal_link();
CREATE TRIGGER withdrawal_links_stay BEFORE DELETE OR TRUNCATE ON withdrawal_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Withdrawals that no step has ended.
create table open_withdrawals (
  withdrawal_id uuid not null,
  PRIMARY KEY (withdrawal_id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id)
);

-- Files that tell the operator's bank whom to pay, as they were given out.
create table bank_files (
  id uuid not null,
  message_id text not null,
  xml text not null,
  payments integer not null,
  total bigint not null,
  made_at timestamptz(3) not null,
  made_by text not null,
  PRIMARY KEY (id),
  UNIQUE (message_id),
  CHECK (message_id ~ '^[0-9A-Za-z]{1,35}$'::text),
  CHECK (payments > 0),
  CHECK (total > 0)
);
CREATE CONSTRAINT TRIGGER bank_files_whole AFTER INSERT ON bank_files DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bank_file();
CREATE TRIGGER bank_files_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bank_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Which withdrawals a bank file pays.
create table bank_file_payments (
  withdrawal_id uuid not null,
  file_id uuid not null,
  PRIMARY KEY (withdrawal_id, file_id),
  FOREIGN KEY (file_id) REFERENCES bank_files(id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal_payouts(withdrawal_id)
);
CREATE INDEX bank_file_payments_file ON bank_file_payments USING btree (file_id);
CREATE TRIGGER bank_file_payments_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bank_file_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bank_file_payments_follow BEFORE INSERT ON bank_file_payments FOR EACH ROW EXECUTE FUNCTION check_withdrawal_payout();
CREATE TRIGGER bank_file_payments_once BEFORE INSERT ON bank_file_payments FOR EACH ROW EXECUTE FUNCTION check_bank_file_payment();
CREATE TRIGGER bank_file_payments_standing BEFORE INSERT ON bank_file_payments FOR EACH ROW EXECUTE FUNCTION check_payout_standing();

-- The key a client cancelled with.
create table withdrawal_cancellations (
  withdrawal_id uuid not null,
  client_id bigint not null,
  order_key text not null,
  PRIMARY KEY (withdrawal_id),
  UNIQUE (client_id, order_key),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id)
);
CREATE TRIGGER withdrawal_cancellations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_cancellations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who says that the bank has not made a payment of a file and will not: not who made the file.
create table bank_refusals (
  withdrawal_id uuid not null,
  file_id uuid not null,
  operator_id bigint not null,
  at timestamptz(3) not null,
  proven_at timestamptz(3),
  reason text not null,
  PRIMARY KEY (withdrawal_id, file_id),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  FOREIGN KEY (withdrawal_id, file_id) REFERENCES bank_file_payments(withdrawal_id, file_id),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (proven_at >= (at - '00:05:00'::interval) AND proven_at <= at)
);
CREATE TRIGGER bank_refusals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bank_refusals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bank_refusals_by_others BEFORE INSERT ON bank_refusals FOR EACH ROW EXECUTE FUNCTION check_bank_refusal();

-- What was given out to be signed after the first is known to have failed; the newest is the one.
create table withdrawal_preparations (
  withdrawal_id uuid not null,
  nr smallint not null,
  prepared jsonb not null,
  prepared_at timestamptz(3) not null,
  prepared_by text not null,
  PRIMARY KEY (withdrawal_id, nr),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal_payouts(withdrawal_id),
  CHECK (nr > 1)
);
CREATE TRIGGER withdrawal_preparations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_preparations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER withdrawal_preparations_follow BEFORE INSERT ON withdrawal_preparations FOR EACH ROW EXECUTE FUNCTION check_withdrawal_payout();
CREATE TRIGGER withdrawal_preparations_standing BEFORE INSERT ON withdrawal_preparations FOR EACH ROW EXECUTE FUNCTION check_payout_standing();

-- That the simulated wallet is told to send, kept before it is.
create table withdrawal_send_starts (
  withdrawal_id uuid not null,
  at timestamptz(3) not null,
  started_by text not null,
  PRIMARY KEY (withdrawal_id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal_payouts(withdrawal_id)
);
CREATE TRIGGER withdrawal_send_starts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_send_starts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER withdrawal_send_starts_follow BEFORE INSERT ON withdrawal_send_starts FOR EACH ROW EXECUTE FUNCTION check_withdrawal_payout();

-- What the bank sent back of withdrawals that were paid, and was booked back.
create table withdrawal_returns (
  withdrawal_id uuid not null,
  amount bigint not null,
  reason text not null,
  at timestamptz(3) not null,
  PRIMARY KEY (withdrawal_id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  CHECK (amount > 0),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500)
);
CREATE CONSTRAINT TRIGGER withdrawal_returns_corrected AFTER INSERT ON withdrawal_returns DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_withdrawal_return();
CREATE TRIGGER withdrawal_returns_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_returns FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the public reads of withdrawals that were paid, with what anyone can look up on the chain.
create view payouts as
 SELECT w.id,
    w.method,
    w.network,
    t.amount,
    asked.at AS requested_at,
    paid.at AS paid_at,
        CASE
            WHEN w.method <> 'bank'::withdrawal_method THEN ("left"(w.destination, 6) || '…'::text) || "right"(w.destination, 4)
            ELSE NULL::text
        END AS destination,
        CASE
            WHEN w.method <> 'bank'::withdrawal_method THEN paid.reference
            ELSE NULL::text
        END AS transaction_id
   FROM withdrawal_steps paid
     JOIN withdrawals w ON w.id = paid.withdrawal_id
     JOIN withdrawal_steps asked ON asked.withdrawal_id = w.id AND asked.nr = 1
     JOIN journal t ON t.ref = w.id AND t.kind = 'withdrawal_pay'::transfer_kind AND t.currency = 'real'::text AND t.amount = (w.amount - w.fee)
     JOIN accounts held ON held.id = t.from_account AND held.name = 'withdrawals'::text
     JOIN accounts outside ON outside.id = t.to_account AND outside.name = ('outside_'::text || w.method)
  WHERE paid.state = 'paid'::withdrawal_state AND paid.reference IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM journal back
          WHERE back.ref = w.id AND back.kind = 'withdrawal_returned'::transfer_kind));

-- Withdrawals that have not ended, and since when they wait.
create view waiting_withdrawals as
 SELECT withdrawal_id,
    at AS asked_at
   FROM withdrawal_steps asked
  WHERE nr = 1 AND (withdrawal_id = ANY ((ARRAY( SELECT open_withdrawals.withdrawal_id
           FROM open_withdrawals))));

-- Who was paid where.
create view payout_places as
 SELECT client_id,
    method,
    destination
   FROM withdrawals;

-- To whom a transaction is.
create view payout_transactions as
 SELECT w.client_id,
    s.reference AS transaction_id
   FROM withdrawal_sendings s
     JOIN withdrawals w ON w.id = s.withdrawal_id;

-- Whose withdrawal is which.
create view withdrawal_records as
 SELECT id,
    client_id
   FROM withdrawals;

-- Who has which destination in their address book, removed ones too.
create view kept_payout_places as
 SELECT client_id,
    method,
    destination,
    added_at
   FROM payout_destinations;

-- Who asked to be paid where, and when.
create view asked_payout_places as
 SELECT w.client_id,
    w.method,
    w.destination,
    s.at AS asked_at
   FROM withdrawals w
     JOIN withdrawal_steps s ON s.withdrawal_id = w.id AND s.state = 'pending'::withdrawal_state;

-- Withdrawals that wait for a verdict, or to be paid.
create view queued_withdrawals as
 SELECT
        CASE
            WHEN now.state = 'approved'::withdrawal_state THEN 'payout'::text
            ELSE 'withdrawal'::text
        END AS kind,
    w.id::text AS id,
    w.client_id,
    w.method::text AS about,
    w.amount,
        CASE
            WHEN now.state = 'approved'::withdrawal_state THEN 'approved_unpaid'::text
            WHEN (EXISTS ( SELECT
               FROM withdrawal_approvals a
              WHERE a.withdrawal_id = w.id)) THEN 'second_of_two'::text
            WHEN w.approvals_needed > 1 THEN 'first_of_two'::text
            ELSE 'first_of_one'::text
        END AS reason,
    asked.at AS since,
        CASE
            WHEN now.state = 'pending'::withdrawal_state THEN w.not_before
            ELSE NULL::timestamptz
        END AS not_before,
    '{}'::text[] AS makers,
        CASE
            WHEN now.state = 'pending'::withdrawal_state THEN ARRAY( SELECT o.email
               FROM withdrawal_approvals a
                 JOIN members o ON o.id = a.operator_id
              WHERE a.withdrawal_id = w.id)
            ELSE '{}'::text[]
        END AS given_by,
    NULL::bigint AS holder
   FROM withdrawals w
     JOIN withdrawal_steps asked ON asked.withdrawal_id = w.id AND asked.nr = 1
     CROSS JOIN LATERAL ( SELECT s.state
           FROM withdrawal_steps s
          WHERE s.withdrawal_id = w.id
          ORDER BY s.nr DESC
         LIMIT 1) now
  WHERE (w.id = ANY ((ARRAY( SELECT open_withdrawals.withdrawal_id
           FROM open_withdrawals)))) AND NOT (now.state = 'approved'::withdrawal_state AND (EXISTS ( SELECT
           FROM withdrawal_sendings s
          WHERE s.withdrawal_id = w.id)));

-- When each withdrawal that was paid was asked for, and when it was paid.
create view payout_times as
 SELECT w.method,
    asked.at AS asked_at,
    paid.at AS paid_at
   FROM withdrawal_steps paid
     JOIN withdrawals w ON w.id = paid.withdrawal_id
     JOIN withdrawal_steps asked ON asked.withdrawal_id = w.id AND asked.nr = 1
  WHERE paid.state = 'paid'::withdrawal_state;

CREATE OR REPLACE FUNCTION check_bank_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (
       select from bank_file_payments p join withdrawals w on w.id = p.withdrawal_id and w.method = 'bank'
        where p.file_id = new.id
       having count(*) = new.payments and sum(w.amount - w.fee) = new.total) then
    raise exception 'bank file % does not have what it says', new.id using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION check_bank_file_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from bank_file_payments p where p.withdrawal_id = new.withdrawal_id and not exists (
               select from bank_refusals r where r.withdrawal_id = p.withdrawal_id and r.file_id = p.file_id)) then
    raise exception 'withdrawal % is in a bank file already', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_bank_refusal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from withdrawals where id = new.withdrawal_id for update;
  if (select state from withdrawal_steps where withdrawal_id = new.withdrawal_id order by nr desc limit 1)
     is distinct from 'approved' then
    raise exception 'withdrawal % waits for no bank', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if exists (select from bank_files f join operators o on o.id = new.operator_id
              where f.id = new.file_id and f.made_by = 'staff:' || o.email) then
    raise exception 'who made bank file % says nothing of its payments', new.file_id using errcode = 'check_violation';
  end if;
  if exists (select from operators where id = new.operator_id and left_at is not null) then
    raise exception 'who left says nothing of bank file %', new.file_id using errcode = 'check_violation';
  end if;
  if new.proven_at is null and exists (select from install where mode = 'live') then
    raise exception 'bank file % needs a second factor of staff', new.file_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_payout_standing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from withdrawals w join clients c on c.id = w.client_id
              where w.id = new.withdrawal_id and c.state = 'frozen') then
    raise exception 'withdrawal % is of a frozen account', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_withdrawal_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from withdrawals w join clients c on c.id = w.client_id
               join operators o on o.id = new.operator_id and o.email_key = c.email_key
              where w.id = new.withdrawal_id) then
    raise exception 'the beneficiary cannot approve withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if exists (select from operators where id = new.operator_id and left_at is not null) then
    raise exception 'who left cannot approve withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.proven_at is null and exists (select from install where mode = 'live') then
    raise exception 'withdrawal % needs a second factor of staff', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if exists (select from withdrawals w join clients c on c.id = w.client_id
              where w.id = new.withdrawal_id and c.state = 'frozen') then
    raise exception 'withdrawal % is of a frozen account', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_withdrawal_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.hash is null and old.hash is not null
     and (new.withdrawal_id, new.used_at) is not distinct from (old.withdrawal_id, old.used_at)
     and exists (select from withdrawal_steps s where s.withdrawal_id = old.withdrawal_id
                    and s.state in ('paid', 'rejected', 'cancelled')) then
    return new;
  end if;
  if (new.withdrawal_id, new.hash) is distinct from (old.withdrawal_id, old.hash)
     or old.used_at is not null or new.used_at is null then
    raise exception 'the link of withdrawal % is used once, and not changed', old.withdrawal_id
      using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_withdrawal_not_leaving()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from withdrawal_send_starts where withdrawal_id = new.withdrawal_id) then
    raise exception 'withdrawal % is being sent', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_withdrawal_payout()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from withdrawals where id = new.withdrawal_id for update;
  if (select state from withdrawal_steps where withdrawal_id = new.withdrawal_id order by nr desc limit 1)
     is distinct from 'approved' then
    raise exception 'withdrawal % is not approved', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- Refuses a rejection by whoever prepared it or gains by it.
CREATE OR REPLACE FUNCTION check_withdrawal_rejection()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.actor = coalesce(
       (select f.made_by from bank_file_payments p join bank_files f on f.id = p.file_id
         where p.withdrawal_id = new.withdrawal_id order by f.made_at desc, f.id desc limit 1),
       (select prepared_by from withdrawal_preparations where withdrawal_id = new.withdrawal_id order by nr desc limit 1),
       (select prepared_by from withdrawal_payouts where withdrawal_id = new.withdrawal_id)) then
    raise exception 'who prepared withdrawal % does not give it back', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if exists (select from withdrawals w join clients c on c.id = w.client_id join operators o on o.email_key = c.email_key
              where w.id = new.withdrawal_id and new.actor = 'staff:' || o.email) then
    raise exception 'the beneficiary cannot reject withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_withdrawal_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

-- Removes the address book of an erased client.
CREATE OR REPLACE FUNCTION erase_from_withdrawals(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM destination_flags
   WHERE ((erase_from_withdrawals.erased = destination_flags.client_id) OR (erase_from_withdrawals.erased = destination_flags.other_client_id));
 DELETE FROM payout_destinations
   WHERE (payout_destinations.client_id = erase_from_withdrawals.erased);
END;

CREATE OR REPLACE FUNCTION keep_open_withdrawals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.nr = 1 then
    insert into open_withdrawals values (new.withdrawal_id);
  elsif new.state in ('paid', 'rejected', 'cancelled') then
    delete from open_withdrawals where withdrawal_id = new.withdrawal_id;
  end if;
  return null;
end $function$;

-- money/corrections -------------------------------------------------------------------------------

create type correction_kind as enum ('deposit_restored', 'withdrawal_returned', 'goodwill');
create type correction_outcome as enum ('confirmed', 'withdrawn');

-- What puts right something that was booked, as one of staff proposed it.
create table corrections (
  id uuid not null,
  kind correction_kind not null,
  client_id bigint not null,
  deposit_id uuid,
  withdrawal_id uuid,
  amount bigint not null,
  recovered bigint not null,
  reason text not null,
  evidence text,
  proposed_by bigint not null,
  proposed_at timestamptz(3) not null,
  proven_at timestamptz(3),
  previous_id uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  FOREIGN KEY (previous_id) REFERENCES corrections(id),
  FOREIGN KEY (proposed_by) REFERENCES operators(id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  CHECK ((amount + recovered) > 0),
  CHECK ((kind = 'deposit_restored'::correction_kind) = (deposit_id IS NOT NULL)),
  CHECK ((kind = 'withdrawal_returned'::correction_kind) = (withdrawal_id IS NOT NULL)),
  CHECK (amount >= 0),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  CHECK (evidence <> ''::text),
  CHECK (kind = 'deposit_restored'::correction_kind OR recovered = 0),
  CHECK (kind = 'goodwill'::correction_kind OR evidence IS NOT NULL),
  CHECK (previous_id IS NULL OR kind = 'deposit_restored'::correction_kind),
  CHECK (proven_at >= (proposed_at - '00:05:00'::interval) AND proven_at <= proposed_at),
  CHECK (recovered >= 0)
);
CREATE INDEX corrections_by_amount ON corrections USING btree (amount, id);
CREATE INDEX corrections_client ON corrections USING btree (client_id, id);
CREATE INDEX corrections_deposit ON corrections USING btree (deposit_id) WHERE deposit_id IS NOT NULL;
CREATE INDEX corrections_withdrawal ON corrections USING btree (withdrawal_id) WHERE withdrawal_id IS NOT NULL;
CREATE TRIGGER corrections_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON corrections FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER corrections_follow BEFORE INSERT ON corrections FOR EACH ROW EXECUTE FUNCTION check_correction();

-- That a correction was confirmed by somebody else, or withdrawn.
create table correction_decisions (
  correction_id uuid not null,
  outcome correction_outcome not null,
  decided_by bigint not null,
  decided_at timestamptz(3) not null,
  proven_at timestamptz(3),
  PRIMARY KEY (correction_id),
  FOREIGN KEY (correction_id) REFERENCES corrections(id),
  FOREIGN KEY (decided_by) REFERENCES operators(id),
  CHECK (proven_at >= (decided_at - '00:05:00'::interval) AND proven_at <= decided_at)
);
CREATE TRIGGER correction_decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON correction_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER correction_decisions_follow BEFORE INSERT ON correction_decisions FOR EACH ROW EXECUTE FUNCTION check_correction_decision();

-- Corrections that wait for a second person.
create view queued_corrections as
 SELECT 'correction'::text AS kind,
    c.id::text AS id,
    c.client_id,
    c.kind::text AS about,
    c.amount,
    'second_person'::text AS reason,
    c.proposed_at AS since,
    NULL::timestamptz AS not_before,
    ARRAY[p.email] AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder
   FROM corrections c
     JOIN members p ON p.id = c.proposed_by
  WHERE NOT (EXISTS ( SELECT
           FROM correction_decisions d
          WHERE d.correction_id = c.id));

-- Whose correction is which.
create view correction_records as
 SELECT id,
    client_id
   FROM corrections;

CREATE OR REPLACE FUNCTION check_correction()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform check_correction_staff(new.proposed_by, new.client_id, new.proven_at);
  perform from deposits where id = new.deposit_id for update;
  perform from withdrawals where id = new.withdrawal_id for update;
  if new.deposit_id is not null
     and coalesce(new.previous_id, new.deposit_id) is distinct from last_credit_of(new.deposit_id) then
    raise exception 'another correction restored deposit % last', new.deposit_id using errcode = 'unique_violation';
  end if;
  if exists (select from corrections c
              where (c.deposit_id = new.deposit_id or c.withdrawal_id = new.withdrawal_id)
                and c.previous_id is not distinct from new.previous_id
                and not exists (select from correction_decisions d
                                 where d.correction_id = c.id and d.outcome = 'withdrawn')) then
    raise exception 'there is a correction of this already' using errcode = 'unique_violation';
  end if;
  if new.client_id is distinct from coalesce(
       (select client_id from deposits where id = new.deposit_id),
       (select client_id from withdrawals where id = new.withdrawal_id), new.client_id) then
    raise exception 'this is another client''s' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION check_correction_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

-- Refuses who may have no say: who does not work here, gets the money, or has not shown a second
-- factor.
CREATE OR REPLACE FUNCTION check_correction_staff(staff bigint, client bigint, proven timestamptz)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from operators where id = staff and left_at is not null) then
    raise exception 'who left has no say in a correction' using errcode = 'check_violation';
  end if;
  if exists (select from operators o join clients c on c.email_key = o.email_key
              where o.id = staff and c.id = client) then
    raise exception 'nobody corrects their own account' using errcode = 'check_violation';
  end if;
  if proven is null and exists (select from install where mode = 'live') then
    raise exception 'a correction needs second factors of staff' using errcode = 'check_violation';
  end if;
end $function$;

-- Lets no deposit be restored that two people have not confirmed.
CREATE OR REPLACE FUNCTION check_deposit_restored()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (
       select from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed'
        where c.id = new.ref and (c.deposit_id, c.reason, d.decided_at) = (new.deposit_id, new.reason, new.at)) then
    raise exception 'no correction restores deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  return null;
end $function$;

-- Lets nothing come back that two people have not confirmed.
CREATE OR REPLACE FUNCTION check_withdrawal_return()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (
       select from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed'
        where c.withdrawal_id = new.withdrawal_id and (c.amount, c.reason, d.decided_at) = (new.amount, new.reason, new.at)) then
    raise exception 'no correction brings withdrawal % back', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return null;
end $function$;

-- money/credits -----------------------------------------------------------------------------------

-- Credits that clients bought, with the terms they bought them at.
create table credit_purchases (
  id uuid not null,
  client_id bigint not null,
  bought_at timestamptz(3) not null,
  credits bigint not null,
  price bigint not null,
  rate numeric(8,4) not null,
  paid bigint not null,
  country text not null,
  vat_bp integer not null,
  vat bigint not null,
  withdraw_until timestamptz(3),
  order_key text,
  deposit_id uuid,
  PRIMARY KEY (id),
  UNIQUE (client_id, order_key),
  UNIQUE (deposit_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK (char_length(order_key) >= 1 AND char_length(order_key) <= 255),
  CHECK (country ~ '^[A-Z]{2}$'::text),
  CHECK (credits > 0),
  CHECK (paid > 0),
  CHECK (price > 0),
  CHECK (rate > 0::numeric),
  CHECK (vat >= 0 AND vat < price),
  CHECK (vat_bp >= 0 AND vat_bp <= 10000)
);
CREATE INDEX credit_purchases_client ON credit_purchases USING btree (client_id, id DESC);
CREATE TRIGGER credit_purchases_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_purchases FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What of a purchase was unused and given back; once of each.
create table credit_refunds (
  purchase_id uuid not null,
  refunded_at timestamptz(3) not null,
  credits bigint not null,
  price bigint not null,
  vat bigint not null,
  paid bigint not null,
  PRIMARY KEY (purchase_id),
  FOREIGN KEY (purchase_id) REFERENCES credit_purchases(id),
  CHECK (credits > 0),
  CHECK (paid > 0),
  CHECK (price > 0),
  CHECK (vat >= 0)
);
CREATE TRIGGER credit_refunds_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What credits were used for; nothing is charged twice.
create table credit_charges (
  id uuid not null,
  client_id bigint not null,
  kind text not null,
  ref text not null,
  reason text not null,
  credits bigint not null,
  charged_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (client_id, kind, ref),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 200),
  CHECK (char_length(ref) >= 1 AND char_length(ref) <= 200),
  CHECK (credits > 0),
  CHECK (kind = ANY (ARRAY['day'::text, 'trade'::text]))
);
CREATE TRIGGER credit_charges_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_charges FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The last number of each year's invoices and credit notes.
create table invoice_series (
  name text not null,
  last integer not null,
  PRIMARY KEY (name),
  CHECK (last > 0),
  CHECK (name ~ '^[0-9]{4}$'::text)
);

-- Invoices of credits and credit notes, numbered without a gap within each year.
create table invoices (
  series text not null,
  number integer not null,
  purchase_id uuid not null,
  is_credit_note boolean not null,
  client_id bigint not null,
  issued_at timestamptz(3) not null,
  seller text not null,
  buyer text not null,
  country text not null,
  vat_bp integer not null,
  credits bigint not null,
  gross bigint not null,
  vat bigint not null,
  paid bigint not null,
  rate numeric(8,4) not null,
  PRIMARY KEY (series, number),
  UNIQUE (purchase_id, is_credit_note),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (purchase_id) REFERENCES credit_purchases(id),
  FOREIGN KEY (series) REFERENCES invoice_series(name),
  CHECK (char_length(buyer) <= 2000),
  CHECK (char_length(seller) <= 2000),
  CHECK (country ~ '^[A-Z]{2}$'::text),
  CHECK (credits > 0),
  CHECK (gross > 0),
  CHECK (number > 0),
  CHECK (paid > 0),
  CHECK (rate > 0::numeric),
  CHECK (vat >= 0),
  CHECK (vat_bp >= 0 AND vat_bp <= 10000)
);
CREATE INDEX invoices_client ON invoices USING btree (client_id, issued_at DESC);
CREATE INDEX invoices_issued ON invoices USING btree (issued_at DESC, series, number);
CREATE TRIGGER invoices_keep BEFORE DELETE OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
CREATE TRIGGER invoices_numbered BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();
CREATE TRIGGER invoices_stay BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Deposits that buy credits once they are credited.
create table credit_orders (
  deposit_id uuid not null,
  client_id bigint not null,
  credits bigint not null,
  asked_at timestamptz(3) not null,
  ended_at timestamptz(3),
  refused text,
  PRIMARY KEY (deposit_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CHECK (credits > 0),
  CHECK (refused IS NULL OR ended_at IS NOT NULL),
  CHECK (refused ~ '^[a-z_]{1,60}$'::text)
);
CREATE INDEX credit_orders_client ON credit_orders USING btree (client_id, asked_at DESC);
CREATE INDEX credit_orders_waiting ON credit_orders USING btree (deposit_id) WHERE ended_at IS NULL;

-- Since when credits of a client are below zero.
create table credit_debts (
  client_id bigint not null,
  since timestamptz(3) not null,
  flagged_at timestamptz(3),
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (flagged_at >= since)
);
CREATE INDEX credit_debts_since ON credit_debts USING btree (since);

-- Removes an erased client's name from invoices.
CREATE OR REPLACE FUNCTION erase_from_credits(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE invoices SET buyer = ''::text
   WHERE (invoices.client_id = erase_from_credits.erased);
END;

-- Refuses changes of invoices, but that an erased client is named.
CREATE OR REPLACE FUNCTION keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and new.buyer = '' and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer'
     and exists (select from closures where client_id = old.client_id and erased_at is not null) then
    return new;
  end if;
  raise exception 'an invoice stays as it was issued' using errcode = 'insufficient_privilege';
end $function$;

-- Deals out the next number of the year.
CREATE OR REPLACE FUNCTION number_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into invoice_series (name, last) values (new.series, 1)
    on conflict (name) do update set last = invoice_series.last + 1
    returning last into new.number;
  return new;
end $function$;

-- money/reconciliation ----------------------------------------------------------------------------

create type movement_kind as enum ('sweep', 'top_up', 'paid_elsewhere');
create type reconciled as enum ('ok', 'differences', 'unknown');

-- Each look at the books by the install itself, and how it ended.
create table reconciliations (
  nr bigint not null generated always as identity,
  at timestamptz(3) not null,
  outcome reconciled not null,
  differences integer not null,
  unanswered integer not null,
  PRIMARY KEY (nr),
  CHECK ((outcome = 'differences'::reconciled) = (differences > 0)),
  CHECK (differences >= 0),
  CHECK (outcome <> 'ok'::reconciled OR unanswered = 0),
  CHECK (unanswered >= 0)
);
CREATE TRIGGER reconciliations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reconciliations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Where two books told different amounts, since when and until when.
create table book_differences (
  nr bigint not null generated always as identity,
  name text not null,
  kind text not null,
  unit text not null,
  about text not null,
  ours numeric(40,0) not null,
  theirs numeric(40,0) not null,
  found_at timestamptz(3) not null,
  gone_at timestamptz(3),
  PRIMARY KEY (nr),
  CHECK (gone_at >= found_at),
  CHECK (unit = ANY (ARRAY['usd'::text, 'btc'::text, 'eth'::text, 'ltc'::text]))
);
CREATE UNIQUE INDEX book_differences_standing ON book_differences USING btree (name) WHERE gone_at IS NULL;
CREATE TRIGGER book_differences_keep BEFORE DELETE OR UPDATE ON book_differences FOR EACH ROW EXECUTE FUNCTION keep_book_difference();
CREATE TRIGGER book_differences_stay BEFORE TRUNCATE ON book_differences FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Coins that the operator moved besides deposits and payouts: noted by one of staff, confirmed by
-- another.
create table custody_movements (
  id uuid not null,
  kind movement_kind not null,
  coin coin not null,
  network chain_network not null,
  txid text not null,
  units numeric(30,0) not null,
  noted_by bigint not null,
  noted_at timestamptz(3) not null,
  confirmed_by bigint,
  confirmed_at timestamptz(3),
  dropped_by bigint,
  dropped_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (confirmed_by) REFERENCES operators(id),
  FOREIGN KEY (dropped_by) REFERENCES operators(id),
  FOREIGN KEY (noted_by) REFERENCES operators(id),
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CHECK ((dropped_by IS NULL) = (dropped_at IS NULL)),
  CHECK (confirmed_at >= noted_at),
  CHECK (confirmed_by <> noted_by),
  CHECK (confirmed_by IS NULL OR dropped_by IS NULL),
  CHECK (dropped_at >= noted_at),
  CHECK (txid <> ''::text),
  CHECK (units > 0::numeric)
);
CREATE UNIQUE INDEX custody_movements_once ON custody_movements USING btree (coin, network, txid) WHERE dropped_at IS NULL;
CREATE TRIGGER custody_movements_keep BEFORE INSERT OR DELETE OR UPDATE ON custody_movements FOR EACH ROW EXECUTE FUNCTION keep_custody_movement();
CREATE TRIGGER custody_movements_stay BEFORE TRUNCATE ON custody_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Coins that the operator moved, which wait for a second person.
create view queued_movements as
 SELECT 'custody_movement'::text AS kind,
    m.id::text AS id,
    NULL::bigint AS client_id,
    (m.kind::text || ' '::text) || m.coin::text AS about,
    NULL::bigint AS amount,
    'second_person'::text AS reason,
    m.noted_at AS since,
    NULL::timestamptz AS not_before,
    ARRAY[n.email] AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder
   FROM custody_movements m
     JOIN members n ON n.id = m.noted_by
  WHERE m.confirmed_by IS NULL AND m.dropped_by IS NULL;

-- The movements of coins, by their ids.
create view movement_records as
 SELECT id
   FROM custody_movements;

CREATE OR REPLACE FUNCTION keep_book_difference()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' or old.gone_at is not null
     or (new.nr, new.name, new.kind, new.unit, new.about, new.ours, new.theirs, new.found_at) is distinct from
        (old.nr, old.name, old.kind, old.unit, old.about, old.ours, old.theirs, old.found_at) then
    raise exception 'a difference is kept as it was found' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION keep_custody_movement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.confirmed_by is not null or new.dropped_by is not null then
      raise exception 'movement % is not new', new.id using errcode = 'check_violation';
    end if;
  elsif tg_op = 'DELETE' or old.confirmed_by is not null or old.dropped_by is not null
     or (new.id, new.kind, new.coin, new.network, new.txid, new.units, new.noted_by, new.noted_at) is distinct from
        (old.id, old.kind, old.coin, old.network, old.txid, old.units, old.noted_by, old.noted_at) then
    raise exception 'a movement is kept as it was noted' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from operators where left_at is not null
               and id = coalesce(new.confirmed_by, new.dropped_by, new.noted_by)) then
    raise exception 'who left has no say in movement %', new.id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- automation/signals ------------------------------------------------------------------------------

create type signal_outcome as enum ('hit', 'miss', 'tie', 'void');

-- Rules that signals come or came from, each version and set of parameters for itself.
create table signal_records (
  id integer not null generated always as identity,
  rule text not null,
  version integer not null,
  definition text not null,
  started_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (definition),
  CHECK (char_length(definition) >= 2 AND char_length(definition) <= 4000),
  CHECK (rule ~ '^[a-z_]{1,40}$'::text),
  CHECK (version > 0)
);
CREATE TRIGGER signal_records_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON signal_records FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What each rule said, before its window opened; with the terms that a trade would have had.
create table signals (
  id uuid not null,
  record_id integer not null,
  instrument_id smallint not null,
  direction direction not null,
  horizon_s integer not null,
  strike_rate text not null,
  profit_rate_bp integer not null,
  margin_bp integer not null,
  win_probability double precision not null,
  volatility double precision not null,
  quantile double precision not null,
  strike_factor bigint not null,
  rule_version smallint not null,
  spot_price bigint not null,
  published_at timestamptz(3) not null,
  opens_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (record_id, instrument_id, opens_at),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  FOREIGN KEY (record_id) REFERENCES signal_records(id),
  CHECK (closes_at = (opens_at + make_interval(secs => horizon_s::double precision))),
  CHECK (horizon_s > 0),
  CHECK (margin_bp >= 0),
  CHECK (opens_at >= (published_at + '00:00:05'::interval)),
  CHECK (profit_rate_bp > 0),
  CHECK (strike_factor > 0),
  CHECK (volatility > 0::double precision),
  CHECK (win_probability > 0::double precision AND win_probability < 1::double precision)
);
CREATE INDEX signals_closing ON signals USING btree (closes_at);
CREATE INDEX signals_instrument ON signals USING btree (instrument_id, id DESC);
CREATE INDEX signals_record ON signals USING btree (record_id, id DESC);
CREATE CONSTRAINT TRIGGER signals_in_time AFTER INSERT ON signals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_late_signal();
CREATE TRIGGER signals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON signals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER signals_by_the_leader BEFORE INSERT ON signals FOR EACH STATEMENT EXECUTE FUNCTION refuse_who_lost_the_lead();

-- How each signal ended; one outcome for each, for good.
create table signal_outcomes (
  signal_id uuid not null,
  outcome signal_outcome not null,
  entry_price bigint,
  strike_price bigint,
  exit_price bigint,
  void_reason text,
  graded_at timestamptz(3) not null,
  PRIMARY KEY (signal_id),
  FOREIGN KEY (signal_id) REFERENCES signals(id),
  CHECK ((outcome = 'void'::signal_outcome) = (void_reason IS NOT NULL)),
  CHECK (outcome = 'void'::signal_outcome OR num_nonnulls(entry_price, strike_price, exit_price) = 3)
);
CREATE TRIGGER signal_outcomes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON signal_outcomes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER signal_outcomes_by_the_leader BEFORE INSERT ON signal_outcomes FOR EACH STATEMENT EXECUTE FUNCTION refuse_who_lost_the_lead();

-- How many signals of a day ended how, by record and instrument.
create table signal_days (
  record_id integer not null,
  instrument_id smallint not null,
  day date not null,
  hits integer not null default 0,
  misses integer not null default 0,
  ties integer not null default 0,
  voids integer not null default 0,
  break_even double precision not null default 0,
  priced double precision not null default 0,
  returned_bp bigint not null default 0,
  PRIMARY KEY (record_id, instrument_id, day),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  FOREIGN KEY (record_id) REFERENCES signal_records(id),
  CHECK (LEAST(hits, misses, ties, voids) >= 0)
);
CREATE INDEX signal_days_instrument ON signal_days USING btree (instrument_id);

CREATE OR REPLACE FUNCTION refuse_late_signal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if clock_timestamp() >= new.opens_at then
    raise exception 'a signal is published before its window opens' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

-- automation/halts --------------------------------------------------------------------------------

-- When nothing was traded by itself, for everybody or for one client, by whom and why.
create table automation_stops (
  id bigint not null generated always as identity,
  client_id bigint,
  stopped_by text not null,
  reason text not null,
  stopped_at timestamptz(3) not null,
  resumed_by text,
  resume_reason text,
  resumed_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CHECK (length(resume_reason) >= 1 AND length(resume_reason) <= 500),
  CHECK (num_nonnulls(resumed_by, resume_reason, resumed_at) = ANY (ARRAY[0, 3])),
  CHECK (resumed_at >= stopped_at)
);
CREATE INDEX automation_stops_client ON automation_stops USING btree (client_id);
CREATE UNIQUE INDEX automation_stops_standing ON automation_stops USING btree (client_id) NULLS NOT DISTINCT WHERE resumed_at IS NULL;

-- automation/ats ----------------------------------------------------------------------------------

create type ats_run as enum ('off', 'demo', 'real');

-- What clients settled about automated trades, version by version; the newest of a client counts.
create table ats_settings (
  id bigint not null generated always as identity,
  client_id bigint not null,
  rules text[] not null,
  instruments smallint[] not null,
  stake bigint,
  share_bp integer,
  hours_from smallint,
  hours_to smallint,
  trades_most integer not null,
  stake_most bigint not null,
  loss_most bigint not null,
  losses_in_row integer,
  cool_down_minutes integer,
  pair_losses integer,
  drawdown_most bigint,
  tells text not null,
  fingerprint text not null,
  made_at timestamptz(3) not null,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (cardinality(instruments) >= 1 AND cardinality(instruments) <= 200),
  CHECK (cardinality(rules) >= 1 AND cardinality(rules) <= 10),
  CHECK (cool_down_minutes > 0),
  CHECK (drawdown_most > 0),
  CHECK (fingerprint ~ '^[0-9a-f]{64}$'::text),
  CHECK (hours_from >= 0 AND hours_from <= 1439),
  CHECK (hours_to >= 0 AND hours_to <= 1439 AND hours_to <> hours_from),
  CHECK (loss_most > 0),
  CHECK (losses_in_row > 0),
  CHECK (num_nonnulls(hours_from, hours_to) = ANY (ARRAY[0, 2])),
  CHECK (num_nonnulls(stake, share_bp) = 1),
  CHECK (pair_losses > 0),
  CHECK (share_bp >= 1 AND share_bp <= 10000),
  CHECK (stake > 0),
  CHECK (stake_most > 0),
  CHECK (tells = ANY (ARRAY['nothing'::text, 'ends'::text, 'trades'::text])),
  CHECK (trades_most > 0)
);
CREATE INDEX ats_settings_client ON ats_settings USING btree (client_id, id DESC);
CREATE TRIGGER ats_settings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ats_settings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- When automated trades were switched on or off for a client, by which settings and why.
create table ats_switches (
  id bigint not null generated always as identity,
  client_id bigint not null,
  settings_id bigint not null,
  runs ats_run not null,
  reason text not null,
  expected_loss bigint,
  at timestamptz(3) not null,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (settings_id) REFERENCES ats_settings(id),
  CHECK (expected_loss >= 0),
  CHECK (reason ~ '^[a-z_]{1,40}$'::text),
  CHECK (runs = 'off'::ats_run OR expected_loss IS NOT NULL)
);
CREATE INDEX ats_switches_client ON ats_switches USING btree (client_id, id DESC);
CREATE INDEX ats_switches_settings ON ats_switches USING btree (settings_id);
CREATE TRIGGER ats_switches_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ats_switches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How it stands with each client: settings and switch that count, and what ended since.
create table ats_clients (
  client_id bigint not null,
  settings_id bigint not null,
  runs ats_run not null default 'off'::ats_run,
  switch_id bigint,
  brought bigint not null default 0,
  peak bigint not null default 0,
  losses_in_row integer not null default 0,
  lost_at timestamptz(3),
  losing jsonb not null default '{}'::jsonb,
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (settings_id) REFERENCES ats_settings(id),
  FOREIGN KEY (switch_id) REFERENCES ats_switches(id),
  CHECK (peak >= brought AND peak >= 0),
  CHECK (runs = 'off'::ats_run OR switch_id IS NOT NULL)
);
CREATE INDEX ats_clients_running ON ats_clients USING btree (client_id) WHERE runs <> 'off'::ats_run;
CREATE INDEX ats_clients_settings ON ats_clients USING btree (settings_id);
CREATE INDEX ats_clients_switch ON ats_clients USING btree (switch_id);

-- How many automated demo trades were won or lost with the same settings: live waits for ten.
create table ats_trials (
  client_id bigint not null,
  fingerprint text not null,
  decided integer not null,
  PRIMARY KEY (client_id, fingerprint),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (decided > 0)
);

-- Each signal that was served, once: the seed that its lots were drawn by.
create table ats_rounds (
  signal_id uuid not null,
  seed bytea not null,
  served_at timestamptz(3) not null,
  orders integer not null,
  skips integer not null,
  PRIMARY KEY (signal_id),
  FOREIGN KEY (signal_id) REFERENCES signals(id),
  CHECK (octet_length(seed) = 32),
  CHECK (orders >= 0),
  CHECK (skips >= 0)
);
CREATE TRIGGER ats_rounds_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ats_rounds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Each order that a signal became for a client, written before it is placed: one a signal and
-- client.
create table ats_orders (
  client_id bigint not null,
  signal_id uuid not null,
  settings_id bigint not null,
  switch_id bigint not null,
  book text not null,
  instrument_id smallint not null,
  place integer not null,
  stake bigint not null,
  day date not null,
  slot smallint not null,
  slots smallint not null,
  decided_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  answered_at timestamptz(3),
  trade_id uuid,
  refused text,
  refused_with jsonb,
  ended_at timestamptz(3),
  outcome trade_status,
  brought bigint,
  PRIMARY KEY (client_id, signal_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  FOREIGN KEY (settings_id) REFERENCES ats_settings(id),
  FOREIGN KEY (signal_id) REFERENCES ats_rounds(signal_id),
  FOREIGN KEY (switch_id) REFERENCES ats_switches(id),
  CHECK (book = ANY (ARRAY['real'::text, 'demo'::text])),
  CHECK (ended_at IS NULL OR trade_id IS NOT NULL),
  CHECK (num_nonnulls(ended_at, outcome, brought) = ANY (ARRAY[0, 3])),
  CHECK (num_nonnulls(trade_id, refused) = num_nonnulls(answered_at)),
  CHECK (outcome <> 'open'::trade_status),
  CHECK (place > 0),
  CHECK (refused IS NOT NULL OR refused_with IS NULL),
  CHECK (refused ~ '^[a-z_]{1,40}$'::text),
  CHECK (slot > 0),
  CHECK (slots >= slot),
  CHECK (stake > 0)
);
CREATE INDEX ats_orders_day ON ats_orders USING btree (client_id, day);
CREATE INDEX ats_orders_decided ON ats_orders USING btree (decided_at);
CREATE INDEX ats_orders_due ON ats_orders USING btree (due_at) WHERE trade_id IS NOT NULL AND ended_at IS NULL;
CREATE INDEX ats_orders_instrument ON ats_orders USING btree (instrument_id);
CREATE INDEX ats_orders_listed ON ats_orders USING btree (client_id, decided_at DESC, signal_id DESC);
CREATE INDEX ats_orders_settings ON ats_orders USING btree (settings_id);
CREATE INDEX ats_orders_signal ON ats_orders USING btree (signal_id);
CREATE INDEX ats_orders_switch ON ats_orders USING btree (switch_id);
CREATE INDEX ats_orders_unanswered ON ats_orders USING btree (decided_at) WHERE answered_at IS NULL;
CREATE TRIGGER ats_orders_kept BEFORE DELETE OR TRUNCATE ON ats_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ats_orders_stay BEFORE UPDATE ON ats_orders FOR EACH ROW EXECUTE FUNCTION keep_ats_order();

-- Why a signal was not traded for a client: the first of those that followed each other for the
-- same reason.
create table ats_skips (
  client_id bigint not null,
  signal_id uuid not null,
  book text not null,
  instrument_id smallint not null,
  reason text not null,
  at timestamptz(3) not null,
  PRIMARY KEY (client_id, signal_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  FOREIGN KEY (signal_id) REFERENCES signals(id),
  CHECK (book = ANY (ARRAY['real'::text, 'demo'::text])),
  CHECK (reason ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX ats_skips_at ON ats_skips USING btree (at);
CREATE INDEX ats_skips_instrument ON ats_skips USING btree (instrument_id);
CREATE INDEX ats_skips_listed ON ats_skips USING btree (client_id, at DESC, signal_id DESC);
CREATE INDEX ats_skips_signal ON ats_skips USING btree (signal_id);

CREATE OR REPLACE FUNCTION keep_ats_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (old.client_id, old.signal_id, old.settings_id, old.switch_id, old.book, old.instrument_id, old.place, old.stake,
      old.day, old.slot, old.slots, old.decided_at, old.due_at)
     is distinct from
     (new.client_id, new.signal_id, new.settings_id, new.switch_id, new.book, new.instrument_id, new.place, new.stake,
      new.day, new.slot, new.slots, new.decided_at, new.due_at)
     or old.answered_at is not null and (old.answered_at, old.trade_id, old.refused, old.refused_with)
       is distinct from (new.answered_at, new.trade_id, new.refused, new.refused_with)
     or old.ended_at is not null and (old.ended_at, old.outcome, old.brought)
       is distinct from (new.ended_at, new.outcome, new.brought) then
    raise exception 'what is said of an order stays' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

-- automation/practice -----------------------------------------------------------------------------

-- Accounts on the practice exchange, each the play money of one client.
create table practice_accounts (
  id text not null,
  client_id bigint,
  state text not null,
  count integer not null,
  cancel_at timestamptz(3),
  opened_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (count >= 0),
  CHECK (id ~ '^[a-z0-9]{1,40}$'::text)
);
CREATE INDEX practice_accounts_timer ON practice_accounts USING btree (cancel_at) WHERE cancel_at IS NOT NULL;

-- Orders on the practice exchange, as each has become.
create table practice_orders (
  id text not null,
  account_id text not null,
  number integer not null,
  market text not null,
  state text not null,
  own_id text,
  userref integer,
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  body text not null,
  PRIMARY KEY (id),
  UNIQUE (account_id, number),
  FOREIGN KEY (account_id) REFERENCES practice_accounts(id),
  CHECK (number > 0),
  CHECK (state = ANY (ARRAY['open'::text, 'filled'::text, 'cancelled'::text, 'expired'::text]))
);
CREATE INDEX practice_orders_open ON practice_orders USING btree (account_id) WHERE state = 'open'::text;
CREATE INDEX practice_orders_own ON practice_orders USING btree (account_id, own_id) WHERE own_id IS NOT NULL;

-- What was traded on the practice exchange.
create table practice_fills (
  id text not null,
  account_id text not null,
  number integer not null,
  order_id text not null,
  market text not null,
  at timestamptz(3) not null,
  turnover bigint not null,
  body text not null,
  PRIMARY KEY (id),
  UNIQUE (account_id, number),
  FOREIGN KEY (account_id) REFERENCES practice_accounts(id),
  FOREIGN KEY (order_id) REFERENCES practice_orders(id),
  CHECK (number > 0),
  CHECK (turnover >= 0)
);
CREATE INDEX practice_fills_order ON practice_fills USING btree (order_id);
CREATE INDEX practice_fills_time ON practice_fills USING btree (account_id, at);

-- The ledgers of accounts on the practice exchange, line by line.
create table practice_entries (
  id text not null,
  account_id text not null,
  place bigint not null generated always as identity,
  asset text not null,
  kind text not null,
  at timestamptz(3) not null,
  body text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES practice_accounts(id),
  CHECK (kind = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'trade'::text]))
);
CREATE INDEX practice_entries_account ON practice_entries USING btree (account_id, place);

-- Keys to accounts on the practice exchange; name and secret are sealed.
create table practice_keys (
  key_hash bytea not null,
  place bigint not null generated always as identity,
  account_id text not null,
  sealed bytea not null,
  nonce numeric(20,0) not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  revoked_at timestamptz(3),
  PRIMARY KEY (key_hash),
  FOREIGN KEY (account_id) REFERENCES practice_accounts(id),
  CHECK (nonce >= 0::numeric),
  CHECK (octet_length(key_hash) = 32)
);
CREATE INDEX practice_keys_account ON practice_keys USING btree (account_id);

-- automation/keys ---------------------------------------------------------------------------------

-- Keys to clients' own accounts on exchanges, sealed, and what each may do there.
create table exchange_keys (
  id uuid not null,
  client_id bigint not null,
  venue text not null,
  name text not null,
  sealed bytea,
  mark bytea not null,
  standing text not null,
  ending text,
  rights text[] not null,
  added_at timestamptz(3) not null,
  checked_at timestamptz(3) not null,
  ended_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((standing = 'ended'::text) = (ended_at IS NOT NULL)),
  CHECK ((standing = 'ended'::text) = (ending IS NOT NULL)),
  CHECK ((standing = 'ended'::text) = (sealed IS NULL)),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 40),
  CHECK (ending = ANY (ARRAY['removed'::text, 'too_mighty'::text, 'not_accepted'::text])),
  CHECK (octet_length(mark) = 32),
  CHECK (standing = ANY (ARRAY['live'::text, 'dry'::text, 'ended'::text])),
  CHECK (venue ~ '^[a-z]{1,20}$'::text)
);
CREATE INDEX exchange_keys_client ON exchange_keys USING btree (client_id, id);
CREATE UNIQUE INDEX exchange_keys_mark ON exchange_keys USING btree (mark) WHERE ended_at IS NULL;
CREATE TRIGGER exchange_keys_end BEFORE UPDATE ON exchange_keys FOR EACH ROW EXECUTE FUNCTION keep_exchange_key_ended();

-- Removes what an erased client called their keys.
CREATE OR REPLACE FUNCTION erase_from_keys(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE exchange_keys SET name = '-'::text
   WHERE (exchange_keys.client_id = erase_from_keys.erased);
END;

CREATE OR REPLACE FUNCTION keep_exchange_key_ended()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  nameless exchange_keys := old;
begin
  nameless.name := new.name;
  if old.ended_at is not null and not (new is not distinct from nameless
     and exists (select from closures where client_id = old.client_id and kept_until < now())) then
    raise exception 'a key that ended does not come back' using errcode = 'check_violation';
  end if;
  if new.client_id <> old.client_id or new.venue <> old.venue or new.mark <> old.mark then
    raise exception 'a key stays whose it is' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- automation/trader -------------------------------------------------------------------------------

-- Bots of clients: a rule, a pair and a key, how much is at risk, and what protects it.
create table trader_bots (
  id uuid not null,
  client_id bigint not null,
  key_id uuid not null,
  pair text not null,
  rule text not null,
  at_risk bigint not null,
  protections text not null,
  is_live boolean not null default false,
  state text not null,
  sells boolean not null default false,
  reason text,
  dry_ms bigint not null default 0,
  running_since timestamptz(3),
  note text,
  noted_at timestamptz(3),
  made_at timestamptz(3) not null,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (key_id) REFERENCES exchange_keys(id),
  CHECK ((state = 'stopped'::text) = (running_since IS NULL)),
  CHECK (at_risk > 0),
  CHECK (char_length(pair) >= 3 AND char_length(pair) <= 40),
  CHECK (char_length(protections) >= 2 AND char_length(protections) <= 2000),
  CHECK (dry_ms >= 0),
  CHECK (note ~ '^[a-z_]{1,60}$'::text),
  CHECK (reason ~ '^[a-z_]{1,40}$'::text),
  CHECK (rule ~ '^[a-z_]{1,40}$'::text),
  CHECK (state = ANY (ARRAY['stopped'::text, 'running'::text, 'stopping'::text]))
);
CREATE INDEX trader_bots_client ON trader_bots USING btree (client_id, id);
CREATE INDEX trader_bots_key ON trader_bots USING btree (key_id);
CREATE INDEX trader_bots_running ON trader_bots USING btree (id) WHERE state <> 'stopped'::text;

-- Orders of bots: written before they are sent, sent once, looked up until it is known how they
-- ended.
create table trader_orders (
  name uuid not null,
  bot_id uuid not null,
  intent text not null,
  is_live boolean not null,
  side text not null,
  why text not null,
  amount bigint not null,
  price_limit bigint not null,
  state text not null,
  ending text,
  exchange_id text,
  looks integer not null default 0,
  written_at timestamptz(3) not null,
  sent_at timestamptz(3),
  done_at timestamptz(3),
  PRIMARY KEY (name),
  UNIQUE (bot_id, intent),
  FOREIGN KEY (bot_id) REFERENCES trader_bots(id),
  CHECK ((state = 'done'::text) = (done_at IS NOT NULL)),
  CHECK ((state = 'done'::text) = (ending IS NOT NULL)),
  CHECK (amount > 0),
  CHECK (char_length(exchange_id) >= 1 AND char_length(exchange_id) <= 100),
  CHECK (char_length(intent) >= 1 AND char_length(intent) <= 60),
  CHECK (ending = ANY (ARRAY['filled'::text, 'cancelled'::text, 'refused'::text, 'funds'::text, 'key'::text, 'lost'::text, 'left'::text])),
  CHECK (looks >= 0),
  CHECK (price_limit > 0),
  CHECK (side = ANY (ARRAY['buy'::text, 'sell'::text])),
  CHECK (state = 'written'::text OR sent_at IS NOT NULL OR ending = 'cancelled'::text),
  CHECK (state = ANY (ARRAY['written'::text, 'sending'::text, 'doubt'::text, 'open'::text, 'cancelling'::text, 'done'::text])),
  CHECK (why ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX trader_orders_bot ON trader_orders USING btree (bot_id, name);
CREATE UNIQUE INDEX trader_orders_working ON trader_orders USING btree (bot_id) WHERE state <> 'done'::text;
CREATE TRIGGER trader_orders_kept BEFORE UPDATE ON trader_orders FOR EACH ROW EXECUTE FUNCTION keep_trader_order();

-- What orders of bots met, fill by fill, as the exchange says it.
create table trader_fills (
  order_name uuid not null,
  fill_id text not null,
  amount bigint not null,
  price bigint not null,
  paid bigint not null,
  fee bigint not null,
  fee_asset text not null,
  at timestamptz(3) not null,
  PRIMARY KEY (order_name, fill_id),
  FOREIGN KEY (order_name) REFERENCES trader_orders(name),
  CHECK (amount > 0),
  CHECK (char_length(fill_id) >= 1 AND char_length(fill_id) <= 100),
  CHECK (fee >= 0),
  CHECK (paid >= 0),
  CHECK (price > 0)
);
CREATE TRIGGER trader_fills_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON trader_fills FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION keep_trader_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if old.state = 'done' then
    raise exception 'an order that ended stays as it is' using errcode = 'check_violation';
  end if;
  if (new.bot_id, new.intent, new.is_live, new.side, new.amount, new.price_limit)
     is distinct from (old.bot_id, old.intent, old.is_live, old.side, old.amount, old.price_limit) then
    raise exception 'what was ordered does not change' using errcode = 'check_violation';
  end if;
  if old.sent_at is not null and new.sent_at is distinct from old.sent_at then
    raise exception 'an order is sent once' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- automation/webhooks -----------------------------------------------------------------------------

-- Where clients have their own programs told what happened; what has ended stays so.
create table webhooks (
  id uuid not null,
  client_id bigint not null,
  url text not null,
  kinds text[] not null,
  secret bytea,
  former_secret bytea,
  former_until timestamptz(3),
  made_at timestamptz(3) not null,
  paused_at timestamptz(3),
  failing_since timestamptz(3),
  ended_at timestamptz(3),
  ended_why text,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((secret IS NULL) = (ended_at IS NOT NULL)),
  CHECK (char_length(url) >= 1 AND char_length(url) <= 500),
  CHECK (ended_at >= made_at),
  CHECK (ended_at IS NULL OR former_secret IS NULL),
  CHECK (ended_why = ANY (ARRAY['by_client'::text, 'gone'::text, 'failing'::text, 'account_closed'::text])),
  CHECK (kinds <@ ARRAY['trade.settled'::text, 'money.moved'::text] AND cardinality(kinds) >= 1 AND cardinality(kinds) <= 2),
  CHECK (num_nonnulls(ended_at, ended_why) = ANY (ARRAY[0, 2])),
  CHECK (num_nonnulls(former_secret, former_until) = ANY (ARRAY[0, 2]))
);
CREATE INDEX webhooks_client ON webhooks USING btree (client_id, id DESC);
CREATE INDEX webhooks_standing ON webhooks USING btree (id) WHERE ended_at IS NULL;
CREATE TRIGGER webhooks_keep BEFORE UPDATE ON webhooks FOR EACH ROW EXECUTE FUNCTION keep_webhook();

-- How far each webhook has been told of the movements on its client's accounts.
create table webhook_cursors (
  webhook_id uuid not null,
  account bigint not null,
  posting bigint not null,
  PRIMARY KEY (webhook_id, account),
  FOREIGN KEY (account) REFERENCES accounts(id),
  FOREIGN KEY (webhook_id) REFERENCES webhooks(id),
  CHECK (posting >= 0)
);
CREATE INDEX webhook_cursors_account ON webhook_cursors USING btree (account);

-- Open trades whose end a webhook is to be told of.
create table webhook_trades (
  webhook_id uuid not null,
  trade_id uuid not null,
  PRIMARY KEY (webhook_id, trade_id),
  FOREIGN KEY (webhook_id) REFERENCES webhooks(id)
);

-- What was and is to be sent to webhooks, for thirty days, and how it fared.
create table webhook_messages (
  id uuid not null,
  webhook_id uuid not null,
  client_id bigint not null,
  kind text not null,
  source text,
  payload text not null,
  at timestamptz(3) not null,
  attempts integer not null default 0,
  next_at timestamptz(3),
  tried_at timestamptz(3),
  status smallint,
  problem text,
  delivered_at timestamptz(3),
  PRIMARY KEY (id),
  UNIQUE (webhook_id, source),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (webhook_id) REFERENCES webhooks(id),
  CHECK (attempts >= 0),
  CHECK (kind = ANY (ARRAY['trade.settled'::text, 'money.moved'::text, 'webhook.test'::text])),
  CHECK (problem ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX webhook_messages_at ON webhook_messages USING btree (at);
CREATE INDEX webhook_messages_client ON webhook_messages USING btree (client_id, id DESC);
CREATE INDEX webhook_messages_due ON webhook_messages USING btree (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_messages_listed ON webhook_messages USING btree (webhook_id, id DESC);

-- Removes where programs of an erased client were told what happened.
CREATE OR REPLACE FUNCTION erase_from_webhooks(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM webhook_messages
   WHERE (webhook_messages.client_id = erase_from_webhooks.erased);
 DELETE FROM webhook_trades
   WHERE (webhook_trades.webhook_id IN ( SELECT webhooks.id
            FROM webhooks
           WHERE (webhooks.client_id = erase_from_webhooks.erased)));
 DELETE FROM webhook_cursors
   WHERE (webhook_cursors.webhook_id IN ( SELECT webhooks.id
            FROM webhooks
           WHERE (webhooks.client_id = erase_from_webhooks.erased)));
 DELETE FROM webhooks
   WHERE (webhooks.client_id = erase_from_webhooks.erased);
END;

-- Refuses changes of where a webhook leads, and of one that has ended.
CREATE OR REPLACE FUNCTION keep_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (new.id, new.client_id, new.url, new.kinds, new.made_at)
     is distinct from (old.id, old.client_id, old.url, old.kinds, old.made_at)
     or old.ended_at is not null and to_jsonb(new) is distinct from to_jsonb(old) then
    raise exception 'a webhook is ended and not changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

-- promotion/campaigns -----------------------------------------------------------------------------

-- What is given away, to whom, for how long and up to how much, and what of it was given.
create table campaigns (
  id uuid not null,
  kind text not null,
  name text not null,
  gives text not null,
  amount bigint,
  friend_amount bigint,
  share_bp integer,
  most bigint,
  "least" bigint,
  turnover integer,
  days integer,
  every text,
  audience text not null,
  countries text[] not null default '{}'::text[],
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  uses_most integer not null,
  money_most bigint not null,
  client_most bigint not null,
  stack_group text,
  terms_version text not null,
  proposed_by bigint not null,
  proposed_at timestamptz(3) not null,
  state text not null default 'proposed'::text,
  decided_by bigint,
  decided_at timestamptz(3),
  stopped_by bigint,
  stopped_at timestamptz(3),
  uses integer not null default 0,
  reserved bigint not null default 0,
  spent bigint not null default 0,
  PRIMARY KEY (id),
  FOREIGN KEY (decided_by) REFERENCES operators(id),
  FOREIGN KEY (proposed_by) REFERENCES operators(id),
  FOREIGN KEY (stopped_by) REFERENCES operators(id),
  CHECK (
CASE gives
    WHEN 'bonus'::text THEN amount IS NOT NULL AND turnover IS NOT NULL AND days IS NOT NULL
    WHEN 'share'::text THEN share_bp IS NOT NULL AND most IS NOT NULL AND turnover IS NOT NULL AND days IS NOT NULL
    WHEN 'demo'::text THEN amount IS NOT NULL
    WHEN 'cashback'::text THEN share_bp IS NOT NULL AND most IS NOT NULL AND every IS NOT NULL
    ELSE amount IS NOT NULL AND friend_amount IS NOT NULL AND "least" IS NOT NULL
END),
  CHECK (
CASE kind
    WHEN 'code'::text THEN gives = ANY (ARRAY['bonus'::text, 'share'::text, 'demo'::text])
    WHEN 'deposit'::text THEN gives = 'share'::text
    WHEN 'cashback'::text THEN gives = 'cashback'::text
    ELSE gives = 'reward'::text
END),
  CHECK ("least" >= 0),
  CHECK ((state = 'proposed'::text) = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CHECK ((state = 'stopped'::text) = (stopped_by IS NOT NULL) AND (stopped_by IS NULL) = (stopped_at IS NULL)),
  CHECK ((state = ANY (ARRAY['proposed'::text, 'withdrawn'::text])) OR decided_by <> proposed_by),
  CHECK (amount > 0),
  CHECK (audience = ANY (ARRAY['everybody'::text, 'new'::text, 'identified'::text])),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  CHECK (char_length(stack_group) >= 1 AND char_length(stack_group) <= 40),
  CHECK (char_length(terms_version) >= 1 AND char_length(terms_version) <= 40),
  CHECK (client_most > 0),
  CHECK (days >= 1 AND days <= 365),
  CHECK (ends_at > starts_at),
  CHECK (every = ANY (ARRAY['week'::text, 'month'::text])),
  CHECK (friend_amount > 0),
  CHECK (gives = ANY (ARRAY['bonus'::text, 'share'::text, 'demo'::text, 'cashback'::text, 'reward'::text])),
  CHECK (kind = ANY (ARRAY['code'::text, 'deposit'::text, 'cashback'::text, 'referral'::text])),
  CHECK (money_most > 0),
  CHECK (most > 0),
  CHECK (reserved >= 0 AND spent >= 0 AND (reserved + spent) <= money_most),
  CHECK (share_bp >= 1 AND share_bp <= 10000),
  CHECK (state = ANY (ARRAY['proposed'::text, 'agreed'::text, 'withdrawn'::text, 'stopped'::text])),
  CHECK (turnover >= 1 AND turnover <= 50),
  CHECK (uses >= 0 AND uses <= uses_most),
  CHECK (uses_most >= 1 AND uses_most <= 1000000)
);
CREATE INDEX campaigns_running ON campaigns USING btree (ends_at) WHERE state = 'agreed'::text;
CREATE TRIGGER campaigns_keep BEFORE DELETE OR UPDATE ON campaigns FOR EACH ROW EXECUTE FUNCTION keep_campaign();
CREATE TRIGGER campaigns_stay BEFORE TRUNCATE ON campaigns FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Codes of campaigns, and how often each was used.
create table promo_codes (
  code text not null,
  campaign_id uuid not null,
  shown text not null,
  uses_most integer not null,
  uses integer not null default 0,
  made_at timestamptz(3) not null,
  PRIMARY KEY (code),
  FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  CHECK (char_length(shown) >= 4 AND char_length(shown) <= 40),
  CHECK (code ~ '^[A-Z0-9]{4,24}$'::text),
  CHECK (uses >= 0 AND uses <= uses_most),
  CHECK (uses_most >= 1 AND uses_most <= 1000000)
);
CREATE INDEX promo_codes_campaign ON promo_codes USING btree (campaign_id, code);
CREATE TRIGGER promo_codes_keep BEFORE DELETE OR UPDATE ON promo_codes FOR EACH ROW EXECUTE FUNCTION keep_promo_code();
CREATE TRIGGER promo_codes_stay BEFORE TRUNCATE ON promo_codes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was granted to clients, with what was set aside for it.
create table campaign_grants (
  id uuid not null,
  campaign_id uuid not null,
  client_id bigint not null,
  cause text not null,
  code text,
  reserved bigint not null,
  granted_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (campaign_id, client_id, cause),
  FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (code) REFERENCES promo_codes(code),
  CHECK (char_length(cause) >= 1 AND char_length(cause) <= 60),
  CHECK (ends_at > granted_at),
  CHECK (reserved > 0)
);
CREATE INDEX campaign_grants_client ON campaign_grants USING btree (client_id, id DESC);
CREATE INDEX campaign_grants_code ON campaign_grants USING btree (code) WHERE code IS NOT NULL;
CREATE TRIGGER campaign_grants_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON campaign_grants FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Bonus dollars that were issued, and what is to be turned over for them.
create table grant_starts (
  grant_id uuid not null,
  deposit_id uuid,
  amount bigint not null,
  target bigint not null,
  posting bigint not null,
  started_at timestamptz(3) not null,
  PRIMARY KEY (grant_id),
  UNIQUE (deposit_id),
  FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  FOREIGN KEY (grant_id) REFERENCES campaign_grants(id),
  CHECK (amount > 0),
  CHECK (posting >= 0),
  CHECK (target >= amount)
);
CREATE TRIGGER grant_starts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON grant_starts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How each grant ended, once, and what was paid for it.
create table grant_ends (
  grant_id uuid not null,
  outcome text not null,
  paid bigint not null,
  at timestamptz(3) not null,
  PRIMARY KEY (grant_id),
  FOREIGN KEY (grant_id) REFERENCES campaign_grants(id),
  CHECK ((outcome = 'paid'::text) = (paid > 0)),
  CHECK (outcome = ANY (ARRAY['paid'::text, 'given_up'::text, 'expired'::text, 'taken_back'::text])),
  CHECK (paid >= 0)
);
CREATE TRIGGER grant_ends_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON grant_ends FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How far the turnover of a running bonus has come.
create table grant_progress (
  grant_id uuid not null,
  counted bigint not null,
  posting bigint not null,
  seen bigint not null,
  is_waiting boolean not null,
  PRIMARY KEY (grant_id),
  FOREIGN KEY (grant_id) REFERENCES campaign_grants(id),
  CHECK (counted >= 0),
  CHECK (posting >= 0),
  CHECK (seen >= posting)
);

-- Campaigns that were agreed to, for what the public site may claim.
create view running_campaigns as
 SELECT kind,
    countries,
    starts_at,
    ends_at
   FROM campaigns
  WHERE state = 'agreed'::text AND cardinality(countries) > 0;

-- Campaigns that wait for a second person.
create view queued_campaigns as
 SELECT 'campaign'::text AS kind,
    c.id::text AS id,
    NULL::bigint AS client_id,
    c.name AS about,
    c.money_most AS amount,
    'second_person'::text AS reason,
    c.proposed_at AS since,
    NULL::timestamptz AS not_before,
    ARRAY[p.email] AS makers,
    '{}'::text[] AS given_by,
    NULL::bigint AS holder
   FROM campaigns c
     JOIN members p ON p.id = c.proposed_by
  WHERE c.state = 'proposed'::text;

-- Refuses changes of a campaign but of how it stands and what was used.
CREATE OR REPLACE FUNCTION keep_campaign()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

-- Refuses changes of a code but of how often it was used.
CREATE OR REPLACE FUNCTION keep_promo_code()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'uses' = to_jsonb(old) - 'uses' and new.uses >= old.uses then return new; end if;
  raise exception 'a code stays as it was made' using errcode = 'insufficient_privilege';
end $function$;

-- promotion/tournaments ---------------------------------------------------------------------------

-- What a tournament is, as it was published.
create table tournaments (
  id uuid not null,
  is_practice boolean not null,
  name text,
  currency text not null,
  fee bigint not null,
  pool_share_bp integer not null,
  added bigint not null,
  start_chips bigint not null,
  rebuys_most integer not null,
  seats integer,
  places integer[] not null,
  countries text[] not null,
  made_at timestamptz(3) not null,
  made_by text,
  starts_at timestamptz(3) not null,
  join_until timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  PRIMARY KEY (id),
  FOREIGN KEY (currency) REFERENCES currencies(name),
  CHECK ((made_by IS NULL) = is_practice),
  CHECK ((name IS NULL) = is_practice),
  CHECK (NOT is_practice OR fee = 0 AND currency = 'demo'::text AND rebuys_most = 0),
  CHECK (added >= 0),
  CHECK (array_position(countries, NULL::text) IS NULL),
  CHECK (cardinality(places) >= 1 AND cardinality(places) <= 100),
  CHECK (currency = ANY (ARRAY['real'::text, 'demo'::text])),
  CHECK (fee >= 0),
  CHECK (is_practice = (countries = '{}'::text[])),
  CHECK (is_practice OR made_at < starts_at),
  CHECK (length(name) >= 1 AND length(name) <= 80),
  CHECK (pool_share_bp >= 0 AND pool_share_bp <= 10000),
  CHECK (rebuys_most >= 0 AND rebuys_most <= 100),
  CHECK (seats >= 2),
  CHECK (start_chips > 0),
  CHECK (starts_at < join_until AND join_until <= ends_at)
);
CREATE INDEX tournaments_ends ON tournaments USING btree (ends_at, id);
CREATE UNIQUE INDEX tournaments_practice ON tournaments USING btree (starts_at) WHERE is_practice;
CREATE TRIGGER tournaments_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tournaments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who takes part in which tournament.
create table tournament_entries (
  id uuid not null,
  tournament_id uuid not null,
  number integer not null,
  client_id bigint not null,
  shown_as text,
  joined_at timestamptz(3) not null,
  posting bigint not null,
  left_at timestamptz(3),
  PRIMARY KEY (id),
  UNIQUE (tournament_id, number),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (tournament_id) REFERENCES tournaments(id),
  CHECK (left_at >= joined_at),
  CHECK (length(shown_as) >= 2 AND length(shown_as) <= 24),
  CHECK (number >= 1),
  CHECK (posting >= 1)
);
CREATE UNIQUE INDEX tournament_entries_client ON tournament_entries USING btree (client_id, joined_at, id);
CREATE UNIQUE INDEX tournament_entries_once ON tournament_entries USING btree (tournament_id, client_id) WHERE left_at IS NULL;

-- Who began anew, and the chips that brought them back to the start.
create table tournament_rebuys (
  id uuid not null,
  entry_id uuid not null,
  number integer not null,
  at timestamptz(3) not null,
  chips bigint not null,
  PRIMARY KEY (id),
  UNIQUE (entry_id, number),
  FOREIGN KEY (entry_id) REFERENCES tournament_entries(id),
  CHECK (chips > 0),
  CHECK (number >= 1)
);
CREATE TRIGGER tournament_rebuys_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tournament_rebuys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How a tournament ended, once.
create table tournament_ends (
  tournament_id uuid not null,
  outcome text not null,
  at timestamptz(3) not null,
  pool bigint not null,
  cancelled_by text,
  reason text,
  statement text,
  PRIMARY KEY (tournament_id),
  FOREIGN KEY (tournament_id) REFERENCES tournaments(id),
  CHECK ((cancelled_by IS NOT NULL) = (outcome = 'cancelled'::text)),
  CHECK ((reason IS NOT NULL) = (outcome = 'cancelled'::text)),
  CHECK ((statement IS NOT NULL) = (outcome = 'held'::text)),
  CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CHECK (outcome = 'held'::text OR pool = 0),
  CHECK (outcome = ANY (ARRAY['held'::text, 'unbeaten'::text, 'empty'::text, 'cancelled'::text])),
  CHECK (pool >= 0)
);
CREATE INDEX tournament_ends_at ON tournament_ends USING btree (at, tournament_id);
CREATE TRIGGER tournament_ends_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tournament_ends FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Where whoever took part stood at the end, and what they won.
create table tournament_results (
  entry_id uuid not null,
  place integer,
  chips bigint not null,
  decided integer not null,
  reached_at timestamptz(3) not null,
  prize bigint not null,
  PRIMARY KEY (entry_id),
  FOREIGN KEY (entry_id) REFERENCES tournament_entries(id),
  CHECK ((place IS NULL) = (decided = 0)),
  CHECK (chips >= 0),
  CHECK (decided >= 0),
  CHECK (place >= 1),
  CHECK (prize = 0 OR place IS NOT NULL),
  CHECK (prize >= 0)
);
CREATE TRIGGER tournament_results_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tournament_results FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was stated of tournaments that were held.
create view stated_tournaments as
 SELECT tournament_id AS id,
    at AS ended_at,
    statement
   FROM tournament_ends
  WHERE statement IS NOT NULL;

-- Tournaments that are to come or run, for what the public site may claim.
create view open_tournaments as
 SELECT countries,
    ends_at
   FROM tournaments t
  WHERE NOT is_practice AND NOT (EXISTS ( SELECT
           FROM tournament_ends e
          WHERE e.tournament_id = t.id));

-- Removes what an erased client called themselves on boards.
CREATE OR REPLACE FUNCTION erase_from_tournaments(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE tournament_entries SET shown_as = NULL::text
   WHERE (tournament_entries.client_id = erase_from_tournaments.erased);
END;

-- transparency/log --------------------------------------------------------------------------------

-- The name of the log, and since when it is kept.
create table log_origin (
  one_row boolean not null default true,
  origin text not null,
  began_at timestamptz(3) not null,
  PRIMARY KEY (one_row),
  CHECK (one_row)
);
CREATE TRIGGER log_origin_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_origin FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Keys that receipts and the log are signed with; the newest without an end signs.
create table log_keys (
  id bigint not null generated always as identity,
  vkey text not null,
  sealed bytea,
  endorsed text,
  made_at timestamptz(3) not null,
  PRIMARY KEY (id),
  UNIQUE (vkey)
);
CREATE TRIGGER log_keys_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Until when a key signed, and why no longer.
create table log_key_ends (
  key_id bigint not null,
  at timestamptz(3) not null,
  why text not null,
  size bigint not null,
  PRIMARY KEY (key_id),
  FOREIGN KEY (key_id) REFERENCES log_keys(id),
  CHECK (size >= 0),
  CHECK (why = ANY (ARRAY['replaced'::text, 'revoked'::text]))
);
CREATE TRIGGER log_key_ends_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_key_ends FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was logged, numbered from 0 without gaps.
create table log_entries (
  nr bigint not null,
  entry bytea not null,
  PRIMARY KEY (nr),
  CHECK (nr >= 0),
  CHECK (octet_length(entry) <= 65535)
);
CREATE TRIGGER log_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The hashes of entries, and of 256 hashes each, by 256.
create table log_tiles (
  level smallint not null,
  nr bigint not null,
  hashes bytea not null,
  PRIMARY KEY (level, nr),
  CHECK ((octet_length(hashes) % 32) = 0 AND octet_length(hashes) >= 32 AND octet_length(hashes) <= 8192),
  CHECK (level >= 0),
  CHECK (nr >= 0)
);
CREATE TRIGGER log_tiles_keep BEFORE UPDATE ON log_tiles FOR EACH ROW EXECUTE FUNCTION keep_log_tile();
CREATE TRIGGER log_tiles_stay BEFORE DELETE OR TRUNCATE ON log_tiles FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the log said of itself, about once a minute.
create table log_checkpoints (
  size bigint not null,
  root bytea not null,
  note text not null,
  at timestamptz(3) not null,
  PRIMARY KEY (size),
  CHECK (octet_length(root) = 32)
);
CREATE TRIGGER log_checkpoints_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What an entry hides that is one client's: a trade's terms, or how it ended.
create table log_openings (
  nr bigint not null,
  kind text not null,
  trade_id uuid not null,
  salt bytea not null,
  statement text not null,
  PRIMARY KEY (nr),
  UNIQUE (trade_id, kind),
  FOREIGN KEY (nr) REFERENCES log_entries(nr),
  CHECK (kind = ANY (ARRAY['terms'::text, 'settlement'::text])),
  CHECK (octet_length(salt) = 32)
);
CREATE TRIGGER log_openings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_openings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Minutes of prices that a trade begins or ends in, and where the log has them.
create table log_minutes (
  instrument_id smallint not null,
  minute timestamptz(3) not null,
  nr bigint,
  PRIMARY KEY (instrument_id, minute),
  FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  FOREIGN KEY (nr) REFERENCES log_entries(nr),
  CHECK (date_trunc('minute'::text, minute) = minute)
);
CREATE INDEX log_minutes_waiting ON log_minutes USING btree (minute) WHERE nr IS NULL;
CREATE UNIQUE INDEX log_minutes_entry ON log_minutes USING btree (nr) WHERE nr IS NOT NULL;
CREATE TRIGGER log_minutes_keep BEFORE UPDATE ON log_minutes FOR EACH ROW EXECUTE FUNCTION keep_log_minute();
CREATE TRIGGER log_minutes_stay BEFORE DELETE OR TRUNCATE ON log_minutes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Where the log has signals, and how they ended.
create table log_signals (
  signal_id uuid not null,
  kind text not null,
  nr bigint not null,
  PRIMARY KEY (signal_id, kind),
  UNIQUE (nr),
  FOREIGN KEY (nr) REFERENCES log_entries(nr),
  FOREIGN KEY (signal_id) REFERENCES signals(id),
  CHECK (kind = ANY (ARRAY['signal'::text, 'signal_end'::text]))
);
CREATE TRIGGER log_signals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_signals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Which recorded calibrations the log has.
create table log_calibrations (
  sha256 text not null,
  nr bigint not null,
  PRIMARY KEY (sha256),
  UNIQUE (nr),
  FOREIGN KEY (nr) REFERENCES log_entries(nr)
);
CREATE TRIGGER log_calibrations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_calibrations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Up to when each source of entries was read.
create table log_marks (
  source text not null,
  through timestamptz(3) not null,
  PRIMARY KEY (source)
);

-- Signatures of witnesses under what the log said of itself.
create table log_cosignatures (
  size bigint not null,
  vkey text not null,
  line text not null,
  at timestamptz(3) not null,
  PRIMARY KEY (size, vkey),
  FOREIGN KEY (size) REFERENCES log_checkpoints(size),
  CHECK (line ~~ '— %'::text AND line ~~ '%
'::text)
);
CREATE INDEX log_cosignatures_newest ON log_cosignatures USING btree (vkey, size);
CREATE TRIGGER log_cosignatures_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_cosignatures FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Where the log has the result of which tournament.
create table log_tournaments (
  tournament_id uuid not null,
  nr bigint not null,
  PRIMARY KEY (tournament_id),
  UNIQUE (nr),
  FOREIGN KEY (nr) REFERENCES log_entries(nr),
  FOREIGN KEY (tournament_id) REFERENCES tournaments(id)
);
CREATE TRIGGER log_tournaments_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON log_tournaments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Refuses changes of a minute that is in the log.
CREATE OR REPLACE FUNCTION keep_log_minute()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (new.instrument_id, new.minute) is distinct from (old.instrument_id, old.minute) or old.nr is not null then
    raise exception 'a minute is logged once' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

-- Refuses changes of hashes that are there.
CREATE OR REPLACE FUNCTION keep_log_tile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (new.level, new.nr) is distinct from (old.level, old.nr)
     or substr(new.hashes, 1, octet_length(old.hashes)) <> old.hashes then
    raise exception 'hashes of the log are added and never changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

-- transparency/liabilities ------------------------------------------------------------------------

-- What all clients were owed each day, and the root of the tree of it.
create table liability_trees (
  id bigint not null generated always as identity,
  currency text not null,
  day date not null,
  at timestamptz(3) not null,
  total bigint not null,
  root bytea not null,
  clients integer not null,
  nr bigint not null,
  PRIMARY KEY (id),
  UNIQUE (currency, day),
  UNIQUE (nr),
  FOREIGN KEY (nr) REFERENCES log_entries(nr),
  CHECK (clients >= 0),
  CHECK (octet_length(root) = 32),
  CHECK (total >= 0)
);
CREATE TRIGGER liability_trees_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON liability_trees FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Where in a tree each client is, for a month.
create table liability_leaves (
  tree_id bigint not null,
  client_id bigint not null,
  place integer not null,
  amount bigint not null,
  salt bytea not null,
  PRIMARY KEY (client_id, tree_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (tree_id) REFERENCES liability_trees(id),
  CHECK (amount > 0),
  CHECK (octet_length(salt) = 32),
  CHECK (place >= 0)
);
CREATE INDEX liability_leaves_tree ON liability_leaves USING btree (tree_id);

-- The nodes of a tree by level, for a month.
create table liability_nodes (
  tree_id bigint not null,
  level smallint not null,
  nr integer not null,
  nodes bytea not null,
  PRIMARY KEY (tree_id, level, nr),
  FOREIGN KEY (tree_id) REFERENCES liability_trees(id),
  CHECK ((octet_length(nodes) % 40) = 0 AND octet_length(nodes) >= 40 AND octet_length(nodes) <= 10240),
  CHECK (level >= 0),
  CHECK (nr >= 0)
);

-- site/contact ------------------------------------------------------------------------------------

-- What visitors wrote to support; dropped after two years.
create table contact_messages (
  id bigint not null generated always as identity,
  name text not null,
  email text not null,
  message text not null,
  received_at timestamptz(3) not null,
  client_id bigint,
  language text not null default 'en'::text,
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'de'::text, 'fr'::text, 'es'::text, 'pt'::text, 'it'::text, 'pl'::text, 'tr'::text, 'ar'::text, 'he'::text, 'ja'::text])),
  CHECK (length(email) <= 254),
  CHECK (length(message) >= 1 AND length(message) <= 5000),
  CHECK (length(name) >= 1 AND length(name) <= 100)
);
CREATE INDEX contact_messages_client ON contact_messages USING btree (client_id, id);
CREATE INDEX contact_messages_email ON contact_messages USING btree (lower(NORMALIZE(TRIM(BOTH FROM email), NFC)));
CREATE INDEX contact_messages_received ON contact_messages USING btree (received_at);
CREATE TRIGGER contact_messages_stand BEFORE UPDATE OR TRUNCATE ON contact_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What staff did with a message, answers included.
create table message_steps (
  id bigint not null generated always as identity,
  message_id bigint not null,
  kind text not null,
  operator_id bigint not null,
  assigned_to bigint,
  text text,
  at timestamptz(3) not null,
  PRIMARY KEY (id),
  FOREIGN KEY (assigned_to) REFERENCES operators(id),
  FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK ((text IS NULL) = (kind = 'assigned'::text)),
  CHECK (assigned_to IS NULL OR kind = 'assigned'::text),
  CHECK (kind = ANY (ARRAY['assigned'::text, 'answered'::text, 'closed'::text, 'reopened'::text])),
  CHECK (length(text) >= 1 AND length(text) <= 5000)
);
CREATE INDEX message_steps_message ON message_steps USING btree (message_id, id);
CREATE TRIGGER message_steps_stand BEFORE UPDATE OR TRUNCATE ON message_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Messages that wait for an answer.
create table open_messages (
  message_id bigint not null,
  PRIMARY KEY (message_id),
  FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE
);

-- Answers kept ready; one is changed by putting another in its place.
create table canned_answers (
  id bigint not null generated always as identity,
  name text not null,
  text text not null,
  added_by bigint not null,
  added_at timestamptz(3) not null,
  removed_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (added_by) REFERENCES operators(id),
  CHECK (length(name) >= 1 AND length(name) <= 100),
  CHECK (length(text) >= 1 AND length(text) <= 5000)
);
CREATE UNIQUE INDEX canned_answers_name ON canned_answers USING btree (name) WHERE removed_at IS NULL;

-- Messages that wait for an answer.
create view queued_messages as
 SELECT 'message'::text AS kind,
    id::text AS id,
    NULL::bigint AS client_id,
    "left"(message, 200) AS about,
    NULL::bigint AS amount,
    'answer'::text AS reason,
    received_at AS since,
    NULL::timestamptz AS not_before,
    '{}'::text[] AS makers,
    '{}'::text[] AS given_by,
    ( SELECT s.assigned_to
           FROM message_steps s
          WHERE s.message_id = m.id AND s.kind = 'assigned'::text
          ORDER BY s.id DESC
         LIMIT 1) AS holder
   FROM contact_messages m
  WHERE id = ANY ((ARRAY( SELECT open_messages.message_id
           FROM open_messages)));

-- The messages there are, by their numbers.
create view message_records as
 SELECT id
   FROM contact_messages;

-- Messages of clients: written while signed in, or from the address that they have confirmed.
create view client_messages as
 SELECT contact_messages.client_id,
    contact_messages.id,
    contact_messages.received_at,
    contact_messages.name,
    contact_messages.email,
    contact_messages.message,
    true AS is_signed_in
   FROM contact_messages
  WHERE contact_messages.client_id IS NOT NULL
UNION ALL
 SELECT c.id AS client_id,
    m.id,
    m.received_at,
    m.name,
    m.email,
    m.message,
    false AS is_signed_in
   FROM client_names c
     JOIN contact_messages m ON lower(NORMALIZE(TRIM(BOTH FROM m.email), NFC)) = c.email_key AND m.client_id IS NULL
  WHERE c.email_confirmed_at IS NOT NULL;

-- Messages of clients and what was done about them, for their timeline.
create view told_messages as
 SELECT client_messages.client_id,
    2 * client_messages.id AS nr,
    client_messages.received_at AS at,
    'message_sent'::text AS kind,
    'client'::text AS actor,
    "left"(client_messages.message, 200) AS about,
    client_messages.id::text AS record
   FROM client_messages
UNION ALL
 SELECT m.client_id,
    2 * s.id + 1 AS nr,
    s.at,
    'message_'::text || s.kind AS kind,
    'staff:'::text || o.email AS actor,
    "left"(s.text, 200) AS about,
    m.id::text AS record
   FROM client_messages m
     JOIN message_steps s ON s.message_id = m.id AND s.kind <> 'assigned'::text
     JOIN members o ON o.id = s.operator_id;

-- site/chat ---------------------------------------------------------------------------------------

-- Conversations of visitors and clients with support, as each stands.
create table conversations (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  client_id bigint,
  email text,
  language text not null,
  page text not null,
  opened_at timestamptz(3) not null,
  last_seq integer not null default 0,
  last_at timestamptz(3) not null,
  state text not null default 'waiting'::text,
  waiting_since timestamptz(3),
  first_answered_at timestamptz(3),
  resolved_at timestamptz(3),
  assigned_to bigint,
  snoozed_until timestamptz(3),
  seen_by_writer integer not null default 0,
  seen_by_staff integer not null default 0,
  mailed_seq integer not null default 0,
  rating smallint,
  mail_key text,
  PRIMARY KEY (id),
  UNIQUE (mail_key),
  UNIQUE (token_hash),
  FOREIGN KEY (assigned_to) REFERENCES operators(id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK ((resolved_at IS NOT NULL) = (state = 'resolved'::text)),
  CHECK ((waiting_since IS NOT NULL) = (state = 'waiting'::text)),
  CHECK (language ~ '^[a-z]{2}$'::text),
  CHECK (last_seq >= 0),
  CHECK (length(email) >= 3 AND length(email) <= 254),
  CHECK (length(page) >= 1 AND length(page) <= 200),
  CHECK (mail_key ~ '^[0-9a-z]{24}$'::text),
  CHECK (octet_length(token_hash) = 32),
  CHECK (rating >= 1 AND rating <= 5),
  CHECK (state = ANY (ARRAY['waiting'::text, 'open'::text, 'resolved'::text]))
);
CREATE INDEX conversations_client ON conversations USING btree (client_id, last_at);
CREATE INDEX conversations_last ON conversations USING btree (last_at);
CREATE INDEX conversations_open ON conversations USING btree (last_at) WHERE state = 'open'::text;
CREATE INDEX conversations_opened ON conversations USING btree (opened_at);
CREATE INDEX conversations_waiting ON conversations USING btree (waiting_since) WHERE state = 'waiting'::text;

-- What was said and done in a conversation, numbered within it.
create table conversation_events (
  conversation_id bigint not null,
  seq integer not null,
  kind text not null,
  operator_id bigint,
  assigned_to bigint,
  text text,
  until timestamptz(3),
  client_key uuid,
  at timestamptz(3) not null,
  PRIMARY KEY (conversation_id, seq),
  UNIQUE (client_key),
  FOREIGN KEY (assigned_to) REFERENCES operators(id),
  FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK ((text IS NOT NULL) = (kind = ANY (ARRAY['written'::text, 'answered'::text, 'noted'::text, 'rated'::text, 'tagged'::text, 'untagged'::text]))),
  CHECK ((until IS NOT NULL) = (kind = 'snoozed'::text)),
  CHECK (assigned_to IS NULL OR kind = 'assigned'::text),
  CHECK (kind = ANY (ARRAY['written'::text, 'answered'::text, 'noted'::text, 'assigned'::text, 'snoozed'::text, 'resolved'::text, 'reopened'::text, 'claimed'::text, 'rated'::text, 'tagged'::text, 'untagged'::text, 'pictured'::text])),
  CHECK (length(text) >= 1 AND length(text) <= 2000),
  CHECK (operator_id IS NOT NULL OR (kind = ANY (ARRAY['written'::text, 'resolved'::text, 'reopened'::text, 'claimed'::text, 'rated'::text, 'pictured'::text]))),
  CHECK (seq >= 1)
);
CREATE INDEX conversation_events_mailed ON conversation_events USING btree (at) WHERE kind = 'answered'::text;
CREATE TRIGGER conversation_events_stand BEFORE UPDATE OR TRUNCATE ON conversation_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What staff have marked conversations with.
create table conversation_tags (
  conversation_id bigint not null,
  tag text not null,
  PRIMARY KEY (conversation_id, tag),
  FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CHECK (length(tag) >= 1 AND length(tag) <= 40)
);
CREATE INDEX conversation_tags_tag ON conversation_tags USING btree (tag);

-- The files of pictures in conversations.
create table conversation_pictures (
  id uuid not null,
  conversation_id bigint not null,
  seq integer not null,
  file_name text not null,
  media_type text not null,
  sealed_key bytea not null,
  PRIMARY KEY (id),
  UNIQUE (conversation_id, seq),
  UNIQUE (file_name),
  FOREIGN KEY (conversation_id, seq) REFERENCES conversation_events(conversation_id, seq) ON DELETE CASCADE
);
CREATE TRIGGER conversation_pictures_stand BEFORE UPDATE OR TRUNCATE ON conversation_pictures FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Conversations in which somebody waits for an answer.
create view queued_chats as
 SELECT 'chat'::text AS kind,
    id::text AS id,
    client_id,
    ( SELECT "left"(e.text, 200) AS "left"
           FROM conversation_events e
          WHERE e.conversation_id = c.id AND e.kind = 'written'::text
          ORDER BY e.seq DESC
         LIMIT 1) AS about,
    NULL::bigint AS amount,
    'answer'::text AS reason,
    waiting_since AS since,
    NULL::timestamptz AS not_before,
    '{}'::text[] AS makers,
    '{}'::text[] AS given_by,
    assigned_to AS holder
   FROM conversations c
  WHERE state = 'waiting'::text AND (snoozed_until IS NULL OR snoozed_until <= now());

-- The conversations there are, by their numbers.
create view chat_records as
 SELECT id,
    client_id
   FROM conversations;

-- Conversations of clients, for their timeline.
create view told_chats as
 SELECT c.client_id,
    2 * c.id AS nr,
    c.opened_at AS at,
    'chat_begun'::text AS kind,
    'client'::text AS actor,
    ( SELECT "left"(e.text, 200) AS "left"
           FROM conversation_events e
          WHERE e.conversation_id = c.id AND e.kind = 'written'::text
          ORDER BY e.seq
         LIMIT 1) AS about,
    c.id::text AS record
   FROM conversations c
  WHERE c.client_id IS NOT NULL
UNION ALL
 SELECT c.client_id,
    2 * c.id + 1 AS nr,
    c.resolved_at AS at,
    'chat_resolved'::text AS kind,
    'system'::text AS actor,
    NULL::text AS about,
    c.id::text AS record
   FROM conversations c
  WHERE c.client_id IS NOT NULL AND c.resolved_at IS NOT NULL;

-- A number that changes when anything happens in a conversation.
create view last_chats as
 SELECT sum(last_seq) AS changes
   FROM ( SELECT conversations.last_seq
           FROM conversations
          ORDER BY conversations.last_at DESC
         LIMIT 100) c;

-- site/claims -------------------------------------------------------------------------------------

-- What the operator states on the public site: by whom, on which document, until when.
create table attestations (
  id uuid not null,
  claim text not null,
  value text not null,
  attested_by text not null,
  operator text not null,
  document text not null,
  document_sha256 bytea not null,
  attested_at timestamptz(3) not null,
  expires_on date not null,
  PRIMARY KEY (id),
  CHECK (char_length(attested_by) >= 1 AND char_length(attested_by) <= 200),
  CHECK (char_length(document) >= 1 AND char_length(document) <= 200),
  CHECK (char_length(value) >= 1 AND char_length(value) <= 200),
  CHECK (expires_on >= (attested_at AT TIME ZONE 'UTC'::text)::date),
  CHECK (octet_length(document_sha256) = 32)
);
CREATE INDEX attestations_claim ON attestations USING btree (claim, attested_at);
CREATE TRIGGER attestations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON attestations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- That an attestation is not stated any more, and why.
create table attestation_withdrawals (
  attestation_id uuid not null,
  operator text not null,
  reason text not null,
  withdrawn_at timestamptz(3) not null,
  PRIMARY KEY (attestation_id),
  FOREIGN KEY (attestation_id) REFERENCES attestations(id)
);
CREATE TRIGGER attestation_withdrawals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON attestation_withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- oversight/notes ---------------------------------------------------------------------------------

-- What staff wrote about a client, each version of it.
create table client_notes (
  note_id uuid not null,
  version smallint not null,
  client_id bigint not null,
  operator_id bigint not null,
  text text not null,
  at timestamptz(3) not null,
  PRIMARY KEY (note_id, version),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK (char_length(text) >= 1 AND char_length(text) <= 5000),
  CHECK (version >= 1 AND version <= 1000)
);
CREATE INDEX client_notes_client ON client_notes USING btree (client_id, note_id, version);
CREATE TRIGGER client_notes_append_only BEFORE DELETE OR UPDATE ON client_notes FOR EACH ROW EXECUTE FUNCTION refuse_unless_erased('client_id');
CREATE TRIGGER client_notes_by_author BEFORE INSERT ON client_notes FOR EACH ROW EXECUTE FUNCTION check_note_version();
CREATE TRIGGER client_notes_stay BEFORE TRUNCATE ON client_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- That notes were written, for a client's timeline; not what they say.
create view told_notes as
 SELECT n.client_id,
    told_nr(n.note_id::text || n.version) AS nr,
    n.at,
    'client_note_written'::text AS kind,
    'staff:'::text || o.email AS actor,
    NULL::text AS about,
    NULL::text AS record
   FROM client_notes n
     JOIN members o ON o.id = n.operator_id;

-- Trigger that leaves a note to its author.
CREATE OR REPLACE FUNCTION check_note_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.version > 1 and not exists (
    select from client_notes n
     where n.note_id = new.note_id and n.version = new.version - 1
       and n.client_id = new.client_id and n.operator_id = new.operator_id
  ) then
    raise exception 'a note is changed by its author, a version at a time' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- Removes what staff wrote about an erased client.
CREATE OR REPLACE FUNCTION erase_from_notes(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM client_notes
   WHERE (client_notes.client_id = erase_from_notes.erased);
END;

-- oversight/tags ----------------------------------------------------------------------------------

-- The words that staff mark clients with.
create table tags (
  id bigint not null generated always as identity,
  name text not null,
  added_by bigint not null,
  added_at timestamptz(3) not null,
  removed_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (added_by) REFERENCES operators(id),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 30)
);
CREATE UNIQUE INDEX tags_name ON tags USING btree (lower(name)) WHERE removed_at IS NULL;

-- Which tag was put on which client and taken off again, by whom.
create table client_tags (
  id bigint not null generated always as identity,
  client_id bigint not null,
  tag_id bigint not null,
  put_by bigint not null,
  put_at timestamptz(3) not null,
  taken_by bigint,
  taken_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (put_by) REFERENCES operators(id),
  FOREIGN KEY (tag_id) REFERENCES tags(id),
  FOREIGN KEY (taken_by) REFERENCES operators(id),
  CHECK ((taken_by IS NULL) = (taken_at IS NULL))
);
CREATE INDEX client_tags_client ON client_tags USING btree (client_id, id);
CREATE INDEX client_tags_tag ON client_tags USING btree (tag_id);
CREATE UNIQUE INDEX client_tags_on ON client_tags USING btree (tag_id, client_id) WHERE taken_at IS NULL;

-- The tags that are on clients now.
create view tagged_clients as
 SELECT p.client_id,
    p.tag_id,
    t.name,
    p.put_at
   FROM client_tags p
     JOIN tags t ON t.id = p.tag_id
  WHERE p.taken_at IS NULL AND t.removed_at IS NULL;

-- Which tag was put on a client and taken off again, for their timeline.
create view told_tags as
 SELECT p.client_id,
    2 * p.id AS nr,
    p.put_at AS at,
    'client_tag_put'::text AS kind,
    'staff:'::text || o.email AS actor,
    t.name AS about,
    NULL::text AS record
   FROM client_tags p
     JOIN tags t ON t.id = p.tag_id
     JOIN members o ON o.id = p.put_by
UNION ALL
 SELECT p.client_id,
    2 * p.id + 1 AS nr,
    p.taken_at AS at,
    'client_tag_taken'::text AS kind,
    'staff:'::text || o.email AS actor,
    t.name AS about,
    NULL::text AS record
   FROM client_tags p
     JOIN tags t ON t.id = p.tag_id
     JOIN members o ON o.id = p.taken_by;

-- Removes what an erased client was marked with.
CREATE OR REPLACE FUNCTION erase_from_tags(erased bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM client_tags
   WHERE (client_tags.client_id = erase_from_tags.erased);
END;

-- oversight/privacy -------------------------------------------------------------------------------

-- When an account was closed, why, until when its records are kept, and when they were erased.
create table closures (
  client_id bigint not null,
  closed_at timestamptz(3) not null,
  reason text,
  kept_until timestamptz(3) not null,
  erased_at timestamptz(3),
  PRIMARY KEY (client_id),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  CHECK (kept_until > closed_at)
);

-- Removes what tells who the client of a long closed account was; the books stay, under the number.
CREATE OR REPLACE FUNCTION erase_client(erased bigint, at timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update closures set erased_at = at, reason = null
   where client_id = erased and kept_until < least(at, now()) and erased_at is null;
  if not found then
    raise exception 'client % is kept', erased using errcode = 'check_violation';
  end if;
  perform erase_from_notices(erased);
  perform erase_from_clients(erased);
  perform erase_from_limits(erased);
  perform erase_from_sessions(erased);
  perform erase_from_factors(erased);
  perform erase_from_tokens(erased);
  perform erase_from_screening(erased);
  perform erase_from_documents(erased);
  perform erase_from_deposits(erased);
  perform erase_from_disputes(erased);
  perform erase_from_cards(erased);
  perform erase_from_withdrawals(erased);
  perform erase_from_credits(erased);
  perform erase_from_keys(erased);
  perform erase_from_webhooks(erased);
  perform erase_from_tournaments(erased);
  perform erase_from_notes(erased);
  perform erase_from_tags(erased);
  perform erase_from_alerts(erased);
end $function$;

-- Trigger of what goes with an erased client only; the column it is given leads to the client, or
-- to a deposit or document of one.
CREATE OR REPLACE FUNCTION refuse_unless_erased()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone jsonb := to_jsonb(old);
  owner bigint := case tg_argv[0]
    when 'deposit_id' then (select client_id from deposits where id = (gone ->> 'deposit_id')::uuid)
    when 'document_id' then (select client_id from documents where id = (gone ->> 'document_id')::uuid)
    else (gone ->> 'client_id')::bigint
  end;
begin
  if tg_op = 'DELETE' and exists (
    select from closures where kept_until < now()
                           and client_id in (owner, (gone ->> 'other_client_id')::bigint)
  ) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

-- oversight/queue ---------------------------------------------------------------------------------

-- Whose what waits is, and until when it is put off.
create table queue_marks (
  kind text not null,
  id text not null,
  assigned_to bigint,
  assigned_by bigint,
  assigned_at timestamptz(3),
  snoozed_until timestamptz(3),
  snoozed_by bigint,
  snoozed_at timestamptz(3),
  snooze_reason text,
  PRIMARY KEY (kind, id),
  FOREIGN KEY (assigned_by) REFERENCES operators(id),
  FOREIGN KEY (assigned_to) REFERENCES operators(id),
  FOREIGN KEY (snoozed_by) REFERENCES operators(id),
  CHECK ((assigned_to IS NULL) = (assigned_at IS NULL) AND (assigned_to IS NULL) = (assigned_by IS NULL)),
  CHECK ((snoozed_until IS NULL) = (snoozed_at IS NULL) AND (snoozed_until IS NULL) = (snoozed_by IS NULL) AND (snoozed_until IS NULL) = (snooze_reason IS NULL)),
  CHECK (char_length(snooze_reason) >= 1 AND char_length(snooze_reason) <= 500),
  CHECK (id <> ''::text),
  CHECK (kind <> ''::text),
  CHECK (snoozed_until > snoozed_at)
);

-- oversight/views ---------------------------------------------------------------------------------

-- How lists are filtered and sorted that staff look at again, their own and shared.
create table list_views (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  name text not null,
  is_shared boolean not null,
  filters jsonb not null,
  saved_at timestamptz(3) not null,
  removed_at timestamptz(3),
  list text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (operator_id) REFERENCES operators(id),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CHECK (jsonb_typeof(filters) = 'object'::text),
  CHECK (list ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX list_views_member ON list_views USING btree (operator_id);
CREATE UNIQUE INDEX list_views_name ON list_views USING btree (operator_id, list, lower(name)) WHERE removed_at IS NULL;

-- oversight/reports -------------------------------------------------------------------------------

-- Up to when movements are in the sums of the days.
create table report_mark (
  one_row boolean not null default true,
  through timestamptz(3) not null,
  PRIMARY KEY (one_row),
  CHECK (one_row)
);

-- What moved on each UTC day, by kind, ends and outcome.
create table report_days (
  day date not null,
  currency text not null,
  kind transfer_kind not null,
  from_name text not null,
  to_name text not null,
  status text not null,
  movements bigint not null,
  amount bigint not null,
  PRIMARY KEY (day, currency, kind, from_name, to_name, status),
  FOREIGN KEY (currency) REFERENCES currencies(name),
  CHECK (amount > 0),
  CHECK (movements > 0)
);

-- What each client staked and got back on trades settled on a UTC day, void ones left out.
create table report_client_days (
  client_id bigint not null,
  currency text not null,
  day date not null,
  trades integer not null,
  staked bigint not null,
  returned bigint not null,
  PRIMARY KEY (client_id, currency, day),
  FOREIGN KEY (client_id) REFERENCES clients(id),
  FOREIGN KEY (currency) REFERENCES currencies(name),
  CHECK (trades > 0)
);
CREATE INDEX report_client_days_day ON report_client_days USING btree (currency, day) INCLUDE (client_id, staked, returned);

-- Which report is mailed to which member, and how often.
create table report_schedules (
  id uuid not null,
  report text not null,
  currency text not null,
  every text not null,
  reader_id bigint not null,
  added_by bigint not null,
  added_at timestamptz(3) not null,
  removed_at timestamptz(3),
  PRIMARY KEY (id),
  FOREIGN KEY (added_by) REFERENCES operators(id),
  FOREIGN KEY (currency) REFERENCES currencies(name),
  FOREIGN KEY (reader_id) REFERENCES operators(id),
  CHECK (every = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])),
  CHECK (removed_at >= added_at),
  CHECK (report ~ '^[a-z]+(_[a-z]+)*$'::text)
);
CREATE UNIQUE INDEX report_schedules_standing ON report_schedules USING btree (report, currency, every, reader_id) WHERE removed_at IS NULL;

-- Which periods of a schedule were mailed; append-only.
create table report_mailings (
  schedule_id uuid not null,
  first_day date not null,
  at timestamptz(3) not null,
  is_sent boolean not null,
  PRIMARY KEY (schedule_id, first_day),
  FOREIGN KEY (schedule_id) REFERENCES report_schedules(id)
);
CREATE TRIGGER report_mailings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON report_mailings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
