-- What each table, view and function is, where psql shows it too (\d+, \df+): the module it belongs
-- to, and a sentence. schema.sql is printed by these, and a table without one fails the check.

-- platform

comment on table leader is
  'platform: Where the one process that leads this install can be reached by those that stand by.';
comment on table migrations is
  'platform: The files that brought this database to its schema, each with its checksum.';
comment on table outbox is
  'platform: Letters, written in the transaction of what they tell of and sent by a worker with retries; their text goes once they are sent.';

comment on function refuse_change is
  'platform: Trigger of what is append-only.';

-- ledger

comment on table currencies is
  'ledger: What amounts are counted in; amounts of different ones never meet.';
comment on table flows is
  'ledger: Movements by what they are for, and which of them undoes which.';
comment on table flow_routes is
  'ledger: Between accounts of which names a flow may move which currency.';
comment on table accounts is
  'ledger: One of each client in each currency, and the own ones, by name.';
comment on table journal is
  'ledger: All movements, append-only. A row is an amount from one account to another, numbered and with the balance after it at the client''s; the rows that open and settle a trade carry the trade and its outcome too.';
comment on view ledger_accounts is
  'ledger: The accounts with what the newest row of the journal says of them: balance and number of postings.';
comment on view transfers is
  'ledger: The journal''s movements, without what they carry of trades.';
comment on view postings is
  'ledger: Both sides of each movement, one row for each account.';
comment on function own_account is
  'ledger: The install''s own account of a currency and name.';
comment on function posting_before is
  'ledger: The number of the last posting of a client''s account before an instant, 0 where there is none.';

-- record

comment on table events is
  'record/events: What happened to accounts and what staff did, append-only; each row names the hash of the one before.';
comment on table notices is
  'record/notices: What clients are told in the app: added, marked as read once, dropped after a year.';

-- install

comment on table install is
  'install/operators: What this database is for, for ever: a sandbox''s play money never meets real money.';
comment on table operators is
  'install/operators: Members of staff, known by an address; who left keeps the row.';
comment on table operator_authenticators is
  'install/operators: A member''s authenticator app, or the invitation to set one up.';
comment on table proposals is
  'install/operators: What takes two members: proposed by one, confirmed by another, then applied.';
comment on table settings is
  'install/operators: What the operator decided over the defaults in code, a row a setting.';
comment on table settings_put_aside is
  'install/operators: Rows that stood under a name that no setting has; kept to be looked at, without effect.';

-- identity

comment on table acceptances is
  'identity/acceptances: Which version of which legal text each client accepted, and when.';
comment on table legal_publications is
  'identity/acceptances: When this install published which version of which legal text, and from which day it binds.';

comment on table clients is
  'identity/clients: Who trades here, by number: how they sign in, and what decides whether they may trade.';
comment on table profiles is
  'identity/clients: What a client says of themselves beside their name.';
comment on table identities is
  'identity/clients: What approved documents proved; a client''s newest row counts.';
comment on table avatars is
  'identity/clients: Profile pictures; a new one has a new id.';
comment on table links is
  'identity/clients: Links that were mailed, by the hash of their secret: each good once and for a time.';
comment on table registration_profiles is
  'identity/clients: Registrations whose profile was sent: that step is taken once.';
comment on table plan_requests is
  'identity/clients: Who asked for which higher plan, and what staff decided; one is open at most.';
comment on table account_freezes is
  'identity/clients: Why and since when an account is frozen.';
comment on table unfreeze_approvals is
  'identity/clients: Who of staff says that a freeze may end; two are two people.';
comment on table account_unfreezings is
  'identity/clients: That a freeze ended, when and why.';
comment on table standing_epoch is
  'identity/clients: The number that rises with every change of what decides whether anybody may trade.';
comment on table standing_changes is
  'identity/clients: Of whom each of the newest of these numbers was.';
comment on function assert_standing is
  'identity/clients: Refuses what was decided on standings of another number.';

comment on table own_limits is
  'identity/limits: What clients allow themselves to deposit, stake and lose; a raise waits until raise_at.';

comment on table sessions is
  'identity/sessions: A session is one sign-in; its refresh token changes at every use, and only hashes are kept.';
comment on table access_tokens is
  'identity/sessions: The short tokens that a session''s requests show, by hash.';
comment on table spent_refresh_tokens is
  'identity/sessions: Refresh tokens that a session has outlived: showing one again ends the session.';
