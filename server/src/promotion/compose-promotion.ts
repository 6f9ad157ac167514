// Promotions, put together: their calls, and the loop that moves grants on.

import { hour, second } from '#kernel/time.ts'
import type { InstallContext, OfficeRouter } from '#server/install/compose-install.ts'
import type { Router } from '#server/platform/http.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { registerCampaigns } from './campaigns/campaigns.office.routes.ts'
import { moveGrants } from './campaigns/move-grants.ts'
import { type PaidRounds, payCashback, rewardReferrals } from './campaigns/pay-rounds.ts'
import { registerPromotionRoutes } from './campaigns/promotions.routes.ts'

export type PromotionContext = Pick<InstallContext, 'db' | 'clock' | 'random' | 'install'>

type PromotionDoors = { readonly router: Router; readonly office: OfficeRouter }

export function registerPromotion(
  { router, office }: PromotionDoors,
  promotion: PromotionContext,
): void {
  registerPromotionRoutes(router, promotion)
  registerCampaigns(office, promotion)
}

const moveEveryMs = 2 * second

export function startPromotionLoops(
  promotion: PromotionContext,
  log: (message: string) => void,
): Loop[] {
  const paid: PaidRounds = new Set()
  return [
    repeat({ name: 'moving grants on', pauseMs: moveEveryMs, log }, async () => {
      await moveGrants(promotion)
      return 'done'
    }),
    repeat({ name: 'paying cashback and referrals', pauseMs: hour, log }, async () => {
      await payCashback(promotion, paid)
      await rewardReferrals(promotion)
      return 'done'
    }),
  ]
}
