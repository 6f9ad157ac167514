// The trace of a deposit, from when it is asked for until it is money, as a receiver of traces
// really gets it.

import { afterEach, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { unitsFromText } from '#kernel/coins.ts'
import { aClient, get, it_, openDeposits } from '#test/deposit-calls.ts'
import { formOf } from '#test/deposits-app.ts'
import { receiveTraces } from '#test/otlp.ts'

openDeposits()

let stop: (() => Promise<unknown>) | undefined
afterEach(() => stop?.())

test.each(['asked for', 'come unasked'])('the trace of one that was %s is one', async (how) => {
  const receiver = await receiveTraces()
  stop = receiver.received
  const client = await aClient()
  let amount = '0.002'
  if (how === 'asked for') {
    const { quote } = (await get(client, '/deposit/conversion?currency=btc&usd_amount=100')).data
    const form = await formOf({ usd_amount: '100', quote })
    const reply = await it_.app.inject({
      method: 'POST',
      url: '/api/deposit',
      ...form,
      headers: { ...form.headers, client: String(client) },
    })
    amount = present(reply.json().data?.coin_amount, reply.body)
  }
  const address = (await get(client, '/deposit/wallet-address?currency=btc')).data
  await it_.chains.btc.faucet(address, present(unitsFromText('btc', amount), 'an amount'))
  await it_.look()
  await it_.blocks('btc', 3)
  const [deposit] = (await get(client, '/deposit')).data
  expect(deposit.status).toBe('Approved')
  const spans = await receiver.received()
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(spans.map(({ name }) => name)).toEqual([
    'deposit.created',
    'deposit.seen',
    'deposit.confirmed',
    'deposit.credited',
  ])
  const [created, ...steps] = spans
  for (const { parentSpanId } of steps) expect(parentSpanId).toBe(created?.spanId)
  const sent = receiver.bodies.join()
  for (const word of [address, String(deposit.deposit_id), deposit.transaction_id]) {
    expect(sent).not.toContain(word)
  }
})
