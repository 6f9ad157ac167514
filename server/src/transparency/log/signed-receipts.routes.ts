// A client's receipts to keep, over HTTP.

import { routes } from '#contract/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import type { Signer } from './sign-note.ts'
import { signReceipt } from './sign-receipt.ts'

type Deps = { readonly db: Db; readonly signer: () => Promise<Signer> }

export function registerSignedReceipts(router: Router, { db, signer }: Deps): void {
  router.on(routes.signedReceipt, async ({ clientId, params: { id = '' } }) => {
    const wanted = { clientId, id, signer: await signer() }
    const receipt = await db.transaction(async (tx) => {
      await tx.rows('set transaction isolation level repeatable read, read only')
      return signReceipt(tx, wanted)
    })
    return receipt ? success('Your signed receipt.', receipt) : refuse('not_found')
  })
}
