// The calls about deposits, over HTTP: what is refused, and that nothing refused leaves a trace.

import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { day, hour, minute } from '#kernel/time.ts'
import { setLimit } from '#server/identity/limits/set-limit.ts'
import { coolOff } from '#server/identity/limits/take-break.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { tellProfile } from '#test/clients.ts'
import { aClient, database, get, it_, openDeposits, post } from '#test/deposit-calls.ts'
import { photo } from '#test/pictures.ts'
import { askCardDeposit } from './credit-charge.ts'

openDeposits()

const quoteFor = async (client: ClientId, usd: string, coin = 'btc') =>
  (await get(client, `/deposit/conversion?currency=${coin}&usd_amount=${usd}`)).data

describe('a conversion', () => {
  it('gives the rate, how much to send, and until when', async () => {
    const client = await aClient()
    expect(await quoteFor(client, '100')).toMatchObject({
      currency: 'btc',
      usd_amount: 100,
      amount: '0.00155719',
      rate: '64218.4',
      is_test: true,
      confirmations_needed: 3,
      network: 'simulated',
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
      http: 422,
      code: 'key_reused',
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
      http: 422,
      code: 'deposit_demo',
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
      http: 423,
      code: 'account_frozen',
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
      http: 422,
      code: 'own_deposit_limit',
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

it('the database takes no step that the ledger does not bear out', async () => {
  const { db } = database()
  const client = await aClient()
  const { data } = await post(client, { usd_amount: '5' })
  const step = `insert into deposit_steps (deposit_id, nr, state, outcome, at, actor, amount)
    values ($1, 2, $2, 'exact', now() + interval '9 days', 'system', $3)`
  const id = present(data.deposit_id, 'a deposit')
  await expect(db.rows(step, [id, 'approved', 500])).rejects.toThrow('has not credited')
  await expect(db.rows(step, [id, 'reversed', null])).rejects.toThrow('cannot go')
  const coded = (reason: string | null, code: string | null, actor: string) =>
    db.rows(
      `insert into deposit_steps
         (deposit_id, nr, state, outcome, at, actor, reason, reason_code, reason_details)
       values ($1, 2, 'rejected', 'dust', now() + interval '9 days', $4, $2, $3, '{}')`,
      [id, reason, code, actor],
    )
  await expect(coded(null, 'dust', 'system')).rejects.toThrow('check')
  await expect(coded('Dust.', null, 'system')).rejects.toThrow('check')
  await expect(coded('Dust.', 'dust', 'staff:eve@staff.example')).rejects.toThrow('check')
  await expect(db.rows('update deposits set method = method')).rejects.toThrow('append-only')
  await expect(db.rows('delete from deposit_steps')).rejects.toThrow('append-only')
})
