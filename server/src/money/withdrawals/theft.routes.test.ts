// Whoever sits there with somebody else's session, and insiders with their own: what they can get
// out is nothing, and nothing leaves twice.

import { beforeAll, describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { day, minute, second } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { appCode } from '#test/authenticator.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo, sentHash } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import {
  aBank,
  asEve,
  asMax,
  aWithdrawer,
  btcAddress,
  ethAddress,
  eve,
  max,
} from '#test/withdrawals-app.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { rejectWithdrawal } from './end-withdrawal.ts'
import { noteBankPaid, watchPayouts } from './pay-withdrawal.ts'
import { sendSimulated } from './send-simulated.ts'
import { loadWithdrawal } from './withdrawals.store.ts'

openWithdrawals()

beforeAll(async () => {
  at.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
})

const bank = `${aBank.routing_number}/${aBank.account_number}`
const other = { ...aBank, account_number: '987654321' }
const toWallet = (amount: number, wallet: string) => ['/withdraw', { amount, wallet }] as const
const toBank = (amount: number, to: object) => ['/withdraw/bank', { ...to, amount }] as const

/** What a code was mailed for, and what a thief sends it with. */
const elsewhere: readonly (readonly [string, object, readonly [string, object]])[] = [
  ['another amount', { amount: 100, destination: btcAddress }, toWallet(100.01, btcAddress)],
  ['a smaller amount', { amount: 100, destination: btcAddress }, toWallet(99.99, btcAddress)],
  ['another coin', { amount: 100, destination: btcAddress }, toWallet(100, ethAddress)],
  ['a bank', { amount: 100, destination: btcAddress }, toBank(100, aBank)],
  ['another account', { amount: 100, destination: bank }, toBank(100, other)],
  ['another amount by bank', { amount: 100, destination: bank }, toBank(1_000, aBank)],
  ['a wallet', { amount: 100, destination: bank }, toWallet(100, btcAddress)],
  [
    'the address in capitals',
    { amount: 100, destination: ethAddress },
    toWallet(100, `0x${ethAddress.slice(2).toUpperCase()}`),
  ],
]

