// The operator's key changes: clients are told before and after, get a new address, and what they
// send to the one they had is still theirs.

import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { unitsFromText } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { day, iso } from '#kernel/time.ts'
import { applyDueChanges } from '#server/install/operators/apply-due-changes.ts'
import { changeSetting } from '#server/install/operators/change-setting.ts'
import { confirmProposal, withdrawProposal } from '#server/install/operators/decide-proposal.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import { freshDatabase } from '#test/database.ts'
import { createDepositsApp, type DepositsApp } from '#test/deposits-app.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { done, openStaffApp, type StaffApp, staffSeal } from '#test/staff-app.ts'
import { keyProblems } from './account-keys.ts'

const [eve, max] = ['eve@staff.example', 'max@staff.example'] as const
const testVersions = { private: 0x04358394, public: 0x043587cf }

const keyOf = (seed: number) =>
  HDKey.fromMasterSeed(new Uint8Array(32).fill(seed), testVersions).derive("m/84'/1'/0'")
    .publicExtendedKey

const database = freshDatabase()
let it_: DepositsApp
let staff: StaffApp
let client: ClientId

beforeAll(async () => {
  const { db } = database()
  it_ = await createDepositsApp(db)
  staff = await openStaffApp(db, 'sandbox', it_.clock.now())
  await staff.hireTwo(eve, max)
  client = await addFundedClient(db, { at: it_.clock.now(), real: zeroUsd, demo: zeroUsd })
})
afterAll(() => it_.close())

async function get(url: string) {
  const reply = await it_.app.inject({ url: `/api${url}`, headers: { client: String(client) } })
  return { http: reply.statusCode, ...reply.json() }
}
const address = async () => (await get('/deposit/wallet-address?currency=btc')).data
const told = async () => (await get('/deposit/key-changes')).data

async function set(value: string) {
  const wish = { name: 'btc_xpub', readings: [value] }
  return done(await changeSetting(staff.deps, wish, await staff.acting(eve)))
}

/** What the running install does every few seconds. */
async function look() {
  const { db } = database()
  it_.clock.advance(staff.clock.now() - it_.clock.now())
  const problems = (of: typeof it_.settings) => keyProblems(of, 'sandbox')
  await applyDueChanges({ db, clock: it_.clock, seal: staffSeal, keyProblems: problems })
  Object.assign(it_.settings, (await readTrusted(db, staffSeal)).settings)
}

test('an address that was given out stays watched when the key changes', async () => {
  await set(keyOf(1))
  await look()
  const former = await address()
  expect(await told()).toEqual([])

  const changed = await set(keyOf(2))
  if (!('proposal' in changed)) throw new Error('it was changed at once')
  const { id } = changed.proposal
  await look()
  expect(await told()).toEqual([])
  const { dueAt } = done(await confirmProposal(staff.deps, id, await staff.acting(max)))
  await look()
  expect(await told()).toEqual([{ currency: 'btc', at: iso(dueAt), is_done: false }])
  expect(await address()).toBe(former)

  staff.clock.advance(dueAt - staff.clock.now())
  await look()
  expect(await told()).toEqual([{ currency: 'btc', at: iso(dueAt), is_done: true }])
  const next = await address()
  expect(next).not.toBe(former)
  const units = present(unitsFromText('btc', '0.01'), 'an amount')
  present(await it_.chains.btc.faucet(former, units), 'a payment')
  await it_.look()
  await it_.blocks('btc', 3)
  const rows = (await get('/deposit')).data
  expect(rows).toMatchObject([{ status: 'Approved', detail: 'unasked', address: former }])
  expect(it_.alarms).toEqual([])

  staff.clock.advance(day)
  await look()
  expect(await told()).toEqual([])
  expect(await address()).toBe(next)
  await expectSoundBooks(database().db, it_.clock.now())
})

test('a change that was stopped is no longer told of', async () => {
  const changed = await set(keyOf(3))
  if (!('proposal' in changed)) throw new Error('it was changed at once')
  const { id } = changed.proposal
  done(await confirmProposal(staff.deps, id, await staff.acting(max)))
  expect(await told()).toHaveLength(1)
  done(await withdrawProposal(staff.deps, id, await staff.acting(eve)))
  expect(await told()).toEqual([])
})
