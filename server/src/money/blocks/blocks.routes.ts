// The call that tells what keeps a client from each act.

import { routes } from '#contract/routes.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { type BlockDeps, viewBlocks } from './view-blocks.ts'

export function registerBlockRoutes(router: Router, deps: BlockDeps): void {
  router.on(routes.blocks, async ({ clientId }) => {
    return success('What keeps you from each act.', await viewBlocks(deps, clientId))
  })
}
