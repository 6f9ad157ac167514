// Promotions, put together: their calls, and the loops that move grants on, pay what is paid by
// periods, make practice tournaments and end those that are over.

import { hour, second } from '#kernel/time.ts'
import type { IdentityContext } from '#server/identity/compose-identity.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Router } from '#server/platform/http.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { TradingContext } from '#server/trading/compose-trading.ts'
import { registerCampaigns } from './campaigns/campaigns.office.routes.ts'
import { moveGrants } from './campaigns/move-grants.ts'
import { type PaidRounds, payCashback, rewardReferrals } from './campaigns/pay-rounds.ts'
import { registerPromotionRoutes } from './campaigns/promotions.routes.ts'
import { allowedBy } from './tournaments/allowed.ts'
import { endTournaments } from './tournaments/end-tournament.ts'
import { holdPractice } from './tournaments/hold-practice.ts'
import { registerStaffTournaments } from './tournaments/tournaments.office.routes.ts'
import { registerTournamentRoutes } from './tournaments/tournaments.routes.ts'

export type PromotionContext = {
  readonly trading: TradingContext
  readonly install: IdentityContext['install']
}

type PromotionDoors = { readonly router: Router; readonly office: OfficeRouter }

export function registerPromotion(
  { router, office }: PromotionDoors,
  { trading, install }: PromotionContext,
): void {
  const { db, clock, random, rules: tradingRules } = trading
  const deps = { db, clock, random, install }
  registerPromotionRoutes(router, deps)
  registerCampaigns(office, deps)
  registerStaffTournaments(office, deps)
  registerTournamentRoutes(router, { ...deps, tradingRules, allows: allowedBy(install) })
}

const moveEveryMs = 2 * second
const holdEveryMs = 5 * second

export function startPromotionLoops(
  { trading, install }: PromotionContext,
  log: (message: string) => void,
): Loop[] {
  const { db, clock, random } = trading
  const deps = { db, clock, random, install }
  const paid: PaidRounds = new Set()
  return [
    repeat({ name: 'moving grants on', pauseMs: moveEveryMs, log }, async () => {
      await moveGrants(deps)
      return 'done'
    }),
    repeat({ name: 'paying cashback and referrals', pauseMs: hour, log }, async () => {
      await payCashback(deps, paid)
      await rewardReferrals(deps)
      return 'done'
    }),
    repeat({ name: 'holding tournaments', pauseMs: holdEveryMs, log }, async () => {
      if (install.mode === 'sandbox') await holdPractice(deps)
      await endTournaments(deps)
      return 'done'
    }),
  ]
}