describe('a stolen session (T33)', () => {
  test.each([
    toWallet(100, btcAddress),
    toBank(100, aBank),
    ['/withdraw/addresses', { wallet: btcAddress, label: 'Mine' }] as const,
  ])('alone, or with the password, gets nothing: %s', async (url, body) => {
    const who = await aWithdrawer(at)
    expect(await who.post(url, body)).toMatchObject({ http: 422, code: 'step_up_required' })
    const deed = url.endsWith('addresses')
      ? { action: 'payout_address', destination: btcAddress }
      : { action: 'withdraw', amount: 100, destination: 'bank_name' in body ? bank : btcAddress }
    const stepped = await who.post('/auth/step-up', { ...deed, password: who.client.password })
    const { proof } = stepped.data
    expect((await who.post(url, { ...body, proof })).code).toBe('step_up_required')
    expect(await who.balance()).toBe(10_000)
  })

  test.each(elsewhere)('with a code gets nothing for %s', async (_, mailed, [url, body]) => {
    const who = await aWithdrawer(at)
    const proof = await who.mailedCode({ action: 'withdraw', ...mailed })
    const reply = await who.post(url, { ...body, proof })
    expect(reply.http).toBe(422)
    expect(['proof_invalid', 'wallet_wrong']).toContain(reply.code)
    expect((await who.get('/withdraw')).data).toEqual([])
    expect(await who.balance()).toBe(10_000)
  })

  test('with another client’s code, a used one, an old one, or a guess gets nothing', async () => {
    const [one, two] = [await aWithdrawer(at), await aWithdrawer(at)]
    const deed = { action: 'withdraw', amount: 100, destination: btcAddress }
    const wish = { amount: 100, wallet: btcAddress }
    const codeOf = async (proof: string) => (await one.post('/withdraw', { ...wish, proof })).code
    expect(await codeOf(await two.mailedCode(deed))).toBe('proof_invalid')
    const proof = await one.mailedCode(deed)
    for (const guess of ['', 'aaaa-aaaa', proof.slice(0, -1), `${proof}0`, `${proof} x`]) {
      expect(['proof_invalid', 'invalid_input', 'step_up_required']).toContain(await codeOf(guess))
    }
    expect(await codeOf(proof)).toBeUndefined()
    expect(await codeOf(proof)).toBe('proof_invalid')
    const late = await one.mailedCode(deed)
    at.clock.advance(10 * minute + second)
    await one.signInAgain()
    expect(await codeOf(late)).toBe('proof_invalid')
    expect(await one.balance()).toBe(9_900)
  })

  test.each([
    ...['\u0000', 'tb1q\u0000', 'all is well:\ncall +1 800 555 0123', `${btcAddress}\u202e`, 'аdа'],
    ...['https://a.example', `${btcAddress} ${ethAddress}`, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7k'],
    ...['021000022/123456789', '021000021/12', '021000021/US123456789', `${bank}/1`, bank.slice(1)],
  ])('writes nothing to its owner in our name: a code for %j', async (destination) => {
    const who = await aWithdrawer(at)
    const before = (await mailsTo(who.db, who.client.email)).length
    for (const action of ['withdraw', 'payout_address']) {
      const reply = await who.post('/withdraw/code', { action, amount: 100, destination })
      expect(reply.http).toBe(422)
      expect(['wallet_wrong', 'bank_fields_wrong', 'invalid_input']).toContain(reply.code)
    }
    const stepped = { action: 'withdraw', destination, password: who.client.password }
    expect([200, 422]).toContain((await who.post('/auth/step-up', stepped)).http)
    expect(await mailsTo(who.db, who.client.email)).toHaveLength(before)
  })

  test.each([
    ['/withdraw/addresses', { label: 'Mine' }, { action: 'withdraw' }],
    ['/withdraw', { amount: 100 }, { action: 'payout_address', amount: 100 }],
  ])('with a code for another deed gets nothing at %s', async (url, wish, deed) => {
    const who = await aWithdrawer(at)
    const proof = await who.mailedCode({ ...deed, destination: btcAddress })
    const reply = await who.post(url, { ...wish, wallet: btcAddress, proof })
    expect(reply).toMatchObject({ http: 422, code: 'proof_invalid' })
  })

  test.each([
    ['an authenticator app', addApp],
    ['another password', changePassword],
    ['another e-mail address', changeEmail],
  ])('with a code from before %s was set up gets nothing', async (_what, change) => {
    const who = await aWithdrawer(at)
    const deed = { action: 'withdraw', amount: 100, destination: btcAddress }
    const proof = await who.mailedCode(deed)
    at.clock.advance(second)
    await change(who)
    const reply = await who.post('/withdraw', { amount: 100, wallet: btcAddress, proof })
    expect(reply).toMatchObject({ http: 422, code: 'proof_invalid' })
    expect(await who.balance()).toBe(10_000)
  })

  test('waits anew for an address that was new when a factor was set up', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalNewAddressHours: 24 })
    const { data } = await who.withdraw(100, btcAddress)
    at.clock.advance(day - minute)
    await who.signInAgain()
    await addApp(who)
    at.clock.advance(2 * minute)
    const id = data.withdraw_id as string
    expect(await approveWithdrawal(at.deps, id, asEve)).toMatchObject({
      refused: 'withdrawal_waits',
    })
    const [kept] = (await who.get('/withdraw/addresses')).data
    expect(kept.usable_at > new Date(at.clock.now() + day - 5 * minute).toISOString()).toBe(true)
    at.clock.advance(day)
    expect(isRefusal(await approveWithdrawal(at.deps, id, asEve))).toBe(false)
    at.set({ withdrawalNewAddressHours: null })
  })

  test('has no code for a bank account in the address book, which has none', async () => {
    const who = await aWithdrawer(at)
    const adding = { action: 'payout_address', destination: bank }
    expect(await who.post('/withdraw/code', adding)).toMatchObject({ code: 'wallet_wrong' })
    expect((await who.post('/withdraw/code', { ...adding, action: 'withdraw' })).http).toBe(200)
  })

  test('waits a day for an address that is new, and its owner is told at once', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalNewAddressHours: 24 })
    const { data } = await who.withdraw(100, btcAddress)
    expect(data).toMatchObject({ detail: 'new_destination', can_cancel: true })
    at.clock.advance(day - minute)
    const id = data.withdraw_id as string
    expect(await approveWithdrawal(at.deps, id, asEve)).toMatchObject({
      refused: 'withdrawal_waits',
    })
    at.set({ withdrawalNewAddressHours: null })
  })
})

