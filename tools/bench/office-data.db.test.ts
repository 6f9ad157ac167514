// What the office's bench fills a database with still fits the schema, at a ten thousandth of its size:
// the whole takes minutes, and is seldom run.

import { expect, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { fillOffice, letTrade } from './office-data.ts'

test('the data of the bench is written, each row to the account that it is about', async () => {
  const { db } = await cloneDatabase()
  try {
    await fillOffice(db, { clients: 100, trades: 1_000, deposits: 100 }, () => {})
    await letTrade(db, 60)
    const [row] = await db.rows(
      `select (select count(*) from trades) as trades,
              (select count(*) from deposits) as deposits,
              (select count(*) from journal j join accounts a on a.id = j.client_account
                where j.currency <> a.currency) as elsewhere,
              (select count(*) from ledger_accounts where book = 'demo' and balance > 0) as demos`,
    )
    expect(row).toEqual({ trades: 1_000n, deposits: 100n, elsewhere: 0n, demos: 60n })
  } finally {
    await db.close()
  }
})
