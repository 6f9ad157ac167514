// A quote holds for its time, whoever asks for what and in which order: a payment of exactly so much
// makes exactly the dollars, once. And what was asked for can be given up, as long as nothing came.

import { afterEach, describe, expect, it } from 'vitest'
import type { ConversionView, DepositView } from '#contract/client/deposits.ts'
import { present } from '#kernel/assert.ts'
import { type Coin, unitsFromText } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { day, minute, second } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { setLimit } from '#server/identity/limits/set-limit.ts'
import { aClient, database, get, it_, openDeposits } from '#test/deposit-calls.ts'
import { formOf } from '#test/deposits-app.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { photo } from '#test/pictures.ts'
import { listAddresses } from './addresses.store.ts'
import { lockDeposit } from './deposits.store.ts'
import { noteOutput } from './note-output.ts'
import { keptMost } from './quotes.store.ts'
import { noteRejection } from './reject-deposit.ts'
import { giveUpUnpaid, watchOutputs } from './watch-outputs.ts'

openDeposits()

afterEach(async () => {
  Object.assign(it_.rates, { btc: '64218.4', eth: '3011.25' })
  await expectSoundBooks(database().db, it_.clock.now())
})

async function quote(client: ClientId, usd: string, coin: Coin = 'btc'): Promise<ConversionView> {
  const { data } = await get(client, `/deposit/conversion?currency=${coin}&usd_amount=${usd}`)
  return data
}

type Wish = { readonly key?: string; readonly receipt?: Uint8Array }

/** Presses Request. */
async function request(client: ClientId, { usd_amount, quote }: ConversionView, wish: Wish = {}) {
  const form = await formOf({ usd_amount: String(usd_amount), quote }, wish.receipt)
  const key = wish.key === undefined ? {} : { 'idempotency-key': wish.key }
  const headers = { ...form.headers, ...key, client: String(client) }
  const reply = await it_.app.inject({ method: 'POST', url: '/api/deposit', ...form, headers })
  return { http: reply.statusCode, ...reply.json() }
}

async function giveUp(client: ClientId, id: string) {
  const reply = await it_.app.inject({
    method: 'POST',
    url: `/api/deposit/${id}/cancellation`,
    headers: { client: String(client) },
  })
  return { http: reply.statusCode, ...reply.json() }
}

async function send(client: ClientId, amount: string, coin: Coin = 'btc'): Promise<void> {
  const { data } = await get(client, `/deposit/wallet-address?currency=${coin}`)
  await it_.chains[coin].faucet(data, present(unitsFromText(coin, amount), 'an amount'))
}

async function pay(client: ClientId, amount: string, coin: Coin = 'btc'): Promise<void> {
  await send(client, amount, coin)
  await it_.look()
}

const listOf = async (client: ClientId): Promise<DepositView[]> =>
  (await get(client, '/deposit')).data

async function keptOf(client: ClientId): Promise<number> {
  const rows = await database().db.rows('select from deposit_quotes where client_id = $1', [client])
  return rows.length
}

describe('a quote that was only shown', () => {
  it.each(['btc', 'eth'] as const)('is good for exactly its %s, to the cent', async (coin) => {
    const client = await aClient()
    const { amount, rate } = await quote(client, '100', coin)
    it_.rates[coin] = coin === 'btc' ? '63999.9' : '2999.99'
    it_.clock.advance(14 * minute)
    await pay(client, amount, coin)
    await it_.blocks(coin, coin === 'btc' ? 3 : 20)
    expect(await listOf(client)).toMatchObject([
      { status: 'Approved', detail: 'exact', amount: 100, asked_amount: 100, rate },
    ])
    expect(await it_.balanceOf(client)).toBe(dollars(100))
    expect(await keptOf(client)).toBe(0)
  })

  it('is good once', async () => {
    const client = await aClient()
    const { amount } = await quote(client, '100')
    it_.rates.btc = '32109.2'
    await send(client, amount)
    await pay(client, amount)
    await it_.blocks('btc', 3)
    const views = await listOf(client)
    expect(views.map(({ detail }) => detail).toSorted()).toEqual(['exact', 'unasked'])
    expect(await it_.balanceOf(client)).toBe(15_000n)
  })

  it('ends after its 15 minutes', async () => {
    const client = await aClient()
    const { amount } = await quote(client, '100')
    it_.clock.advance(15 * minute + second)
    await pay(client, amount)
    it_.rates.btc = '32109.2'
    await it_.blocks('btc', 3)
    expect(await listOf(client)).toMatchObject([{ detail: 'unasked', amount: 50 }])
    await giveUpUnpaid(it_.deps)
    expect(await keptOf(client)).toBe(0)
  })

  it('is good for no other amount, client or coin', async () => {
    const [ada, bob] = [await aClient(), await aClient()]
    const { amount } = await quote(ada, '100')
    await pay(bob, amount)
    await pay(ada, '0.00155718')
    await pay(ada, amount, 'eth')
    for (const client of [ada, bob]) {
      const details = (await listOf(client)).map(({ asked_amount }) => asked_amount)
      expect(details.every((asked) => asked === null)).toBe(true)
    }
    expect(await keptOf(ada)).toBe(1)
  })

  it('is forgotten when many newer ones were shown; the same again is the same', async () => {
    const client = await aClient()
    const first = await quote(client, '10')
    for (let usd = 11; usd <= 10 + keptMost; usd += 1) {
      it_.clock.advance(second)
      await quote(client, String(usd))
      await quote(client, String(usd))
    }
    expect(await keptOf(client)).toBe(keptMost)
    await pay(client, first.amount)
    expect(await listOf(client)).toMatchObject([{ asked_amount: null }])
  })

  it('is taken by one of two watchers, and credited once', async () => {
    const client = await aClient()
    const { amount } = await quote(client, '100')
    await send(client, amount)
    await send(client, amount)
    const look = () => watchOutputs(it_.deps, it_.chains.btc)
    await Promise.all([look(), look(), look()])
    const asked = (await listOf(client)).map(({ asked_amount: usd }) => usd)
    expect(asked.toSorted()).toEqual([100, null])
  })
})

