// Codes and bonuses against the database: races for what is left, one household, what a bonus
// becomes and what it never does. The books are sound after each.

import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, type Usd, zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, iso, later, minute } from '#kernel/time.ts'
import { freezeClient } from '#server/identity/clients/freeze-client.ts'
import { keepBreaks } from '#server/identity/clients/keep-breaks.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import { ann, bob, type CampaignWorld, openCampaigns } from '#test/campaigns.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { addSettledTrade } from '#test/settled-trade.ts'
import { staffNamed } from '#test/staff.ts'
import { loadCampaign } from './campaigns.store.ts'
import { giveUpGrant } from './give-up-grant.ts'
import { stopCampaign } from './keep-campaign.ts'
import { moveGrants } from './move-grants.ts'
import { redeemCode } from './redeem-code.ts'
import { viewPromotions } from './view-promotions.ts'

const database = freshDatabase()
let at: CampaignWorld

beforeAll(async () => {
  at = await openCampaigns(database().db)
  await upsertInstruments(database().db, await readInstruments('server/seed/instruments.csv'))
})
afterEach(() => expectSoundBooks(database().db, at.clock.now()))

let codes = 0
const aCode = () => {
  codes += 1
  return `RACE-${7000 + codes}`
}
const redeem = async (id: ClientId, code: string) => {
  const outcome = await redeemCode(at.deps, id, code)
  return isRefusal(outcome) ? outcome.refused : outcome.grant
}
const state = async (id: ClientId) => (await viewPromotions(at.deps, id)).grants[0]
const staked = (id: ClientId, stake: Usd, payout: Usd) =>
  addSettledTrade(at.db, id, { book: 'real', stake, payout, settledAt: at.clock.now() })

function shareBrowser(...clients: readonly { readonly id: ClientId }[]) {
  const browser = randomUUID()
  return Promise.all(
    clients.map(({ id }) =>
      at.db.rows(
        `insert into known_devices (id, hash, client_id, device, created_at, used_at, browser)
         values ($1, $2, $3, 'Firefox', $4, $4, $5)`,
        [randomUUID(), randomBytes(32), id, iso(at.clock.now()), browser],
      ),
    ),
  )
}

describe('a code with ten uses left', () => {
  test('is used ten times by two hundred clients at once', async () => {
    const pattern = aCode()
    const { id } = await at.run({ pattern, code_uses: 10 })
    const clients = []
    for (let nr = 0; nr < 200; nr += 1) clients.push(await at.client())
    const outcomes = await Promise.all(clients.map((one) => redeem(one.id, pattern)))
    const granted = outcomes.filter((one) => typeof one === 'object')
    expect(granted).toHaveLength(10)
    expect(new Set(outcomes.filter((one) => typeof one === 'string'))).toEqual(
      new Set(['promo_code_used_up']),
    )
    expect(await loadCampaign(at.db, id)).toMatchObject({ uses: 10, reserved: dollars(100) })
  }, 120_000)

  test('is granted once to a client who presses twenty times', async () => {
    const pattern = aCode()
    const { id } = await at.run({ pattern })
    const one = await at.client()
    const grants = await Promise.all(Array.from({ length: 20 }, () => redeem(one.id, pattern)))
    expect(new Set(grants.map((grant) => (grant as { id: string }).id)).size).toBe(1)
    expect(await loadCampaign(at.db, id)).toMatchObject({ uses: 1 })
    expect(await at.balance(one.id, 'bonus')).toBe(dollars(10))
  })

  test('gives no more money than was agreed to, whatever uses it has', async () => {
    const pattern = aCode()
    const { id } = await at.run({ pattern, money_most: '35' })
    const clients = []
    for (let nr = 0; nr < 12; nr += 1) clients.push(await at.client())
    const outcomes = await Promise.all(clients.map((one) => redeem(one.id, pattern)))
    expect(outcomes.filter((one) => typeof one === 'object')).toHaveLength(3)
    expect(outcomes).toContain('promotion_used_up')
    expect(await loadCampaign(at.db, id)).toMatchObject({ uses: 3, reserved: dollars(30) })
  })
})

