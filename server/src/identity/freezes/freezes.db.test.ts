// A frozen account: its client signs in, reads, cancels and exports; nothing new is opened or let
// out, until as many members of staff as it takes let it go on.

import { beforeAll, describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { later, second } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { approveWithdrawal } from '#server/money/withdrawals/approve-withdrawal.ts'
import { noteBankPaid, watchPayouts } from '#server/money/withdrawals/pay-withdrawal.ts'
import { prepareBankFile } from '#server/money/withdrawals/prepare-bank-file.ts'
import { prepareCoins } from '#server/money/withdrawals/prepare-payout.ts'
import { runDemoOperator } from '#server/money/withdrawals/run-demo-operator.ts'
import { sendSimulated } from '#server/money/withdrawals/send-simulated.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { signInAs } from '#test/accounts-app.ts'
import { setMode } from '#test/install-mode.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { at, openWithdrawals } from '#test/withdrawal-calls.ts'
import { asEve, asMax, aWithdrawer, btcAddress, eve, max } from '#test/withdrawals-app.ts'
import { freezeClient } from '../clients/freeze-client.ts'
import { findStanding, listFrozen } from './find-standing.ts'
import { freezeAccount } from './freeze-account.ts'
import { unfreezeAccount } from './unfreeze-account.ts'

openWithdrawals()

beforeAll(async () => {
  at.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
  await at.price()
})

const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.refused : 'done')
const acting = (email: string) => staffNamed(email, at.clock.now())
const reason = 'We have a question about your last deposit.'

async function frozen() {
  const who = await aWithdrawer(at)
  const freeze = () =>
    freezeAccount(at.deps, { known: who.client.email.toUpperCase(), reason, by: acting(eve) })
  const thaw = (email: string, why?: string) =>
    unfreezeAccount(at.deps, { known: String(who.client.id), reason: why, by: acting(email) })
  return { who, freeze, thaw }
}

describe('a frozen account', () => {
  test('signs in, sees why, reads and cancels; asks for nothing', async () => {
    const { who, freeze } = await frozen()
    const { withdraw_id: id } = (await who.withdraw(100, btcAddress)).data
    expect(codeOf(await freeze())).toBe('done')
    const { token } = await signInAs(at.app, who.client, { from: '10.9.9.1' })
    const headers = { authorization: `Bearer ${token}` }
    const me = await at.app.inject({ url: '/api/users/me', headers })
    expect(me.json().data.frozen).toEqual({
      reasons: [{ reason, reason_code: null, reason_details: null }],
    })
    expect((await who.get('/withdraw')).http).toBe(200)
    const proof = await who.mailedCode({
      action: 'withdraw',
      amount: 20,
      destination: btcAddress,
    })
    const asked = await who.post('/withdraw', { amount: 20, wallet: btcAddress, proof })
    expect([asked.http, asked.code]).toEqual([423, 'account_frozen'])
    expect(asked.message).toContain('cancel a withdrawal')
    expect(await who.balance()).toBe(9_900)
    expect((await who.post(`/withdraw/${id}/cancellation`)).http).toBe(200)
    expect(await who.balance()).toBe(10_000)
    expect((await mailsTo(who.db, who.client.email)).map((it) => it.text).join()).toContain(reason)
    await expectSoundBooks(who.db, at.clock.now())
  })

  test('goes on when one of staff says so, and its client reads why', async () => {
    const { who, freeze, thaw } = await frozen()
    expect(codeOf(await thaw(eve, 'Nothing.'))).toBe('account_not_frozen')
    await freeze()
    expect((await listFrozen(who.db)).map(({ client }) => client.id)).toContain(who.client.id)
    expect(codeOf(await thaw(eve))).toBe('reason_missing')
    expect(await thaw(max, 'It was a mistake of ours.')).toMatchObject({ missing: 0 })
    expect(await findStanding(who.db, who.client.email)).toMatchObject({
      client: { state: 'active' },
      freezes: [],
    })
    const mails = await mailsTo(who.db, who.client.email)
    expect(mails.map(({ text }) => text).join()).toContain('It was a mistake of ours.')
    const notices = await who.db.rows<{ kind: string }>(
      'select kind from notices where client_id = $1 order by id',
      [who.client.id],
    )
    expect(notices.map(({ kind }) => kind)).toEqual(['account_frozen', 'account_unfrozen'])
    expect((await who.withdraw(20, btcAddress)).http).toBe(200)
    const events = await listEventsOf(who.db, who.client.id, { before: null, limit: 20 })
    expect(events.filter(({ kind }) => /frozen/.test(kind)).map(({ actor }) => actor)).toEqual([
      ...[`staff:${max}`, `staff:${eve}`],
    ])
  })

  test('is decided on by nobody whose own account it is, and by nobody unknown', async () => {
    const { who, freeze, thaw } = await frozen()
    await createOperator(
      who.db,
      { email: who.client.email.toUpperCase(), passwordHash: 'none' },
      at.clock.now(),
    )
    await freeze()
    expect(codeOf(await thaw(who.client.email, 'Mine.'))).toBe('own_account')
    expect(codeOf(await thaw('nobody@staff.example', 'Why not.'))).toBe('operator_unknown')
  })

  test('where real money is missing takes two, of what they both knew', async () => {
    const { who } = await frozen()
    const install = { ...at.deps.install, mode: 'live' } as const
    const deps = { ...at.deps, install }
    const { id: clientId } = who.client
    const freezing = {
      clientId,
      actor: 'system',
      reason: { written: reason },
      isMoneyMissing: true,
    }
    const freeze = () => who.db.transaction((tx) => freezeClient(tx, freezing, deps))
    const thaw = (email: string, why?: string) =>
      unfreezeAccount(deps, { known: String(clientId), reason: why, by: acting(email) })
    await freeze()
    const coded = `insert into account_freezes
        (id, client_id, at, actor, reason, reason_code, is_money_missing)
      values (gen_random_uuid(), $1, now(), 'staff:eve', 'Dust.', 'dust', false)`
    await expect(who.db.rows(coded, [clientId])).rejects.toThrow('check')
    const unproven = staffNamed(eve)
    await setMode(who.db, 'live')
    const known = String(clientId)
    expect(codeOf(await unfreezeAccount(deps, { known, reason: 'So.', by: unproven }))).toBe(
      'staff_factor_missing',
    )
    expect(await thaw(eve, 'We bear it.')).toMatchObject({
      missing: 1,
      client: { state: 'frozen' },
    })
    expect(codeOf(await thaw(eve))).toBe('approved_already')
    at.clock.advance(second)
    await freeze()
    expect(await thaw(max)).toMatchObject({ missing: 1, client: { state: 'frozen' } })
    await expect(
      who.db.rows(`update clients set state = 'active' where id = $1`, [clientId]),
    ).rejects.toThrow('frozen still')
    expect(await thaw(eve)).toMatchObject({ missing: 0, client: { state: 'active' } })
    await setMode(who.db, 'sandbox')
  })
})

