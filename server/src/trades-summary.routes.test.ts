// What came of a client's trades, summed up and as a file, held against the list of them.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TradeSummary } from '#contract/client/trade-summary.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { fc } from '#seed'
import { freshDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'

const database = freshDatabase()
let whole: WholeApp
let client: Awaited<ReturnType<WholeApp['aSignedIn']>>
let other: typeof client

const tries = 40
let placed = 0

beforeAll(async () => {
  whole = await openWholeApp(database().db)
  client = await whole.aSignedIn()
  other = await whole.aSignedIn()
  const { engine } = whole
  const choices = fc.sample(
    fc.record({
      symbol: fc.constantFrom('BTCUSD', 'BCHBTC'),
      direction: fc.constantFrom('rise' as const, 'fall' as const),
      durationSeconds: fc.constantFrom(60, 180),
      strikeRate: fc.constantFrom('75/3', '12/5', '11/13'),
    }),
    tries,
  )
  for (const chosen of choices) {
    for (const { id } of [client, other]) {
      const order = anOrder({ book: 'demo', ...chosen })
      const opened = await engine.lanes.open({ clientId: id, order, orderKey: null })
      // Not every rate has a price at each duration.
      if (!isRefusal(opened) && id === client.id) placed += 1
    }
  }
  expect(placed).toBeGreaterThan(8)
  await engine.tick({ BTCUSD: 60_000, BCHBTC: 0.005 })
  // The first to end have a price just before, the others none at all.
  await engine.pass(58 * second)
  await engine.tick({ BTCUSD: 60_090, BCHBTC: 0.005 })
  await engine.pass(200 * second)
})
afterAll(() => whole?.close())

const get = (path: string, one = client) =>
  whole.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${one.token}` } })

async function listed(query = ''): Promise<TradeView[]> {
  return (await get(`trading?mode=demo&limit=500${query}`)).json().data
}

const cents = (trades: readonly TradeView[]) =>
  trades.reduce((sum, { amount, payout }) => sum + Math.round(((payout ?? 0) - amount) * 100), 0)

test.each(['', '&symbol=BTC/USD', '&direction=rise', '&result=won', '&result=lost'])(
  'sums up what the list has%s',
  async (query) => {
    const settled = (await listed(query)).filter(({ status }) => status !== 'Pending')
    const summary: TradeSummary = (await get(`trading/summary?mode=demo${query}`)).json().data
    const count = (status: string) => settled.filter((one) => one.status === status).length
    expect(summary).toMatchObject({
      trades: settled.length,
      won: count('Won'),
      lost: count('Lost'),
      tied: count('Draw'),
      void: count('Void'),
      net: cents(settled) / 100,
      staked: settled.reduce((sum, { amount }) => sum + amount, 0),
    })
    for (const { symbol, trades, net } of summary.by_symbol) {
      const own = settled.filter((one) => one.symbol === symbol)
      expect([trades, net]).toEqual([own.length, cents(own) / 100])
    }
    for (const { duration, trades, won } of summary.by_duration) {
      const own = settled.filter((one) => one.duration === duration)
      const ofThem = own.filter(({ status }) => status === 'Won').length
      expect([trades, won]).toEqual([own.length, ofThem])
    }
    const oldest = settled.toReversed()
    expect(summary.curve.map(({ net }) => net)).toEqual(
      oldest.map((_, nr) => cents(oldest.slice(0, nr + 1)) / 100),
    )
    // Of each that is not void, the margin of four percent.
    const counted = settled.filter(({ status }) => status !== 'Void')
    const margin = counted.reduce((sum, { amount }) => sum + amount, 0) * 0.04
    expect(summary.margin_cost).toBeCloseTo(margin, 2)
    expect(summary.curve.at(-1)?.cost ?? 0).toBe(summary.margin_cost)
    const decided = settled.filter(({ status }) => status === 'Won' || status === 'Lost')
    const chance = decided.reduce((sum, one) => sum + one.win_probability, 0) / decided.length
    if (decided.length > 0) expect(summary.priced).toBeCloseTo(chance, 9)
    const runs = oldest
      .filter(({ status }) => status === 'Won' || status === 'Lost')
      .map(({ status }) => (status === 'Won' ? 'w' : 'l'))
      .join('')
    const longest = (sign: RegExp) =>
      Math.max(0, ...[...runs.matchAll(sign)].map(([run]) => run.length))
    expect([summary.longest_won, summary.longest_lost]).toEqual([longest(/w+/g), longest(/l+/g)])
  },
)

test('all of them were traded, and only the client’s own are told', async () => {
  expect(await listed()).toHaveLength(placed)
  const all = (await get('trading/summary?mode=demo')).json().data
  expect(all.trades).toBe(placed)
  expect(all.void).toBeGreaterThan(0)
  const none = (await get('trading/summary?mode=real')).json().data
  expect(none).toMatchObject({ trades: 0, net: 0, win_rate: null, interval: null, curve: [] })
  const never = (await get('trading/summary?mode=demo&to=2001-01-01')).json().data
  expect(never).toMatchObject({ trades: 0 })
  expect((await get('trading/summary?mode=demo&result=tied')).statusCode).toBe(422)
})

test('as a file it has a line for each, with what each brought', async () => {
  const trades = await listed()
  const file = await get('trading/file?mode=demo')
  expect(file.headers['content-type']).toContain('text/csv')
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(1 + placed)
  const last = (line: string | undefined) => line?.split(',').at(-1)?.replaceAll('"', '')
  expect(lines.slice(1).map((line) => Number(last(line)))).toEqual(
    trades.map((trade) => cents([trade]) / 100),
  )
  const dutch = await get('trading/file?mode=demo&lang=nl&result=won')
  expect(dutch.body.split('\r\n')[0]).toContain('"Transactie";')
  expect(dutch.body.trim().split('\r\n')).toHaveLength(1 + (await listed('&result=won')).length)
})
