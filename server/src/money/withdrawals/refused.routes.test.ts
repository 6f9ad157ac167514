// Asking for money, over HTTP: what is refused, and that nothing refused leaves a trace.

import { describe, expect, test } from 'vitest'
import { perCoin } from '#kernel/coins.ts'
import { day, iso, later, minute, minuteShown, second } from '#kernel/time.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { appCode } from '#test/authenticator.ts'
import { at, openWithdrawals, usual } from '#test/withdrawal-calls.ts'
import { aBank, aWithdrawer, btcAddress, ethAddress } from '#test/withdrawals-app.ts'
import { methods } from '../methods/coin-methods.ts'

openWithdrawals()

describe('what is refused', () => {
  test('a session alone, and a password alone (T33)', async () => {
    const who = await aWithdrawer(at)
    const wish = { amount: 100, wallet: btcAddress }
    expect(await who.post('/withdraw', wish)).toMatchObject({ http: 422, code: 'step_up_required' })
    const deed = { action: 'withdraw', amount: 100, destination: btcAddress }
    const stepped = await who.post('/auth/step-up', { ...deed, password: who.client.password })
    const { proof } = stepped.data
    expect(await who.post('/withdraw', { ...wish, proof })).toMatchObject({
      http: 422,
      code: 'step_up_required',
    })
    expect(await who.balance()).toBe(10_000)
    expect((await who.get('/withdraw')).data).toEqual([])
  })

  test('a code that was used, or that is for something else (T33)', async () => {
    const who = await aWithdrawer(at)
    const deed = { action: 'withdraw', amount: 100, destination: btcAddress }
    const proof = await who.mailedCode(deed)
    const others = [
      { amount: 101, wallet: btcAddress },
      { amount: 100, wallet: ethAddress },
    ]
    for (const other of others) {
      const reply = await who.post('/withdraw', { ...other, proof })
      expect(reply).toMatchObject({ http: 422, code: 'proof_invalid' })
    }
    const adding = { wallet: btcAddress, label: 'Mine', proof }
    expect((await who.post('/withdraw/addresses', adding)).code).toBe('proof_invalid')
    const shouted = ` ${proof.toUpperCase()} `
    const wish = { amount: 100, wallet: btcAddress, proof: shouted }
    expect((await who.post('/withdraw', wish)).http).toBe(200)
    expect(await who.post('/withdraw', wish)).toMatchObject({ http: 422, code: 'proof_invalid' })
    expect(await who.balance()).toBe(9_900)

    const late = await who.mailedCode(deed)
    at.clock.advance(10 * minute + second)
    await who.signInAgain()
    expect((await who.post('/withdraw', { ...wish, proof: late })).code).toBe('proof_invalid')
  })

  test('a mailed code where there is a second factor', async () => {
    const who = await aWithdrawer(at)
    const { password } = who.client
    const first = await who.post('/auth/step-up', { action: 'totp_add', password })
    const started = await who.post('/users/totp', { proof: first.data.proof })
    const code = () => appCode(started.data.secret, at.clock.now(), 0)
    expect((await who.post('/users/totp/confirm', { code: code() })).http).toBe(200)
    at.clock.advance(30 * second)
    const deed = { action: 'withdraw', amount: 100, destination: btcAddress }
    expect(await who.post('/withdraw/code', deed)).toMatchObject({
      http: 422,
      code: 'second_factor_needed',
    })
    expect((await who.get('/withdraw/terms')).data.methods_of_proof).toContain('code')
    const stepped = await who.post('/auth/step-up', { ...deed, code: code() })
    const wish = { amount: 100, wallet: btcAddress, proof: stepped.data.proof }
    expect((await who.post('/withdraw', wish)).http).toBe(200)
  })

  test('addresses that are wrong, of another network, of nobody, or our own (T33)', async () => {
    const who = await aWithdrawer(at)
    const key = methods.btc.simulated.accountKey
    expect(key).toMatch(/^vpub/)
    const ours = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
    await who.db.rows(
      `insert into deposit_addresses (coin, network, key_id, index, client_id, address, mac,
         created_at) values ('btc', 'simulated', 'k', 0, $1, $2, '\\x00', now())`,
      [who.client.id, ours],
    )
    const wrong = [
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'wallet_wrong'],
      ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'wallet_wrong'],
      ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy', 'wallet_wrong'],
      [`0x${'0'.repeat(40)}`, 'wallet_wrong'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'wallet_wrong'],
      ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'wallet_wrong'],
      ['hello', 'wallet_wrong'],
      [ours, 'wallet_is_ours'],
    ] as const
    for (const [wallet, code] of wrong) {
      const reply = await who.post('/withdraw', { amount: 100, wallet })
      expect([wallet, reply.http, reply.code]).toEqual([wallet, 422, code])
    }
    expect(await who.balance()).toBe(10_000)
  })

  test('amounts that are none (T4)', async () => {
    const who = await aWithdrawer(at)
    const bad = ['-1', '0', '-0', '0.001', '1e3', '1e400', '"5"', '"1,000"', '"1 "', '[]', '{}']
    for (const text of [...bad, 'null', 'true', '"NaN"', '"１００"', '99999999999999']) {
      for (const [url, rest] of [
        ['/withdraw', { wallet: btcAddress }],
        ['/withdraw/bank', aBank],
      ] as const) {
        const body = JSON.stringify(rest).replace(/}$/, `,"amount":${text}}`)
        const reply = await at.app.inject({
          method: 'POST',
          url: `/api${url}`,
          payload: body,
          headers: { authorization: `Bearer ${who.token()}`, 'content-type': 'application/json' },
        })
        expect([400, 422], `${url} ${text}`).toContain(reply.statusCode)
      }
    }
    expect(await who.balance()).toBe(10_000)
    expect((await who.get('/withdraw')).data).toEqual([])
  })

  test('the demo (T6)', async () => {
    const who = await aWithdrawer(at)
    const wish = { amount: 100, wallet: btcAddress, mode: 'demo' }
    expect(await who.post('/withdraw', wish)).toMatchObject({ http: 422, code: 'withdrawal_demo' })
    const bank = { ...aBank, amount: 100, mode: 'demo' }
    expect((await who.post('/withdraw/bank', bank)).code).toBe('withdrawal_demo')
  })

  test('more than there is, too little, too much, and more than a day’s limit', async () => {
    const who = await aWithdrawer(at)
    const ask = (amount: number) => who.post('/withdraw', { amount, wallet: btcAddress })
    expect(await ask(10_000.01)).toMatchObject({
      http: 422,
      message: 'You cannot withdraw more than your available balance',
    })
    expect(await ask(3.99)).toMatchObject({
      code: 'withdrawal_too_small',
      message:
        'The smallest withdrawal by this method is $4.00; its fee of $3.00 comes ' +
        'off the amount.',
    })
    expect((await ask(4)).code).toBe('step_up_required')
    const bank = await who.post('/withdraw/bank', { ...aBank, amount: 5.99 })
    expect(bank.message).toContain('is $6.00; its fee of $5.00')
    expect(await ask(2_000.01)).toMatchObject({ code: 'withdrawal_day_limit' })
    const closed = { ...perCoin(() => null), bank: null }
    at.set({ withdrawalTerms: { ...closed, btc: { least: 10, most: 50, fee: 3 } } })
    expect((await ask(51)).code).toBe('withdrawal_too_large')
    const eth = await who.post('/withdraw', { amount: 50, wallet: ethAddress })
    expect(eth.code).toBe('withdrawal_method_closed')
    at.set({ withdrawalTerms: { ...closed, btc: { least: 1, most: 50, fee: 0 } } })
    expect((await ask(1)).code).toBe('step_up_required')
    at.set({
      withdrawalTerms: (await import('#server/install/operators/settings.ts')).defaultSettings
        .withdrawalTerms,
    })
    expect((await who.withdraw(1_500, btcAddress)).http).toBe(200)
    const more = await ask(501)
    expect(more.message).toContain('$500.00 are left')
    expect((await who.get('/withdraw/terms')).data.day_left).toBe(500)
    at.clock.advance(day + second)
    await who.signInAgain()
    expect((await who.get('/withdraw/terms')).data.day_left).toBe(2_000)
  })

  test.each([
    ...(['password_changed', 'email_changed', 'totp_added', 'totp_removed'] as const),
    ...(['passkey_added', 'passkey_removed', 'recovery_codes_made'] as const),
  ])('anything for a day after this: %s (T33)', async (kind) => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalChangeHours: 24 })
    const now = at.clock.now()
    await who.db.transaction((tx) =>
      recordEvent(tx, {
        at: now,
        clientId: who.client.id,
        actor: 'client',
        kind,
        details: {},
      }),
    )
    const wish = { amount: 100, wallet: btcAddress }
    const deed = { action: 'withdraw', amount: 100, destination: btcAddress }
    const reply = await who.post('/withdraw', wish)
    expect(reply).toMatchObject({ http: 422, code: 'withdrawals_held' })
    const until = iso(later(now, day))
    expect(reply.message).toContain(minuteShown(later(now, day)))
    expect((await who.get('/withdraw/terms')).data.held_until).toBe(until)
    at.clock.advance(day - 1)
    await who.signInAgain()
    expect((await who.post('/withdraw/code', deed)).http).toBe(200)
    expect((await who.post('/withdraw', wish)).code).toBe('withdrawals_held')
    at.clock.advance(1)
    expect((await who.post('/withdraw', wish)).code).toBe('step_up_required')
    at.set(usual)
    expect((await who.get('/withdraw/terms')).data.held_until).toBeNull()
  })

  test('what is another client’s, as what is not there (T8)', async () => {
    const [one, two] = [await aWithdrawer(at), await aWithdrawer(at)]
    const made = await one.withdraw(100, btcAddress)
    const book = (await one.get('/withdraw/addresses')).data
    const unknown = '0190a000-0000-7000-8000-000000000000'
    const calls = [
      ['/withdraw/#/cancellation', made.data.withdraw_id],
      ['/withdraw/addresses/#/remove', book[0].id],
    ] as const
    for (const [url, id] of calls) {
      const foreign = await two.post(url.replace('#', id))
      expect(foreign.http).toBe(404)
      expect(foreign).toEqual(await two.post(url.replace('#', unknown)))
      expect((await two.post(url.replace('#', 'x'))).http).toBe(404)
    }
    expect((await two.get('/withdraw')).data).toEqual([])
  })
})
