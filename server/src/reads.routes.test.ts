// Whoever opens an address changes nothing: previews, prefetches and whatever looks at links before
// people do open each one, and more than once. The calls are made from the contract's own table, so
// a new GET is tried by itself.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { Route } from '#contract/shared/route.ts'
import { fc, seed } from '#seed'
import { freshDatabase } from '#test/database.ts'
import { hostileCall } from '#test/hostile.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'

const callsPerRoute = 8

const database = freshDatabase()
let whole: WholeApp
let tables: readonly string[]

beforeAll(async () => {
  const { db } = database()
  whole = await openWholeApp(db)
  const rows = await db.rows<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> $1 order by 1`,
    // The engine's own: it moves on every few seconds, whoever asks for whatever.
    ['settlement_mark'],
  )
  tables = rows.map(({ name }) => name)
})
afterAll(() => whole.close())

/** What stands in each table, short enough to be compared. */
async function everything(): Promise<Record<string, string>> {
  const [row] = await database().db.rows<Record<string, string>>(
    `select ${tables
      .map((it) => `(select md5(string_agg(t::text, ',' order by t::text)) from ${it} t) as ${it}`)
      .join(', ')}`,
  )
  return row ?? {}
}

/**
 * What a read may keep all the same: what it tells has to hold. Both are for those who are signed
 * in, and opened twice they keep nothing more.
 */
const keeps: Readonly<Record<string, readonly string[]>> = {
  depositAddress: ['deposit_addresses', 'events', 'event_heads'],
  depositConversion: ['deposit_quotes'],
}

const reads = Object.entries<Route>(routes).filter(([, { method }]) => method === 'GET')

test.each(reads)(`%s (seed ${seed})`, async (name, route) => {
  const one = await whole.aSignedIn()
  const other = await whole.aSignedIn({ emailConfirmed: false })
  // As it stands in a link, with an address that is somebody's; and as nobody of ours calls it.
  const plain = { url: `/api${route.path}?email=${encodeURIComponent(one.email)}`, headers: {} }
  const calls = [plain, ...fc.sample(hostileCall(route), { seed, numRuns: callsPerRoute })]
  const before = await everything()
  for (const { url, headers } of calls) {
    for (const { token } of [one, other]) {
      for (const method of ['HEAD', 'GET', 'GET'] as const) {
        await whole.app.inject({
          method,
          url,
          headers: { ...headers, authorization: `Bearer ${token}`, 'sec-purpose': 'prefetch' },
        })
      }
    }
  }
  const after = await everything()
  const kept = (keeps[name] ?? []).map((table) => [table, after[table]])
  expect(after).toEqual({ ...before, ...Object.fromEntries(kept) })
})
