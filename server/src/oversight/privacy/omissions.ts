// What the export does not hold, and why: table by table and column by column, so that whatever is
// added to the database is either exported or named here. The archive's read-me is made of it.

export type Omission = {
  /** What it is called in the read-me. */
  readonly what: string
  readonly why: string
  /** Tables of which nothing is exported. */
  readonly tables?: readonly string[]
  /** "table.column", of tables that are; "*.column" is that of any. */
  readonly columns?: readonly string[]
}

export const omissions: readonly Omission[] = [
  {
    what: 'your password, the tokens of your sessions, links and proofs, and your recovery codes',
    why: 'only hashes of them are kept, which would help nobody but a thief',
    tables: [
      ...['access_tokens', 'spent_refresh_tokens', 'half_sign_ins', 'passkey_challenges', 'proofs'],
      ...['registration_documents', 'registration_profiles'],
    ],
    columns: [
      ...['*.token_hash'],
      ...['*.hash', '*.refresh_hash', '*.previous_refresh_hash', '*.password_hash', '*.wish_hash'],
      ...['sessions.secret', 'identity_changes.call_code'],
    ],
  },
  {
    what:
      'the secrets of your second factors, exchange keys and webhooks, where push messages to ' +
      'your browsers go, and the keys your pictures are encrypted with',
    why: 'whoever had the archive could sign in as you, or trade as you',
    columns: [
      ...[
        'authenticators.secret',
        'authenticators.last_step',
        '*.sealed_key',
        'exchange_keys.sealed',
        'exchange_keys.mark',
        'webhooks.secret',
        'webhooks.former_secret',
        'card_payments.next',
      ],
      ...['push_devices.subscription', 'push_devices.endpoint_hash', 'push_devices.session_id'],
      ...['notice_choices.unsubscribe_key'],
      ...['passkeys.credential_id', 'passkeys.public_key', 'passkeys.counter'],
      ...['deposit_addresses.mac', 'deposit_addresses.key_id'],
    ],
  },
  {
    what: 'notes of suspicion, such as that a document, receipt or address was seen before',
    why: 'the law against money laundering forbids us to show them',
    tables: [
      ...['compliance_flags', 'destination_flags', 'deposit_receipt_flags'],
      ...['screening_hits', 'screenings'],
    ],
    columns: [
      ...['*.picture_hash', '*.likeness', '*.card_mark'],
      ...['known_devices.browser', 'browser_marks.browser'],
    ],
  },
  {
    what: 'which members of our staff acted, and when each of them agreed',
    why: 'that is about them; what was decided is in here',
    tables: [
      'withdrawal_approvals',
      'unfreeze_approvals',
      'operators',
      'staff_sessions',
      'personal_reveals',
    ],
    columns: [
      ...['*.decided_by', '*.proven_at', '*.operator_id', '*.extended_by', '*.made_by'],
      ...['automation_stops.stopped_by', 'automation_stops.resumed_by'],
      ...['*.prepared_by', '*.started_by', '*.recorded_by', '*.proposed_by'],
      'message_steps.assigned_to',
      ...['conversations.assigned_to', 'conversation_events.assigned_to'],
    ],
  },
  {
    what: 'notes of our staff about you, and the words they mark your account with',
    why:
      'what they say of suspicion the law against money laundering forbids to show, and no ' +
      'program can tell which part that is; write to us, and a person reads them for you',
    tables: ['client_notes', 'client_tags', 'conversation_tags'],
  },
  {
    what: 'which of our databases keeps your account, and since when',
    why: 'that is how we run, and says nothing of you',
    tables: ['moved_clients', 'arrived_clients'],
  },
  {
    what: 'the pictures that you sent in the chat',
    why: 'they stand in the conversation, in the chat, from where you can save them',
    tables: ['conversation_pictures'],
  },
  {
    what: 'who gave you a referral code, and who came by yours',
    why: 'that is about them; that you were referred is in here',
  },
  {
    what: 'the terms of the promotions that granted you something, and what others had of them',
    why: 'they are the same for everybody; those of a grant of yours stand on its page',
    columns: [
      ...['audience', 'client_most', 'countries', 'days', 'every', 'friend_amount', 'gives'].map(
        (name) => `campaigns.${name}`,
      ),
      ...['least', 'money_most', 'most', 'spent', 'stack_group', 'starts_at', 'stopped_by'].map(
        (name) => `campaigns.${name}`,
      ),
      ...['terms_version', 'turnover', 'uses', 'uses_most'].map((name) => `campaigns.${name}`),
      ...['grant_progress.is_waiting', 'grant_progress.seen'],
    ],
  },
  {
    what: 'rates that were offered for a deposit and not taken',
    why: 'they are forgotten within a day',
    tables: ['deposit_quotes'],
  },
  {
    what: 'the keyed hash of the network address that a card payment was started from',
    why: 'it can only be compared with another one, and is forgotten after two days',
    columns: ['card_payments.network_mark'],
  },
  {
    what: 'messages that were sent by the contact form under an address you have not confirmed',
    why: 'nobody has shown that they are yours; write to us',
  },
  {
    what: 'the reason you or our staff gave for closing the account',
    why: 'a closed account exports nothing; write to us',
    tables: ['closures'],
  },
  {
    what: 'notes that the program works by, such as which payments are under way',
    why: 'they repeat what is in here',
    tables: [
      ...['open_deposits', 'open_withdrawals', 'standing_changes', 'funding_credits'],
      ...['open_messages', 'report_client_days', 'ats_clients', 'ats_trials'],
      ...['deposit_amounts', 'webhook_cursors', 'webhook_trades', 'pushes'],
    ],
    columns: [
      ...['clients.accepted', 'clients.grant_ref', 'clients.has_own_limits'],
      ...['clients.is_identified', 'client_names.has_picture'],
      ...['ledger_accounts.balance', 'ledger_accounts.postings'],
      ...['trade_records.account_id', 'trade_records.entry_seq', 'trade_records.exit_seq'],
      ...['trade_records.tick_points', 'transfers.from_account', 'sessions.device_id'],
      ...['corrections.previous_id', 'events.previous', 'events.chain'],
      ...['chain_outputs.block_hash'],
      ...['conversations.first_answered_at', 'conversations.resolved_at', 'conversations.last_at'],
      ...['conversations.last_seq', 'conversations.mailed_seq', 'conversations.seen_by_staff'],
      ...['conversations.seen_by_writer', 'conversations.snoozed_until'],
      ...['conversations.waiting_since', 'conversation_events.client_key'],
      ...['conversation_events.until', 'conversations.mail_key', 'notice_choices.digested_id'],
      ...['price_alerts.looked_to', 'notices.in_bell', 'outbox.unsubscribe_url'],
      ...['chain_outputs.confirmations', '*.file_name', '*.media_type'],
    ],
  },
  {
    what: 'the signatures of your receipts, and where a published sum counts what you are owed',
    why: 'each is a file to keep from its own page, with what anybody needs to verify it',
    tables: ['log_openings', 'liability_leaves'],
  },
  {
    what: 'which of your events were bound by one hash with those of others, and when',
    why: 'it holds hashes only, of what is in here and of what is about others',
    tables: ['event_anchor_heads'],
  },
  {
    what: 'how our own wallet and our bank orders pay several clients at once',
    why: 'that is about our wallet and about them; what went to you is in here',
    columns: [
      ...['withdrawal_payouts.prepared', 'withdrawal_preparations.prepared', 'bank_files.xml'],
      ...['bank_files.payments', 'bank_files.total'],
    ],
  },
  {
    what: 'what your open pages are about to be told',
    why: 'it is gone within a second, and says only what is in here',
    tables: ['tellings'],
  },
  {
    what: 'the text of letters that wait to be sent, and how often sending them was tried',
    why: 'the letter itself reaches you, and its text is forgotten then',
    columns: [
      ...['outbox.body_html', 'outbox.body_text', 'outbox.last_error', 'outbox.next_try_at'],
      ...['outbox.reply_to', 'outbox.sender_address', 'outbox.sender_name', 'outbox.tries'],
      ...['outbox.attached', 'outbox.attached_name'],
    ],
  },
  {
    what:
      'what the made-up networks, the made-up card provider and the practice exchange of a ' +
      'sandbox keep',
    why: 'they stand for others, who would keep it outside',
    tables: [
      ...['simulated_card_payments', 'simulated_card_messages', 'simulated_movements'],
      'simulated_transactions',
      ...['practice_accounts', 'practice_entries', 'practice_fills', 'practice_keys'],
      'practice_orders',
    ],
  },
]
