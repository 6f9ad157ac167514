// From asked to paid: who approves, what leaves, and when it counts as paid.

import { beforeAll, describe, expect, test } from 'vitest'
import type { Coin } from '#kernel/coins.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, later, minute, second } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { setMode } from '#test/install-mode.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { at, openWithdrawals } from '#test/withdrawal-calls.ts'
import {
  asEve,
  asMax,
  aWithdrawer,
  btcAddress,
  ethAddress,
  eve,
  max,
  type WithdrawalsApp,
} from '#test/withdrawals-app.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { rejectWithdrawal } from './end-withdrawal.ts'
import { noteSent } from './note-sending.ts'
import { operatorWallet } from './operator-wallet.ts'
import { noteBankPaid, watchPayouts } from './pay-withdrawal.ts'
import { prepareBankFile } from './prepare-bank-file.ts'
import { prepareCoins } from './prepare-payout.ts'
import { runDemoOperator } from './run-demo-operator.ts'
import { sendSimulated } from './send-simulated.ts'
import { stateOf } from './withdrawal.ts'
import { loadWithdrawal } from './withdrawals.store.ts'

openWithdrawals()

beforeAll(async () => {
  at.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
})

type Who = Awaited<ReturnType<typeof aWithdrawer>>

async function asked(who: Who, amount: number, wallet: string = btcAddress): Promise<string> {
  const made = await who.withdraw(amount, wallet)
  if (made.http !== 200) throw new Error(made.message)
  return made.data.withdraw_id
}

const rowOf = async (who: Who, id: string) =>
  (await who.get('/withdraw')).data.find((it: { withdraw_id: string }) => it.withdraw_id === id)

const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.refused : 'done')

/** Whose text to sign is another each time. */
function chainThat(of: WithdrawalsApp, word: string) {
  let texts = 0
  let bothAsked = () => {}
  const both = new Promise<void>((resolve) => {
    bothAsked = resolve
  })
  const preparePayout: typeof of.chains.btc.preparePayout = async (order) => {
    const prepared = await of.chains.btc.preparePayout(order)
    texts += 1
    const text = `${word} ${texts}`
    // Answered once two have asked: neither finds what the other has prepared, however busy it is.
    if (texts === 2) bothAsked()
    await both
    return 'fault' in prepared ? prepared : { ...prepared, text }
  }
  return { ...of.deps, chainOf: () => ({ ...of.chains.btc, preparePayout }) }
}

