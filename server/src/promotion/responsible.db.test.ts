// Nobody is drawn in who should not be: each reason that keeps a client from promotions keeps them
// from tournaments that cost live dollars too, from joining and from beginning anew.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, zeroUsd } from '#kernel/money.ts'
import { day, later, minute } from '#kernel/time.ts'
import { freezeClient } from '#server/identity/clients/freeze-client.ts'
import { keepBreaks } from '#server/identity/clients/keep-breaks.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { takeOffer } from '#server/promotion/campaigns/redeem-code.ts'
import { viewPromotions } from '#server/promotion/campaigns/view-promotions.ts'
import { type CampaignWorld, openCampaigns } from '#test/campaigns.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { addSettledTrade } from '#test/settled-trade.ts'
import { openTournaments, type TournamentWorld } from '#test/tournament-world.ts'

const database = freshDatabase()
let at: TournamentWorld
let promotions: CampaignWorld

beforeAll(async () => {
  at = await openTournaments(database().db)
  promotions = await openCampaigns(database().db)
  await at.tick(60_003)
  await at.tick(60_000)
})
afterEach(() => expectSoundBooks(database().db, at.clock.now()))
afterAll(() => at.engine.stop())

const campaigns = () => ({ ...promotions.deps, clock: at.clock, random: systemRandom })

async function onBreak(clientId: ClientId, which: 'coolOffUntil' | 'selfExcludedUntil') {
  const until = later(at.clock.now(), 90 * day)
  const none = { coolOffUntil: null, selfExcludedUntil: null, reminderMinutes: null }
  await keepBreaks(database().db, clientId, { ...none, [which]: until })
}

async function freeze(clientId: ClientId) {
  const freezing = { clientId, actor: 'system', isMoneyMissing: false } as const
  const reason = { written: 'So.' }
  await database().db.transaction((tx) => freezeClient(tx, { ...freezing, reason }, campaigns()))
}

async function lose(clientId: ClientId) {
  const trade = { book: 'real', stake: cents(50_001n), payout: zeroUsd } as const
  await addSettledTrade(database().db, clientId, { ...trade, settledAt: at.clock.now() })
}

const reasons: readonly [string, (clientId: ClientId) => Promise<void>][] = [
  ['cool_off', (id) => onBreak(id, 'coolOffUntil')],
  ['self_excluded', (id) => onBreak(id, 'selfExcludedUntil')],
  ['account_frozen', freeze],
  ['promotion_heavy_losses', lose],
]

test.each(reasons)('%s: nothing is offered, and no fee is taken', async (code, happens) => {
  const offer = await promotions.run({
    kind: 'deposit',
    gives: 'share',
    percent: 50,
    most: '50',
    least: '20',
    client_most: '50',
    countries: ['BR'],
  })
  const [paid, free] = [await at.publish(), await at.publish({ currency: 'demo', fee: zeroUsd })]
  const [ada, ben] = [await at.client(), await at.client()]
  expect(await at.join(ben, paid)).toBe('done')
  for (const one of [ada, ben]) await happens(one)
  at.clock.advance(minute)

  expect((await viewPromotions(campaigns(), ada)).blocked?.code).toBe(code)
  expect(await takeOffer(campaigns(), ada, offer.id)).toMatchObject({ refused: code })
  const before = await at.dollarsOf(ada)
  expect(await at.join(ada, paid)).toBe(code)
  expect(await at.dollarsOf(ada)).toBe(before)
  // What is free costs nobody who has lost; on a break and frozen it is closed as well.
  expect(await at.join(ada, free)).toBe(code === 'promotion_heavy_losses' ? 'done' : code)
  await at.until(paid.startsAt)
  expect(await at.buyIn(ben, paid)).toBe(code)
  expect(await at.chips(ben)).toBe(dollars(1_000))
})
