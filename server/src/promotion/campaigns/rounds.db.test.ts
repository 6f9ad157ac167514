// What is paid without being asked for: bonuses that a deposit starts, cashback of a period, and
// rewards for friends. Each once, and never to oneself.

import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, type Usd, zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, iso, minute } from '#kernel/time.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { payIn, payOut } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import { type CampaignWorld, openCampaigns } from '#test/campaigns.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundPromotions } from '#test/invariants.ts'
import { addSettledTrade } from '#test/settled-trade.ts'
import { loadCampaign } from './campaigns.store.ts'
import { moveGrants } from './move-grants.ts'
import { payCashback, rewardReferrals } from './pay-rounds.ts'
import { takeOffer } from './redeem-code.ts'
import { viewPromotions } from './view-promotions.ts'

const database = freshDatabase()
let at: CampaignWorld

beforeAll(async () => {
  at = await openCampaigns(database().db)
  await upsertInstruments(database().db, await readInstruments('server/seed/instruments.csv'))
})
// Deposits are written here without chains and steps of their own kind.
afterEach(() => expectSoundPromotions(database().db, at.clock.now()))

/** A deposit as it stands once it is credited, by card. */
async function deposit(id: ClientId, amount: Usd): Promise<string> {
  const ref = randomUUID()
  const now = at.clock.now()
  await at.db.transaction(async (tx) => {
    await tx.rows(
      `insert into deposits (id, client_id, method, created_at) values ($1, $2, 'card', $3)`,
      [ref, id, iso(now)],
    )
    const step = `insert into deposit_steps (deposit_id, nr, state, at, actor, outcome, amount)
                  values ($1, $2, $3, $4, $5, $6, $7)`
    await tx.rows(step, [ref, 1, 'pending', iso(now), 'client', null, null])
    const account = await holdAccountIn(tx, id, 'real')
    const cause = { kind: 'deposit_credit', ref, at: now } as const
    await postTransfers(tx, [payIn(account, 'outside_card', amount, cause).transfer])
    await tx.rows(
      'insert into deposit_charges (charge_id, deposit_id, amount, at) values ($1, $2, $3, $4)',
      [`ch_${ref}`, ref, amount, iso(now)],
    )
    await tx.rows(step, [ref, 2, 'approved', iso(now), 'system', 'credited', amount])
  })
  return ref
}

function takeBack(id: ClientId, ref: string, amount: Usd): Promise<void> {
  return at.db.transaction(async (tx) => {
    const account = await holdAccountIn(tx, id, 'real')
    const cause = { kind: 'deposit_reversal', ref, at: at.clock.now() } as const
    await postTransfers(tx, [payOut(account, 'outside_card', amount, cause).transfer])
  })
}

const staked = (id: ClientId, stake: Usd, payout: Usd) =>
  addSettledTrade(at.db, id, { book: 'real', stake, payout, settledAt: at.clock.now() })
const grants = async (id: ClientId) => (await viewPromotions(at.deps, id)).grants

describe('a bonus on a deposit', () => {
  const wish = {
    kind: 'deposit',
    gives: 'share',
    percent: 50,
    most: '40',
    least: '20',
    turnover: 3,
    days: 10,
    client_most: '40',
  } as const

  async function taken() {
    const campaign = await at.run(wish)
    const one = await at.client()
    const outcome = await takeOffer(at.deps, one.id, campaign.id)
    if (isRefusal(outcome)) throw new Error(outcome.refused)
    at.clock.advance(minute)
    return { ...one, campaign }
  }

  test('is what was said before: a share up to the most, of the first that is large enough', async () => {
    const one = await taken()
    expect(await loadCampaign(at.db, one.campaign.id)).toMatchObject({ reserved: dollars(40) })
    await deposit(one.id, cents(1_999n))
    await moveGrants(at.deps)
    expect(await grants(one.id)).toMatchObject([{ state: 'waiting' }])
    await deposit(one.id, dollars(30))
    at.clock.advance(minute)
    await deposit(one.id, dollars(500))
    await Promise.all([moveGrants(at.deps), moveGrants(at.deps)])
    expect(await grants(one.id)).toMatchObject([{ state: 'running', granted: 15, target: 45 }])
    expect(await loadCampaign(at.db, one.campaign.id)).toMatchObject({ reserved: dollars(15) })
    expect(await at.balance(one.id, 'bonus')).toBe(dollars(15))
  })

  test('goes where its deposit goes, and with nothing of the client’s own', async () => {
    const one = await taken()
    const ref = await deposit(one.id, dollars(30))
    await moveGrants(at.deps)
    await takeBack(one.id, ref, dollars(30))
    const before = await at.balance(one.id, 'real')
    await moveGrants(at.deps)
    at.clock.advance(minute)
    await staked(one.id, dollars(5), zeroUsd)
    await moveGrants(at.deps)
    expect(await grants(one.id)).toMatchObject([{ state: 'taken_back', paid: 0 }])
    expect(await at.balance(one.id, 'real')).toBe((before as bigint) - 500n)
  })

  test('never locks money: all of it leaves while the bonus runs, which stays as it is', async () => {
    const one = await taken()
    await deposit(one.id, dollars(60))
    await moveGrants(at.deps)
    const all = await at.balance(one.id, 'real')
    await at.db.transaction(async (tx) => {
      const account = await holdAccountIn(tx, one.id, 'real')
      const cause = { kind: 'withdrawal_hold', ref: randomUUID(), at: at.clock.now() } as const
      await postTransfers(tx, [payOut(account, 'withdrawals', all, cause).transfer])
    })
    await moveGrants(at.deps)
    expect(await grants(one.id)).toMatchObject([{ state: 'running', granted: 30 }])
  })
})

