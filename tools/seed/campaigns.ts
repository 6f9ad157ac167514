// What a made-up world gives away: two codes that whoever tries the sandbox can enter, agreed to by
// two of its staff, in every country whose law allows it; and some clients who entered one.

import { incentiveLawOf } from '#contract/shared/incentive-law.ts'
import type { CampaignWish } from '#contract/staff/campaigns.ts'
import { day, iso, later, minute } from '#kernel/time.ts'
import { countryList } from '#server/identity/clients/list-countries.ts'
import { decideCampaign, proposeCampaign } from '#server/promotion/campaigns/keep-campaign.ts'
import { redeemCode } from '#server/promotion/campaigns/redeem-code.ts'
import { done, type World } from './world.ts'

/** A bonus for the live account, and money for the demo. */
const [bonusCode, demoCode] = ['TRY-BONUS-25', 'TRY-DEMO-500'] as const

const takers = 6
const days = 365

export async function giveAway(world: World): Promise<void> {
  const { db, clock, random, install } = world
  const deps = { db, clock, random, install: install.install }
  await run(world, {
    name: 'A bonus to try',
    gives: 'bonus',
    amount: '25',
    turnover: 10,
    days: 30,
    client_most: '25',
    pattern: bonusCode,
  })
  await run(world, {
    name: 'Money for the demo',
    gives: 'demo',
    amount: '500',
    client_most: '500',
    pattern: demoCode,
  })
  const open = world.clients.filter(({ profile }) => isOpen(profile.country)).slice(0, takers)
  for (const [nr, { id }] of open.entries()) {
    await clock.pass(minute)
    // Some are refused, as anybody would be: frozen, on a break, after heavy losses.
    await redeemCode(deps, id, nr % 2 === 0 ? bonusCode : demoCode)
  }
}

type Given = Pick<CampaignWish, 'name' | 'gives' | 'amount' | 'client_most' | 'pattern'> &
  Partial<CampaignWish>

async function run(world: World, given: Given): Promise<void> {
  const { db, clock, random, install } = world
  const deps = { db, clock, random, install: install.install }
  await clock.pass(minute)
  const now = clock.now()
  const wish: CampaignWish = {
    kind: 'code',
    audience: 'everybody',
    countries: countryList.map(({ code }) => code).filter(isOpen),
    starts_at: iso(now),
    ends_at: iso(later(now, days * day)),
    uses_most: 10_000,
    money_most: '250000',
    codes: 1,
    code_uses: 10_000,
    ...given,
  }
  const { id } = done(await proposeCampaign(deps, wish, await world.staff('finance')))
  await clock.pass(minute)
  const by = await world.staff('risk')
  done(await decideCampaign(deps, id, { outcome: 'agreed', by }))
}

function isOpen(country: string): boolean {
  return incentiveLawOf(country) === undefined
}