comment on table half_sign_ins is
  'identity/sessions: Sign-ins that still owe their second factor: minutes, a few tries, one use.';
comment on table known_devices is
  'identity/sessions: Browsers that a client has signed in on.';

comment on table authenticators is
  'identity/factors: A client''s authenticator app, its secret sealed.';
comment on table passkeys is
  'identity/factors: Public keys of a client''s passkeys.';
comment on table passkey_challenges is
  'identity/factors: What a passkey is asked to sign: good once, for what it was asked for.';
comment on table recovery_codes is
  'identity/factors: Codes for when the factors are lost, by hash; each good once.';
comment on table proofs is
  'identity/factors: That a client has just proved to be there, for exactly one action.';

comment on table documents is
  'identity/documents: Pictures of identity documents that clients sent, sealed outside the database, and what staff decided.';
comment on table registration_documents is
  'identity/documents: Registrations whose document was sent: that step is taken once.';
comment on table identity_changes is
  'identity/documents: What a client asks to change with a document; null stays.';
comment on table identity_calls is
  'identity/documents: Calls to new numbers, and whether the client knew the code.';
comment on table identity_deadlines is
  'identity/documents: Until when a client has to be identified.';
comment on table compliance_flags is
  'identity/documents: What staff should look at: documents of two clients that are the same picture.';

-- trading

comment on table instruments is
  'trading/instruments: What is quoted or traded: its grid, and what may be staked on it.';

comment on table ticks is
  'trading/market: Prices as they were stored, at most four a second and instrument, in points; one partition a day.';
comment on table tick_sources is
  'trading/market: Where ticks came from, by the number they name.';
comment on table candles is
  'trading/market: Minutes and hours of prices; other lengths are cut from these.';
comment on table thinned_ticks is
  'trading/market: Days whose ticks were reduced to those around trades.';
comment on table feed_runs is
  'trading/market: Which feeds this install has run on, and what each needs to go on where it was.';
comment on table price_gaps is
  'trading/market: Stretches in which prices were not heard, and what the source said when it was asked again.';
comment on function add_tick_day is
  'trading/market: Makes the partition of a day.';
comment on function thin_tick_day is
  'trading/market: Keeps of a day''s ticks those within a minute of some trade''s acceptance or expiry.';

comment on table trade_terms is
  'trading/trades: What trades were offered at; orders of the same moment share a row.';
comment on table settlement_mark is
  'trading/trades: Every trade that expired up to this instant is settled: a start looks for open ones only after it.';
comment on view trades is
  'trading/trades: Orders that were accepted: a movement of the journal with its terms.';
comment on view outcomes is
  'trading/trades: How trades ended.';
comment on view trade_records is
  'trading/trades: Every trade as it stands: open until it has an outcome.';
comment on function next_terms_ids is
  'trading/trades: Numbers for so many rows of terms.';

-- money

comment on table simulated_blocks is
  'money/chains: Blocks of the sandbox''s own chain, whose coins are worth nothing. Like a real one it may take them back.';
comment on table simulated_transactions is
  'money/chains: Transactions of the simulated chain, in a block or waiting.';
comment on table simulated_movements is
  'money/chains: What a transaction of the simulated chain adds to addresses and takes from them, in base units.';

comment on table deposits is
  'money/deposits: Money that a client pays in, by card or in a coin, asked for or not.';
comment on table deposit_steps is
  'money/deposits: The states that a deposit came to, in order: when, by whom, and what was credited.';
comment on table open_deposits is
  'money/deposits: Deposits that no step has ended.';
comment on table deposit_asks is
  'money/deposits: What a client said they would pay, and the rate that was held for it.';
comment on table deposit_later_keys is
  'money/deposits: Keys of requests for a deposit whose payment had come before them.';
comment on table deposit_quotes is
  'money/deposits: What clients were told that their coins are worth, for as long as it holds; goes with its use.';
comment on table deposit_addresses is
  'money/deposits: Where one client pays one coin, with the install''s mark over all of it.';
comment on table chain_outputs is
  'money/deposits: What was paid to deposit addresses, as the chains say it now.';
comment on table chain_trails is
  'money/deposits: The blocks that were read last, to go on after them and to notice what changed.';
comment on table deposit_charges is
  'money/deposits: What a card provider took, by its own number for it.';
comment on table charge_disputes is
  'money/deposits: Disputes that a charge was taken back for: each takes it back once, ever.';
