-- What modules offer to other contexts where these read many rows at once, or join them: as views and
-- functions. Tables are for their own context only, and are written by their own module.

create view letters as select id, recipient, subject, created_at, sent_at, gave_up_at from outbox;
comment on view letters is
  'platform: Letters without their text.';

create view movements as select * from journal;
comment on view movements is
  'ledger: The journal''s rows as they are, with what opens and settles trades.';

create view account_names as select id, currency, name, client_id from accounts;
comment on view account_names is
  'ledger: Whose account is which, without what it has.';

create view known_routes as select kind, currency, from_name, to_name from flow_routes;
comment on view known_routes is
  'ledger: The register of flows, as the database has it.';

create view told_events as select at, client_id, actor, kind, details from events;
comment on view told_events is
  'record/events: What events tell, without their chains.';

create view members as select id, email, email_key, left_at from operators;
comment on view members is
  'install/operators: Who works for the operator, without what they sign in with.';

create function is_live() returns boolean language sql stable
  return exists (select from install where mode = 'live');
comment on function is_live is
  'install/operators: Whether this install is for real money.';

create view client_names as
  select id, email, email_key, email_confirmed_at, firstname, lastname, state, created_at,
         exists (select from avatars where client_id = clients.id) as has_picture
    from clients;
comment on view client_names is
  'identity/clients: Who is who, and how they are reached.';

create view standings as
  select id, state, plan, demo_ends_at, email_confirmed_at, is_identified, country, accepted, has_own_limits,
         cool_off_until, self_excluded_until
    from clients;
comment on view standings is
  'identity/clients: What of a client decides whether an order may be opened.';

create view standing_number as select nr from standing_epoch;
comment on view standing_number is
  'identity/clients: The number that all standings have now.';

create view standing_moves as select nr, client_id from standing_changes;
comment on view standing_moves is
  'identity/clients: Whose standing got which number, of the newest.';

create view freezes as
  select f.id, f.client_id, f.at as since, u.at as ended_at, f.is_money_missing
    from account_freezes f left join account_unfreezings u on u.freeze_id = f.id;
comment on view freezes is
  'identity/clients: From when to when an account was frozen.';

create view freeze_approvals as select freeze_id, operator_id, approved_at from unfreeze_approvals;
comment on view freeze_approvals is
  'identity/clients: Who says that a freeze may end.';

create view client_credits as select client_id, id as ref from corrections;
comment on view client_credits is
  'identity/funding: What credited a client''s deposits again, by the number that is in the ledger.';

create view waiting_withdrawals as
  select asked.withdrawal_id, asked.at as asked_at
    from withdrawal_steps asked
   where asked.nr = 1 and asked.withdrawal_id = any (array(select withdrawal_id from open_withdrawals));
comment on view waiting_withdrawals is
  'money/withdrawals: Withdrawals that have not ended, and since when they wait.';

create view withdrawal_returns as
  select c.withdrawal_id, c.amount, c.reason
    from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed'
   where c.withdrawal_id is not null;
comment on view withdrawal_returns is
  'money/withdrawals: What the bank sent back of withdrawals that were paid, and was booked back.';
