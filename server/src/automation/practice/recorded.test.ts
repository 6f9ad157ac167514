// The practice exchange's answers beside those of Kraken that were recorded: every field that the
// real one sends is there, and of the same kind.

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPracticeExchange, krakenClient, type PracticeExchange } from '#test/practice-server.ts'

const recordings = resolve(import.meta.dirname, '../../../../../shared/market/kraken')

let practice: PracticeExchange

beforeAll(async () => {
  practice = await aPracticeExchange()
})

afterAll(() => practice.close())

/** Of a recorded answer what each field is, by its path; rows of lists and of tables all count. */
function kindsOf(value: unknown, path = '', kinds = new Map<string, Set<string>>()) {
  const add = (kind: string) => kinds.set(path, (kinds.get(path) ?? new Set()).add(kind))
  if (Array.isArray(value)) {
    add('list')
    const isRow = value.some((it) => typeof it !== 'object')
    for (const [index, it] of value.entries()) kindsOf(it, `${path}[${isRow ? index : ''}]`, kinds)
  } else if (typeof value === 'object' && value !== null) {
    add('table')
    for (const [name, it] of Object.entries(value)) {
      kindsOf(it, `${path}.${isName(name) ? '*' : name}`, kinds)
    }
  } else add(value === null ? 'null' : typeof value)
  return kinds
}

/** Of an order, a fill, a market or an asset. */
function isName(name: string): boolean {
  return /^[OT][0-9A-Z]{5}-|^[OT][A-Z]+-\d-TESTID$|^(XXBT|XBT|ETH|XETH)?(ZUSD|USDT|USD)?$/.test(
    name,
  )
}

/** What this exchange has no use for: it lends nothing, and sends fewer fields than it was asked. */
const leftOut = /long_position_limit|short_position_limit|leverage_(buy|sell)\[|ledgers\[/

function expectLike(recorded: string, answer: unknown) {
  const text = readFileSync(join(recordings, recorded), 'utf8')
  const own = kindsOf(answer)
  for (const [path, kinds] of kindsOf(JSON.parse(text))) {
    if (leftOut.test(path)) continue
    const here = [...(own.get(path) ?? [])]
    expect(here.length, `${recorded}: ${path} is missing`).toBeGreaterThan(0)
    for (const kind of here) expect([...kinds, 'null'], `${recorded}: ${path}`).toContain(kind)
  }
}

describe.skipIf(!existsSync(recordings))(
  'an answer is like the recorded one (skipped where ../shared/market is absent)',
  () => {
    const ask = async (call: string) => {
      const answer = await fetch(`${practice.url}/kraken/0/public/${call}`)
      return answer.json()
    }

    it.each([
      ['Time', 'http_server_time.json'],
      ['SystemStatus', 'http_system_status.json'],
      ['AssetPairs?pair=XBTUSDT', 'http_asset_pairs.json'],
      ['Ticker?pair=XBTUSDT', 'http_ticker.json'],
      ['OHLC?pair=XBTUSDT', 'http_ohlc.json'],
      ['Trades?pair=XBTUSDT', 'http_trades.json'],
    ])('%s', async (call, recorded) => expectLike(recorded, await ask(call)))

    it('of an account, its orders and its trades', async () => {
      const client = krakenClient(practice.url, await practice.aKey('kraken'))
      expectLike('http_spot_balance.json', await client.privatePostBalance())
      const order = { pair: 'XXBTZUSD', type: 'buy', volume: '0.01' }
      const limit = { ...order, ordertype: 'limit', price: '45000.0', userref: '1' }
      const added = await client.privatePostAddOrder(limit)
      // What was asked for stands in the sentence only.
      expect(added).toMatchObject({ error: [], result: { descr: { order: expect.any(String) } } })
      const stop = {
        ...order,
        type: 'sell',
        ordertype: 'stop-loss',
        price: '40000.0',
        userref: '2',
      }
      await client.privatePostAddOrder(stop)
      expectLike('http_open_orders.json', await client.privatePostOpenOrders())
      await client.privatePostAddOrder({ ...order, ordertype: 'market', userref: '3' })
      const txid = added.result.txid[0]
      expectLike('http_cancel_order_spot.json', await client.privatePostCancelOrder({ txid }))
      expectLike('http_closed_orders.json', await client.privatePostClosedOrders())
      expectLike('http_trades_history.json', await client.privatePostTradesHistory())
    })
  },
)
