// Where prices went just after clients traded, for everybody: over all, and nobody named.

import { leastMarked, type MarkoutSpread } from '#contract/public/markouts.ts'
import { routes } from '#contract/routes.ts'
import { iso } from '#kernel/time.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { bounds, type Marked, markoutOf, movesOf, type Step, sharesOf } from './markout.ts'
import type { PublicMarkouts } from './read-markouts.ts'

export function registerMarkoutRoutes(router: Router, read: () => Promise<PublicMarkouts>): void {
  router.on(routes.markouts, async () => {
    const { since, marked } = await read()
    return success('', {
      since: iso(since),
      least_trades: leastMarked,
      bounds_bp: [...bounds],
      after_1s: spreadOf(marked, 'afterOne'),
      after_5s: spreadOf(marked, 'afterFive'),
    })
  })
}

function spreadOf(marked: readonly Marked[], step: Step): MarkoutSpread | null {
  const moves = movesOf(marked, step)
  const { trades, mean, within } = markoutOf(moves)
  if (trades < leastMarked || mean === null || within === null) return null
  return { trades, mean_bp: mean, within_bp: within, shares: sharesOf(moves) }
}
