-- Lists of withdrawals and deposits for staff: by how they ended, by method and by amount, a page at a time, however many
-- there are. A withdrawal ends once; a deposit may come to a state again.
create index withdrawal_steps_ended on withdrawal_steps (state, withdrawal_id)
  where state in ('paid', 'rejected', 'cancelled');
create index withdrawals_method on withdrawals (method, id);
create index withdrawals_amount on withdrawals (amount, id);
create index deposit_steps_state on deposit_steps (state, deposit_id) where state <> 'pending';
create index deposits_method on deposits (method, id);
create index deposit_receipt_flags_other on deposit_receipt_flags (other_deposit_id);
