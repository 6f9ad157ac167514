// The calls about deposits, over HTTP: what is refused, and that nothing refused leaves a trace.

import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { day, hour, minute } from '#kernel/time.ts'
import { setLimit } from '#server/identity/limits/set-limit.ts'
import { coolOff } from '#server/identity/limits/take-break.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { tellProfile } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { createDepositsApp, type DepositsApp, formOf } from '#test/deposits-app.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { paper, photo } from '#test/pictures.ts'
import { askCardDeposit, creditCharge } from './credit-charge.ts'
import { listForStaff } from './list-for-staff.ts'
import { readReceiptForStaff } from './read-receipt.ts'
import { listReceiptFlags } from './receipts.store.ts'
import { rejectDeposit } from './reject-deposit.ts'
import { reverseCharge } from './reverse-deposit.ts'

const database = freshDatabase()
let it_: DepositsApp

beforeAll(async () => {
  it_ = await createDepositsApp(database().db)
})
afterAll(() => it_.close())

async function aClient(): Promise<ClientId> {
  return addFundedClient(database().db, { at: it_.clock.now(), real: zeroUsd, demo: zeroUsd })
}

async function get(client: ClientId, url: string) {
  const reply = await it_.app.inject({ url: `/api${url}`, headers: { client: String(client) } })
  return { http: reply.statusCode, ...reply.json() }
}

type Wish = { key?: string; receipt?: Uint8Array; url?: string }

async function post(client: ClientId, fields: Record<string, string>, wish: Wish = {}) {
  const form = await formOf(fields, wish.receipt)
  const reply = await it_.app.inject({
    method: 'POST',
    url: wish.url ?? '/api/deposit',
    payload: form.payload,
    headers: {
      ...form.headers,
      client: String(client),
      ...(wish.key === undefined ? {} : { 'idempotency-key': wish.key }),
    },
  })
  return { http: reply.statusCode, ...reply.json() }
}

const quoteFor = async (client: ClientId, usd: string, coin = 'btc') =>
  (await get(client, `/deposit/conversion?currency=${coin}&usd_amount=${usd}`)).data

describe('a conversion', () => {
  it('gives the rate, how much to send, and until when', async () => {
    const client = await aClient()
    expect(await quoteFor(client, '100')).toMatchObject({
      ...{ currency: 'btc', usd_amount: 100, amount: '0.00155719', rate: '64218.4' },
      ...{ is_test: true, confirmations_needed: 3, network: 'simulated' },
      expires_at: new Date(it_.clock.now() + 15 * minute).toISOString(),
    })
    expect(await quoteFor(client, '0.99')).toBeUndefined()
  })

  it('is none without a fresh price', async () => {
    const client = await aClient()
    it_.rates.btc = undefined as never
    const url = '/deposit/conversion?currency=btc&usd_amount=5'
    expect(await get(client, url)).toMatchObject({ http: 503, code: 'price_stale' })
    expect(await post(client, { usd_amount: '5' })).toMatchObject({ http: 503 })
    it_.rates.btc = '64218.4'
  })
})

