// What the server's own role may do in the database: read, and with each table what is said here.
// It owns nothing, so it can neither change a table nor turn off what guards one. A table that is
// not in the list keeps the install from starting: somebody has to say what may be done with it.

import { assert } from '#kernel/assert.ts'
import type { Db, Tx } from './db.ts'

/** Rows are added, and stay as they are. */
const added = 'insert'
/** The same; a row is also held on to while others are added (`for update` asks for this). */
const held = 'insert, update (id)'
/** Rows change as their triggers allow, and do not go away. */
const kept = 'insert, update'
/** Rows come and go. */
const passing = 'insert, update, delete'
/** Rows are used up. */
const usedUp = 'insert, delete'
/** Only triggers and migrations write these. */
const read = ''

export const tableRights: Readonly<Record<string, string>> = {
  acceptances: added,
  access_tokens: usedUp,
  account_freezes: added,
  account_unfreezings: added,
  accounts: added,
  alarms: added,
  announcement_endings: added,
  announcements: added,
  api_tokens: kept,
  ats_clients: kept,
  ats_orders: kept,
  ats_rounds: added,
  ats_settings: added,
  ats_skips: usedUp,
  ats_switches: added,
  ats_trials: kept,
  attestation_withdrawals: added,
  attestations: held,
  authenticators: passing,
  automation_stops: kept,
  avatars: passing,
  bank_file_payments: added,
  bank_files: added,
  bank_refusals: added,
  book_differences: kept,
  brand_logos: added,
  candles: `${passing}, truncate`,
  canned_answers: kept,
  card_declines: added,
  card_events: added,
  card_payments: kept,
  chain_outputs: kept,
  chain_trails: kept,
  charge_disputes: added,
  client_notes: added,
  client_tags: kept,
  chip_times: kept,
  clients: kept,
  closures: added,
  coins: read,
  compliance_flags: added,
  contact_messages: usedUp,
  conversation_events: usedUp,
  conversation_pictures: usedUp,
  conversation_tags: usedUp,
  conversations: passing,
  correction_decisions: added,
  corrections: held,
  credit_charges: added,
  credit_debts: passing,
  credit_orders: kept,
  credit_purchases: added,
  credit_refunds: added,
  currencies: read,
  custody_movements: kept,
  deposit_addresses: added,
  deposit_amounts: kept,
  deposit_asks: added,
  deposit_charges: added,
  deposit_later_keys: added,
  deposit_quotes: passing,
  deposit_receipt_flags: added,
  deposit_receipts: added,
  deposit_steps: added,
  deposits: held,
  destination_flags: added,
  dispute_steps: added,
  disputes: added,
  documents: kept,
  event_anchor_heads: added,
  event_anchors: added,
  event_heads: kept,
  events: added,
  exchange_keys: kept,
  feed_runs: kept,
  flow_routes: read,
  flows: read,
  funding_credits: added,
  half_sign_ins: passing,
  identities: added,
  identity_calls: added,
  identity_changes: added,
  identity_deadlines: kept,
  install: added,
  instruments: kept,
  invoice_series: read,
  invoices: added,
  journal: added,
  known_devices: passing,
  leader: kept,
  legal_publications: added,
  liability_leaves: usedUp,
  liability_nodes: usedUp,
  liability_trees: added,
  links: passing,
  list_views: kept,
  log_calibrations: added,
  log_checkpoints: added,
  log_cosignatures: added,
  log_entries: added,
  log_key_ends: added,
  log_keys: added,
  log_marks: kept,
  log_minutes: kept,
  log_openings: added,
  log_origin: added,
  log_signals: added,
  log_tournaments: added,
  log_tiles: kept,
  message_steps: added,
  migrations: read,
  notices: passing,
  open_deposits: read,
  open_messages: usedUp,
  open_withdrawals: read,
  operator_authenticators: passing,
  operator_passkey_challenges: usedUp,
  operator_passkeys: passing,
  operators: kept,
  outbox: passing,
  own_limits: kept,
  passkey_challenges: usedUp,
  passkeys: passing,
  payout_destinations: kept,
  personal_reveals: added,
  plan_requests: kept,
  practice_accounts: kept,
  practice_entries: added,
  practice_fills: added,
  practice_keys: kept,
  practice_orders: kept,
  price_gaps: added,
  price_halts: added,
  profiles: kept,
  proofs: passing,
  proposals: kept,
  queue_marks: kept,
  reconciliations: added,
  recovery_codes: passing,
  refused_prices: usedUp,
  registration_documents: usedUp,
  registration_profiles: added,
  report_client_days: kept,
  report_days: kept,
  report_mailings: added,
  report_mark: kept,
  report_schedules: kept,
  screening_hits: kept,
  screening_lists: kept,
  screening_names: usedUp,
  screenings: kept,
  seen_alarms: added,
  sessions: passing,
  settings: kept,
  settings_put_aside: read,
  settlement_mark: kept,
  signal_days: kept,
  signal_outcomes: added,
  signal_records: added,
  signals: added,
  simulated_blocks: added,
  simulated_card_messages: kept,
  simulated_card_payments: kept,
  simulated_card_tokens: usedUp,
  simulated_movements: added,
  simulated_transactions: kept,
  spent_refresh_tokens: added,
  staff_sessions: kept,
  standing_changes: read,
  standing_epoch: read,
  tags: kept,
  tellings: usedUp,
  thinned_ticks: read,
  tick_sources: added,
  ticks: added,
  tournament_ends: added,
  tournament_entries: 'insert, update (shown_as, left_at)',
  tournament_rebuys: added,
  tournament_results: added,
  tournaments: held,
  trade_terms: added,
  trader_bots: kept,
  trader_fills: added,
  trader_orders: kept,
  trading_stops: kept,
  unfreeze_approvals: added,
  webhook_cursors: passing,
  webhook_messages: passing,
  webhook_trades: usedUp,
  webhooks: kept,
  withdrawal_approvals: added,
  withdrawal_cancellations: added,
  withdrawal_links: kept,
  withdrawal_payouts: added,
  withdrawal_preparations: added,
  withdrawal_returns: added,
  withdrawal_send_starts: added,
  withdrawal_sendings: added,
  withdrawal_steps: added,
  withdrawals: held,
}

