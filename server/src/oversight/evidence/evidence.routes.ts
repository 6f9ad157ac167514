// The evidence about one trade, deposit or withdrawal, over HTTP.

import { evidenceKinds } from '#contract/client/evidence.ts'
import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { type KeyDeps, knownSigner } from '#server/transparency/log/keep-keys.ts'
import { makeEvidence } from './make-evidence.ts'

type Deps = { readonly db: Db; readonly clock: Clock; readonly keys: KeyDeps }

export function registerEvidence(router: Router, { db, clock, keys }: Deps): void {
  router.on(routes.evidence, async ({ clientId, params: { kind: named, id = '' } }) => {
    const kind = evidenceKinds.find((one) => one === named)
    if (kind === undefined || !isUuid(id)) return refuse('not_found')
    const evidence = await db.transaction(async (tx) => {
      await tx.rows('set transaction isolation level repeatable read, read only')
      const signer = () => knownSigner(tx, keys)
      return makeEvidence(tx, { clientId, kind, id, at: clock.now(), signer })
    })
    return evidence ? success('Your evidence.', evidence) : refuse('not_found')
  })
}
