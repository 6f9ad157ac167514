// Promotion, put together: its calls, and the loop that makes practice tournaments and ends those
// that are over.

import { second } from '#kernel/time.ts'
import type { IdentityContext } from '#server/identity/compose-identity.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Router } from '#server/platform/http.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { TradingContext } from '#server/trading/compose-trading.ts'
import { allowedBy } from './tournaments/allowed.ts'
import { endTournaments } from './tournaments/end-tournament.ts'
import { holdPractice } from './tournaments/hold-practice.ts'
import { registerStaffTournaments } from './tournaments/tournaments.office.routes.ts'
import { registerTournamentRoutes } from './tournaments/tournaments.routes.ts'

export type PromotionContext = {
  readonly trading: TradingContext
  readonly install: IdentityContext['install']
}

export function registerPromotion(
  { router, office }: { readonly router: Router; readonly office: OfficeRouter },
  { trading, install }: PromotionContext,
): void {
  const { db, clock, random, rules: tradingRules } = trading
  const allows = allowedBy(install)
  registerStaffTournaments(office, { db, clock, random, install })
  registerTournamentRoutes(router, { db, clock, random, install, tradingRules, allows })
}

export function startPromotionLoops(
  { trading, install }: PromotionContext,
  log: (message: string) => void,
): Loop[] {
  const { db, clock, random } = trading
  const deps = { db, clock, random, install }
  return [
    repeat({ name: 'holding tournaments', pauseMs: 5 * second, log }, async () => {
      if (install.mode === 'sandbox') await holdPractice(deps)
      await endTournaments(deps)
      return 'done'
    }),
  ]
}