const asked = async (who: Awaited<ReturnType<typeof aWithdrawer>>, amount: number) =>
  (await who.withdraw(amount, btcAddress)).data.withdraw_id as string

type Withdrawer = Awaited<ReturnType<typeof aWithdrawer>>

async function addApp(who: Withdrawer): Promise<void> {
  const stepUp = { action: 'totp_add', password: who.client.password }
  const { proof } = (await who.post('/auth/step-up', stepUp)).data
  const { secret } = (await who.post('/users/totp', { proof })).data
  const code = appCode(secret, at.clock.now())
  expect((await who.post('/users/totp/confirm', { code })).http).toBe(200)
}

async function changePassword(who: Withdrawer): Promise<void> {
  const password = 'lantern-copper-77'
  const payload = { current: who.client.password, password, confirmPassword: password }
  const headers = { authorization: `Bearer ${who.token()}` }
  const url = '/api/users/change-password'
  const changed = await at.app.inject({ method: 'PATCH', url, headers, payload })
  expect(changed.statusCode).toBe(200)
}

describe('fifty at once (T34)', () => {
  test('approvals of two people are two, and the withdrawal is approved once', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalTwoStaffAbove: 1_000 })
    const id = await asked(who, 1_200)
    // On a busy machine some find no connection in time.
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, nr) => approveWithdrawal(at.deps, id, nr % 2 ? asEve : asMax)),
    )
    const given = outcomes.filter((it) => it.status === 'fulfilled' && !isRefusal(it.value))
    expect(given).toHaveLength(2)
    const withdrawal = await loadWithdrawal(who.db, id)
    expect(withdrawal?.approvedBy.toSorted()).toEqual([eve, max].toSorted())
    expect(withdrawal?.steps.map(({ state }) => state)).toEqual(['pending', 'approved'])
    at.set({ withdrawalTwoStaffAbove: 10_000 })
  })

  test('sendings are one transaction, and payments one payment', async () => {
    const who = await aWithdrawer(at)
    await at.price()
    const id = await asked(who, 100)
    expect(isRefusal(await approveWithdrawal(at.deps, id, asEve))).toBe(false)
    const held = await at.chains.btc.held([btcAddress])
    await Promise.allSettled(
      Array.from({ length: 50 }, (_, nr) => sendSimulated(at.deps, id, nr % 2 ? asEve : asMax)),
    )
    await at.chains.btc.grow(3)
    await Promise.allSettled(Array.from({ length: 10 }, () => watchPayouts(at.deps)))
    const withdrawal = await loadWithdrawal(who.db, id)
    expect(withdrawal?.steps.map(({ state }) => state)).toEqual(['pending', 'approved', 'paid'])
    const units = withdrawal?.payout?.units ?? 0n
    expect((await at.chains.btc.held([btcAddress])) - held).toBe(units)
    const paid = await who.db.rows(
      `select from transfers where ref = $1 and kind::text = 'withdrawal_pay'`,
      [id],
    )
    expect(paid).toHaveLength(1)
    await expectSoundBooks(who.db, at.clock.now())
  })

  test('approvals against rejections and cancellings end in one way', async () => {
    const who = await aWithdrawer(at)
    for (const amount of [40, 41, 42]) {
      const id = await asked(who, amount)
      await Promise.allSettled(
        Array.from({ length: 51 }, (_, nr) => {
          if (nr % 3 === 0) return approveWithdrawal(at.deps, id, asEve)
          if (nr % 3 === 1) return rejectWithdrawal(at.deps, id, { by: asMax, reason: 'No.' })
          return who.post(`/withdraw/${id}/cancellation`)
        }),
      )
      const back = await who.db.rows(
        `select from transfers where ref = $1 and kind::text = 'withdrawal_return'`,
        [id],
      )
      expect(back).toHaveLength(1)
    }
    expect(await who.balance()).toBe(10_000)
    await expectSoundBooks(who.db, at.clock.now())
  })
})