describe('an address', () => {
  it('is the client’s own, of each coin, for ever', async () => {
    const [ada, bob] = [await aClient(), await aClient()]
    const of = async (client: ClientId, coin: string) =>
      (await get(client, `/deposit/wallet-address?currency=${coin}`)).data
    const all = [await of(ada, 'btc'), await of(ada, 'eth'), await of(bob, 'btc')]
    expect(new Set(all).size).toBe(3)
    expect(all[0]).toMatch(/^bcrt1q/)
    expect(all[1]).toMatch(/^0x[0-9a-fA-F]{40}$/)
    expect(await of(ada, 'btc')).toBe(all[0])
    expect(await get(ada, '/deposit/wallet-address?currency=doge')).toMatchObject({ http: 422 })
  })

  it('asked for many times at once is one', async () => {
    const client = await aClient()
    const url = '/deposit/wallet-address?currency=eth'
    const replies = await Promise.all(Array.from({ length: 8 }, () => get(client, url)))
    expect(new Set(replies.map(({ data }) => data)).size).toBe(1)
  })

  it('that was changed in the database is never shown, nor watched (T32)', async () => {
    const { db } = database()
    const [ada, eve] = [await aClient(), await aClient()]
    const url = '/deposit/wallet-address?currency=btc'
    const own = (await get(ada, url)).data
    const theirs = (await get(eve, url)).data
    it_.alarms.length = 0
    await db.rows(`update deposit_addresses set address = 'bcrt1qevil' where client_id = $1`, [ada])
    expect(await get(ada, url)).toMatchObject({ http: 503, code: 'address_integrity' })
    expect(await post(ada, { usd_amount: '5' })).toMatchObject({ code: 'address_integrity' })
    expect(it_.alarms[0]).toContain('was changed in the database')
    expect(
      (await listEventsOf(db, ada, { before: null, limit: 10 })).map(({ kind }) => kind),
    ).toContain('deposit_address_changed')
    // What is paid to another's address, moved over, is credited to nobody but its owner.
    await db.rows(
      `update deposit_addresses set client_id = $2, index = index + 500
      where client_id = $1 and coin = 'btc'`,
      [eve, await aClient()],
    )
    await it_.chains.btc.faucet(theirs, 1_000_000n)
    await it_.blocks('btc', 3)
    const rows = await db.rows('select from chain_outputs where address = $1', [theirs])
    expect(rows).toHaveLength(0)
    await db.rows('update deposit_addresses set address = $2 where client_id = $1 and coin = $3', [
      ...[ada, own, 'btc'],
    ])
    expect(await get(ada, url)).toMatchObject({ http: 200, data: own })
  })

  it('that is right and another client’s is never shown as one’s own, nor watched (T32)', async () => {
    const { db } = database()
    const [ada, eve, nobody] = [await aClient(), await aClient(), await aClient()]
    const url = '/deposit/wallet-address?currency=eth'
    const theirs = (await get(eve, url)).data
    const own = (await get(ada, url)).data
    const move = (from: ClientId, to: ClientId) =>
      db.rows(`update deposit_addresses set client_id = $2 where client_id = $1`, [from, to])
    const swap = async () => {
      await move(ada, nobody)
      await move(eve, ada)
      await move(nobody, eve)
    }
    await swap()
    for (const client of [ada, eve]) {
      expect(await get(client, url)).toMatchObject({ http: 503, code: 'address_integrity' })
    }
    await it_.chains.eth.faucet(theirs, 10n ** 16n)
    await it_.blocks('eth', 20)
    expect(await it_.balanceOf(ada)).toBe(zeroUsd)
    await swap()
    expect(await get(ada, url)).toMatchObject({ http: 200, data: own })
    await it_.blocks('eth', 1)
    expect(await it_.balanceOf(ada)).toBe(zeroUsd)
    expect(await it_.balanceOf(eve)).toBe(3_011n)
  })
})

