// The calls of a client about keys to their accounts on exchanges.

import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import { done, success } from '#server/platform/reply.ts'
import { addKey, type KeyDeps } from './add-key.ts'
import { removeKey } from './end-key.ts'
import { viewKeys } from './view-keys.ts'

export function registerKeyRoutes(router: Router, deps: KeyDeps): void {
  const view = (clientId: ClientId) => viewKeys(deps.db, clientId)

  router.on(routes.exchangeKeys, async ({ clientId }) => success('', await view(clientId)))

  router.on(routes.exchangeKeyAdd, async ({ body, clientId }) => {
    const outcome = await addKey(deps, clientId, body)
    return isRefusal(outcome) ? outcome : done('exchange_key_added', await view(clientId))
  })

  router.on(routes.exchangeKeyRemove, async ({ params, clientId }) => {
    const outcome = await removeKey(deps, clientId, params.id ?? '')
    return isRefusal(outcome) ? outcome : done('exchange_key_removed', await view(clientId))
  })
}
