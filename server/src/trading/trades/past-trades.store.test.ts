import { expect, onTestFinished, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { cloneDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, wednesday } from '#test/engine.ts'
import { firstPrices } from '#test/feed.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { byKeysStatement, loadByKeys } from './past-trades.store.ts'

const trades = 400

type Plan = {
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

test('a key is looked up, however little PostgreSQL knows of the journal', async () => {
  const { db } = await cloneDatabase()
  onTestFinished(() => db.close())
  const engine = await startTestEngine(db)
  onTestFinished(() => engine.stop())
  await engine.tick(firstPrices)
  const clientId = await addFundedClient(db, {
    at: wednesday,
    real: dollars(1),
    demo: dollars(9_000),
  })
  const keys = Array.from({ length: trades }, (_, nr) => `key-${nr}`)
  const order = anOrder({ stake: dollars(1) })
  const answers = await Promise.all(
    keys.map((orderKey) => engine.lanes.open({ clientId, order, orderKey })),
  )
  expect(answers.filter(isRefusal)).toEqual([])

  const asked = ['key-7', 'key-9', 'key-none']
  const found = await loadByKeys(
    db,
    asked.map((orderKey) => ({ clientId, orderKey })),
  )
  expect(found.map(({ orderKey }) => orderKey).sort()).toEqual(['key-7', 'key-9'])

  const [row] = await db.rows<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (analyze, format json) ${byKeysStatement.text}`,
    [asked.map(() => clientId), asked],
  )
  const read = nodesOf(row!['QUERY PLAN'][0]!.Plan).map(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  )
  // Of so small a table it may read all for a trade that was found, but not for each it passes.
  expect(Math.max(...read)).toBeLessThanOrEqual(asked.length * (trades + 10))
})