comment on table deposit_receipts is
  'money/deposits: Pictures that clients sent with a deposit as a note to staff; they prove and credit nothing.';
comment on table deposit_receipt_flags is
  'money/deposits: The same picture with two deposits.';
comment on view deposit_credits is
  'money/deposits: What credited a deposit: its payment, and each correction that restored it.';
comment on function last_credit_of is
  'money/deposits: What credited a deposit last.';

comment on table card_payments is
  'money/cards: A deposit''s payment at the card provider, by the provider''s number.';
comment on table card_declines is
  'money/cards: Each time a bank declined a card: too many in too short a time are somebody trying cards out.';
comment on table card_events is
  'money/cards: Messages of providers that were acted on: none is acted on twice.';
comment on table simulated_card_tokens is
  'money/cards: What the simulated provider gives in place of a card''s number; good once.';
comment on table simulated_card_payments is
  'money/cards: The simulated provider''s own books.';
comment on table simulated_card_messages is
  'money/cards: What the simulated provider tells the merchant, until it was heard.';

comment on table withdrawals is
  'money/withdrawals: What clients asked to have sent, how much and where; the amount is held until it ends.';
comment on table withdrawal_steps is
  'money/withdrawals: The states that a withdrawal came to, in order: when, and by whom.';
comment on table open_withdrawals is
  'money/withdrawals: Withdrawals that no step has ended.';
comment on table withdrawal_approvals is
  'money/withdrawals: Who of staff approved a withdrawal; as many as it needs.';
comment on table withdrawal_payouts is
  'money/withdrawals: What was worked out to leave for a withdrawal, base units and rate: from here on the client cannot cancel.';
comment on table withdrawal_preparations is
  'money/withdrawals: What was given out to be signed after the first is known to have failed; the newest is the one.';
comment on table withdrawal_send_starts is
  'money/withdrawals: That the simulated wallet is told to send, kept before it is.';
comment on table withdrawal_sendings is
  'money/withdrawals: Transactions that were seen to pay a withdrawal.';
comment on table withdrawal_cancellations is
  'money/withdrawals: The key a client cancelled with.';
comment on table withdrawal_links is
  'money/withdrawals: The link of a withdrawal''s letter, which cancels it without signing in.';
comment on table payout_destinations is
  'money/withdrawals: Addresses and bank accounts that clients have confirmed, by their own names.';
comment on table destination_flags is
  'money/withdrawals: One destination that two clients have.';
comment on table bank_files is
  'money/withdrawals: Files that tell the operator''s bank whom to pay, as they were given out.';
comment on table bank_file_payments is
  'money/withdrawals: Which withdrawals a bank file pays.';
comment on table bank_refusals is
  'money/withdrawals: Who says that the bank has not made a payment of a file and will not: not who made the file.';
comment on view payouts is
  'money/withdrawals: What the public reads of withdrawals that were paid, with what anyone can look up on the chain.';

comment on table corrections is
  'money/corrections: What puts right something that was booked, as one of staff proposed it.';
comment on table correction_decisions is
  'money/corrections: That a correction was confirmed by somebody else, or withdrawn.';
comment on function check_correction_staff is
  'money/corrections: Refuses who may have no say: who does not work here, gets the money, or has not shown a second factor.';

comment on table reconciliations is
  'money/reconciliation: Each look at the books by the install itself, and how it ended.';
comment on table book_differences is
  'money/reconciliation: Where two books told different amounts, since when and until when.';
comment on table custody_movements is
  'money/reconciliation: Coins that the operator moved besides deposits and payouts: noted by one of staff, confirmed by another.';

-- site

comment on table contact_messages is
  'site/contact: What visitors wrote to support; dropped after two years.';
comment on table attestations is
  'site/claims: What the operator states on the public site: by whom, on which document, until when.';
comment on table attestation_withdrawals is
  'site/claims: That an attestation is not stated any more, and why.';

-- oversight

comment on table closures is
  'oversight/privacy: When an account was closed, why, until when its records are kept, and when they were erased.';
comment on function erase_client is
  'oversight/privacy: Removes what tells who the client of a long closed account was; the books stay, under the number.';
comment on function refuse_unless_erased is
  'oversight/privacy: Trigger of what goes with an erased client only; the column it is given leads to the client, or to a deposit or document of one.';

-- Accounts name their currency; no column has been of this type since the journal.
drop type book;
