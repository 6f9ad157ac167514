// What keeps the client from each act, as the server says it.

import { queryOptions } from '@tanstack/react-query'
import { blockRoutes } from '#contract/client/blocks.ts'
import type { UserView } from '#contract/public/user.ts'
import { ask } from '../http/call.ts'

/** Asked again when what it mostly hangs on has changed. */
export const blocksQuery = (user: UserView | undefined) =>
  queryOptions({
    queryKey: ['blocks', user?.balance, user?.email_verified, user?.frozen !== undefined],
    queryFn: () => ask(blockRoutes.blocks),
    placeholderData: (before) => before,
    retry: false,
  })
