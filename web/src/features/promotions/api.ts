// What this feature asks the server to do.

import { promotionRoutes } from '#contract/client/promotions.ts'
import { call } from '../../lib/http/call.ts'

export const codeBody = promotionRoutes.redeemCode.body

export const redeemCode = (code: string) => call(promotionRoutes.redeemCode, { body: { code } })

export const takeOffer = (id: string) =>
  call(promotionRoutes.takeOffer, { params: { id }, body: {} })

export const giveUpGrant = (id: string) =>
  call(promotionRoutes.giveUpGrant, { params: { id }, body: {} })
