// A million clients, ten million trades, a million deposits and what else staff look at, written
// by SQL as fast as PostgreSQL takes rows: with the shape that queries meet, and nothing that the
// rules ask for. No book balances here.

import { dollars } from '#kernel/money.ts'
import { dayOf, required } from '#server/identity/acceptances/acceptance.ts'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { readPublished } from '#server/identity/acceptances/read-published.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database, Tx } from '#server/platform/db.ts'

export type OfficeSizes = {
  readonly clients: number
  readonly trades: number
  readonly deposits: number
}

const days = 400
/** One and the same for all that is written. */
const end = new Date().toISOString()
/** An instant for each number below `of`, evenly spread over the days up to now. */
const moment = (of: number) =>
  `timestamptz '${end}' - interval '${days} days' + n * (interval '${days} days' / ${of})`
/** A number that sorts by time, as ours do. */
const idOf = (at: string, salt: string) => `
  (lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7'
    || right(md5('${salt}' || n), 19))::uuid`

const series = (count: number) => `generate_series(0, ${count - 1}) n`

export async function fillOffice(
  db: Database,
  sizes: OfficeSizes,
  say: (text: string) => void,
): Promise<void> {
  const began = performance.now()
  for (const [what, sql] of Object.entries(steps(sizes))) {
    await db.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await tx.rows("set local work_mem = '256MB'")
      await tx.rows("set local maintenance_work_mem = '1GB'")
      if (what === 'trades') await withoutIndexes(tx, 'journal', () => tx.rows(sql))
      else await tx.rows(sql)
    })
    say(`${what} ${((performance.now() - began) / 1_000).toFixed(0)} s`)
  }
  await db.rows('vacuum analyze')
  say(`filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`)
}

