// How long an install of before the journal takes to be brought up to date: so many settled trades,
// made in the tables of that time, of a hundred thousand clients.

import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, type Tx } from '#server/platform/db.ts'
import { withEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { clientCount, projectRoot } from './world.ts'

const migrations = join(projectRoot, 'server/migrations')
/** The first migration that is timed. */
const journal = '0065'
const lifetimeDays = 90
/** Orders that were quoted at the same moment have the same terms. */
const ordersAQuote = 2

export async function benchMigration(trades: number): Promise<{ trades: number; seconds: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-migrate-'))
  const before = join(dataDir, 'migrations')
  const log = () => {}
  try {
    return await withEmbeddedPostgres({ dataDir, projectRoot, log }, async (connection) => {
      const db = openDatabase(connection, log)
      try {
        await migrate(db, await copyBelow(journal, before))
        await db.transaction((tx) => insertTrades(tx, trades))
        const began = performance.now()
        await migrate(db, migrations)
        const seconds = (performance.now() - began) / 1_000
        await expectAll(db, trades)
        return { trades, seconds }
      } finally {
        await db.close()
      }
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function copyBelow(number: string, folder: string): Promise<string> {
  await mkdir(folder)
  for (const name of await readdir(migrations)) {
    if (name < number) await copyFile(join(migrations, name), join(folder, name))
  }
  return folder
}

async function expectAll(db: Database, trades: number): Promise<void> {
  const [found] = await db.rows<{ settled: bigint }>('select count(*) as settled from outcomes')
  if (found?.settled !== BigInt(trades)) throw new Error(`${found?.settled} of ${trades} trades`)
}

/** One in three is won; the house covers 250 at a time. */
async function insertTrades(tx: Tx, trades: number): Promise<void> {
  await tx.rows('set local session_replication_role = replica')
  await tx.rows("set local work_mem = '256MB'")
  await tx.rows(
    `insert into clients (email, email_key, password_hash, firstname, lastname, demo_started_at,
       demo_ends_at, referral_code, grant_ref, created_at)
     select n || '@bench.test', n || '@bench.test', 'none', 'Bench', 'Client', now(),
       now() + interval '21 days', 'bench' || n, gen_random_uuid(), now()
       from generate_series(1, ${clientCount}) n`,
  )
  await tx.rows(
    `insert into ledger_accounts (book, name, client_id, balance)
     select b, 'available', c.id, 0 from clients c, unnest(enum_range(null::book)) b`,
  )
  await tx.rows(
    `create temp table placed on commit drop as
     select n, a.id as account_id, a.client_id,
            (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
              || right(md5(n::text), 19))::uuid as id,
            at::timestamptz(3) as at, n % 3 = 0 as is_won
       from generate_series(0, ${trades - 1}) n
       join (select id, client_id, row_number() over (order by id) - 1 as place
               from ledger_accounts where book = 'demo' and client_id is not null) a
         on a.place = n % ${clientCount}
       cross join lateral (select now() - interval '${lifetimeDays} days'
         + n * (interval '${lifetimeDays} days' / ${trades}) as at) moment
      order by n`,
  )
  await tx.rows(
    `insert into trades (id, client_id, account_id, book, instrument_id, direction, stake,
       duration_s, strike_rate, payout_rate_bp, margin_bp, win_probability, volatility, quantile,
       strike_factor, decimals, tick_points, rule_version, accepted_at, expires_at, order_key)
     select id, client_id, account_id, 'demo', 1, 'rise', 1000, 60, '75/3', 7500, 400, 0.5,
       0.0001 + n / ${ordersAQuote} * 1e-9, 0.1, 1000000000000, 2, 1, 1, at,
       at + interval '60 seconds', 'key-' || n from placed order by n`,
  )
  await tx.rows(
    `insert into outcomes (trade_id, status, entry_seq, entry_at, entry_price, strike_price,
       exit_seq, exit_at, exit_price, payout, settled_at)
     select id, case when is_won then 'won' else 'lost' end::trade_status, n, at, 6000000, 6000000,
       n + 1, at + interval '60 seconds', case when is_won then 6000100 else 5999900 end,
       case when is_won then 1750 else 0 end, at + interval '61 seconds' from placed order by n`,
  )
  await insertTransfers(tx)
  await tx.rows(
    `update ledger_accounts a set balance = balance_after, postings = posting
       from (select distinct on (client_account) client_account, posting, balance_after
               from transfers where client_account is not null
              order by client_account, posting desc) t where t.client_account = a.id`,
  )
}

/** Lost trades are no posting of their client's, so numbers and balances are counted here. */
async function insertTransfers(tx: Tx): Promise<void> {
  await tx.rows(
    `insert into transfers (kind, ref, book, from_account, to_account, amount, client_account,
       posting, balance_after, at)
     select kind::transfer_kind, ref, 'demo', from_account, to_account, abs(amount), client_account,
            case when client_account is not null
              then row_number() over (partition by client_account order by at, nr) end,
            case when client_account is not null
              then sum(amount) over (partition by client_account order by at, nr) end, at
       from (
         select 'demo_grant' as kind, gen_random_uuid() as ref, 13 as from_account,
                id as to_account, 1000000 as amount, id as client_account, 0 as nr,
                now() - interval '${lifetimeDays + 1} days' as at
           from ledger_accounts where book = 'demo' and client_id is not null
         union all
         select 'trade_open', id, account_id, 11, -1000, account_id, 1, at from placed
         union all
         select 'trade_settle', id, 11, case when is_won then account_id else 12 end,
                case when is_won then 1750 else 1000 end, case when is_won then account_id end, 2,
                at + interval '61 seconds' from placed
         union all
         select 'house_cover', gen_random_uuid(), 12, 11, sum(750), null, 3,
                max(at) + interval '61 seconds' from placed where is_won group by n / 250
       ) moved order by at, nr`,
  )
}
