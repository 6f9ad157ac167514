// Requests that move money as they go over the wire, whoever sends them.

import { afterAll, beforeAll } from 'vitest'
import { present } from '#kernel/assert.ts'
import { second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { formOf } from '#test/deposits-app.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { createMoneyApp, type MoneyApp } from '#test/money-app.ts'
import type { aWithdrawer } from '#test/withdrawals-app.ts'

export let database: ReturnType<typeof freshDatabase>
export let at: MoneyApp
let ticks = 0
/** Another than before. */
export function nextPrice(): number {
  ticks += 1
  return 60_000 + (ticks % 7)
}

/** One that is fresh, and another than before. */
export function price(): Promise<void> {
  return at.engine.tick({ BTCUSD: nextPrice() })
}

export type Who = Awaited<ReturnType<typeof aWithdrawer>>

export const anOrder = {
  amount: 10,
  duration: 60,
  mode: 'real',
  strike_rate: '75/3',
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  trade_mode: 'Buy',
}

export const aCard = { holder_name: 'Ada Lovelace', month: 12, year: 2027, zip_code: '1012 AB' }

/** A request as it goes over the wire, but for who sends it. */
export type Request = {
  readonly url: string
  readonly payload: string | Buffer
  readonly headers: Record<string, string>
}

export const json = (url: string, body: object | string, key?: string): Request => ({
  url: `/api${url}`,
  payload: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...keyed(key) },
})

export const form = async (url: string, fields: Record<string, string>, key?: string) => {
  const { payload, headers } = await formOf(fields)
  return { url: `/api${url}`, payload, headers: { ...headers, ...keyed(key) } }
}

const keyed = (key: string | undefined) => (key === undefined ? {} : { 'idempotency-key': key })

export async function send(who: Who, { url, payload, headers }: Request) {
  const reply = await at.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${who.token()}` },
  })
  return { http: reply.statusCode, body: reply.body, ...reply.json() }
}

/** How many rows there are of whatever money makes. */
export async function countAll(): Promise<Record<string, number>> {
  const tables = ['transfers', 'trades', 'deposits', 'deposit_steps', 'withdrawals']
  const [row] = await database().db.rows<Record<string, number>>(
    `select ${[...tables, 'withdrawal_steps', 'card_payments', 'chain_outputs']
      .map((name) => `(select count(*)::int from ${name}) as ${name}`)
      .join(', ')}`,
  )
  return present(row, 'counts')
}

/** For all tests of a file. */
export function openAttacks(): void {
  database = freshDatabase()
  beforeAll(async () => {
    at = await createMoneyApp(database().db)
    at.set({ withdrawalDayLimits: { unverified: 1_000_000, verified: 1_000_000 } })
    await at.engine.pass(second)
    await price()
  })
  afterAll(async () => {
    await at.close()
    await expectSoundBooks(database().db, at.clock.now())
  })
}