describe('Request', () => {
  it('after its payment was seen is about that payment, with key and picture', async () => {
    const client = await aClient()
    const shown = await quote(client, '100')
    await pay(client, shown.amount)
    const [seen] = await listOf(client)
    const receipt = await photo({ width: 123 })
    const asked = await request(client, shown, { key: 'late-key', receipt })
    expect(asked).toMatchObject({
      http: 200,
      data: { deposit_id: seen?.deposit_id, detail: 'seen', has_receipt: true },
    })
    const again = await request(client, shown, { key: 'late-key', receipt })
    expect(again).toMatchObject({ http: 200, data: { deposit_id: seen?.deposit_id } })
    const other = await quote(client, '101')
    expect(await request(client, other, { key: 'late-key' })).toMatchObject({ code: 'key_reused' })
    expect(await listOf(client)).toHaveLength(1)
  })

  it('after it was credited leaves nothing waiting', async () => {
    const client = await aClient()
    const shown = await quote(client, '100')
    await pay(client, shown.amount)
    await it_.blocks('btc', 3)
    expect(await request(client, shown)).toMatchObject({
      data: { status: 'Approved', amount: 100 },
    })
    expect(await listOf(client)).toHaveLength(1)
  })

  it('pressed twice makes one deposit of one quote', async () => {
    const client = await aClient()
    const shown = await quote(client, '100')
    const [one, two] = [
      await request(client, shown, { key: 'a' }),
      await request(client, shown, { key: 'b' }),
    ]
    expect(two.data.deposit_id).toBe(one.data.deposit_id)
    expect(await keptOf(client)).toBe(0)
  })

  it('while the payment is being taken down makes one deposit, whoever is first', async () => {
    const client = await aClient()
    for (let round = 0; round < 5; round += 1) {
      it_.clock.advance(minute)
      const shown = await quote(client, String(100 + round))
      await send(client, shown.amount)
      await Promise.all([request(client, shown), it_.look()])
    }
    const views = await listOf(client)
    expect(views).toHaveLength(5)
    expect(views.every(({ detail, asked_amount: usd }) => detail === 'seen' && usd)).toBe(true)
  })

  it('of a payment that came is held against no limit of one’s own twice', async () => {
    const client = await aClient()
    await setLimit(it_.deps, client, { kind: 'deposit', period: 'day', amount: dollars(100) })
    const shown = await quote(client, '100')
    await pay(client, shown.amount)
    expect(await request(client, shown)).toMatchObject({ http: 200, data: { detail: 'seen' } })
  })

  it('for one amount is left alone by a payment of another that was shown since', async () => {
    const client = await aClient()
    const hundred = await request(client, await quote(client, '100'))
    it_.clock.advance(second)
    const shown = await quote(client, '200')
    await pay(client, shown.amount)
    await request(client, shown)
    await it_.blocks('btc', 3)
    expect(await it_.balanceOf(client)).toBe(dollars(200))
    const views = await listOf(client)
    expect(views).toMatchObject([
      { detail: 'exact', amount: 200, seen_at: expect.any(String) },
      { deposit_id: hundred.data.deposit_id, detail: 'waiting', amount: 100, seen_at: null },
    ])
  })
})

