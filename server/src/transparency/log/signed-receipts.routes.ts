// What clients keep, signed, over HTTP: receipts, and results of tournaments.

import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { type KeyDeps, knownSigner } from './keep-keys.ts'
import { signResult } from './log-tournaments.ts'
import { signReceipt } from './sign-receipt.ts'

type Deps = { readonly db: Db; readonly keys: KeyDeps }

export function registerSignedReceipts(router: Router, { db, keys }: Deps): void {
  router.on(routes.signedReceipt, async ({ clientId, params: { id = '' } }) => {
    if (!isUuid(id)) return refuse('not_found')
    const receipt = await db.transaction(async (tx) => {
      await tx.rows('set transaction isolation level repeatable read, read only')
      return signReceipt(tx, { clientId, id, signer: () => knownSigner(tx, keys) })
    })
    return receipt ? success('Your signed receipt.', receipt) : refuse('not_found')
  })

  router.on(routes.signedTournament, async ({ params: { id = '' } }) => {
    if (!isUuid(id)) return refuse('not_found')
    const result = await db.transaction(async (tx) => {
      await tx.rows('set transaction isolation level repeatable read, read only')
      return signResult(tx, { id, signer: () => knownSigner(tx, keys) })
    })
    return result ? success('The signed result.', result) : refuse('not_found')
  })
}