/** The server's role in an embedded PostgreSQL. */
export const serverRole = 'house_server'

/**
 * Makes the role that the server works as, with its password; returns that. Only an owner can, and
 * one at a time asks for the password.
 */
export async function makeServerRole(
  owner: Db,
  passwordOf: () => Promise<string>,
): Promise<string> {
  return owner.transaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock(7305)')
    const password = await passwordOf()
    assert(/^[\w-]{20,}$/.test(password), 'a password that needs no quoting')
    const found = await tx.rows('select from pg_roles where rolname = $1', [serverRole])
    if (found.length === 0) await tx.rows(`create role ${serverRole}`)
    await tx.rows(
      `alter role ${serverRole} with login noinherit nosuperuser nocreatedb nocreaterole
         noreplication nobypassrls password '${password}'`,
    )
    return password
  })
}

/** Gives a role what the list says and takes all else. After each migration, by the owner. */
export async function giveRights(owner: Db, role: string): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock(7305)')
    const name = (await tx.rows<{ name: string }>('select quote_ident($1) as name', [role]))[0]
      ?.name
    assert(name !== undefined, 'a quoted name')
    const { tables, views, triggers } = await loadRelations(tx)
    const undecided = tables.filter((table) => tableRights[table] === undefined)
    if (undecided.length > 0) {
      throw new Error(
        `What may the server do with ${undecided.join(', ')}? ` +
          'Nobody has said so in server/src/platform/rights.store.ts.',
      )
    }
    const grants = tables.map((table) => {
      const verbs = tableRights[table] ?? read
      return `grant ${verbs === read ? 'select' : `select, ${verbs}`} on ${table} to ${name}`
    })
    const statements = [
      `grant usage on schema public to ${name}`,
      `revoke create on schema public from public, ${name}`,
      `revoke all on all tables in schema public from public, ${name}`,
      ...grants,
      ...views.map((view) => `grant select on ${view} to ${name}`),
      `grant execute on all functions in schema public to ${name}`,
      // What a trigger writes or holds on to is its own doing, and nobody's who sets it off.
      ...triggers.map(
        (it) => `alter function ${it}() security definer set search_path = public, pg_temp`,
      ),
    ]
    await tx.rows(statements.join(';\n'))
  })
}

async function loadRelations(tx: Tx) {
  const relations = await tx.rows<{ name: string; kind: string }>(
    `select relname as name, relkind::text as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and not relispartition order by relname`,
  )
  const triggers = await tx.rows<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
      order by proname`,
  )
  const named = (isWanted: (kind: string) => boolean) =>
    relations.filter(({ kind }) => isWanted(kind)).map(({ name }) => name)
  return {
    tables: named((kind) => kind !== 'v'),
    views: named((kind) => kind === 'v'),
    triggers: triggers.map(({ name }) => name),
  }
}

/** Whether whoever is connected could undo what the database guards. */
export async function holdsTooMuch(db: Tx): Promise<boolean> {
  const rows = await db.rows<{ is_too_much: boolean }>(
    `select rolsuper or rolcreaterole or rolbypassrls or exists (
              select from pg_class
               where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
                 and pg_has_role(relowner, 'member')
            ) or exists (
              -- what refuses both updates and deletes is only ever added to
              select from pg_trigger t join pg_class c on c.oid = t.tgrelid
                join pg_proc p on p.oid = t.tgfoid
               where c.relnamespace = 'public'::regnamespace and p.proname like 'refuse%change'
                 and t.tgtype & 8 <> 0 and t.tgtype & 16 <> 0
                 and has_table_privilege(c.oid, 'update, delete, truncate, trigger')
            ) as is_too_much
       from pg_roles where rolname = current_user`,
  )
  return rows[0]?.is_too_much ?? true
}

export async function currentRole(db: Tx): Promise<string> {
  const rows = await db.rows<{ name: string }>('select current_user::text as name')
  return rows[0]?.name ?? ''
}
