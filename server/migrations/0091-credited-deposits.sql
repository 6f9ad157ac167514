-- Which clients have paid something in: for lists of clients. What was credited and taken back again counts too.
create view credited_deposits as
  select d.client_id, d.id as deposit_id, s.at as credited_at
    from deposits d join deposit_steps s on s.deposit_id = d.id
   where s.state = 'approved';
comment on view credited_deposits is
  'money/deposits: Deposits that were credited, and when.';
