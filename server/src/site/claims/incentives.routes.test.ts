// What the public site says of campaigns and tournaments: nothing while none runs, and where they
// do.

import { beforeAll, expect, it } from 'vitest'
import { type ClaimView, claimRoutes } from '#contract/public/claims.ts'
import { incentiveLawOf } from '#contract/shared/incentive-law.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { hour, later, minute } from '#kernel/time.ts'
import { countryList } from '#server/identity/clients/list-countries.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { stopCampaign } from '#server/promotion/campaigns/keep-campaign.ts'
import { makeTournament } from '#server/promotion/tournaments/make-tournament.ts'
import { practiceTerms, practiceTimes } from '#server/promotion/tournaments/tournament.ts'
import { insertTournament } from '#server/promotion/tournaments/tournaments.store.ts'
import { ann, type CampaignWorld, openCampaigns } from '#test/campaigns.ts'
import { createClaimsApp } from '#test/claims-app.ts'
import { freshDatabase } from '#test/database.ts'
import { staffNamed } from '#test/staff.ts'

const database = freshDatabase()
let at: CampaignWorld

beforeAll(async () => {
  at = await openCampaigns(database().db)
})

async function claimOf(id: string): Promise<ClaimView | undefined> {
  const app = createClaimsApp(database().db, { clock: at.clock })
  const reply = await app.inject({ url: '/api/public/claims' })
  return claimRoutes.claims.reply.parse(reply.json()).data.find((claim) => claim.id === id)
}

it('a reward for referring is told while it runs, with its countries, and by their number', async () => {
  expect(await claimOf('referrals')).toBeUndefined()
  const terms = {
    kind: 'referral',
    gives: 'reward',
    amount: '20',
    friend_amount: '10',
    least: '50',
    client_most: '100',
  } as const
  const reward = (countries: string[]) => at.run({ ...terms, countries })
  const here = await reward(['UA', 'TR'])
  expect(await claimOf('referrals')).toMatchObject({ value: 'TR UA', source: { count: 1 } })
  const open = countryList.map(({ code }) => code).filter((code) => !incentiveLawOf(code))
  const elsewhere = await reward(open)
  expect(await claimOf('referrals')).toMatchObject({
    value: open.length,
    source: { count: 2 },
  })
  for (const { id } of [here, elsewhere]) await stopCampaign(at.deps, id, staffNamed(ann))
  expect(await claimOf('referrals')).toBeUndefined()
})

it('tournaments are told once published, practice is not, and over is over', async () => {
  const now = at.clock.now()
  const [times] = practiceTimes(now)
  const id = '019aa000-0000-7000-8000-000000000001'
  await insertTournament(at.db, { ...practiceTerms, ...times!, id }, { at: now, by: null })
  expect(await claimOf('tournaments')).toBeUndefined()
  const startsAt = later(now, hour)
  await makeTournament(
    { db: at.db, clock: at.clock, random: systemRandom },
    {
      name: 'The tenth',
      currency: 'real',
      fee: zeroUsd,
      poolShareBp: 0,
      added: dollars(5),
      startChips: dollars(1_000),
      rebuysMost: 0,
      seats: null,
      places: [10_000],
      countries: ['BR', 'AR'],
      startsAt,
      joinUntil: later(startsAt, minute),
      endsAt: later(startsAt, hour),
      by: staffNamed(ann),
    },
  )
  expect(await claimOf('tournaments')).toMatchObject({ value: 'AR BR', source: { count: 1 } })
  at.clock.advance(2 * hour)
  expect(await claimOf('tournaments')).toBeUndefined()
})
