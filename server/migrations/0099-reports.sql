-- Reports read sums of the days instead of the journal, whose rows are as many as there are trades: what moved is added to them
-- as it lies a few minutes back, and the mark says how far that is.
create table report_mark (
  one_row boolean primary key default true check (one_row),
  through timestamptz(3) not null
);
comment on table report_mark is 'oversight/reports: Up to when movements are in the sums of the days.';

create table report_days (
  day date not null,
  currency text not null references currencies,
  kind transfer_kind not null,
  -- 'available' is any client's own
  from_name text not null,
  to_name text not null,
  -- how a trade ended; empty for all that ends none
  status text not null,
  movements bigint not null check (movements > 0),
  amount bigint not null check (amount > 0),
  primary key (day, currency, kind, from_name, to_name, status)
);
comment on table report_days is 'oversight/reports: What moved on each UTC day, by kind, ends and outcome.';

create table report_client_days (
  client_id bigint not null references clients (id),
  currency text not null references currencies,
  day date not null,
  trades integer not null check (trades > 0),
  staked bigint not null,
  returned bigint not null,
  primary key (client_id, currency, day)
);
create index report_client_days_day on report_client_days (currency, day) include (client_id, staked, returned);
comment on table report_client_days is 'oversight/reports: What each client staked and got back on trades settled on a UTC day, void ones left out.';

create view payout_times as
  select w.method, asked.at as asked_at, paid.at as paid_at
    from withdrawal_steps paid
    join withdrawals w on w.id = paid.withdrawal_id
    join withdrawal_steps asked on asked.withdrawal_id = w.id and asked.nr = 1
   where paid.state = 'paid';
comment on view payout_times is 'money/withdrawals: When each withdrawal that was paid was asked for, and when it was paid.';

create table report_schedules (
  id uuid primary key,
  report text not null check (report ~ '^[a-z]+(_[a-z]+)*$'),
  currency text not null references currencies,
  every text not null check (every in ('day', 'week', 'month')),
  reader_id bigint not null references operators (id),
  added_by bigint not null references operators (id),
  added_at timestamptz(3) not null,
  removed_at timestamptz(3) check (removed_at >= added_at)
);
create unique index report_schedules_standing on report_schedules (report, currency, every, reader_id) where removed_at is null;
comment on table report_schedules is 'oversight/reports: Which report is mailed to which member, and how often.';

-- The row and the mail are written in one transaction: a period has both or neither.
create table report_mailings (
  schedule_id uuid not null references report_schedules (id),
  first_day date not null,
  at timestamptz(3) not null,
  -- false: who was to read it works here no more, or not in a role that reads reports
  is_sent boolean not null,
  primary key (schedule_id, first_day)
);
create trigger report_mailings_append_only before update or delete or truncate on report_mailings
  for each statement execute function refuse_change();
comment on table report_mailings is 'oversight/reports: Which periods of a schedule were mailed; append-only.';

alter table outbox
  add column attached_name text,
  add column attached bytea,
  add check ((attached is null) = (attached_name is null)),
  add check (attached is null or body_text is not null);