describe('giving up', () => {
  it('ends what waits, at once and once, tells of it, and frees its place', async () => {
    const { db } = database()
    const client = await aClient()
    await setLimit(it_.deps, client, { kind: 'deposit', period: 'day', amount: dollars(100) })
    const { data } = await request(client, await quote(client, '100'))
    expect(data).toMatchObject({ can_cancel: true, is_test: true })
    const ended = await giveUp(client, data.deposit_id)
    expect(ended).toMatchObject({
      http: 200,
      data: { status: 'Rejected', detail: 'cancelled', can_cancel: false },
    })
    expect((await giveUp(client, data.deposit_id)).data).toEqual(ended.data)
    it_.clock.advance(second)
    expect(await request(client, await quote(client, '100'))).toMatchObject({ http: 200 })
    const notices = await db.rows(
      "select kind, details ->> 'reason_code' as reason_code from notices where client_id = $1",
      [client],
    )
    expect(notices).toEqual([{ kind: 'deposit_cancelled', reason_code: 'coins_cancelled' }])
    const { email } = await findClient(db, client)
    const subjects = (await mailsTo(db, email)).map(({ subject }) => subject)
    expect(subjects).toContain('You gave up a deposit')
    expect(await it_.balanceOf(client)).toBe(zeroUsd)
  })

  it('is the client’s own to do, and too late once something was seen', async () => {
    const [ada, eve] = [await aClient(), await aClient()]
    const { data } = await request(ada, await quote(ada, '100'))
    const id = data.deposit_id
    expect(await giveUp(eve, id)).toMatchObject({ http: 404 })
    expect(await giveUp(ada, 'x')).toMatchObject({ http: 404 })
    await pay(ada, data.coin_amount)
    expect(await giveUp(ada, id)).toMatchObject({ http: 409, code: 'deposit_under_way' })
    await it_.blocks('btc', 3)
    expect(await giveUp(ada, id)).toMatchObject({ http: 409, code: 'deposit_ended' })
    expect(await it_.balanceOf(ada)).toBe(dollars(100))
  })

  it('keeps the rate for what was sent already, for as long as it was said', async () => {
    const client = await aClient()
    const { data } = await request(client, await quote(client, '100'))
    expect(await giveUp(client, data.deposit_id)).toMatchObject({
      data: { reason: 'You gave it up before anything came.', reason_code: 'coins_cancelled' },
    })
    it_.rates.btc = '1000'
    it_.clock.advance(second)
    await pay(client, data.coin_amount)
    await it_.blocks('btc', 3)
    expect((await listOf(client))[0]).toMatchObject({ detail: 'exact', amount: 100 })
  })

  it('while the payment is being taken down: one of both, and the coins are credited', async () => {
    const { db } = database()
    for (let round = 0; round < 6; round += 1) {
      it_.clock.advance(minute)
      const client = await aClient()
      const { data } = await request(client, await quote(client, '100'))
      await send(client, data.coin_amount)
      await Promise.all([giveUp(client, data.deposit_id), it_.look()])
      await it_.blocks('btc', 3)
      expect(await it_.balanceOf(client)).toBe(dollars(100))
      const rows = await db.rows(
        `select from chain_outputs o join deposits d on d.id = o.deposit_id
          where d.client_id = $1`,
        [client],
      )
      expect(rows).toHaveLength(1)
    }
  })

  it('and the time that ends it tell of it by mail', async () => {
    const { db } = database()
    const client = await aClient()
    await request(client, await quote(client, '100'))
    it_.clock.advance(day + 16 * minute)
    await giveUpUnpaid(it_.deps)
    const { email } = await findClient(db, client)
    const mails = await mailsTo(db, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your deposit was rejected'])
    expect(mails[0]?.text).toContain('A deposit of $100.00 was rejected')
    expect(mails[0]?.text).toContain('No payment came within a day after the rate ended.')
  })
})

describe('a payment that comes as its deposit ends', () => {
  /** The deposit is held until the payment waits for it, and then given up, or over. */
  async function payWhileEnding(client: ClientId, outcome: 'cancelled' | 'expired') {
    const { db } = database()
    const { data } = await request(client, await quote(client, '100'))
    const place = present((await listAddresses(db, 'btc', 'simulated')).at(-1), 'an address')
    const units = present(unitsFromText('btc', data.coin_amount), 'an amount')
    const output = { txid: `late-${client}`, index: 0, address: place.address, units }
    const waits = { ...output, height: null, blockHash: null }
    let noting: Promise<void> = Promise.resolve()
    await db.transaction(async (tx) => {
      const deposit = present(await lockDeposit(tx, data.deposit_id), 'a deposit')
      noting = noteOutput(it_.deps, place, { output: waits, confirmations: 0, needed: 3 })
      await expect.poll(countBlocked, { timeout: 120_000 }).toBe(1)
      await noteRejection(tx, it_.deps, deposit, { outcome, reason: { code: `coins_${outcome}` } })
    })
    await noting
    const views = await listOf(client)
    return views.find(({ deposit_id: id }) => id !== data.deposit_id)
  }

  async function countBlocked(): Promise<number> {
    const rows = await database().db.rows(
      `select from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
    return rows.length
  }

  it('waits for it, and takes another', async () => {
    const other = await payWhileEnding(await aClient(), 'expired')
    expect(other).toMatchObject({ detail: 'seen', asked_amount: null })
  })

  it('has the rate that was held for it', async () => {
    const other = await payWhileEnding(await aClient(), 'cancelled')
    expect(other).toMatchObject({ detail: 'seen', asked_amount: 100 })
  })
})
