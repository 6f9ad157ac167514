// What the exchange that is started by itself keeps in its file, and finds again.

import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPracticeExchange, krakenClient } from '#test/practice-server.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'practice-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('all that was answered is there again, and a line that was cut short is not', async () => {
  const file = join(folder, 'state.jsonl')
  const before = await aPracticeExchange({ file })
  const key = await before.aKey('kraken')
  const client = krakenClient(before.url, key)
  await client.loadMarkets()
  const resting = await client.createOrder('BTC/USD', 'limit', 'buy', 0.1, 45_000)
  await client.createOrder('BTC/USD', 'market', 'buy', 0.02, undefined, { clientOrderId: 'mine' })
  const told = async (asking: typeof client) => [
    (await asking.privatePostBalanceEx()).result,
    (await asking.privatePostOpenOrders({ trades: 'true' })).result,
    (await asking.privatePostClosedOrders({ trades: 'true' })).result,
    (await asking.privatePostTradesHistory()).result,
    (await asking.privatePostLedgers()).result,
  ]
  const known = await told(client)
  await before.close()
  const whole = readFileSync(file, 'utf8')
  appendFileSync(file, '{"type":"change","id":"one","orders":[{"id"')

  const after = await aPracticeExchange({ file, nowMs: before.now() })
  const again = krakenClient(after.url, key)
  await expect(told(client)).rejects.toThrow()
  again.nonce = () => client.nonce()
  expect(await told(again)).toEqual(known)
  await again.cancelOrder(String(resting.id))
  expect(readFileSync(file, 'utf8').startsWith(whole)).toBe(true)
  await after.close()
})
