-- Members of staff prove who they are: an authenticator app each, whose codes count once. Rows of people who left stay,
-- since what they did names them.

alter table operators
  -- null: by whoever set up the install
  add column added_by bigint references operators (id),
  -- works here no longer
  add column left_at timestamptz(3);

create table operator_authenticators (
  operator_id bigint primary key references operators (id),
  -- sealed with the install's key; null: not a factor until a code of it was typed
  secret bytea,
  confirmed_at timestamptz(3),
  -- the newest time step a code was accepted of: no code counts twice
  last_step bigint not null default 0,
  -- shown, and in the place of `secret` once a code of it was typed; sealed too
  next_secret bytea,
  next_at timestamptz(3),
  -- of the word that lets this member set up a factor: others vouched for them
  invitation bytea,
  invited_at timestamptz(3),
  -- wrong codes in the window that began then; all processes count here
  refused smallint not null default 0,
  refused_since timestamptz(3),
  check ((secret is null) = (confirmed_at is null)),
  check ((next_secret is null) = (next_at is null)),
  check ((invitation is null) = (invited_at is null))
);

alter table withdrawal_approvals
  -- when the one who approved showed their second factor; null: not at all, as in a demonstration
  add column proven_at timestamptz(3),
  add check (proven_at between approved_at - interval '5 minutes' and approved_at);

-- Nobody approves a payment to themselves, nobody who left approves any, and with real money nobody without having shown
-- their second factor.
create or replace function check_withdrawal_approval() returns trigger language plpgsql as $$
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
  return new;
end $$;