describe('one household', () => {
  test('has it once, also where both ask at the same instant', async () => {
    const pattern = aCode()
    await at.run({ pattern })
    const [one, other] = [await at.client(), await at.client()]
    await shareBrowser(one, other)
    const outcomes = await Promise.all([redeem(one.id, pattern), redeem(other.id, pattern)])
    expect(outcomes.filter((outcome) => outcome === 'promotion_household')).toHaveLength(1)
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1)
  })
})

describe('is refused, with why,', () => {
  test('by country: where the law forbids it, and where it does not run', async () => {
    const pattern = aCode()
    await at.run({ pattern })
    for (const country of ['NL', 'GB', 'US', 'AU', 'CA', 'JP', 'IL', 'NO']) {
      const one = await at.client(country)
      expect(await redeem(one.id, pattern)).toBe('promotion_banned')
      expect(await viewPromotions(at.deps, one.id)).toMatchObject({ is_open: false, offers: [] })
    }
    expect(await redeem((await at.client('BR')).id, pattern)).toBe('promotion_country')
  })

  test('during a break, where frozen, and after heavy losses', async () => {
    const pattern = aCode()
    await at.run({ pattern })
    const [resting, frozen, losing] = [await at.client(), await at.client(), await at.client()]
    const until = later(at.clock.now(), day)
    await keepBreaks(at.db, resting.id, {
      coolOffUntil: until,
      selfExcludedUntil: null,
      reminderMinutes: null,
    })
    const reason = { written: 'So.' }
    const freezing = { clientId: frozen.id, actor: 'system', isMoneyMissing: false } as const
    await at.db.transaction((tx) => freezeClient(tx, { ...freezing, reason }, at.deps))
    await staked(losing.id, cents(50_001n), zeroUsd)
    expect(await redeem(resting.id, pattern)).toBe('cool_off')
    expect(await redeem(frozen.id, pattern)).toBe('account_frozen')
    expect(await redeem(losing.id, pattern)).toBe('promotion_heavy_losses')
    expect((await viewPromotions(at.deps, losing.id)).blocked?.code).toBe('promotion_heavy_losses')
    // As long ago as that it counts no more.
    at.clock.advance(31 * day)
    expect(await redeem(losing.id, pattern)).toMatchObject({ reserved: dollars(10) })
  })

  test('where it is unknown, proposed only, stopped or over', async () => {
    const [proposed, stopped, over] = [aCode(), aCode(), aCode()]
    await at.propose({ pattern: proposed })
    const { id } = await at.run({ pattern: stopped })
    await stopCampaign(at.deps, id, staffNamed(ann))
    await at.run({ pattern: over, ends_at: iso(later(at.clock.now(), minute)) })
    at.clock.advance(minute)
    const one = await at.client()
    expect(await redeem(one.id, 'NOSUCHCODE')).toBe('promo_code_unknown')
    expect(await redeem(one.id, '?')).toBe('promo_code_unknown')
    expect(await redeem(one.id, proposed)).toBe('promo_code_unknown')
    expect(await redeem(one.id, stopped)).toBe('promotion_over')
    expect(await redeem(one.id, over)).toBe('promotion_over')
  })

  test('beside another of its group, and for who is not of its audience', async () => {
    const [first, second, fresh] = [aCode(), aCode(), aCode()]
    const one = await at.client()
    at.clock.advance(5 * minute)
    await at.run({ pattern: first, stack_group: 'bonus' })
    await at.run({ pattern: second, stack_group: 'bonus' })
    await at.run({ pattern: fresh, audience: 'new' })
    expect(await redeem(one.id, first)).toMatchObject({ end: null })
    expect(await redeem(one.id, second)).toBe('promotion_beside')
    expect(await redeem(one.id, fresh)).toBe('promotion_only_new')
    const grant = present(await state(one.id), 'it was granted')
    await giveUpGrant(at.deps, one.id, grant.id)
    expect(await redeem(one.id, second)).toMatchObject({ end: null })
  })
})

