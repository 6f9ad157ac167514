// Asking for money, over HTTP: what is held, and that no race takes more than there is.

import { describe, expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { day, hour, iso, later, second } from '#kernel/time.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { coolOff } from '#server/identity/limits/take-break.ts'
import { payOut } from '#server/ledger/ledger.ts'
import { Conflict } from '#server/platform/db.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { postMovements } from '#test/movements.ts'
import { at, openWithdrawals, usual } from '#test/withdrawal-calls.ts'
import { aBank, aWithdrawer, btcAddress, ethAddress } from '#test/withdrawals-app.ts'
import { listSharedDestinations } from './destinations.store.ts'

openWithdrawals()

describe('asking', () => {
  test('says before what holds for this client', async () => {
    const who = await aWithdrawer(at)
    const { data } = await who.get('/withdraw/terms')
    expect(data).toMatchObject({
      level: 'unverified',
      day_limit: 2_000,
      day_left: 2_000,
      available: 10_000,
      held_until: null,
      methods_of_proof: ['mail'],
      has_demo_operator: false,
    })
    const coin = { network: 'simulated', is_test: true, most: 100_000 }
    expect(data.methods).toEqual([
      { ...coin, method: 'btc', test_address: expect.stringMatching(/^bcrt1q/), least: 4, fee: 3 },
      { ...coin, method: 'eth', test_address: expect.stringMatching(/^0x/), least: 3, fee: 2 },
      { ...coin, method: 'ltc', test_address: expect.stringMatching(/^rltc1q/), least: 2, fee: 1 },
      { ...coin, method: 'bank', network: null, test_address: null, least: 6, fee: 5 },
    ])
  })

  test('a sandbox names addresses of one’s own to try it out with, and they are taken', async () => {
    const [one, two] = [await aWithdrawer(at), await aWithdrawer(at)]
    const { methods } = (await one.get('/withdraw/terms')).data
    const others = (await two.get('/withdraw/terms')).data.methods
    for (const [nr, { test_address: wallet }] of methods.entries()) {
      if (wallet === null) continue
      expect(others[nr].test_address).not.toBe(wallet)
      expect((await one.withdraw(100, wallet)).http).toBe(200)
    }
    expect((await one.get('/withdraw')).data).toHaveLength(3)
    const own = { btcNetwork: 'bitcoin_regtest', ethNetwork: 'ethereum_local' } as const
    at.set({ ...own, ltcNetwork: 'litecoin_regtest' })
    const elsewhere = (await one.get('/withdraw/terms')).data.methods
    expect(elsewhere.map((it: { test_address: unknown }) => it.test_address)).toEqual([
      ...[null, null, null, null],
    ])
    at.set({ btcNetwork: null, ethNetwork: null, ltcNetwork: null })
  })

  test('holds the money at once, and tells the client by mail', async () => {
    const who = await aWithdrawer(at)
    const made = await who.withdraw(250.5, btcAddress)
    expect(made).toMatchObject({
      http: 200,
      data: {
        method: 'btc',
        wallet: btcAddress,
        amount: 250.5,
        fee: 3,
        net: 247.5,
        status: 'Pending',
        detail: 'in_review',
        can_cancel: true,
        is_overdue: false,
        network: 'simulated',
        transaction_id: null,
        waits_until: null,
        steps: [{ status: 'Pending', at: new Date(at.clock.now()).toISOString() }],
      },
    })
    expect(await who.balance()).toBe(9_749.5)
    expect((await who.get('/withdraw')).data).toEqual([made.data])
    const mails = await mailsTo(who.db, who.client.email)
    const mail = mails.find(({ subject }) => subject === 'Your withdrawal was asked for')
    expect(mail?.text).toContain('cancel it')
    expect((await who.get('/users/events')).data[0]).toMatchObject({ kind: 'withdrawal_asked' })
    expect((await at.news()).at(-1)).toMatchObject({ clientId: who.client.id })
    await expectSoundBooks(who.db, at.clock.now())
  })

  test('by bank takes a whole and real account', async () => {
    const who = await aWithdrawer(at)
    const made = await who.toBank(100)
    expect(made).toMatchObject({
      http: 200,
      data: { method: 'bank', wallet: 'First Bank …6789', fee: 5, network: null },
    })
    const elsewhere = { ...aBank, amount: 100, routing_number: '021000022' }
    expect(await who.post('/withdraw/bank', elsewhere)).toMatchObject({
      http: 422,
      message: 'Please input all fields correctly!',
    })
    for (const missing of Object.keys(aBank)) {
      const body = { ...aBank, amount: 50, [missing]: undefined }
      expect(await who.post('/withdraw/bank', body)).toMatchObject({ http: 422 })
    }
    const type = await who.post('/withdraw/bank', { ...aBank, amount: 50, type: 'Other' })
    expect(type.http).toBe(422)
    expect(await who.balance()).toBe(9_900)
  })

  test('by bank takes a number that looks like a card’s, where its owner says it is none', async () => {
    const who = await aWithdrawer(at)
    const account_number = '4242424242424242'
    const refused = await who.post('/withdraw/bank', { ...aBank, account_number, amount: 100 })
    expect(refused).toMatchObject({ http: 422, code: 'card_number_sent' })
    const made = await who.toBank(100, { account_number: `US${account_number}` })
    expect(made).toMatchObject({ http: 200, data: { wallet: 'First Bank …4242' } })
    // Any other number has one spelling.
    for (const other of ['US123456789', 'US4242424242424241', 'US', 'us4242424242424242']) {
      const body = { ...aBank, account_number: other, amount: 100 }
      expect(await who.post('/withdraw/bank', body)).toMatchObject({ code: 'invalid_input' })
    }
  })

  test('needs no confirmation of any text, and no end of a break', async () => {
    const who = await aWithdrawer(at)
    await coolOff({ ...at.deps, db: who.db }, who.client.id, '7d')
    const until = iso(later(at.clock.now(), 365 * day))
    await who.db.rows(
      `update clients set accepted = '{}', self_excluded_until = $2 where id = $1`,
      [who.client.id, until],
    )
    expect((await who.withdraw(20, ethAddress)).http).toBe(200)
  })
})

describe('a key', () => {
  test('gives the same withdrawal, also to many at once, and is for one wish', async () => {
    const who = await aWithdrawer(at)
    const proof = await who.mailedCode({ action: 'withdraw', amount: 75, destination: ethAddress })
    const wish = { amount: 75, wallet: ethAddress, proof }
    const send = () => who.post('/withdraw', wish, { 'idempotency-key': 'order-1' })
    const replies = await Promise.all(Array.from({ length: 6 }, send))
    expect(new Set(replies.map(({ data }) => data?.withdraw_id)).size).toBe(1)
    at.clock.advance(25 * hour)
    await who.signInAgain()
    expect((await send()).data.withdraw_id).toBe(replies[0]?.data.withdraw_id)
    expect(await who.balance()).toBe(9_925)
    const other = await who.post(
      '/withdraw',
      { ...wish, amount: 76 },
      { 'idempotency-key': 'order-1' },
    )
    expect(other).toMatchObject({ http: 422, code: 'key_reused' })
  })

  test('is for one bank account, with all that was said of it', async () => {
    const who = await aWithdrawer(at)
    const { routing_number, account_number } = aBank
    const destination = `${routing_number}/${account_number}`
    const proof = await who.mailedCode({ action: 'withdraw', amount: 75, destination })
    const send = (bank: object) =>
      who.post('/withdraw/bank', { ...bank, amount: 75, proof }, { 'idempotency-key': 'bank-1' })
    const made = await send(aBank)
    expect(made.http).toBe(200)
    expect((await send(aBank)).data.withdraw_id).toBe(made.data.withdraw_id)
    for (const other of [{ type: 'Savings' }, { bank_name: 'Second Bank' }]) {
      expect(await send({ ...aBank, ...other })).toMatchObject({ http: 422, code: 'key_reused' })
    }
    expect(await who.balance()).toBe(9_925)
  })
})

describe('an address book', () => {
  test('keeps what was confirmed, waits, and can be changed', async () => {
    const who = await aWithdrawer(at)
    const wallet = ethAddress
    expect((await who.post('/withdraw/addresses', { wallet, label: 'Cold' })).code).toBe(
      'step_up_required',
    )
    const proof = await who.mailedCode({ action: 'payout_address', destination: wallet })
    const added = await who.post('/withdraw/addresses', { wallet, label: 'Cold', proof })
    expect(added).toMatchObject({ http: 200, data: { label: 'Cold', method: 'eth', wallet } })
    at.set({ withdrawalNewAddressHours: 24 })
    at.clock.advance(hour)
    await who.signInAgain()
    const made = await who.withdraw(30, wallet)
    const until = new Date(at.clock.now() - hour - second + day).toISOString()
    expect(made.data).toMatchObject({
      detail: 'new_destination',
      waits_until: until,
      label: 'Cold',
    })
    at.clock.advance(day)
    await who.signInAgain()
    expect((await who.get('/withdraw')).data[0]).toMatchObject({ detail: 'in_review' })
    expect((await who.withdraw(30, wallet)).data.detail).toBe('in_review')
    at.set(usual)
    const [kept] = (await who.get('/withdraw/addresses')).data
    expect((await who.post(`/withdraw/addresses/${kept.id}/remove`)).http).toBe(200)
    expect((await who.get('/withdraw/addresses')).data).toEqual([])
    expect((await who.post(`/withdraw/addresses/${kept.id}/remove`)).http).toBe(404)
  })

  test('that shares a destination with another is flagged', async () => {
    const [one, two] = [await aWithdrawer(at), await aWithdrawer(at)]
    const bank = { account_number: '555000111', routing_number: '121000248' }
    await one.toBank(50, bank)
    await two.toBank(50, bank)
    await two.toBank(60, bank)
    const flags = (await listSharedDestinations(one.db)).filter(({ method }) => method === 'bank')
    expect(flags.at(-1)).toMatchObject({
      destination: '121000248/555000111',
      clientId: one.client.id,
      otherClientId: two.client.id,
    })
    expect(flags.filter(({ clientId }) => clientId === one.client.id)).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('gives all of it back at once, once', async () => {
    const who = await aWithdrawer(at)
    const made = await who.withdraw(400, btcAddress)
    const url = `/withdraw/${made.data.withdraw_id}/cancellation`
    const replies = await Promise.all([who.post(url), who.post(url), who.post(url)])
    expect(replies.map(({ http }) => http).sort()).toEqual([200, 409, 409])
    expect(await who.balance()).toBe(10_000)
    const [row] = (await who.get('/withdraw')).data
    expect(row).toMatchObject({ status: 'Cancelled', can_cancel: false })
    expect(row.steps.map((it: { status: string }) => it.status)).toEqual(['Pending', 'Cancelled'])
    expect((await who.get('/withdraw/terms')).data.day_left).toBe(2_000)
    await expectSoundBooks(who.db, at.clock.now())
  })
})

describe('a race for one balance', () => {
  test('never overdraws: withdrawals, and stakes between them (T3)', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalDayLimits: { unverified: 1_000_000, verified: 1_000_000 } })
    const proofs: string[] = []
    for (let nr = 0; nr < 5; nr += 1) {
      const destination = btcAddress
      proofs.push(await who.mailedCode({ action: 'withdraw', amount: 2_400, destination }))
    }
    const stake = (): Promise<string> =>
      who.db
        .transaction(async (tx) => {
          const account = await accountIn(tx, who.client.id, 'real')
          if (account.balance < dollars(60)) return 'refused'
          const ref = crypto.randomUUID()
          const cause = { kind: 'trade_open', ref, at: at.clock.now() } as const
          const { transfer } = payOut(account, 'stakes', dollars(60), cause)
          await postMovements(tx, who.client.id, [transfer])
          return 'staked'
        })
        .catch((error: unknown) => (error instanceof Conflict ? stake() : Promise.reject(error)))
    const asked = proofs.map((proof) =>
      who.post('/withdraw', { amount: 2_400, wallet: btcAddress, proof }),
    )
    const staked = await Promise.all(Array.from({ length: 40 }, stake))
    const taken = (await Promise.all(asked)).filter(({ http }) => http === 200).length
    const stakes = staked.filter((it) => it === 'staked').length
    expect(taken).toBeGreaterThan(0)
    expect(await who.balance()).toBe(10_000 - 2_400 * taken - 60 * stakes)
    expect(await who.balance()).toBeGreaterThanOrEqual(0)
    at.set(usual)
  })
})
