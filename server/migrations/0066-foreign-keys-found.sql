-- Foreign keys that statements look up by get an index; of those without one, docs/decisions/0148 has the reasons.

-- What a client has begun at the sign-in ends when the account is taken back, and goes when the client is erased.
create index half_sign_ins_client on half_sign_ins (client_id);
create index passkey_challenges_client on passkey_challenges (client_id) where client_id is not null;
create index proofs_client on proofs (client_id);

-- Whether a client was ever here before, which a sign-in from a new device asks, is about sessions that ended too.
drop index sessions_client;
create index sessions_client on sessions (client_id, ended_at);

-- How much a client has asked to pay in, by any method: also by those that have no key of an order.
drop index deposit_asks_order_key;
create unique index deposit_asks_order_key on deposit_asks (client_id, order_key);

-- Whom a client has brought.
create index clients_referred_by on clients (referred_by) where referred_by is not null;

-- A client's copy of the own data has the destinations that were removed as well.
create index payout_destinations_client on payout_destinations (client_id);

-- The audit counts the disputes of each charge.
create index charge_disputes_charge on charge_disputes (charge_id);
