// What clients are owed over HTTP: each their own, proved, and anybody all together.

import { routes } from '#contract/routes.ts'
import type { BooksState } from '#server/money/reconciliation/books.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { proveOwed } from './prove-owed.ts'
import { readOwed } from './read-owed.ts'

type Deps = { readonly db: Db /** What is at our addresses. */; readonly books: () => BooksState }

export function registerLiabilities(router: Router, { db, books }: Deps): void {
  router.on(routes.owed, async () => success('What clients are owed.', await readOwed(db, books())))
  router.on(routes.liability, async ({ clientId }) => {
    const owed = await db.transaction(async (tx) => {
      await tx.rows('set transaction isolation level repeatable read, read only')
      return proveOwed(tx, clientId)
    })
    return success('What you were owed.', owed)
  })
}
