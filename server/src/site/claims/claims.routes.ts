// What anyone may know of this install: its claims, its status, its payouts. None of it changes
// anything.

import { claimRoutes } from '#contract/public/claims.ts'
import { payoutRoutes } from '#contract/public/payouts.ts'
import { statusRoutes } from '#contract/public/status.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { type ClaimDeps, openClaims } from './read-claims.ts'
import { openPayouts } from './read-payouts.ts'
import { openStatus, type StatusDeps } from './read-status.ts'

export type ClaimRouteDeps = ClaimDeps & StatusDeps

export function registerClaimRoutes(router: Router, deps: ClaimRouteDeps): void {
  const claims = openClaims(deps)
  const status = openStatus(deps)
  const payouts = openPayouts(deps.db, deps.clock)
  router.on(claimRoutes.claims, async () => success('', await claims()))
  router.on(statusRoutes.status, async () => success('', await status()))
  router.on(payoutRoutes.payouts, async () => success('', await payouts()))
}
