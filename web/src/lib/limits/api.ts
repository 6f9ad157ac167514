// What is asked of the client's own limits, for every screen that tells of them.

import { queryOptions } from '@tanstack/react-query'
import { ask } from '../http/call.ts'

export const ownLimitsQuery = queryOptions({
  queryKey: ['own-limits'],
  queryFn: async ({ signal }) => {
    // With the call, and not with the first screen.
    const { limitRoutes } = await import('#contract/client/limits.ts')
    return ask(limitRoutes.ownLimits, { signal })
  },
})
