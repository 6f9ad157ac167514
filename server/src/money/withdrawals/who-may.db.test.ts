// Each use case of paying out asks who it is by itself, in its own transaction, whoever calls it.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { asEve, asMax, aWithdrawer, btcAddress, eve } from '#test/withdrawals-app.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { rejectWithdrawal } from './end-withdrawal.ts'
import { noteBankRefusal } from './note-bank-refusal.ts'
import { noteSent } from './note-sending.ts'
import { noteBankPaid } from './pay-withdrawal.ts'
import { prepareBankFile } from './prepare-bank-file.ts'
import { prepareCoins } from './prepare-payout.ts'
import { sendSimulated } from './send-simulated.ts'
import { takeBankFile } from './take-bank-file.ts'

openWithdrawals()

let ids: { readonly asked: string; readonly coins: string; readonly bank: string; file: string }
beforeAll(async () => {
  const who = await aWithdrawer(at)
  await at.price()
  const asked = (await who.withdraw(50, btcAddress)).data.withdraw_id
  const coins = (await who.withdraw(51, btcAddress)).data.withdraw_id
  const bank = (await who.toBank(60)).data.withdraw_id
  ids = { asked, coins, bank, file: '' }
  for (const id of [coins, bank]) await approveWithdrawal(at.deps, id, asMax)
  const made = await prepareBankFile(at.deps, asMax)
  if (isRefusal(made)) throw new Error(made.refused)
  ids.file = made.id
})

const give = (roles: readonly StaffRole[]) =>
  database().db.rows('update operators set roles = $1 where email = $2', [roles, eve])
beforeEach(() => give(['support', 'risk', 'administrator', 'auditor']))

const deeds = {
  'withdrawal.approve': () => approveWithdrawal(at.deps, ids.asked, asEve),
  'withdrawal.reject': () => rejectWithdrawal(at.deps, ids.asked, { by: asEve, reason: 'No.' }),
  'withdrawal.prepare': () => prepareCoins(at.deps, ids.coins, { by: asEve }),
  'withdrawal.send': () => sendSimulated(at.deps, ids.coins, asEve),
  'withdrawal.note_sent': () => noteSent(at.deps, ids.coins, { by: asEve, txid: 'ab'.repeat(32) }),
  'withdrawal.note_paid': () => noteBankPaid(at.deps, ids.bank, { by: asEve, reference: 'R' }),
  'bank_file.prepare': () => prepareBankFile(at.deps, asEve),
  'bank_file.take': () => takeBankFile(at.deps, ids.file, asEve),
  'bank_payment.note_refused': () =>
    noteBankRefusal(at.deps, ids.bank, { by: asEve, reason: 'Cut-off time missed' }),
} as const

const events = async () =>
  (await database().db.rows<{ count: number }>('select count(*)::int from events'))[0]?.count

test.each(Object.entries(deeds))('%s is for none but its roles', async (action, deed) => {
  const before = await events()
  const details = { email: eve, action }
  expect(await deed()).toEqual({ refused: 'staff_power_missing', details })
  await database().db.rows('update operators set left_at = now() where email = $1', [eve])
  expect(await deed()).toMatchObject({ refused: 'operator_unknown' })
  await database().db.rows('update operators set left_at = null where email = $1', [eve])
  expect(await events()).toBe(before)
})

test('whoever loses the power while the chain is asked prepares nothing', async () => {
  await give(['finance'])
  const losing = {
    ...at.deps,
    chainOf: () => ({
      ...at.chains.btc,
      preparePayout: async (order: Parameters<typeof at.chains.btc.preparePayout>[0]) => {
        await at.chains.btc.faucet(order.change.address, 10n ** 8n)
        await give(['support'])
        return at.chains.btc.preparePayout(order)
      },
    }),
  }
  expect(await prepareCoins(losing, ids.coins, { by: asEve })).toMatchObject({
    refused: 'staff_power_missing',
  })
  await give(['finance'])
  expect(isRefusal(await prepareCoins(at.deps, ids.coins, { by: asEve }))).toBe(false)
})
