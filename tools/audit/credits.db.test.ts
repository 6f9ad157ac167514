// The invariant of credits, proven by defects that are planted beside credits that the real use
// cases sold, charged and took back.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { iso } from '#kernel/time.ts'
import { chargeCredits } from '#server/money/credits/charge-credits.ts'
import type { Single } from '#server/platform/db.ts'
import { tellProfile } from '#test/clients.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { aWithdrawer, createWithdrawalsApp, type WithdrawalsApp } from '#test/withdrawals-app.ts'
import { audit, brokenOf } from './audit.ts'
import { auditPlanted } from './planted.ts'

let database: TestDatabase
let connection: Single
let at: WithdrawalsApp
let buyer: bigint

beforeAll(async () => {
  database = await cloneDatabase()
  connection = database.db.single()
  at = await createWithdrawalsApp(database.db)
  const one = await aWithdrawer(at)
  await tellProfile(one.db, one.client, 'NL')
  buyer = one.client.id
  const buy = (credits: number, usd: number) => one.post('/credits', { credits, usd })
  const [first, second] = [await buy(50, 57.5), await buy(10, 11.5)]
  expect([first.http, second.http]).toEqual([200, 200])
  const back = await one.post(`/credits/purchases/${second.data.id}/return`, {})
  expect(back.http).toBe(200)
  for (const ref of ['2026-11-20', '2026-11-21']) {
    const reason = `Practice exchange, ${ref}`
    await chargeCredits(at.money.credits, { client: one.client.id, kind: 'day', ref, reason })
  }
})
afterAll(async () => {
  await connection.close()
  await database.db.close()
})

/** Each trips I36; what touches the journal is seen by the books too. */
const mutants: readonly (readonly [name: string, plant: string])[] = [
  ['a charge without its record', 'delete from credit_charges where ref = $$2026-11-20$$'],
  ['a charge of more than was told', 'update credit_charges set credits = credits + 1'],
  [
    'a purchase that moved nothing',
    `insert into credit_purchases select (jsonb_populate_record(p, jsonb_build_object(
       'id', gen_random_uuid(), 'order_key', null, 'deposit_id', null))).*
       from credit_purchases p limit 1`,
  ],
  ['a purchase at another price', 'update credit_purchases set paid = paid + 1'],
  ['an invoice that was taken out', 'delete from invoices where number = 1'],
  ['an invoice that says another tax', 'update invoices set vat = vat + 1'],
  ['a gap in the numbers', 'update invoice_series set last = last + 1'],
  ['more given back than was bought', 'update credit_refunds set credits = credits + 100000'],
  [
    'a debt of somebody who owes nothing',
    `insert into credit_debts (client_id, since) select client_id, now() from credit_purchases
      limit 1`,
  ],
]

describe('the audit of credits', () => {
  const options = () => ({ now: iso(at.clock.now()), show: 3 })

  it('finds nothing wrong with them', async () => {
    const { db } = database
    const charges = await db.rows('select from credit_charges where client_id = $1', [buyer])
    expect(charges).toHaveLength(2)
    expect(brokenOf(await audit(db, options()))).toEqual([])
  })

  it.each(mutants)('notices %s', async (_, plant) => {
    const findings = await auditPlanted(connection, [plant], options())
    expect(brokenOf(findings).map(({ id }) => id)).toContain('I36')
  })
})