describe('approving', () => {
  test('of fifty at once by one person counts one (T34)', async () => {
    const who = await aWithdrawer(at)
    const id = await asked(who, 100)
    // On a busy machine some find no connection in time.
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => approveWithdrawal(at.deps, id, asEve)),
    )
    const given = outcomes.filter((it) => it.status === 'fulfilled' && !isRefusal(it.value))
    expect(given).toHaveLength(1)
    expect(await rowOf(who, id)).toMatchObject({ status: 'Approved', detail: 'approved' })
    expect(codeOf(await approveWithdrawal(at.deps, id, asMax))).toBe('withdrawal_ended')
  })

  test('above the limit takes two people, in any case of their addresses (T35)', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalTwoStaffAbove: 1_000 })
    const id = await asked(who, 1_000.01)
    expect(codeOf(await approveWithdrawal(at.deps, id, asEve))).toBe('done')
    expect(await rowOf(who, id)).toMatchObject({ status: 'Pending', detail: 'second_review' })
    expect(codeOf(await approveWithdrawal(at.deps, id, asEve))).toBe('approved_already')
    expect(codeOf(await approveWithdrawal(at.deps, id, staffNamed(` ${eve.toUpperCase()}`)))).toBe(
      'approved_already',
    )
    expect(codeOf(await prepareCoins(at.deps, id, { by: asEve }))).toBe('withdrawal_not_approved')
    expect(codeOf(await approveWithdrawal(at.deps, id, asMax))).toBe('done')
    expect(await rowOf(who, id)).toMatchObject({ status: 'Approved' })
  })

  test('counts what went before: splitting does not get below the limit (T35)', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalTwoStaffAbove: 1_000 })
    const needed: number[] = []
    for (let part = 0; part < 10; part += 1) {
      const id = await asked(who, 400, part % 2 ? ethAddress : btcAddress)
      needed.push((await loadWithdrawal(who.db, id))?.approvalsNeeded ?? 0)
    }
    expect(needed.slice(2)).toEqual(Array.from({ length: 8 }, () => 2))
    at.set({ withdrawalTwoStaffAbove: 10_000 })
  })

  test('of real money takes a second factor of each, shown just before', async () => {
    const who = await aWithdrawer(at)
    const id = await asked(who, 90)
    const live = { ...at.deps, install: { ...at.deps.install, mode: 'live' as const } }
    await setMode(who.db, 'live')
    expect(codeOf(await approveWithdrawal(live, id, asEve))).toBe('staff_factor_missing')
    const now = at.clock.now()
    const proven = (minutes: number) => staffNamed(eve, later(now, -minutes * minute))
    await expect(approveWithdrawal(live, id, proven(6))).rejects.toThrow()
    expect(codeOf(await approveWithdrawal(live, id, proven(1)))).toBe('done')
    await setMode(who.db, 'sandbox')
    const [kept] = await who.db.rows<{ proven_at: number }>(
      'select proven_at from withdrawal_approvals where withdrawal_id = $1',
      [id],
    )
    expect(kept?.proven_at).toBe(later(now, -minute))
  })

  test('is not for the one who gets the money, nor for strangers (T35)', async () => {
    const who = await aWithdrawer(at)
    const id = await asked(who, 100)
    const { email } = who.client
    expect(codeOf(await approveWithdrawal(at.deps, id, staffNamed(email)))).toBe('operator_unknown')
    await createOperator(who.db, { email, passwordHash: 'none' }, at.clock.now())
    expect(codeOf(await approveWithdrawal(at.deps, id, staffNamed(email)))).toBe('own_withdrawal')
    const wish = { by: staffNamed(email), reason: 'no' }
    expect(codeOf(await rejectWithdrawal(at.deps, id, wish))).toBe('own_withdrawal')
    const failure = await who.db
      .rows(
        `insert into withdrawal_approvals (withdrawal_id, operator_id, approved_at)
         select $1, id, now() from operators where email = $2`,
        [id, email],
      )
      .catch((error: unknown) => sqlStateOf(error))
    expect(failure).toBe('23514')
  })

  test('waits while the destination is new', async () => {
    const who = await aWithdrawer(at)
    at.set({ withdrawalNewAddressHours: 24 })
    const id = await asked(who, 100)
    expect(codeOf(await approveWithdrawal(at.deps, id, asEve))).toBe('withdrawal_waits')
    at.clock.advance(day)
    await who.signInAgain()
    expect(codeOf(await approveWithdrawal(at.deps, id, asEve))).toBe('done')
    at.set({ withdrawalNewAddressHours: 0 })
  })
})

