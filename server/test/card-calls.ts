// Payments by card, over HTTP, as a client makes them.

import { afterEach, beforeEach } from 'vitest'
import type { TestCard } from '#contract/public/test-cards.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { type CardsApp, createCardsApp } from '#test/cards-app.ts'
import { freshDatabase } from '#test/database.ts'
import { addFundedClient } from '#test/funded-client.ts'

export let database: ReturnType<typeof freshDatabase>
export let cards: CardsApp
export let ada: ClientId

export function aClient(): Promise<ClientId> {
  const at = cards.clock.now()
  return addFundedClient(database().db, { at, real: dollars(5), demo: zeroUsd })
}

export const right = { holder_name: 'Ada Lovelace', month: 12, year: 2027, zip_code: '1012 AB' }

type Wish = { key?: string; client?: ClientId; ip?: string; fields?: object }

export async function post(url: string, payload: object, { key, client = ada, ip }: Wish = {}) {
  const headers = {
    client: String(client),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const from = ip === undefined ? {} : { remoteAddress: ip }
  const reply = await cards.app.inject({ method: 'POST', url, payload, headers, ...from })
  return { http: reply.statusCode, ...reply.json() }
}

export async function pay(card: TestCard, wish: Wish = {}) {
  const token = await cards.tokenOf(card)
  const fields = { usd_amount: 100, token, ...right, ...wish.fields }
  return post('/api/deposit/card', fields, wish)
}

export async function balance(client = ada): Promise<number> {
  const [row] = await database().db.rows<{ balance: bigint }>(
    "select balance from ledger_accounts where client_id = $1 and book = 'real'",
    [client],
  )
  return Number(present(row, 'an account').balance) / 100
}

export async function depositOf(id: string) {
  const [step] = await database().db.rows<{ state: string; outcome: string; reason_code: string }>(
    `select state, outcome, reason, reason_code from deposit_steps
      where deposit_id = $1 order by nr desc limit 1`,
    [id],
  )
  return present(step, 'a deposit')
}

/** Of the whole database. */
export async function tablesThatSay(words: string): Promise<string[]> {
  const { db } = database()
  const tables = await db.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.rows(`select from "${name}" t where t::text like $1 limit 1`, [
      `%${words}%`,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

export const key = openSeal(Buffer.alloc(32, 7), systemRandom).mark('webhooks', 'simulated cards')

/** For all tests of a file. */
export function openCards(): void {
  database = freshDatabase()
  beforeEach(async () => {
    cards = await createCardsApp(database().db)
    ada = await aClient()
    // What earlier tests left is none of this one's.
    await database().db.rows('update simulated_card_messages set ended_at = created_at')
  })
  afterEach(() => cards.close())
}
