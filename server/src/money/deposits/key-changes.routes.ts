// The call about changes of the keys that deposit addresses come from.

import { routes } from '#contract/routes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { viewKeyChanges } from './view-key-changes.ts'

export function registerKeyChangeRoutes(
  router: Router,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): void {
  router.on(routes.depositKeyChanges, async () => {
    const data = await viewKeyChanges(db, clock.now())
    return { status: true as const, message: '', data }
  })
}