describe('paying in coins', () => {
  test('fixes what leaves, sends it once, and counts it when it is deep enough', async () => {
    const who = await aWithdrawer(at)
    const id = await asked(who, 103)
    await approveWithdrawal(at.deps, id, asEve)
    at.clock.advance(10 * day)
    await who.signInAgain()
    expect(codeOf(await sendSimulated(at.deps, id, asEve))).toBe('no_rate')
    expect(await rowOf(who, id)).toMatchObject({ is_overdue: true, can_cancel: true })
    await at.price()
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => sendSimulated(at.deps, id, asEve)),
    )
    expect(outcomes.filter((it) => !isRefusal(it)).length).toBeGreaterThan(0)
    const sent = await rowOf(who, id)
    expect(sent).toMatchObject({
      status: 'Approved',
      detail: 'sent',
      can_cancel: false,
      coin_amount: '0.002',
      rate: '50000.0',
    })
    expect(sent.transaction_id).toMatch(/^[0-9a-f]{64}$/)
    const cancelled = await who.post(`/withdraw/${id}/cancellation`)
    expect(cancelled).toMatchObject({ http: 409, code: 'withdrawal_on_its_way' })
    const rejected = await rejectWithdrawal(at.deps, id, { by: asMax, reason: 'late' })
    expect(codeOf(rejected)).toBe('withdrawal_on_its_way')

    await at.chains.btc.grow(2)
    expect(await watchPayouts(at.deps)).toBe(0)
    await at.chains.btc.grow(1)
    expect(await Promise.all([watchPayouts(at.deps), watchPayouts(at.deps)])).toContain(1)
    expect(await watchPayouts(at.deps)).toBe(0)
    await who.signInAgain()
    const paid = await rowOf(who, id)
    expect(paid).toMatchObject({ status: 'Paid', is_overdue: false })
    expect(paid.transaction_id).toBe(sent.transaction_id)
    expect(await at.chains.btc.held([btcAddress])).toBe(200_000n)
    await expectSoundBooks(who.db, at.clock.now())

    const subjects = (await mailsTo(who.db, who.client.email)).map(({ subject }) => subject)
    for (const what of ['is approved', 'was sent', 'is paid']) {
      expect(subjects.filter((it) => it === `Your withdrawal ${what}`)).toHaveLength(1)
    }
    const events = await listEventsOf(who.db, who.client.id, { before: null, limit: 50 })
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['withdrawal_approved', 'withdrawal_prepared', 'withdrawal_paid']),
    )
    const payouts = await who.db.rows('select transaction_id from payouts where id = $1', [id])
    expect(payouts).toEqual([{ transaction_id: sent.transaction_id }])
  })

  test('in Litecoin goes to an address of its own, at the rate of its own pair', async () => {
    const who = await aWithdrawer(at)
    await at.price()
    const [offer] = (await who.get('/withdraw/terms')).data.methods.filter(
      ({ method }: { method: string }) => method === 'ltc',
    )
    expect(offer).toMatchObject({ network: 'simulated', is_test: true, fee: 1 })
    const id = await asked(who, 81, offer.test_address)
    await approveWithdrawal(at.deps, id, asEve)
    expect(codeOf(await sendSimulated(at.deps, id, asEve))).toBe('done')
    expect(await watchPayouts(at.deps)).toBe(0)
    await at.chains.ltc.grow(12)
    expect(await watchPayouts(at.deps)).toBe(1)
    const paid = await rowOf(who, id)
    expect(paid).toMatchObject({ method: 'ltc', status: 'Paid', coin_amount: '1', rate: '80.000' })
    expect(await at.chains.ltc.held([offer.test_address])).toBe(100_000_000n)
    const payouts = await who.db.rows(
      `select a.name, j.amount from journal j join accounts a on a.id = j.to_account
        where j.kind = 'withdrawal_pay' and j.ref = $1`,
      [id],
    )
    expect(payouts).toEqual([{ name: 'outside_ltc', amount: 8_000n }])
    await expectSoundBooks(who.db, at.clock.now())
  })

  test('goes on where a crash cut it off, without sending twice (T34)', async () => {
    const who = await aWithdrawer(at)
    await at.price()
    const id = await asked(who, 52, ethAddress)
    await approveWithdrawal(at.deps, id, asEve)
    const broken = {
      ...at.deps,
      chainOf: (coin: Coin) => ({
        ...at.chains[coin],
        send: async (order: Parameters<typeof at.chains.eth.send>[0]) => {
          await at.chains[coin].faucet(order.change.address, 10n ** 18n)
          await at.chains[coin].send(order)
          throw new Error('the process died')
        },
      }),
    }
    await expect(sendSimulated(broken, id, asEve)).rejects.toThrow('died')
    expect(await rowOf(who, id)).toMatchObject({ detail: 'prepared', can_cancel: false })
    const before = await who.db.rows('select txid from simulated_transactions')
    expect(codeOf(await sendSimulated(at.deps, id, asMax))).toBe('done')
    expect(await who.db.rows('select txid from simulated_transactions')).toHaveLength(before.length)
    await at.chains.eth.grow(3)
    expect(await watchPayouts(at.deps)).toBe(1)
    expect(await at.chains.eth.held([ethAddress])).toBe(2n * 10n ** 16n)
  })

  test('by the operator’s own wallet takes a transaction that really pays', async () => {
    const who = await aWithdrawer(at)
    await at.price()
    const id = await asked(who, 53)
    const other = await asked(who, 53)
    const sent = (txid: string, of = id) => noteSent(at.deps, of, { by: asEve, txid })
    expect(codeOf(await prepareCoins(at.deps, id, { by: asEve }))).toBe('withdrawal_not_approved')
    for (const one of [id, other]) await approveWithdrawal(at.deps, one, asEve)
    expect(codeOf(await sent('ab'.repeat(32)))).toBe('withdrawal_not_prepared')
    const { btc } = at.chains
    const terms = { settings: at.deps.settings(), mode: 'sandbox' } as const
    const wallet = await operatorWallet(who.db, 'btc', terms)
    if (isRefusal(wallet)) throw new Error(wallet.refused)
    await btc.faucet(wallet.change.address, 10n ** 8n)
    for (const one of [id, other]) {
      const prepared = await prepareCoins(at.deps, one, { by: asEve })
      if (isRefusal(prepared)) throw new Error(prepared.refused)
      expect(prepared.prepared.text).toContain('0.001 BTC')
      expect(prepared.order.reference).toBe(one)
    }
    const again = await prepareCoins(at.deps, id, { by: asMax })
    expect(again).toMatchObject({ prepared: { text: expect.stringContaining(id) } })
    expect(codeOf(await prepareCoins(at.deps, id, { by: asMax, anew: true }))).toBe('done')
    expect((await loadWithdrawal(who.db, id))?.payout?.preparedBy).toBe(`staff:${max}`)
    const differing = chainThat(at, 'differs')
    const both = [asEve, asMax].map((by) => prepareCoins(differing, id, { by, anew: true }))
    expect((await Promise.all(both)).map(codeOf).sort()).toEqual(['done', 'prepared_meanwhile'])
    const newest = await prepareCoins(at.deps, id, { by: asEve })
    expect(newest).toMatchObject({ prepared: { text: expect.stringContaining('differs') } })
    expect(codeOf(await sent('ab'.repeat(32)))).toBe('transaction_unknown')
    expect(codeOf(await sent((await btc.faucet(btcAddress, 99_999n)) ?? ''))).toBe(
      'payout_mismatch',
    )
    const txid = (await btc.faucet(btcAddress, 100_000n)) ?? ''
    expect(codeOf(await sent(txid))).toBe('done')
    expect(codeOf(await sent(txid))).toBe('done')
    expect(codeOf(await sent(txid, other))).toBe('transaction_used')
    const raised = (await btc.faucet(btcAddress, 100_000n)) ?? ''
    expect(codeOf(await sent(raised))).toBe('done')
    await btc.grow(3)
    expect(await watchPayouts(at.deps)).toBe(1)
    const failing = await rejectWithdrawal(at.deps, other, { by: asEve, reason: 'no' })
    expect(codeOf(failing)).toBe('other_person_needed')
    const back = await rejectWithdrawal(at.deps, other, {
      by: asMax,
      reason: 'The wallet is empty.',
    })
    expect(codeOf(back)).toBe('done')
    await who.signInAgain()
    expect(await rowOf(who, other)).toMatchObject({
      status: 'Rejected',
      reason: 'The wallet is empty.',
    })
    expect(await who.balance()).toBe(10_000 - 53)
    await expectSoundBooks(who.db, at.clock.now())
  })
})

