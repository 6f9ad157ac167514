// A statement of 100,000 movements: how long its pages take, read as the call reads them.

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientId } from '#kernel/ids.ts'
import { readStatement } from '#server/money/statements/read-statement.ts'
import { openDatabase, type Tx } from '#server/platform/db.ts'
import { withEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { clientAccount, moved, ownAccount, someTerms } from '#test/crooked.ts'
import { median } from '../percentile.ts'
import { projectRoot } from './world.ts'

const movements = 100_000
const days = 400
const reads = 50

type Figures = Readonly<Record<'first_page_ms' | 'deep_page_ms' | 'period_ms' | 'kind_ms', number>>

/** Milliseconds, medians of fifty reads. */
export async function benchStatement(): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-statement-'))
  const log = () => {}
  try {
    return await withEmbeddedPostgres({ dataDir, projectRoot, log }, async (connection) => {
      const db = openDatabase(connection, log)
      try {
        await migrate(db, join(projectRoot, 'server/migrations'))
        return await measure(db, await aLongAccount(db))
      } finally {
        await db.close()
      }
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(db: Tx, clientId: ClientId): Promise<Figures> {
  const mode = 'real'
  const first = { limit: 50, cursor: undefined }
  const read = (wish: object, page: { limit: number; cursor: string | undefined } = first) =>
    medianMs(() => readStatement(db, clientId, { mode, ...wish }, page))
  return {
    first_page_ms: await read({}),
    deep_page_ms: await read({}, { limit: 50, cursor: '50000' }),
    period_ms: await read({ from: '2026-03-01', to: '2026-03-31' }),
    kind_ms: await read({ kind: 'play_money' }),
  }
}

async function medianMs(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < reads; i += 1) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Play money once, then stakes and payouts in turn, by the minute. */
async function aLongAccount(db: Tx): Promise<ClientId> {
  const rows = await db.rows<{ id: ClientId }>(
    `insert into clients (email, email_key, password_hash, firstname, lastname, demo_started_at,
       demo_ends_at, referral_code, grant_ref, created_at)
     values ('a@bench.test', 'a@bench.test', 'none', 'Bench', 'Client', now(),
       now() + interval '21 days', 'bench', gen_random_uuid(), now()) returning id`,
  )
  const id = rows[0]?.id as ClientId
  await db.rows(
    `insert into accounts (currency, name, client_id) values ('real', 'available', $1)`,
    [id],
  )
  await db.rows(
    moved({
      kind: 'sandbox_grant',
      ref: randomUUID(),
      amount: 1_000_000,
      client: 'to',
      from: ownAccount('real', 'grants'),
      to: clientAccount(id, 'real'),
      also: { at: "'2025-10-18'" },
    }),
  )
  await db.rows(someTerms(1))
  await db.rows(
    `insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
       posting, balance_after, at, client_id, terms_id, status, strike_price, exit_price)
     select case n % 2 when 0 then 'trade_open' else 'trade_settle' end::transfer_kind,
            gen_random_uuid(), 'real', case n % 2 when 0 then a.id else o.id end,
            case n % 2 when 0 then o.id else a.id end, 100, a.id, n,
            case n % 2 when 0 then 999900 else 1000000 end,
            timestamptz '2025-10-18' + n * ($2 * interval '1 day' / $3),
            case n % 2 when 0 then $1::bigint end, case n % 2 when 0 then 1 end,
            case n % 2 when 1 then 'won'::trade_status end, case n % 2 when 1 then 1 end,
            case n % 2 when 1 then 1 end
       from accounts a, (select own_account('real', 'stakes') as id) o,
            generate_series(2, $3::int) n
      where a.client_id = $1`,
    [id, days, movements],
  )
  await db.rows('vacuum analyze journal')
  return id
}
