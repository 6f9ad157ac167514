// What a client was owed, proved, over HTTP.

import { routes } from '#contract/routes.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { proveOwed } from './prove-owed.ts'

export function registerLiabilities(router: Router, db: Db): void {
  router.on(routes.liability, async ({ clientId }) => {
    const owed = await db.transaction(async (tx) => {
      await tx.rows('set transaction isolation level repeatable read, read only')
      return proveOwed(tx, clientId)
    })
    return success('What you were owed.', owed)
  })
}