describe('an insider (T35)', () => {
  test('with ten clients at once gets no more out alone than with one', async () => {
    at.set({ withdrawalTwoStaffAbove: 1_000 })
    const clients: Awaited<ReturnType<typeof aWithdrawer>>[] = []
    for (let nr = 0; nr < 10; nr += 1) clients.push(await aWithdrawer(at))
    const wallet = 'mo9ncXisMeAoXwqcV5EWuyncbmCcQN4rVs'
    const deed = { action: 'withdraw', amount: 300, destination: wallet }
    const proofs: string[] = []
    for (const who of clients) proofs.push(await who.mailedCode(deed))
    const made = await Promise.all(
      clients.map((who, nr) => who.post('/withdraw', { amount: 300, wallet, proof: proofs[nr] })),
    )
    const needed: (number | undefined)[] = []
    for (const { data } of made) {
      needed.push((await loadWithdrawal(at.deps.db, data.withdraw_id))?.approvalsNeeded)
    }
    expect(needed.toSorted()).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 2])
    at.set({ withdrawalTwoStaffAbove: 10_000 })
    await expectSoundBooks(database().db, at.clock.now())
  })

  test('alone gets nothing above the limit out: twice, by many, in parts, as the client', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalTwoStaffAbove: 1_000 })
    // Ten parts below the limit, to one address, as two clients together.
    const [one, two] = [await aWithdrawer(at), await aWithdrawer(at)]
    const parts: number[] = []
    for (let part = 0; part < 10; part += 1) {
      const id = await asked(part % 2 ? one : two, 300)
      parts.push((await loadWithdrawal(who.db, id))?.approvalsNeeded ?? 0)
    }
    expect(parts.slice(3)).toEqual(Array.from({ length: 7 }, () => 2))
    // The same person, as often and however written.
    const id = await asked(who, 1_500)
    expect(isRefusal(await approveWithdrawal(at.deps, id, asEve))).toBe(false)
    for (const again of [eve, eve.toUpperCase(), ` ${eve} `].map((one) => staffNamed(one))) {
      expect(await approveWithdrawal(at.deps, id, again)).toMatchObject({
        refused: 'approved_already',
      })
    }
    expect(await sendSimulated(at.deps, id, asEve)).toMatchObject({
      refused: 'withdrawal_not_approved',
    })
    const reference = { by: asEve, reference: 'none' }
    expect(isRefusal(await noteBankPaid(at.deps, id, reference))).toBe(true)
    // And on their own account.
    await createOperator(who.db, { email: who.client.email, passwordHash: 'x' }, at.clock.now())
    expect(await approveWithdrawal(at.deps, id, staffNamed(who.client.email))).toMatchObject({
      refused: 'own_withdrawal',
    })
    expect((await loadWithdrawal(who.db, id))?.steps).toHaveLength(1)
    at.set({ withdrawalTwoStaffAbove: 10_000 })
    await expectSoundBooks(who.db, at.clock.now())
  })
})

/** The link is opened in another browser, which ends the sessions. */
async function changeEmail(who: Withdrawer): Promise<void> {
  const email = `moved-${who.client.email}`
  const asked = await who.post('/users/change-email', { email, password: who.client.password })
  expect(asked.http).toBe(200)
  const hash = await sentHash(who.db, email, '/auth/change-email')
  expect((await who.post('/auth/change-email', { hash })).http).toBe(200)
  await who.signInAgain(email)
}