describe('asking for a deposit', () => {
  const exotic = [
    ...['-1', '0', '0.001', '1e3', '1e400', 'NaN', 'Infinity', '1,000', '1 ', '0x10', '[]', '{}'],
    ...['null', 'true', '１００', '99999999999', '-0', '', '0.99', '+5', '1.', '.5', '5000000'],
  ]
  it.each(exotic)('of %j dollars is refused (T4)', async (amount) => {
    const client = await aClient()
    const reply = await post(client, { usd_amount: amount })
    expect([400, 422]).toContain(reply.http)
    const url = `/deposit/conversion?currency=btc&usd_amount=${encodeURIComponent(amount)}`
    expect([400, 422]).toContain((await get(client, url)).http)
    expect((await get(client, '/deposit')).data).toEqual([])
  })

  it('by the same key is one deposit, for ever (T5)', async () => {
    const client = await aClient()
    const { quote } = await quoteFor(client, '25')
    const fields = { usd_amount: '25', quote }
    const key = 'order-1'
    const at = await Promise.all(Array.from({ length: 10 }, () => post(client, fields, { key })))
    const ids = new Set(at.map(({ data }) => data?.deposit_id))
    expect([...ids].filter((id) => id !== undefined)).toHaveLength(1)
    it_.clock.advance(25 * hour)
    const again = await post(client, fields, { key })
    expect(again).toMatchObject({ http: 200, data: { deposit_id: [...ids][0] } })
    expect((await get(client, '/deposit')).data).toHaveLength(1)
    expect(await post(client, { usd_amount: '26' }, { key })).toMatchObject({
      ...{ http: 422, code: 'key_reused' },
    })
    expect(await post(client, fields, { key: 'a b' })).toMatchObject({ code: 'key_invalid' })
  })

  it('takes only a quote of ours, of this client, coin and amount, in its time', async () => {
    const [ada, bob] = [await aClient(), await aClient()]
    const { quote } = await quoteFor(ada, '25')
    const code = async (...args: Parameters<typeof post>) => (await post(...args)).code
    expect(await code(bob, { usd_amount: '25', quote })).toBe('quote_invalid')
    expect(await code(ada, { usd_amount: '26', quote })).toBe('quote_invalid')
    expect(await code(ada, { usd_amount: '25', quote: `${quote}x` })).toBe('quote_invalid')
    const eth = { url: '/api/deposit/eth' }
    expect(await code(ada, { usd_amount: '25', quote }, eth)).toBe('quote_invalid')
    it_.clock.advance(15 * minute + 1)
    expect(await code(ada, { usd_amount: '25', quote })).toBe('quote_over')
    expect(await code(ada, { usd_amount: '25', shoe: '1' })).toBe('unknown_field')
  })

  it('is refused with the number of a card in any field', async () => {
    const typed = { usd_amount: '25', quote: '4242 4242 4242 4242' }
    expect(await post(await aClient(), typed)).toMatchObject({ code: 'card_number_sent' })
  })

  it('is for live accounts in good standing (T6)', async () => {
    const { db } = database()
    const client = await aClient()
    const code = async () => (await post(client, { usd_amount: '5' })).code
    expect(await post(client, { usd_amount: '5', mode: 'demo' })).toMatchObject({
      ...{ http: 422, code: 'deposit_demo' },
    })
    for (const url of [
      '/deposit/wallet-address?currency=btc',
      '/deposit/conversion?currency=btc&usd_amount=5',
    ]) {
      expect(await get(client, `${url}&mode=demo`)).toMatchObject({ code: 'deposit_demo' })
    }
    await db.rows('update clients set email_confirmed_at = null where id = $1', [client])
    expect(await code()).toBe('deposit_needs_email')
    const url = '/deposit/wallet-address?currency=btc'
    expect(await get(client, url)).toMatchObject({ code: 'deposit_needs_email' })
    await db.rows('update clients set email_confirmed_at = now() where id = $1', [client])
    it_.state.isOpen = false
    expect(await code()).toBe('deposits_closed')
    it_.state.isOpen = true
    await coolOff(it_.deps, client, '24h')
    expect(await code()).toBe('cool_off')
    it_.clock.advance(2 * day)
    await db.rows(`update clients set state = 'frozen' where id = $1`, [client])
    expect(await post(client, { usd_amount: '5' })).toMatchObject({
      ...{ http: 423, code: 'account_frozen' },
    })
    await db.rows(`update clients set state = 'closed' where id = $1`, [client])
    expect(await post(client, { usd_amount: '5' })).toMatchObject({ http: 403 })
  })

  it('keeps to the client’s own limits, also at once', async () => {
    const client = await aClient()
    await setLimit(it_.deps, client, { kind: 'deposit', period: 'day', amount: dollars(100) })
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => post(client, { usd_amount: '40' })),
    )
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(2)
    expect(replies.find(({ http }) => http !== 200)).toMatchObject({
      ...{ http: 422, code: 'own_deposit_limit' },
      message: expect.stringContaining('$20.00 are left'),
    })
  })

  it('waits for ten at most', async () => {
    const client = await aClient()
    for (let made = 0; made < 10; made += 1) await post(client, { usd_amount: '5' })
    expect((await post(client, { usd_amount: '5' })).code).toBe('deposits_waiting')
  })
})

describe('from a country that left the list', () => {
  it('no deposit is taken, and what comes all the same is credited', async () => {
    const client = await aClient()
    const address = (await get(client, '/deposit/wallet-address?currency=btc')).data
    await tellProfile(database().db, { id: client }, 'BE')
    expect(await post(client, { usd_amount: '5' })).toMatchObject({ http: 200 })
    it_.state.unserved = ['BE']
    const refused = { http: 422, code: 'country_closed' }
    expect(await post(client, { usd_amount: '6' })).toMatchObject(refused)
    expect(await get(client, '/deposit/wallet-address?currency=btc')).toMatchObject(refused)
    const conversion = '/deposit/conversion?currency=btc&usd_amount=5'
    expect(await get(client, conversion)).toMatchObject(refused)
    const amount = dollars(10)
    const card = await askCardDeposit(it_.deps, { clientId: client, amount, orderKey: null })
    expect(card).toMatchObject({ refused: 'country_closed' })
    // It is theirs: they take it out again.
    await it_.chains.btc.faucet(address, 1_000_000n)
    await it_.blocks('btc', 3)
    expect(await it_.balanceOf(client)).toBeGreaterThan(0n)
    it_.state.unserved = []
    expect(await get(client, conversion)).toMatchObject({ http: 200 })
  })
})

