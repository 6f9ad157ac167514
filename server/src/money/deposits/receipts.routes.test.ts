// Receipts, test coins and cards, over HTTP, and what staff see of them.

import { readdir, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { minute } from '#kernel/time.ts'
import { listFreezes } from '#server/identity/clients/freeze-client.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { aClient, database, get, it_, openDeposits, post } from '#test/deposit-calls.ts'
import { paper, photo } from '#test/pictures.ts'
import { staffNamed } from '#test/staff.ts'
import { askCardDeposit, creditCharge } from './credit-charge.ts'
import { listForStaff } from './list-for-staff.ts'
import { readReceiptForStaff } from './read-receipt.ts'
import { listReceiptFlags } from './receipts.store.ts'
import { rejectDeposit } from './reject-deposit.ts'
import { reverseCharge } from './reverse-deposit.ts'

openDeposits()

describe('a receipt (T31)', () => {
  it('is kept sealed, shown to its owner alone, and credits nothing', async () => {
    const client = await aClient()
    const receipt = await photo()
    const { data } = await post(client, { usd_amount: '5' }, { receipt })
    expect(data).toMatchObject({ has_receipt: true, status: 'Pending' })
    const url = `/api/deposit/${data.deposit_id}/receipt`
    const seen = await it_.app.inject({ url, headers: { client: String(client) } })
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
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
        deposit_id: two.data.deposit_id,
        other_deposit_id: one.data.deposit_id,
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
      clientId: client,
      amount: dollars(amount),
      orderKey,
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
      method: 'card',
      status: 'Approved',
      detail: 'exact',
      coin_amount: null,
      rate: null,
    })
  })

  it('that were declined and paid after all are paid', async () => {
    const client = await aClient()
    const depositId = await ask(client)
    const rejection = { outcome: 'declined', reason: { code: 'expired_card' } } as const
    expect(await rejectDeposit(it_.deps, depositId, rejection)).toBe('rejected')
    expect((await get(client, '/deposit')).data[0]).toMatchObject({
      status: 'Rejected',
      reason: 'The card has expired.',
      reason_code: 'expired_card',
      reason_details: null,
    })
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
    expect((await get(client, '/deposit')).data[0]).toMatchObject({ reason_code: 'disputed' })
    const [freeze] = await listFreezes(database().db, client)
    expect(freeze?.reason).toMatchObject({
      code: 'deposit_disputed',
      details: { amount: '50.00' },
    })
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
  const picture = await readReceiptForStaff(it_.deps, one.data.deposit_id, staffNamed(staff))
  expect(picture).toMatchObject({ mediaType: 'image/webp' })
  const [last] = await listEventsOf(db, ada, { before: null, limit: 1 })
  expect(last).toMatchObject({ kind: 'staff_action', actor: `staff:${staff}` })
  for (const name of await readdir(`${it_.dataDir}/receipts`)) {
    await writeFile(`${it_.dataDir}/receipts/${name}`, 'damaged')
  }
  const damaged = await readReceiptForStaff(it_.deps, one.data.deposit_id, staffNamed(staff))
  expect(damaged).toMatchObject({ refused: 'document_damaged' })
  // What nobody could see was not seen.
  expect(await listEventsOf(db, ada, { before: null, limit: 1 })).toEqual([last])
  const nobody = await readReceiptForStaff(
    it_.deps,
    one.data.deposit_id,
    staffNamed('no@example.org'),
  )
  expect(nobody).toMatchObject({ refused: 'operator_unknown' })
  const [own] = await db.rows<{ email: string }>('select email from clients where id = $1', [ada])
  const email = own?.email ?? ''
  await createOperator(db, { email, passwordHash: 'none' }, it_.clock.now())
  expect(await readReceiptForStaff(it_.deps, one.data.deposit_id, staffNamed(email))).toMatchObject(
    { refused: 'own_deposit' },
  )
  await db.rows(`update operators set roles = '{risk}' where email = $1`, [staff])
  const ofRisk = await readReceiptForStaff(it_.deps, one.data.deposit_id, staffNamed(staff))
  const details = { email: staff, action: 'receipt.read' }
  expect(ofRisk).toEqual({ refused: 'staff_power_missing', details })
})