describe('a bonus', () => {
  async function begun(wish = {}) {
    const pattern = aCode()
    const campaign = await at.run({ pattern, ...wish })
    const one = await at.client()
    await redeem(one.id, pattern)
    at.clock.advance(5 * minute)
    return { ...one, campaign }
  }

  test('becomes money once it was turned over, all of it, once', async () => {
    const one = await begun()
    const before = await at.balance(one.id, 'real')
    await staked(one.id, dollars(15), zeroUsd)
    await moveGrants(at.deps)
    expect(await state(one.id)).toMatchObject({ state: 'running', target: 20 })
    at.clock.advance(5 * minute)
    await staked(one.id, dollars(30), zeroUsd)
    await Promise.all([moveGrants(at.deps), moveGrants(at.deps), moveGrants(at.deps)])
    expect(await state(one.id)).toMatchObject({ state: 'paid', paid: 10 })
    expect(await at.balance(one.id, 'bonus')).toBe(zeroUsd)
    const lost = dollars(45)
    expect(await at.balance(one.id, 'real')).toBe(
      (before as bigint) - (lost as bigint) + (dollars(10) as bigint),
    )
    const kept = await loadCampaign(at.db, one.campaign.id)
    expect(kept).toMatchObject({ reserved: zeroUsd, spent: dollars(10) })
  })

  test('is given up at any time, and takes nothing along', async () => {
    const one = await begun()
    const before = await at.balance(one.id, 'real')
    const { id } = present(await state(one.id), 'it runs')
    await giveUpGrant(at.deps, one.id, id)
    await giveUpGrant(at.deps, one.id, id)
    expect(await state(one.id)).toMatchObject({ state: 'given_up', paid: 0 })
    expect(await at.balance(one.id, 'real')).toBe(before)
    expect(await at.balance(one.id, 'bonus')).toBe(zeroUsd)
    expect(await loadCampaign(at.db, one.campaign.id)).toMatchObject({ reserved: zeroUsd, uses: 1 })
    const other = await at.client()
    expect(await giveUpGrant(at.deps, other.id, id)).toMatchObject({ refused: 'not_found' })
  })

  test('runs out at its date, and not a moment before', async () => {
    const one = await begun({ days: 1 })
    at.clock.advance(day - 5 * minute - 1)
    await moveGrants(at.deps)
    expect(await state(one.id)).toMatchObject({ state: 'running' })
    at.clock.advance(1)
    await moveGrants(at.deps)
    expect(await state(one.id)).toMatchObject({ state: 'expired', paid: 0 })
    expect(await at.balance(one.id, 'bonus')).toBe(zeroUsd)
  })

  test('goes on after its campaign was stopped: what was promised is kept', async () => {
    const one = await begun()
    await stopCampaign(at.deps, one.campaign.id, staffNamed(bob))
    await staked(one.id, dollars(50), zeroUsd)
    await moveGrants(at.deps)
    expect(await state(one.id)).toMatchObject({ state: 'paid' })
  })
})

describe('bonus dollars', () => {
  test('cannot be staked, and become no money but by their rule: the database refuses it', async () => {
    const pattern = aCode()
    await at.run({ pattern })
    const one = await at.client()
    await redeem(one.id, pattern)
    const move = (kind: string, from: string, to: string) =>
      at.db.rows(
        `insert into journal (kind, ref, currency, from_account, to_account, amount,
                              client_account, posting, balance_after, at)
         select $1::transfer_kind, gen_random_uuid(), 'bonus', a.id, o.id, 100, a.id, 2, 900, now()
           from accounts a, accounts o
          where a.client_id = $4 and a.currency = 'bonus' and o.client_id is null
            and o.currency = $2 and o.name = $3`,
        [kind, from, to, one.id],
      )
    await expect(move('trade_open', 'real', 'stakes')).rejects.toThrow('violates check constraint')
    await expect(move('withdrawal_hold', 'real', 'withdrawals')).rejects.toThrow('no route')
    await expect(move('bonus_paid', 'real', 'promotions')).rejects.toThrow('no route')
  })

  test('of a demo code are demo dollars, at once', async () => {
    const pattern = aCode()
    await at.run({ pattern, gives: 'demo', amount: '500', client_most: '500' })
    const one = await at.client()
    const before = await at.balance(one.id, 'demo')
    expect(await redeem(one.id, pattern.toLowerCase())).toMatchObject({
      end: { outcome: 'paid', paid: dollars(500) },
    })
    expect(await at.balance(one.id, 'demo')).toBe((before as bigint) + 50_000n)
    expect(await at.balance(one.id, 'bonus')).toBe(zeroUsd)
  })
})