describe('paying by bank', () => {
  test('makes one file of all that are ready, each in one only', async () => {
    const who = await aWithdrawer(at)
    const ids: string[] = []
    for (const amount of [105, 205]) {
      const made = await who.toBank(amount)
      ids.push(made.data.withdraw_id)
    }
    const [first = '', second_ = ''] = ids
    for (const id of ids) await approveWithdrawal(at.deps, id, asEve)
    expect(codeOf(await noteBankPaid(at.deps, first, { by: asEve, reference: 'R1' }))).toBe(
      'withdrawal_not_prepared',
    )
    const files = await Promise.all([
      prepareBankFile(at.deps, asEve),
      prepareBankFile(at.deps, asMax),
    ])
    const orders = files.flatMap((file) => (isRefusal(file) ? [] : file.orders))
    expect(orders.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(files.map((file) => (isRefusal(file) ? '' : file.xml)).join('')).toContain(
      '<InstdAmt Ccy="USD">100.00</InstdAmt>',
    )
    expect((await who.post(`/withdraw/${first}/cancellation`)).http).toBe(409)
    expect(codeOf(await noteBankPaid(at.deps, first, { by: asEve, reference: 'R1' }))).toBe('done')
    expect(await rowOf(who, first)).toMatchObject({ status: 'Paid', transaction_id: 'R1' })
    expect(codeOf(await noteSent(at.deps, second_, { by: asEve, txid: 'x' }))).toBe('not_found')
    await expectSoundBooks(who.db, at.clock.now())
  })
})

describe('the demo operator', () => {
  test('brings a small withdrawal of a sandbox all the way, and no other', async () => {
    const who = await aWithdrawer(at)
    at.set({ demoOperator: true })
    const small = await asked(who, 50)
    const bank = (await who.toBank(60)).data.withdraw_id
    const large = await asked(who, 1_000.01)
    await runDemoOperator(at.deps)
    expect(await rowOf(who, small)).toMatchObject({ status: 'Pending' })
    at.clock.advance(10 * second)
    await at.price()
    await runDemoOperator(at.deps)
    expect(await rowOf(who, small)).toMatchObject({
      status: 'Approved',
      steps: [{ by: 'client' }, { status: 'Approved', by: 'demo' }],
    })
    expect(await rowOf(who, large)).toMatchObject({ status: 'Pending' })
    at.clock.advance(10 * second)
    await runDemoOperator(at.deps)
    expect(await rowOf(who, small)).toMatchObject({ detail: 'sent' })
    expect(await rowOf(who, bank)).toMatchObject({
      status: 'Paid',
      steps: [{ by: 'client' }, { by: 'demo' }, { by: 'demo' }],
    })
    await runDemoOperator(at.deps)
    await at.chains.btc.grow(3)
    expect(await watchPayouts(at.deps)).toBeGreaterThan(0)
    const paid = await loadWithdrawal(who.db, small)
    expect(paid && stateOf(paid)).toBe('paid')
    const live = { ...at.deps, install: { ...at.deps.install, mode: 'live' as const } }
    expect(await runDemoOperator(live)).toBe(0)
    at.set({ demoOperator: false })
  })
})
