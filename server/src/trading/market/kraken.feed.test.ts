// Quotes of Kraken: what becomes of them, and of a connection that fails.

import { expect, test } from 'vitest'
import {
  btc,
  feed,
  find,
  isUp,
  log,
  openKraken,
  quoted,
  server,
  sink,
  start,
  started,
  statuses,
  takeFeed,
  ticks,
  timings,
  until,
} from '#test/kraken-feed.ts'

openKraken()

const unlisted = find('ETHUSD')

test('quotes become ticks at their middle, under our symbol, at the time of the exchange', async () => {
  await started()
  server.quote('BTC/USD', 105_944.2, 105_944.3, '2026-11-18T10:00:29.000000Z')
  server.quote('DOGE/USD', 0.17, 0.18)
  await until(() => ticks.length === 2)
  expect(ticks).toEqual([
    { symbol: 'BTCUSD', price: 105_944.25, at: start - 1_000, source: 'kraken' },
    { symbol: 'DOGEUSD', price: expect.closeTo(0.175, 9), at: start, source: 'kraken' },
  ])
  expect(feed.symbols).toEqual(['BTCUSD', 'DOGEUSD'])
  expect(statuses).toEqual([{ connected: true, detail: expect.stringContaining('127.0.0.1') }])
})

test('a symbol that the exchange refuses does not hinder the others', async () => {
  await feed.stop()
  takeFeed([btc, unlisted])
  await started(1)
  await quoted()
  expect(log).toEqual(['kraken: no subscription to ETH/USD: Currency pair not supported ETH/USD'])
})

test('a subscription that is not answered is asked for again', async () => {
  server.faults.deaf = true
  await feed.start(sink)
  await until(() => server.connections() === 1)
  await new Promise((resolve) => setTimeout(resolve, timings.askEveryMs))
  server.faults.deaf = false
  await quoted()
  expect(server.connections()).toBe(1)
})

test('after a drop it comes back and subscribes again', async () => {
  await started()
  await quoted()
  server.drop()
  await until(() => statuses.at(-1)?.connected === false)
  await quoted()
  expect(statuses.map((status) => status.connected)).toEqual([true, false, true])
  expect(server.connections()).toBe(2)
  expect(server.subscribed.slice(-2)).toEqual(['BTC/USD', 'DOGE/USD'])
})

test('a connection that says nothing any more is given up', async () => {
  await started()
  await quoted()
  server.faults.silent = true
  await until(() => statuses.at(-1)?.connected === false)
  expect(statuses.at(-1)!.detail).toBe('nothing was heard for 700 ms')
  server.faults.silent = false
  await quoted()
  expect(isUp()).toBe(true)
})

test('a standstill of our own is not taken for silence of the exchange', async () => {
  await started()
  await quoted()
  server.quote('BTC/USD', 200, 201)
  const end = performance.now() + 1.2 * timings.silenceMs
  while (performance.now() < end);
  await until(() => ticks.at(-1)?.price === 200.5)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.connections()).toBe(1)
})

test('heartbeats alone keep a connection', async () => {
  await started()
  await quoted()
  await new Promise((resolve) => setTimeout(resolve, 1.5 * timings.silenceMs))
  expect(server.connections()).toBe(1)
  expect(isUp()).toBe(true)
})

test('while it is turned away it tries again with growing pauses', async () => {
  server.faults.refusing = true
  await feed.stop()
  takeFeed([btc], () => 0.999)
  await feed.start(sink)
  // Pauses of 5, 10, 20, 40, 40, ... ms: without growth there would be 60 tries, without a limit 6.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const tries = server.connections()
  expect(tries).toBeGreaterThan(3)
  expect(tries).toBeLessThan(15)
  expect(statuses.every((status) => !status.connected)).toBe(true)
  server.faults.refusing = false
  await quoted()
  expect(isUp()).toBe(true)
})

test('garbage is counted and ignored', async () => {
  await started()
  for (const text of [
    '',
    '{',
    'null',
    '[1]',
    '{"channel":"ticker","data":[{"symbol":"BTC/USD"}]}',
  ]) {
    server.send(text)
  }
  server.send(`{"channel":"ticker","data":[{"symbol":"BTC/USD","bid":2,"ask":1}]}`)
  await quoted()
  expect(feed.dropped().garbage).toBe(6)
  expect(ticks.every((tick) => tick.price === 100.5)).toBe(true)
  expect(log.filter((message) => message.includes('not understood'))).toHaveLength(1)
  expect(server.connections()).toBe(1)
})

test('a message too large to be ours ends the connection, and the next one works', async () => {
  await started()
  await quoted()
  server.send(`"${'x'.repeat(2_000_000)}"`)
  await until(() => statuses.at(-1)?.connected === false)
  await quoted()
  expect(server.connections()).toBe(2)
})

test('repeated and older quotes are dropped, and quotes nobody asked for', async () => {
  await started()
  const at = (micros: string) => `2026-11-18T10:00:29.${micros}Z`
  server.quote('BTC/USD', 100, 101, at('000002'))
  server.quote('BTC/USD', 100, 101, at('000002'))
  server.quote('BTC/USD', 90, 91, at('000001'))
  server.quote('BTC/USD', 102, 103, at('000002'))
  server.quote('DOGE/USD', 1, 2, at('000001'))
  server.send('{"channel":"ticker","data":[{"symbol":"SOL/USD","bid":1,"ask":2}]}')
  server.quote('BTC/USD', 104, 105, at('000003'))
  await until(() => ticks.some((tick) => tick.price === 104.5))
  expect(ticks.map((tick) => tick.price)).toEqual([100.5, 102.5, 1.5, 104.5])
  expect(feed.dropped()).toEqual({ garbage: 0, repeated: 1, outOfOrder: 1, unasked: 1, ahead: 0 })
})

test('the first quote after a loss counts, even if nothing has changed', async () => {
  await started()
  const quote = () => server.quote('BTC/USD', 100, 101, '2026-11-18T10:00:29.000000Z')
  quote()
  await until(() => ticks.length === 1)
  server.drop()
  await until(() => server.subscribed.length >= 4)
  quote()
  await until(() => ticks.length === 2)
})
