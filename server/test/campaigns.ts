// Campaigns for tests: proposed by one of staff and agreed to by another, as the product does it;
// and clients who may take them.

import type { CampaignWish } from '#contract/staff/campaigns.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, iso, later, minute } from '#kernel/time.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { accountsOf, furtherOf } from '#server/ledger/post-transfers.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { decideCampaign, proposeCampaign } from '#server/promotion/campaigns/keep-campaign.ts'
import { aClient, tellProfile } from './clients.ts'
import { testClock } from './clock.ts'
import { setMode } from './install-mode.ts'
import { staffNamed } from './staff.ts'

export const [ann, bob] = ['ann@promo.example', 'bob@promo.example'] as const

export type CampaignWorld = Awaited<ReturnType<typeof openCampaigns>>

export async function openCampaigns(db: Database) {
  const clock = testClock()
  const publicUrl = () => 'http://localhost'
  const install = { mode: 'sandbox', publicUrl, officeUrl: publicUrl } as const
  const deps = { db, clock, random: systemRandom, install }
  await setMode(db, 'sandbox')
  for (const email of [ann, bob]) {
    await createOperator(db, { email, passwordHash: 'none' }, clock.now())
  }
  const propose = (wish: Partial<CampaignWish>) =>
    proposeCampaign(deps, wishOf(clock.now(), wish), staffNamed(ann))
  const agree = (id: string, by: string = bob) =>
    decideCampaign(deps, id, { outcome: 'agreed', by: staffNamed(by) })
  /** Agreed to, by two. */
  const run = async (wish: Partial<CampaignWish> = {}) => {
    const proposed = await propose(wish)
    if (isRefusal(proposed)) throw new Error(JSON.stringify(proposed))
    const agreed = await agree(proposed.id)
    if (isRefusal(agreed)) throw new Error(agreed.refused)
    return agreed
  }
  const client = async (country = 'UA') => {
    const one = await aClient(db, { clock })
    await tellProfile(db, one, country)
    return one
  }
  const balance = async (id: ClientId, book: 'real' | 'demo' | 'bonus'): Promise<Usd> => {
    if (book === 'bonus') return (await furtherOf(db, id, 'bonus'))?.balance ?? zeroUsd
    return (await accountsOf(db, [id])).find((one) => one.book === book)?.balance ?? zeroUsd
  }
  const hold = (id: ClientId) => db.transaction((tx) => holdStanding(tx, id))
  return { db, clock, deps, propose, agree, run, client, balance, hold }
}

let codes = 0

/** Ten dollars of bonus, turned over twice, by a code of its own. */
export function wishOf(
  now: ReturnType<ReturnType<typeof testClock>['now']>,
  wish: Partial<CampaignWish>,
): CampaignWish {
  codes += 1
  return {
    kind: 'code',
    name: 'Welcome',
    gives: 'bonus',
    amount: '10',
    turnover: 2,
    days: 30,
    audience: 'everybody',
    countries: ['UA', 'TR'],
    starts_at: iso(later(now, -minute)),
    ends_at: iso(later(now, 60 * day)),
    uses_most: 1_000,
    money_most: '10000',
    client_most: '10',
    pattern: `CODE-${String(2000 + codes)}`,
    codes: 1,
    code_uses: 1_000,
    ...wish,
  }
}