describe('a receipt (T31)', () => {
  it('is kept sealed, shown to its owner alone, and credits nothing', async () => {
    const client = await aClient()
    const receipt = await photo()
    const { data } = await post(client, { usd_amount: '5' }, { receipt })
    expect(data).toMatchObject({ has_receipt: true, status: 'Pending' })
    const url = `/api/deposit/${data.deposit_id}/receipt`
    const seen = await it_.app.inject({ url, headers: { client: String(client) } })
    expect(seen.headers).toMatchObject({
      ...{ 'content-type': 'image/webp', 'cache-control': 'no-store' },
    })
    expect(seen.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
    await it_.look()
    expect(await it_.balanceOf(client)).toBe(zeroUsd)
  })

  it('that is no picture, or too large, leaves nothing behind', async () => {
    const client = await aClient()
    const text = await post(client, { usd_amount: '5' }, { receipt: Buffer.from('<svg>') })
    expect(text).toMatchObject({ http: 415, code: 'image_unknown' })
    const big = Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)])
    const large = await post(client, { usd_amount: '5' }, { receipt: big })
    expect(large).toMatchObject({ http: 413, message: 'Max file size is 5mb' })
    expect((await get(client, '/deposit')).data).toEqual([])
  })

  it('sent with two deposits is flagged', async () => {
    const [ada, bob] = [await aClient(), await aClient()]
    const receipt = await photo({ width: 333 })
    const one = await post(ada, { usd_amount: '5' }, { receipt })
    const two = await post(bob, { usd_amount: '7' }, { receipt })
    expect(await listReceiptFlags(database().db)).toMatchObject([
      {
        ...{ deposit_id: two.data.deposit_id, other_deposit_id: one.data.deposit_id },
        differing_bits: null,
      },
    ])
    expect(await it_.balanceOf(bob)).toBe(zeroUsd)
  })

  it('that was resized or saved again is flagged for both, and never refused', async () => {
    const receipt = paper(1)
    const copies = [
      receipt.clone().resize(500).jpeg({ quality: 55 }),
      receipt.clone().resize(1_400).webp({ quality: 70 }),
      receipt.clone().modulate({ brightness: 0.9 }).png(),
      receipt.clone().extract({ left: 6, top: 6, width: 788, height: 1_188 }).jpeg(),
    ]
    const send = async (picture: Uint8Array) => {
      const reply = await post(await aClient(), { usd_amount: '5' }, { receipt: picture })
      expect(reply.http).toBe(200)
      return reply.data.deposit_id as string
    }
    const first = await send(await receipt.clone().png().toBuffer())
    const others: string[] = []
    for (const copy of copies) others.push(await send(await copy.toBuffer()))
    const staff = await listForStaff(database().db, 'waiting', it_.clock.now())
    const flagsOf = (id: string) =>
      present(
        staff.find(({ deposit }) => deposit.id === id),
        'a deposit',
      ).receiptFlags
    expect(flagsOf(first).map(({ depositId }) => depositId)).toEqual(expect.arrayContaining(others))
    for (const other of others) {
      const flag = flagsOf(other).find(({ depositId }) => depositId === first)
      expect(flag?.differingBits).toBeLessThanOrEqual(6)
    }
    // Ten others are pictures of their own.
    const foreign: string[] = []
    for (let seed = 2; seed <= 11; seed += 1) {
      foreign.push(await send(await paper(seed).jpeg().toBuffer()))
    }
    const later = await listForStaff(database().db, 'waiting', it_.clock.now())
    const flagged = later.filter(
      ({ deposit, receiptFlags }) => foreign.includes(deposit.id) && receiptFlags.length > 0,
    )
    expect(flagged).toEqual([])
  })

  it('on which there is nothing to see looks like no other', async () => {
    const flags = await listReceiptFlags(database().db)
    for (const width of [231, 232]) {
      await post(await aClient(), { usd_amount: '5' }, { receipt: await photo({ width }) })
    }
    expect(await listReceiptFlags(database().db)).toHaveLength(flags.length)
  })
})

