-- The simulated card provider of a sandbox: its own books, as if they were somebody else's. Nothing else of the database
-- refers to them. It keeps no card number and no security code, only which of the published test cards was typed.

create table simulated_card_tokens (
  token_hash bytea primary key,
  -- a name of testCards
  card text not null,
  expires_at timestamptz(3) not null
);

create table simulated_card_payments (
  id text primary key,
  -- the merchant's own number: asked for twice, there is one payment
  reference text not null unique,
  token_hash bytea not null unique,
  card text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('waiting', 'paid', 'declined', 'expired', 'disputed')),
  -- why it was declined
  reason text,
  -- whoever has it may do the step that the card asks for
  step_hash bytea unique,
  created_at timestamptz(3) not null,
  -- when the card's owner disputes it
  dispute_at timestamptz(3)
);

create index simulated_card_payments_dispute on simulated_card_payments (dispute_at) where state = 'paid';
create index simulated_card_payments_waiting on simulated_card_payments (created_at) where state = 'waiting';

-- What the merchant is told, until they say that they heard it.
create table simulated_card_messages (
  id text primary key,
  body text not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  tries integer not null default 0,
  -- delivered, or given up
  ended_at timestamptz(3)
);

create index simulated_card_messages_due on simulated_card_messages (due_at) where ended_at is null;
