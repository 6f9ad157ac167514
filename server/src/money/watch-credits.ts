// Buys credits with deposits that were credited, and looks each day for debts that stand too long.

import { hour, second } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { BuyingDeps } from './credits/buy-credits.ts'
import { type FlaggingDeps, flagDebts } from './credits/flag-debts.ts'
import { fillOrders } from './credits/order-credits.ts'

const dayHours = 24

export function startWatchingCredits(
  deps: BuyingDeps & FlaggingDeps & { readonly log: (message: string) => void },
): Loop[] {
  const { log } = deps
  return [
    repeat({ name: 'buying credits with deposits', pauseMs: 2 * second, log }, async () => {
      await fillOrders(deps)
      return 'done'
    }),
    repeat({ name: 'looking for overdue credits', pauseMs: dayHours * hour, log }, async () => {
      const flagged = await flagDebts(deps)
      if (flagged > 0) log(`${flagged} clients are below zero credits for two months`)
      return flagged > 0 ? 'more' : 'done'
    }),
  ]
}
