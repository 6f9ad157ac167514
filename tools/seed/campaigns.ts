// What a made-up world gives away: two codes that whoever tries the sandbox can enter, agreed to by
// two of its staff, in every country whose law allows it, and some clients who entered one; and
// a campaign that waits for a second person.

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
  await propose(world, {
    name: 'Tenth of what a week cost',
    kind: 'cashback',
    gives: 'cashback',
    percent: 10,
    most: '50',
    least: '20',
    every: 'week',
    client_most: '100',
  })
  const open = world.clients.filter(({ profile }) => isOpen(profile.country)).slice(0, takers)
  for (const [nr, { id }] of open.entries()) {
    await clock.pass(minute)
    // Some are refused, as anybody would be: frozen, on a break, after heavy losses.
    await redeemCode(deps, id, nr % 2 === 0 ? bonusCode : demoCode)
  }
}

type Given = Pick<CampaignWish, 'name' | 'gives' | 'client_most'> & Partial<CampaignWish>

const ofCodes = { codes: 1, code_uses: 10_000 } as const

async function run(world: World, given: Given): Promise<void> {
  const { db, clock, random, install } = world
  const deps = { db, clock, random, install: install.install }
  const id = await propose(world, { ...ofCodes, ...given })
  await clock.pass(minute)
  const by = await world.staff('risk')
  done(await decideCampaign(deps, id, { outcome: 'agreed', by }))
}

/** Until somebody else agrees to it, it waits. */
async function propose(world: World, given: Given): Promise<string> {
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
    ...given,
  }
  return done(await proposeCampaign(deps, wish, await world.staff('finance'))).id
}

function isOpen(country: string): boolean {
  return incentiveLawOf(country) === undefined
}
