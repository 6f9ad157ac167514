// The table of coins in the code and what the database knows of them say the same: whoever adds a
// coin is led here by what is missing.

import { expect, it } from 'vitest'
import { ChainNetwork, WithdrawalMethod } from '#contract/public/payouts.ts'
import { coinFacts, coins } from '#kernel/coins.ts'
import { freshDatabase } from '#test/database.ts'

const database = freshDatabase()

const valuesOf = async (type: string) => {
  const rows = await database().db.rows<{ value: string }>(
    `select unnest(enum_range(null::${type}))::text as value`,
  )
  return rows.map(({ value }) => value).sort()
}

it('the coins are those of the database, with as many decimals', async () => {
  const rows = await database().db.rows<object>('select coin, decimals from coins order by coin')
  const known = coins.map((coin) => ({ coin, decimals: coinFacts[coin].decimals }))
  expect(rows).toEqual(known.toSorted((one, other) => (one.coin < other.coin ? -1 : 1)))
})

it.each([
  ['coin', coins],
  ['deposit_method', ['card', ...coins]],
  ['withdrawal_method', WithdrawalMethod.options],
  ['chain_network', ChainNetwork.options],
] as const)('the type %s has their names, and no other', async (type, names) => {
  expect(await valuesOf(type)).toEqual([...names].sort())
})

it('each has a simulated chain, which begins with a block', async () => {
  const rows = await database().db.rows<{ coin: string }>(
    'select coin from simulated_blocks where height = 0',
  )
  expect(rows.map(({ coin }) => coin).sort()).toEqual([...coins].sort())
})

it('each is a unit that differences of the books are noted in', async () => {
  for (const unit of ['usd', ...coins]) {
    const rows = await database().db.rows<{ is_known: boolean }>(
      `select pg_get_constraintdef(oid) like $1 as is_known from pg_constraint
        where conname = 'book_differences_unit_check'`,
      [`%'${unit}'%`],
    )
    expect(rows, unit).toEqual([{ is_known: true }])
  }
})
