-- Staff find clients by what is known of them, and what belongs to whom by an address, a transaction or a number.
create index clients_joined on clients (created_at, id);
create index clients_email_begins on clients (email_key text_pattern_ops);
create index clients_name_begins on clients (lower(firstname || ' ' || lastname) text_pattern_ops);
create index clients_lastname_begins on clients (lower(lastname) text_pattern_ops);
create index clients_phone_begins on clients (phone text_pattern_ops);
create index clients_by_country on clients (country, created_at, id);
create index clients_by_plan on clients (plan, created_at, id) where plan <> 'None';
create index clients_not_active on clients (state, created_at, id) where state <> 'active';
create index clients_identified on clients (is_identified, created_at, id);

create view client_directory as
  select id, email, email_key, firstname, lastname, lower(firstname || ' ' || lastname) as full_name, lower(lastname) as last_name,
         phone, state, email_confirmed_at, is_identified, plan, country, created_at
    from clients;
comment on view client_directory is 'identity/clients: What clients are found by.';

create index chain_outputs_transaction on chain_outputs (txid);
create view deposit_places as select client_id, address from deposit_addresses;
comment on view deposit_places is 'money/deposits: Whose address is which.';
create view deposit_transactions as
  select d.client_id, o.txid as transaction_id from chain_outputs o join deposits d on d.id = o.deposit_id
  union all
  select d.client_id, c.charge_id from deposit_charges c join deposits d on d.id = c.deposit_id;
comment on view deposit_transactions is 'money/deposits: Whose payment a transaction is.';
create view deposit_records as select id, client_id from deposits;
comment on view deposit_records is 'money/deposits: Whose deposit is which.';

create view payout_places as select client_id, method, destination from withdrawals;
comment on view payout_places is 'money/withdrawals: Who was paid where.';
create view payout_transactions as
  select w.client_id, s.reference as transaction_id from withdrawal_sendings s join withdrawals w on w.id = s.withdrawal_id;
comment on view payout_transactions is 'money/withdrawals: To whom a transaction is.';
create view withdrawal_records as select id, client_id from withdrawals;
comment on view withdrawal_records is 'money/withdrawals: Whose withdrawal is which.';
