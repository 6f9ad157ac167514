// What this feature asks the server, by which key its answer is kept, and what makes it old.

import { queryOptions } from '@tanstack/react-query'
import { promotionRoutes } from '#contract/client/promotions.ts'
import { ask, call } from '../../lib/http/call.ts'

export const promotionsQuery = queryOptions({
  queryKey: ['promotions'],
  queryFn: ({ signal }) => ask(promotionRoutes.promotions, { signal }),
  meta: { news: ['balance', 'deposits'] },
  staleTime: 0,
})

export const codeBody = promotionRoutes.redeemCode.body

export const redeemCode = (code: string) => call(promotionRoutes.redeemCode, { body: { code } })

export const takeOffer = (id: string) =>
  call(promotionRoutes.takeOffer, { params: { id }, body: {} })

export const giveUpGrant = (id: string) =>
  call(promotionRoutes.giveUpGrant, { params: { id }, body: {} })