/** Built once over all rows instead of row by row. */
async function withoutIndexes(tx: Tx, table: string, work: () => Promise<unknown>) {
  const keys = await tx.rows<{ name: string; sql: string }>(
    `select conname as name, pg_get_constraintdef(oid) as sql from pg_constraint
      where conrelid = '${table}'::regclass and contype in ('p', 'u')`,
  )
  const names = keys.map(({ name }) => name)
  const indexes = await tx.rows<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes
      where tablename = '${table}' and indexname <> all($1)`,
    [names],
  )
  for (const { name } of keys) await tx.rows(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await tx.rows(`drop index ${name}`)
  await work()
  for (const { name, sql } of keys) {
    await tx.rows(`alter table ${table} add constraint ${name} ${sql}`)
  }
  for (const { sql } of indexes) await tx.rows(sql)
}

/** In this order, each a transaction of its own. */
function steps(sizes: OfficeSizes): Readonly<Record<string, string>> {
  const { clients } = sizes
  return {
    clients: `
      insert into clients (email, email_key, password_hash, firstname, lastname, phone, state,
        demo_started_at, demo_ends_at, referral_code, grant_ref, email_confirmed_at, created_at,
        is_identified, country)
      select (n + 1) || '@bench.test', (n + 1) || '@bench.test', 'none',
        (array['Ada','Bob','Chloé','Daan','Élise','Fatima','Georg','Hana'])[1 + n % 8],
        'Client ' || (n + 1), '+31612' || lpad(n::text, 6, '0'),
        (case when n % 97 = 0 then 'frozen' when n % 89 = 0 then 'closed' else 'active'
          end)::account_state,
        at, now() + interval '21 days', 'bench' || n, gen_random_uuid(), at, at, n % 4 = 0, 'NL'
      from ${series(clients)} cross join lateral (select ${moment(clients)} as at) m`,
    accounts: `
      insert into accounts (currency, name, client_id)
      select u.name, 'available', c.id from clients c, currencies u
       where u.name in ('real', 'demo') order by c.id, u.name`,
    profiles: `
      insert into profiles (client_id, gender, date_of_birth, address, city, state, country,
        changed_at)
      select id, 'others', '1990-01-01', 'Street ' || id, 'City ' || id % 500, 'State', 'NL',
        created_at from clients`,
    events: `
      with made as (
        select c.id, e.nr, c.created_at + e.nr * interval '3 days' as at,
               sha256(c.id::text::bytea || e.nr::text::bytea) as hash
          from clients c, generate_series(1, 3) e(nr))
      , heads as (
        insert into event_heads (chain, nr, hash, anchored_nr)
        select id, 3, hash, 3 from made where nr = 3)
      insert into events (nr, at, client_id, actor, kind, details, previous, hash, chain)
      select nr, at, id, case nr when 3 then 'staff:a@bench.test' else 'client' end,
        (array['signed_up','signed_in','account_unfrozen'])[nr], '{}', '', hash, id from made`,
    sessions: `
      insert into sessions (id, client_id, secret, refresh_hash, rotated_at, remembered,
        created_at, expires_at, user_agent)
      select gen_random_uuid(), id, '', sha256(id::text::bytea), created_at, false, created_at,
        now() + interval '10 days', 'Mozilla/5.0' from clients`,
    notices: `
      insert into notices (client_id, kind, details, at)
      select id, 'deposit_approved', '{"amount":"10"}',
        greatest(created_at, now() - interval '300 days') from clients`,
    terms: `
      insert into trade_terms (id, instrument_id, direction, duration_s, strike_rate,
        payout_rate_bp, margin_bp, win_probability, volatility, quantile, strike_factor, decimals,
        tick_points, rule_version)
      select n + 1, 1 + n % 8, (case when n % 2 = 0 then 'rise' else 'fall' end)::direction, 60,
        '75/3', 7500, 400, 0.5, 0.0001, 0.1, 1000000000000, 2, 1, 1 from ${series(1_000)}`,
    trades: tradesSql(sizes),
    ...moneySql(sizes),
    ...papersSql(sizes),
  }
}

function moneySql({ clients, deposits }: OfficeSizes) {
  const withdrawals = Math.ceil(deposits / 5)
  return {
    deposits: `
      with made as (
        select ${idOf('at', 'd')} as id, n, at, 1 + n % ${clients} as client
          from ${series(deposits)} cross join lateral (select ${moment(deposits)} as at) m)
      , steps as (
        insert into deposit_steps (deposit_id, nr, state, outcome, at, actor, amount)
        select id, 1, 'pending'::deposit_state, null, at, 'client', null::bigint from made
        union all
        select id, 2, (case when n % 10 = 0 then 'rejected' else 'approved' end)::deposit_state,
          case when n % 10 = 0 then 'declined' else 'exact' end, at + interval '1 minute', 'system',
          case when n % 10 = 0 then null else 1000 + n % 90000 end from made where n % 500 > 0)
      , open as (insert into open_deposits select id from made where n % 500 = 0)
      , asks as (
        insert into deposit_asks (deposit_id, client_id, amount, asked_at)
        select id, client, 1000 + n % 90000, at from made)
      , amounts as (
        insert into deposit_amounts select id, 1000 + n % 90000 from made)
      , charges as (
        insert into deposit_charges (charge_id, deposit_id, amount, at)
        select 'ch_' || n, id, 1000 + n % 90000, at from made where n % 2 = 0 and n % 10 > 0)
      , outputs as (
        insert into chain_outputs (coin, network, txid, index, address, units, height, block_hash,
          confirmations, seen_at, deposit_id)
        select 'btc', 'simulated', md5('tx' || n), 0, 'tb1q' || md5(client::text), 100000, n, 'b',
          6, at, id from made where n % 2 = 1)
      insert into deposits (id, client_id, method, network, address, created_at)
      select id, client, (case when n % 2 = 0 then 'card' else 'btc' end)::deposit_method,
        case when n % 2 = 1 then 'simulated'::chain_network end,
        case when n % 2 = 1 then 'tb1q' || md5(client::text) end, at from made`,
    withdrawals: `
      with made as (
        select ${idOf('at', 'w')} as id, n, at, 1 + (n * 7) % ${clients} as client,
               n >= ${withdrawals - 2_000} as is_open
          from ${series(withdrawals)} cross join lateral (select ${moment(withdrawals)} as at) m)
      , steps as (
        insert into withdrawal_steps (withdrawal_id, nr, state, at, actor, reason, reference)
        select id, 1, 'pending'::withdrawal_state, at, 'client', null, null from made
        union all
        select id, 2, 'approved', at + interval '1 hour', 'staff:a@bench.test', null, null
          from made where not is_open or n % 4 = 0
        union all
        select id, 3, 'paid', at + interval '2 hours', 'system', null, 'tx' || n
          from made where not is_open)
      , sendings as (
        insert into withdrawal_sendings (withdrawal_id, nr, reference, sent_at, recorded_by)
        select id, 1, 'tx' || n, at + interval '90 minutes', 'staff:a@bench.test'
          from made where not is_open)
      , open as (insert into open_withdrawals select id from made where is_open)
      insert into withdrawals (id, client_id, method, amount, fee, destination, network,
        approvals_needed)
      select id, client, 'btc', 5000 + n % 2000000, 100, 'tb1q' || md5(client::text), 'simulated',
        1 + (n % 20 = 0)::int from made`,
  }
}

function papersSql({ clients }: OfficeSizes) {
  const documents = Math.ceil(clients / 4)
  return {
    documents: `
      insert into documents (id, client_id, method, status, reason, file_name, media_type,
        sealed_key, picture_hash, sent_at, decided_at, decided_by)
      select ${idOf('at', 'p')}, 1 + n * 4, 'national_id',
        (case when is_open then 'pending' when n % 9 = 0 then 'rejected' else 'approved'
          end)::document_status,
        case when not is_open and n % 9 = 0 then 'Too dark.' end, 'f' || n, 'image/webp', '',
        sha256(n::text::bytea), at, case when not is_open then at + interval '1 day' end,
        case when not is_open then 'a@bench.test' end
      from ${series(documents)} cross join lateral (
        select ${moment(documents)} as at, n >= ${documents - 2_000} as is_open) m`,
    'plan requests': `
      insert into plan_requests (id, client_id, plan, asked_at, state, decided_at, decided_by)
      select ${idOf('at', 'q')}, 1 + n * 10, 'Gold-7600', at,
        (case when is_open then 'open' else 'approved' end)::plan_request_state,
        case when not is_open then at + interval '1 day' end,
        case when not is_open then 'a@bench.test' end
      from ${series(Math.ceil(clients / 10))}
      cross join lateral (select ${moment(Math.ceil(clients / 10))} as at,
        n >= ${Math.ceil(clients / 10) - 1_000} as is_open) m`,
    messages: `
      with made as (
        insert into contact_messages (name, email, message, received_at)
        select 'Client ' || n, n || '@bench.test', 'A question of some length. ' || n,
          ${moment(50_000)} from ${series(50_000)} returning id)
      insert into open_messages (message_id) select id from made order by id desc limit 500`,
    freezes: `
      insert into account_freezes (id, client_id, at, actor, reason, is_money_missing)
      select gen_random_uuid(), id, created_at, 'staff:a@bench.test', 'Questions.', false
        from clients where state = 'frozen'`,
  }
}

/**
 * Each client's in turn, all paid out; the deposits' credits between them, as they share the
 * journal. In order of time as it is, so that nothing has to be sorted.
 */
function tradesSql({ clients, trades, deposits }: OfficeSizes): string {
  const each = Math.ceil(trades / clients)
  const tradesADeposit = trades / deposits
  const rows = 2 * tradesADeposit + 1
  const clientOf = `(case when part = 2 then d % ${clients} else t % ${clients} end)::bigint`
  return `
    with first as (
      select min(id) filter (where currency = 'real') as account from accounts
       where client_id is not null)
    , granted as (
      insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
        posting, balance_after, at)
      select 'sandbox_grant', md5('g' || n)::uuid, 'real', 1, account + 2 * n, 1000,
        account + 2 * n, 1, 1000000, timestamptz '${end}' - interval '${days + 1} days'
      from first, generate_series(0, ${clients - 1}) n)
    insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
      posting, balance_after, at, client_id, terms_id, entry_seq, entry_at, entry_price,
      strike_price, exit_seq, exit_at, exit_price, status)
    select (array['trade_open','trade_settle','deposit_credit'])[part + 1]::transfer_kind,
      case when part = 2 then ${idOf('at', 'd').replace('|| n)', '|| d)')}
           else ${idOf('at', 't').replace('|| n)', '|| t)')} end,
      'real', case when part = 0 then account else 1 end,
      case when part = 0 then 2 else account end, 1000, account,
      case when part = 2 then 2 + 2 * ${each} else 2 + 2 * (t / ${clients}) + part end,
      1000000, at, case when part = 0 then client end,
      case when part = 0 then 1 + t % 1000 end,
      case when part = 1 then t end, case when part = 1 then at end,
      case when part = 1 then 6000000 end, case when part = 1 then 6000000 end,
      case when part = 1 then t + 1 end, case when part = 1 then at end,
      case when part = 1 then 6000100 end,
      case when part = 1 then (case when t % 2 = 0 then 'won' else 'tied' end)::trade_status end
    from (
      select part, t, d, ${clientOf} + 1 as client, account + 2 * ${clientOf} as account,
             timestamptz '${end}' - interval '${days} days'
               + case when part = 2 then d * (interval '${days} days' / ${deposits})
                      else t * (interval '${days} days' / ${trades}) end as at
        from first, generate_series(0, ${rows * deposits - 1}) n
       cross join lateral (
         select n / ${rows} as d, n / ${rows} * ${tradesADeposit} + n % ${rows} / 2 as t,
                case when n % ${rows} = ${rows - 1} then 2 else n % ${rows} % 2 end as part
       ) p) moved`
}

/** The first clients have money in the demo and have accepted the texts. */
export async function letTrade(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows('set local session_replication_role = replica')
    await tx.rows(
      `insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
         posting, balance_after, at)
       select 'demo_grant', gen_random_uuid(), 'demo', own_account('demo', 'grants'), a.id, $1,
         a.id, 1, $1, now() from accounts a where a.currency = 'demo' and a.client_id <= $2`,
      [dollars(1_000_000), count],
    )
    await tx.rows(`update clients set state = 'active' where id <= $1`, [count])
    await publishTexts(tx, systemClock.now())
    for (const { text, version } of required(dayOf(systemClock.now()), await readPublished(tx))) {
      await tx.rows(
        `insert into acceptances (client_id, text, version, accepted_at)
         select id, $1, $2, now() from clients where id <= $3`,
        [text, version.version, count],
      )
      await tx.rows(
        `update clients set accepted = accepted || jsonb_build_object($1::text, $2::text)
          where id <= $3`,
        [text, version.version, count],
      )
    }
  })
  await db.rows('vacuum analyze clients')
}