it('what is another client’s is as unknown as what is not (T8)', async () => {
  const [ada, eve] = [await aClient(), await aClient()]
  const receipt = await photo({ width: 200 })
  const { data } = await post(ada, { usd_amount: '5' }, { receipt })
  const unknown = '019aa000-0000-7000-8000-000000000001'
  for (const path of ['', '/receipt']) {
    const theirs = await get(eve, `/deposit/${data.deposit_id}${path}`)
    expect(theirs).toEqual(await get(eve, `/deposit/${unknown}${path}`))
    expect(theirs.http).toBe(404)
  }
  expect((await get(eve, '/deposit')).data).toEqual([])
})

it('lists the newest first, a page at a time', async () => {
  const client = await aClient()
  for (const usd of ['5', '6', '7']) {
    it_.clock.advance(minute)
    await post(client, { usd_amount: usd })
  }
  const first = await get(client, '/deposit?limit=2')
  const rest = await get(client, `/deposit?limit=2&cursor=${first.next_cursor}`)
  const amounts = [...first.data, ...rest.data].map(({ amount }: { amount: number }) => amount)
  expect(amounts).toEqual([7, 6, 5])
  expect(rest.next_cursor).toBeNull()
})

describe('test coins', () => {
  const send = (client: ClientId, payload: object) =>
    it_.app.inject({
      method: 'POST',
      url: '/api/deposit/test-coins',
      headers: { client: String(client) },
      payload,
    })

  it('come to the client’s own address', async () => {
    const client = await aClient()
    const reply = await send(client, { currency: 'eth', amount: '0.02' })
    expect(reply.statusCode, reply.body).toBe(200)
    await it_.look()
    expect((await get(client, '/deposit')).data).toMatchObject([
      { detail: 'seen', coin_amount: '0.02', method: 'eth' },
    ])
  })

  it('are few at a time, and of the simulated chain only', async () => {
    const client = await aClient()
    const tooMuch = await send(client, { currency: 'btc', amount: '11' })
    expect(tooMuch.json()).toMatchObject({ code: 'test_coins_amount' })
    it_.settings.btcNetwork = 'bitcoin_testnet'
    const real = await send(client, { currency: 'btc', amount: '0.1' })
    expect(real.statusCode).toBe(404)
    it_.settings.btcNetwork = null
  })
})

describe('deposits by card', () => {
  const ask = async (client: ClientId, amount = 50, orderKey: string | null = null) => {
    const deposit = await askCardDeposit(it_.deps, {
      ...{ clientId: client, amount: dollars(amount), orderKey },
    })
    if ('refused' in deposit) throw new Error(deposit.refused)
    return deposit.id
  }

  it('credit a charge once, whatever is repeated', async () => {
    const client = await aClient()
    const depositId = await ask(client)
    const note = { depositId, amount: dollars(50), chargeId: 'ch_1' }
    const told = await Promise.all(Array.from({ length: 5 }, () => creditCharge(it_.deps, note)))
    expect(told.filter((one) => one === 'credited')).toHaveLength(1)
    expect(told.filter((one) => one === 'was credited')).toHaveLength(4)
    expect(await it_.balanceOf(client)).toBe(dollars(50))
    it_.clock.advance(minute)
    const other = { ...note, depositId: await ask(client) }
    expect(await creditCharge(it_.deps, other)).toMatchObject({ refused: 'charge_other' })
    const second = { ...note, chargeId: 'ch_1b' }
    expect(await creditCharge(it_.deps, second)).toMatchObject({ refused: 'charge_other' })
    expect((await get(client, '/deposit')).data.at(-1)).toMatchObject({
      ...{ method: 'card', status: 'Approved', detail: 'exact', coin_amount: null, rate: null },
    })
  })

  it('that were declined and paid after all are paid', async () => {
    const client = await aClient()
    const depositId = await ask(client)
    const reason = 'The card was declined.'
    expect(await rejectDeposit(it_.deps, depositId, { outcome: 'declined', reason })).toBe(
      'rejected',
    )
    expect((await get(client, '/deposit')).data[0]).toMatchObject({ status: 'Rejected', reason })
    const note = { depositId, amount: dollars(50), chargeId: 'ch_2' }
    expect(await creditCharge(it_.deps, note)).toBe('credited')
  })

  it('that are disputed are taken back, once', async () => {
    const client = await aClient()
    const note = { depositId: await ask(client), amount: dollars(50), chargeId: 'ch_3' }
    await creditCharge(it_.deps, note)
    const disputed = { chargeId: 'ch_3', disputeIds: ['dp_1'] }
    expect(await reverseCharge(it_.deps, disputed)).toBe('reversed')
    expect(await reverseCharge(it_.deps, disputed)).toBe('was reversed')
    const more = { chargeId: 'ch_3', disputeIds: ['dp_1', 'dp_2'] }
    expect(await reverseCharge(it_.deps, more)).toBe('was reversed')
    expect(await creditCharge(it_.deps, note)).toBe('was credited')
    expect(await it_.balanceOf(client)).toBe(zeroUsd)
    const unknown = { chargeId: 'ch_none', disputeIds: ['dp_3'] }
    expect(await reverseCharge(it_.deps, unknown)).toMatchObject({ refused: 'not_found' })
  })

  it('have their bounds and their key', async () => {
    const client = await aClient()
    await expect(ask(client, 9)).rejects.toThrow('deposit_too_small')
    const id = await ask(client, 10, 'card-key')
    expect(await ask(client, 10, 'card-key')).toBe(id)
    await expect(ask(client, 11, 'card-key')).rejects.toThrow('key_reused')
  })
})

