// The invariants of campaigns: random histories of codes, stakes, giving up, stops and time never
// break them, nor make money of a bonus but by its rule; and defects that are planted do.

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hour, iso, minute } from '#kernel/time.ts'
import type { Single } from '#server/platform/db.ts'
import { giveUpGrant } from '#server/promotion/campaigns/give-up-grant.ts'
import { stopCampaign } from '#server/promotion/campaigns/keep-campaign.ts'
import { moveGrants } from '#server/promotion/campaigns/move-grants.ts'
import { redeemCode } from '#server/promotion/campaigns/redeem-code.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import { ann, type CampaignWorld, openCampaigns } from '#test/campaigns.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { addSettledTrade } from '#test/settled-trade.ts'
import { staffNamed } from '#test/staff.ts'
import { audit, brokenOf } from './audit.ts'
import { auditPlanted } from './planted.ts'

let database: TestDatabase
let connection: Single
let at: CampaignWorld

beforeAll(async () => {
  database = await cloneDatabase()
  connection = database.db.single()
  at = await openCampaigns(database.db)
  await upsertInstruments(database.db, await readInstruments('server/seed/instruments.csv'))
})
afterAll(async () => {
  await connection.close()
  await database.db.close()
})

const who = fc.nat(2)
const act = fc.oneof(
  fc.record({ is: fc.constant('redeem' as const), who, code: fc.nat(1) }),
  fc.record({ is: fc.constant('stake' as const), who, amount: fc.integer({ min: 1, max: 15 }) }),
  fc.record({ is: fc.constant('win' as const), who, amount: fc.integer({ min: 1, max: 15 }) }),
  fc.record({ is: fc.constant('give up' as const), who }),
  fc.record({ is: fc.constant('move' as const) }),
  fc.record({ is: fc.constant('stop' as const), code: fc.nat(1) }),
  fc.record({ is: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
)

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

let histories = 0

async function live(acts: readonly Act[]): Promise<void> {
  histories += 1
  const patterns = [0, 1].map((nr) => `HIST-${histories}${nr}${2000 + histories}`)
  const campaigns = []
  for (const pattern of patterns) {
    campaigns.push(await at.run({ pattern, days: 2, money_most: '25', code_uses: 2 }))
  }
  const clients: ClientId[] = []
  for (let nr = 0; nr < 3; nr += 1) clients.push((await at.client()).id)
  const own = new Map(clients.map((id) => [id, dollars(10_000) as bigint]))
  const change = (id: ClientId, by: bigint) => own.set(id, (own.get(id) ?? 0n) + by)
  for (const one of acts) {
    const id = clients['who' in one ? one.who : 0] as ClientId
    if (one.is === 'redeem') await redeemCode(at.deps, id, patterns[one.code] ?? '')
    if (one.is === 'move') await moveGrants(at.deps)
    if (one.is === 'wait') at.clock.advance(one.hours * hour)
    if (one.is === 'stop')
      await stopCampaign(at.deps, campaigns[one.code]?.id ?? '', staffNamed(ann))
    if (one.is === 'give up') {
      const [grant] = await at.db.rows<{ id: string }>(
        'select id from campaign_grants where client_id = $1 order by id desc limit 1',
        [id],
      )
      if (grant) await giveUpGrant(at.deps, id, grant.id)
    }
    if (one.is === 'stake' || one.is === 'win') {
      at.clock.advance(2 * minute)
      const stake = dollars(one.amount)
      const payout = one.is === 'win' ? cents(((stake as bigint) * 18n) / 10n) : zeroUsd
      const trade = { book: 'real', stake, payout, settledAt: at.clock.now() } as const
      await addSettledTrade(at.db, id, trade)
      change(id, (payout as bigint) - (stake as bigint))
    }
  }
  await moveGrants(at.deps)
  await expectSoundBooks(at.db, at.clock.now())
  for (const id of clients) {
    // Own money is what trades made of it, and what bonuses paid: nothing else ever touched it.
    const [paid] = await at.db.rows<{ sum: bigint }>(
      `select coalesce(sum(e.paid), 0)::bigint as sum from campaign_grants g
         join grant_ends e on e.grant_id = g.id where g.client_id = $1`,
      [id],
    )
    expect(await at.balance(id, 'real')).toBe((own.get(id) ?? 0n) + (paid?.sum ?? 0n))
  }
}

test('whatever happens in whatever order, bonuses become money by their rule alone', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 40 }), live), {
    numRuns: 12,
    endOnFailure: true,
  })
}, 240_000)

describe('the audit of campaigns', () => {
  const options = () => ({ now: iso(at.clock.now()), show: 3 })
  beforeAll(async () => {
    await at.run({ pattern: 'PLANT-7272' })
    const [runs, paid] = [await at.client(), await at.client()]
    for (const { id } of [runs, paid]) {
      expect(isRefusal(await redeemCode(at.deps, id, 'PLANT-7272'))).toBe(false)
    }
    at.clock.advance(2 * minute)
    const trade = { book: 'real', stake: dollars(40), payout: zeroUsd } as const
    await addSettledTrade(at.db, paid.id, { ...trade, settledAt: at.clock.now() })
    await moveGrants(at.deps)
  })

  it('finds nothing wrong with them', async () => {
    const broken = brokenOf(await audit(database.db, options())).map(({ id }) => id)
    expect(broken.filter((id) => id === 'I41' || id === 'I42')).toEqual([])
  })

  it.each<[string, string, string]>([
    [
      'bonus dollars without a grant',
      `delete from grant_starts where grant_id not in (select grant_id from grant_ends)`,
      'I41',
    ],
    [
      'a bonus that paid more than it was',
      'update grant_ends set paid = paid + 1 where paid > 0',
      'I41',
    ],
    [
      'a bonus that was paid and never turned over',
      `insert into grant_ends select grant_id, 'paid', amount, now() from grant_starts
        where grant_id not in (select grant_id from grant_ends)`,
      'I41',
    ],
    ['a use that nobody counted', 'update campaigns set uses = uses + 1', 'I42'],
    ['money promised to nobody', 'update campaigns set reserved = reserved + 1', 'I42'],
    [
      'a code used more often than granted',
      'update promo_codes set uses = uses + 1 where uses < uses_most',
      'I42',
    ],
    [
      'a grant of what nobody agreed to',
      `update campaigns set state = 'proposed', decided_by = null, decided_at = null,
              stopped_by = null, stopped_at = null`,
      'I42',
    ],
    ['a client who had more than one may', 'update campaigns set client_most = 1', 'I42'],
  ])('notices %s', async (_, plant, broken) => {
    const findings = await auditPlanted(connection, [plant], options())
    expect(brokenOf(findings).map(({ id }) => id)).toContain(broken)
  })
})