test('cashback is a share of what was lost in a whole period, once, up to the most', async () => {
  // From Monday to Monday: the clock stands on a Saturday.
  const campaign = await at.run({
    kind: 'cashback',
    gives: 'cashback',
    percent: 10,
    most: '20',
    least: '50',
    every: 'week',
    client_most: '100',
  })
  const [some, much, little, won] = [
    await at.client(),
    await at.client(),
    await at.client(),
    await at.client(),
  ]
  at.clock.advance(4 * day)
  const before = await at.balance(some.id, 'real')
  await staked(some.id, dollars(100), zeroUsd)
  await staked(much.id, dollars(400), zeroUsd)
  await staked(little.id, dollars(49), zeroUsd)
  await staked(won.id, dollars(100), dollars(180))
  expect(await payCashback(at.deps, new Set())).toBe(0)
  at.clock.advance(7 * day + hour)
  const counts = await Promise.all([1, 2, 3].map(() => payCashback(at.deps, new Set())))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  const paid = async (id: ClientId) => (await grants(id)).map((one) => one.paid)
  expect(await paid(some.id)).toEqual([10])
  expect(await paid(much.id)).toEqual([20])
  expect(await paid(little.id)).toEqual([])
  expect(await paid(won.id)).toEqual([])
  expect(await at.balance(some.id, 'real')).toBe((before as bigint) - 10_000n + 1_000n)
  const kept = await loadCampaign(at.db, campaign.id)
  expect(kept).toMatchObject({ uses: 2, reserved: zeroUsd, spent: dollars(30) })
})

describe('a reward for a friend', () => {
  async function pair() {
    const campaign = await at.run({
      kind: 'referral',
      gives: 'reward',
      amount: '15',
      friend_amount: '5',
      least: '50',
      client_most: '60',
    })
    const [referrer, friend] = [await at.client(), await at.client()]
    await at.db.rows('update clients set referred_by = $2 where id = $1', [friend.id, referrer.id])
    return { campaign, referrer, friend }
  }
  const identify = (id: ClientId) =>
    at.db.rows('update clients set is_identified = true where id = $1', [id])
  const paid = async (id: ClientId) => (await grants(id)).map((one) => one.paid)

  test('is paid to both, once, when the friend is known and the deposit has stayed', async () => {
    const { referrer, friend } = await pair()
    await deposit(friend.id, dollars(50))
    at.clock.advance(30 * day - 1)
    await identify(friend.id)
    expect(await rewardReferrals(at.deps)).toBe(0)
    at.clock.advance(1)
    const counts = await Promise.all([1, 2, 3].map(() => rewardReferrals(at.deps)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await paid(friend.id)).toEqual([5])
    expect(await paid(referrer.id)).toEqual([15])
  })

  test('is paid to nobody while the friend is unknown, or where the money left', async () => {
    const { friend, referrer } = await pair()
    const other = await pair()
    await deposit(friend.id, dollars(50))
    await deposit(other.friend.id, dollars(50))
    await identify(other.friend.id)
    await at.db.transaction(async (tx) => {
      const account = await holdAccountIn(tx, other.friend.id, 'real')
      const cause = { kind: 'withdrawal_hold', ref: randomUUID(), at: at.clock.now() } as const
      await postTransfers(tx, [payOut(account, 'withdrawals', dollars(1), cause).transfer])
    })
    at.clock.advance(31 * day)
    expect(await rewardReferrals(at.deps)).toBe(0)
    expect(await paid(referrer.id)).toEqual([])
  })

  test('is paid to nobody who refers themselves: one browser, one household', async () => {
    const { friend, referrer } = await pair()
    const browser = randomUUID()
    for (const { id } of [friend, referrer]) {
      await at.db.rows(
        `insert into known_devices (id, hash, client_id, device, created_at, used_at, browser)
         values ($1, $2, $3, 'Firefox', $4, $4, $5)`,
        [randomUUID(), randomBytes(32), id, iso(at.clock.now()), browser],
      )
    }
    await deposit(friend.id, dollars(50))
    await identify(friend.id)
    at.clock.advance(31 * day)
    expect(await rewardReferrals(at.deps)).toBe(0)
    expect(await paid(referrer.id)).toEqual([])
  })
})