it('the database takes no step that the ledger does not bear out', async () => {
  const { db } = database()
  const client = await aClient()
  const { data } = await post(client, { usd_amount: '5' })
  const step = `insert into deposit_steps (deposit_id, nr, state, outcome, at, actor, amount)
    values ($1, 2, $2, 'exact', now() + interval '9 days', 'system', $3)`
  const id = present(data.deposit_id, 'a deposit')
  await expect(db.rows(step, [id, 'approved', 500])).rejects.toThrow('has not credited')
  await expect(db.rows(step, [id, 'reversed', null])).rejects.toThrow('cannot go')
  await expect(db.rows('update deposits set method = method')).rejects.toThrow('append-only')
  await expect(db.rows('delete from deposit_steps')).rejects.toThrow('append-only')
})

it('no picture stays that no deposit names', async () => {
  const client = await aClient()
  const receipt = await photo({ width: 210 })
  const before = await readdir(`${it_.dataDir}/receipts`)
  const key = 'same-receipt'
  await post(client, { usd_amount: '5' }, { receipt, key })
  await post(client, { usd_amount: '5' }, { receipt, key })
  await post(client, { usd_amount: '6', quote: 'wrong' }, { receipt })
  expect(await readdir(`${it_.dataDir}/receipts`)).toHaveLength(before.length + 1)
})

it('staff see what waits, whose picture is whose, and look at one on the record', async () => {
  const { db } = database()
  const staff = 'Staff@example.org'
  await createOperator(db, { email: staff, passwordHash: 'none' }, it_.clock.now())
  const [ada, bob] = [await aClient(), await aClient()]
  const receipt = await photo({ width: 220 })
  const one = await post(ada, { usd_amount: '5' }, { receipt })
  const two = await post(bob, { usd_amount: '7' }, { receipt })
  const listed = await listForStaff(db, 'waiting', it_.clock.now())
  const of = (id: string) => listed.find(({ deposit }) => deposit.id === id)
  expect(of(one.data.deposit_id)?.receiptFlags).toEqual([
    { depositId: two.data.deposit_id, differingBits: null },
  ])
  expect(of(two.data.deposit_id)).toMatchObject({ detail: 'waiting', isBack: false })
  const picture = await readReceiptForStaff(it_.deps, one.data.deposit_id, staff)
  expect(picture).toMatchObject({ mediaType: 'image/webp' })
  const [last] = await listEventsOf(db, ada, { before: null, limit: 1 })
  expect(last).toMatchObject({ kind: 'staff_action', actor: `staff:${staff}` })
  const nobody = await readReceiptForStaff(it_.deps, one.data.deposit_id, 'no@example.org')
  expect(nobody).toMatchObject({ refused: 'operator_unknown' })
})