describe('a withdrawal of a frozen account', () => {
  test('is neither approved nor prepared, by staff or the demo operator', async () => {
    const { who, freeze, thaw } = await frozen()
    const [first, second_, bank] = [
      (await who.withdraw(100, btcAddress)).data.withdraw_id,
      (await who.withdraw(101, btcAddress)).data.withdraw_id,
      (await who.toBank(50)).data.withdraw_id,
    ]
    for (const id of [first, bank]) await approveWithdrawal(at.deps, id, asEve)
    await freeze()
    expect(codeOf(await approveWithdrawal(at.deps, second_, asEve))).toBe('account_frozen')
    expect(codeOf(await prepareCoins(at.deps, first, { by: asEve }))).toBe('account_frozen')
    expect(codeOf(await sendSimulated(at.deps, first, asEve))).toBe('account_frozen')
    expect(codeOf(await prepareBankFile(at.deps, asEve, bank))).toBe('account_frozen')
    const file = await prepareBankFile(at.deps, asEve)
    expect(isRefusal(file) ? [] : file.orders).toEqual([])
    at.set({ demoOperator: true })
    at.clock.advance(30 * second)
    await at.price()
    await runDemoOperator(at.deps)
    const states = (await who.get('/withdraw')).data.map((it: { status: string }) => it.status)
    expect(states).toEqual(['Approved', 'Pending', 'Approved'])
    at.set({ demoOperator: false })
    const approve = `insert into withdrawal_approvals (withdrawal_id, operator_id, approved_at)
                     select $1, max(id), now() from operators`
    await expect(who.db.rows(approve, [second_])).rejects.toThrow('frozen account')
    await thaw(max, 'All is well.')
    expect(codeOf(await sendSimulated(at.deps, first, asEve))).toBe('done')
  })

  test('is approved before the freeze or not at all, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { who, freeze } = await frozen()
      const { withdraw_id: id } = (await who.withdraw(100, btcAddress)).data
      const [approved, done] = await Promise.all([
        approveWithdrawal(at.deps, id, asEve),
        freeze(),
        approveWithdrawal(at.deps, id, asMax),
      ])
      expect(codeOf(done)).toBe('done')
      expect(['done', 'account_frozen', 'withdrawal_ended']).toContain(codeOf(approved))
      await expectSoundBooks(who.db, at.clock.now())
    }
  })

  test('that was sent before is paid all the same', async () => {
    const { who, freeze } = await frozen()
    const [coins, bank] = [
      (await who.withdraw(100, btcAddress)).data.withdraw_id,
      (await who.toBank(50)).data.withdraw_id,
    ]
    for (const id of [coins, bank]) await approveWithdrawal(at.deps, id, asEve)
    await at.price()
    expect(codeOf(await sendSimulated(at.deps, coins, asEve))).toBe('done')
    await prepareBankFile(at.deps, asEve, bank)
    await freeze()
    await at.chains.btc.grow(4)
    await watchPayouts(at.deps)
    expect(codeOf(await noteBankPaid(at.deps, bank, { by: asEve, reference: 'B-1' }))).toBe('done')
    const states = (await who.get('/withdraw')).data.map((it: { status: string }) => it.status)
    expect(states).toEqual(['Paid', 'Paid'])
    await expectSoundBooks(who.db, later(at.clock.now(), second))
  })
})
