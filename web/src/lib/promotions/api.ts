// What runs for the client, by which key it is kept, and what makes it old.

import { queryOptions } from '@tanstack/react-query'
import { promotionRoutes } from '#contract/client/promotions.ts'
import { ask } from '../http/call.ts'

export const promotionsQuery = queryOptions({
  queryKey: ['promotions'],
  queryFn: ({ signal }) => ask(promotionRoutes.promotions, { signal }),
  meta: { news: ['balance', 'deposits'] },
  staleTime: 0,
})
