// Figures in the form of Prometheus: what is counted, read, and put together from two threads.

import { expect, test } from 'vitest'
import { count, expose, inForm, measured, observe, type Reading } from './measure.ts'
import { metrics, prefix } from './metric-table.ts'

const linesOf = async (name: string) =>
  (await expose([await measured('web')]))
    .split('\n')
    .filter((line) => line.startsWith(`${prefix}${name}`))

test('a counter says how often, by its labels', async () => {
  count('settlements_total', { outcome: 'won' })
  count('settlements_total', { outcome: 'won' }, 2)
  expect(await linesOf('settlements_total')).toEqual([
    'truestrike_settlements_total{outcome="won"} 3',
    ...['lost', 'tied', 'voided'].map(
      (word) => `truestrike_settlements_total{outcome="${word}"} 0`,
    ),
  ])
})

test('a word that is in no list is counted as another', async () => {
  count('settlements_total', { outcome: 'ada@client.example' as 'won' })
  expect((await linesOf('settlements_total')).join()).toContain('{outcome="other"} 1')
  expect((await linesOf('settlements_total')).join()).not.toContain('ada')
})

test('there are no more words than a label may have', async () => {
  const most = metrics.orders_total.labels.outcome
  for (let nr = 0; nr < most + 50; nr += 1) count('orders_total', { outcome: `code_${nr}` })
  const all = await linesOf('orders_total')
  expect(all).toHaveLength(most + 1)
  expect(all).toContain('truestrike_orders_total{outcome="other"} 50')
})

test('a histogram counts into its buckets', async () => {
  for (const late of [0.05, 0.3, 400]) observe('settlement_lateness_seconds', {}, late)
  const all = await linesOf('settlement_lateness_seconds')
  expect(all).toContain('truestrike_settlement_lateness_seconds_bucket{le="0.1"} 1')
  expect(all).toContain('truestrike_settlement_lateness_seconds_bucket{le="0.5"} 2')
  expect(all).toContain('truestrike_settlement_lateness_seconds_bucket{le="+Inf"} 3')
})

test('each metric has its help and kind once, whichever threads tell of it', async () => {
  const readings: Reading[] = [
    { name: 'db_connections', labels: { thread: 'web', state: 'used' }, value: 1 },
    { name: 'db_connections', labels: { thread: 'trading', state: 'used' }, value: 2 },
  ]
  const thread = structuredClone(await measured('web'))
  const text = await expose([await measured('web'), thread, await inForm(readings)])
  const named = text.match(/^# TYPE \S+/gm) ?? []
  expect(new Set(named).size).toBe(named.length)
  expect(text).toContain('truestrike_db_connections{thread="trading",state="used"} 2')
  expect(text).toContain('truestrike_settlements_total{outcome="won"} 6')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds{thread="web"}')
})
