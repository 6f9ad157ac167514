// From the chain to the books: whatever a chain repeats, reorders, takes back or loses, a deposit is
// credited once for each output, and the books are sound after it.

import { afterEach, describe, expect, it } from 'vitest'
import type { DepositView } from '#contract/client/deposits.ts'
import { present } from '#kernel/assert.ts'
import { type Coin, coinFacts, coins, perCoin, unitsFromText } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { hour, minute } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { listFreezes } from '#server/identity/clients/freeze-client.ts'
import { payOut } from '#server/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/ledger/post-transfers.ts'
import { aClient, database, get, it_, openDeposits } from '#test/deposit-calls.ts'
import { formOf } from '#test/deposits-app.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { listAddresses } from './addresses.store.ts'
import { creditOutput } from './credit-output.ts'
import { giveUpUnpaid, watchOutputs } from './watch-outputs.ts'

openDeposits()

afterEach(async () => {
  Object.assign(it_.rates, { btc: '64218.4', eth: '3011.25', ltc: '84.153' })
  await expectSoundBooks(database().db, it_.clock.now())
})

const addressOf = async (client: ClientId, coin: Coin): Promise<string> =>
  (await get(client, `/deposit/wallet-address?currency=${coin}`)).data

async function ask(client: ClientId, coin: Coin, usd: string): Promise<DepositView> {
  const url = `/deposit/conversion?currency=${coin}&usd_amount=${usd}`
  const { quote } = (await get(client, url)).data
  const form = await formOf({ usd_amount: usd, quote })
  const reply = await it_.app.inject({
    method: 'POST',
    url: `/api${coinFacts[coin].depositPath}`,
    ...form,
    headers: { ...form.headers, client: String(client) },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

const viewOf = async (client: ClientId, id: string): Promise<DepositView> =>
  (await get(client, `/deposit/${id}`)).data

const listOf = async (client: ClientId): Promise<DepositView[]> =>
  (await get(client, '/deposit')).data

async function noticesOf(client: ClientId): Promise<string[]> {
  const rows = await database().db.rows<{ kind: string }>(
    'select kind from notices where client_id = $1 order by id',
    [client],
  )
  return rows.map(({ kind }) => kind)
}

/** Pays the client's address; the transaction's id. */
async function pay(client: ClientId, coin: Coin, amount: string): Promise<string> {
  const units = present(unitsFromText(coin, amount), 'an amount')
  const txid = await it_.chains[coin].faucet(await addressOf(client, coin), units)
  await it_.look()
  return present(txid, 'an amount the faucet pays')
}

describe.each(coins)('a deposit in %s', (coin) => {
  const needed = { btc: 3, eth: 20, ltc: 12 }[coin]

  it('is seen, confirmed block by block, and credited at the quoted rate, once', async () => {
    const client = await aClient()
    const asked = await ask(client, coin, '100')
    expect(asked).toMatchObject({ status: 'Pending', detail: 'waiting', amount: 100 })
    const id = asked.deposit_id
    it_.rates[coin] = '1000'
    const amount = present(asked.coin_amount, 'an amount to send')
    const txid = await pay(client, coin, amount)
    expect(await viewOf(client, id)).toMatchObject({ detail: 'seen', transaction_id: txid })
    for (let deep = 1; deep < needed; deep += 1) {
      await it_.blocks(coin, 1)
      const view = await viewOf(client, id)
      expect(view).toMatchObject({ status: 'Pending', detail: 'confirming', confirmations: deep })
      expect(await it_.balanceOf(client)).toBe(zeroUsd)
    }
    const told = (await it_.news()).length
    await it_.blocks(coin, 1)
    expect(await viewOf(client, id)).toMatchObject({
      status: 'Approved',
      detail: 'exact',
      amount: 100,
      rate: asked.rate,
      rest_rate: null,
      coin_amount: amount,
    })
    expect(await it_.balanceOf(client)).toBe(dollars(100))
    expect((await it_.news()).slice(told)).toContainEqual({
      id: expect.any(BigInt),
      clientId: client,
      messages: [
        { type: 'deposit', deposit_id: id },
        { type: 'balance', mode: 'real', version: expect.any(Number), balance: 100 },
        { type: 'notice', id: expect.any(String), kind: 'deposit_approved' },
      ],
    })
    await it_.blocks(coin, 5)
    await it_.look()
    expect(await it_.balanceOf(client)).toBe(dollars(100))
    const { email } = await findClient(database().db, client)
    const mails = await mailsTo(database().db, email)
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects).toEqual(['Your payment was seen', 'Your deposit is approved'])
    // The first money starts the clock of identification, and its letter says until when.
    const [clock] = await database().db.rows<{ due_on: string }>(
      'select due_on::text from identity_deadlines where client_id = $1',
      [client],
    )
    expect(mails.at(-1)?.text.replace(/\s+/g, ' ')).toContain(
      `identity document by ${clock?.due_on}`,
    )
  })

  it('that comes unasked is credited at the rate of its confirmation', async () => {
    const client = await aClient()
    await pay(client, coin, '0.5')
    it_.rates[coin] = '2000.55'
    await it_.blocks(coin, needed)
    expect(await listOf(client)).toMatchObject([
      { status: 'Approved', detail: 'unasked', amount: 1_000.27, rate: '2000.55' },
    ])
  })
})

describe('wrong amounts and times (T30)', () => {
  it('partial, over, late and a second payment each end well', async () => {
    const client = await aClient()
    const partial = await ask(client, 'btc', '100')
    await pay(client, 'btc', '0.00077859')
    // The rest comes by itself: it is a deposit of its own.
    await pay(client, 'btc', '0.0007786')
    it_.clock.advance(minute)
    const over = await ask(client, 'btc', '50')
    await pay(client, 'btc', '0.00155719')
    const late = await ask(client, 'btc', '70')
    it_.clock.advance(16 * minute)
    await pay(client, 'btc', present(late.coin_amount, 'an amount'))
    it_.rates.btc = '70000'
    await it_.blocks('btc', 3)
    const byId = new Map((await listOf(client)).map((view) => [view.deposit_id, view]))
    expect(byId.get(partial.deposit_id)).toMatchObject({ detail: 'partial', amount: 49.99 })
    expect(byId.get(over.deposit_id)).toMatchObject({
      detail: 'over',
      amount: 104.5,
      rate: '64218.4',
      rest_rate: '70000',
    })
    expect(byId.get(late.deposit_id)).toMatchObject({ detail: 'late', rate: '70000' })
    const rest = [...byId.values()].find(({ detail }) => detail === 'unasked')
    expect(rest).toMatchObject({ amount: 54.5, status: 'Approved' })
    expect([...byId.values()].every(({ status }) => status === 'Approved')).toBe(true)
  })

  it('dust is rejected, and takes no deposit’s place for long', async () => {
    const client = await aClient()
    await pay(client, 'btc', '0.00000005')
    await it_.blocks('btc', 3)
    expect(await listOf(client)).toMatchObject([
      { status: 'Rejected', detail: 'dust', reason_code: 'dust' },
    ])
    expect(await it_.balanceOf(client)).toBe(zeroUsd)
  })

  it('what nobody pays ends a day after its rate; what comes later is credited', async () => {
    const client = await aClient()
    await ask(client, 'eth', '100')
    it_.clock.advance(20 * minute)
    expect(await listOf(client)).toMatchObject([{ status: 'Pending', detail: 'rate_over' }])
    it_.clock.advance(25 * hour)
    await giveUpUnpaid(it_.deps)
    expect(await listOf(client)).toMatchObject([
      { status: 'Rejected', detail: 'expired', reason_code: 'coins_expired' },
    ])
    await pay(client, 'eth', '0.1')
    await it_.blocks('eth', 20)
    expect((await listOf(client))[0]).toMatchObject({ detail: 'unasked', amount: 301.12 })
  })

  it('without a fresh price the credit waits for one', async () => {
    const client = await aClient()
    await pay(client, 'btc', '0.01')
    it_.rates.btc = undefined as never
    await it_.blocks('btc', 4)
    expect(await it_.balanceOf(client)).toBe(zeroUsd)
    it_.rates.btc = '50000'
    await it_.look()
    expect(await it_.balanceOf(client)).toBe(dollars(500))
  })

  it('who paid before pressing Request has the rate they were shown', async () => {
    const client = await aClient()
    const url = '/deposit/conversion?currency=btc&usd_amount=100'
    const { quote, amount } = (await get(client, url)).data
    await pay(client, 'btc', amount)
    it_.rates.btc = '1000'
    const form = await formOf({ usd_amount: '100', quote })
    const headers = { ...form.headers, client: String(client) }
    const reply = await it_.app.inject({ method: 'POST', url: '/api/deposit', ...form, headers })
    expect(reply.json().data).toMatchObject({ detail: 'seen', asked_amount: 100 })
    await it_.blocks('btc', 3)
    expect(await listOf(client)).toMatchObject([{ detail: 'exact', amount: 100 }])
  })
})

describe('how deep a payment must be (T29)', () => {
  it('without a block nothing is credited; a large one waits for more blocks, and says so', async () => {
    it_.settings.depositConfirmationSteps = {
      ...perCoin(() => []),
      btc: [{ above: '1', confirmations: 6 }],
    }
    const [small, large] = [await aClient(), await aClient()]
    await pay(small, 'btc', '1')
    await pay(large, 'btc', '1.00000001')
    await it_.look()
    expect([await it_.balanceOf(small), await it_.balanceOf(large)]).toEqual([zeroUsd, zeroUsd])
    await it_.blocks('btc', 3)
    expect(await it_.balanceOf(small)).toBe(6_421_840n)
    expect(await it_.balanceOf(large)).toBe(zeroUsd)
    expect(await listOf(large)).toMatchObject([{ confirmations: 3, confirmations_needed: 6 }])
    await it_.blocks('btc', 2)
    expect(await it_.balanceOf(large)).toBe(zeroUsd)
    await it_.blocks('btc', 1)
    expect(await it_.balanceOf(large)).toBe(6_421_840n)
    const url = '/deposit/conversion?currency=btc&usd_amount='
    const asked = async (usd: string) => (await get(small, `${url}${usd}`)).data
    expect(await asked('100')).toMatchObject({ confirmations_needed: 3 })
    expect(await asked('70000')).toMatchObject({ confirmations_needed: 6 })
    it_.settings.depositConfirmationSteps = perCoin(() => [])
  })
})

describe('reorganisations (T29)', () => {
  it.each([1, 2, 6, 21])(
    'of depth %i before the credit: credited once all the same',
    async (depth) => {
      const client = await aClient()
      await it_.blocks('btc', depth)
      await pay(client, 'btc', '0.01')
      await it_.blocks('btc', 2)
      await it_.chains.btc.reorg(depth)
      await it_.look()
      // One block less, two more: at depth 1 the payment's own block stands, and is deep enough.
      expect(await it_.balanceOf(client)).toBe(depth === 1 ? 64_218n : zeroUsd)
      await it_.blocks('btc', 3)
      expect(await it_.balanceOf(client)).toBe(64_218n)
      await it_.blocks('btc', 3)
      expect(await listOf(client)).toHaveLength(1)
    },
  )

  it.each([1, 2, 6, 21])(
    'of depth %i that loses the payment before its credit: nothing is credited until it comes back',
    async (depth) => {
      const client = await aClient()
      await it_.blocks('btc', depth)
      const txid = await pay(client, 'btc', '0.01')
      await it_.blocks('btc', 1)
      await it_.chains.btc.reorg(depth, [txid])
      await it_.blocks('btc', 5)
      expect(await it_.balanceOf(client)).toBe(zeroUsd)
      expect(await listOf(client)).toMatchObject([{ status: 'Pending', detail: 'gone' }])
      await it_.chains.btc.bringBack(txid)
      await it_.look()
      expect(await listOf(client)).toMatchObject([{ status: 'Pending', detail: 'seen' }])
      await it_.blocks('btc', 2)
      expect(await it_.balanceOf(client)).toBe(zeroUsd)
      await it_.blocks('btc', 1)
      expect(await it_.balanceOf(client)).toBe(64_218n)
      expect(await listOf(client)).toMatchObject([{ status: 'Approved', transaction_id: txid }])
      const told = ['deposit_seen', 'deposit_lost', 'deposit_seen', 'deposit_approved']
      expect(await noticesOf(client)).toEqual(told)
      const { email } = await findClient(database().db, client)
      const subjects = (await mailsTo(database().db, email)).map(({ subject }) => subject)
      expect(subjects).toEqual([
        ...['Your payment was seen', 'The network lost your payment'],
        ...['Your payment was seen again', 'Your deposit is approved'],
      ])
    },
  )

  it.each([1, 2, 6, 21])(
    'of depth %i after the credit, the payment in it again: no more, no less',
    async (depth) => {
      const client = await aClient()
      await it_.blocks('btc', depth)
      await pay(client, 'btc', '0.01')
      await it_.blocks('btc', 3)
      expect(await it_.balanceOf(client)).toBe(64_218n)
      await it_.chains.btc.reorg(depth)
      await it_.look()
      await it_.blocks('btc', 4)
      expect(await it_.balanceOf(client)).toBe(64_218n)
      expect(await listOf(client)).toMatchObject([{ status: 'Approved' }])
    },
  )

  it.each([3, 6, 21])(
    'of depth %i that loses a credited payment: taken back, the account frozen, nobody below zero',
    async (depth) => {
      const { db } = database()
      const client = await aClient()
      await it_.blocks('btc', depth)
      const txid = await pay(client, 'btc', '0.01')
      await it_.blocks('btc', 3)
      const [account] = (await accountsOf(db, [client])).filter(({ book }) => book === 'real')
      // All but 18.00 dollars are gone by now.
      const ref = `00000000-0000-7000-8000-00000000c${String(depth).padStart(3, '0')}`
      const cause = { kind: 'sandbox_forfeit', ref, at: it_.clock.now() } as const
      const spent = payOut(present(account, 'an account'), 'grants', 62_418n as never, cause)
      await postTransfers(db, [spent.transfer])
      await it_.chains.btc.reorg(depth, [txid])
      await it_.look()
      await it_.look()
      expect(await it_.balanceOf(client)).toBe(zeroUsd)
      expect(await listOf(client)).toMatchObject([
        { status: 'Rejected', detail: 'reorged', reason_code: 'reorged', reason_details: null },
      ])
      const [freeze] = await listFreezes(db, client)
      expect(freeze?.reason).toEqual({
        text:
          'A deposit of $642.18 was taken back. The network took the payment back: it is no ' +
          'longer part of its chain.',
        code: 'deposit_reorged',
        details: { amount: '642.18' },
      })
      expect((await findClient(db, client)).state).toBe('frozen')
      const rows = await db.rows<{ kind: string; amount: bigint }>(
        `select kind::text, amount from transfers where kind::text in ('deposit_reversal', 'deposit_loss')
        and ref in (select id from deposits where client_id = $1) order by kind::text`,
        [client],
      )
      expect(rows).toEqual([
        { kind: 'deposit_loss', amount: 62_418n },
        { kind: 'deposit_reversal', amount: 1_800n },
      ])
    },
  )
})

describe('whatever breaks', () => {
  it('two watchers at once credit once', async () => {
    const client = await aClient()
    const address = await addressOf(client, 'btc')
    for (const units of [1_000_000n, 2_000_000n]) await it_.chains.btc.faucet(address, units)
    await it_.chains.btc.grow(3)
    await Promise.all(Array.from({ length: 4 }, () => watchOutputs(it_.deps, it_.chains.btc)))
    expect(await it_.balanceOf(client)).toBe(192_654n)
    expect(await listOf(client)).toHaveLength(2)
  })

  it('a watcher that is late credits nothing that another saw the chain lose', async () => {
    const { db } = database()
    const client = await aClient()
    const txid = await pay(client, 'btc', '0.01')
    await it_.chains.btc.grow(3)
    const [place] = (await listAddresses(db, 'btc', 'simulated')).slice(-1)
    const { outputs } = await it_.chains.btc.outputsTo([place?.address ?? ''], 0)
    await it_.chains.btc.reorg(3, [txid])
    await it_.look()
    await creditOutput(it_.deps, present(place, 'an address'), present(outputs[0], 'an output'))
    expect(await it_.balanceOf(client)).toBe(zeroUsd)
    expect(await listOf(client)).toMatchObject([{ status: 'Pending', detail: 'gone' }])
  })

  it('a restart that remembers no block credits nothing again', async () => {
    const client = await aClient()
    await pay(client, 'btc', '0.01')
    await it_.blocks('btc', 3)
    await database().db.rows('delete from chain_trails')
    await it_.look()
    expect(await it_.balanceOf(client)).toBe(64_218n)
    expect(await listOf(client)).toHaveLength(1)
  })

  it('a chain that is down delays, and loses nothing', async () => {
    const client = await aClient()
    await pay(client, 'btc', '0.01')
    const down = {
      ...it_.chains.btc,
      outputsTo: () => Promise.reject(new Error('no answer')),
    }
    await it_.chains.btc.grow(3)
    await expect(watchOutputs(it_.deps, down)).rejects.toThrow('no answer')
    await it_.look()
    expect(await it_.balanceOf(client)).toBe(64_218n)
  })
})
