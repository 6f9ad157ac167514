// What the page about notices asks the server, and by which keys the answers are kept.

import { queryOptions } from '@tanstack/react-query'
import {
  type NewPushDevice,
  type NoticeChoices,
  noticeChoiceRoutes as routes,
} from '#contract/client/notice-choices.ts'
import { type NewPriceAlert, priceAlertRoutes } from '#contract/client/price-alerts.ts'
import { ask } from '../../lib/http/call.ts'

export const choicesQuery = queryOptions({
  queryKey: ['notice choices'],
  queryFn: ({ signal }) => ask(routes.noticeChoices, { signal }),
  staleTime: 0,
})

export const pushQuery = queryOptions({
  queryKey: ['push devices'],
  queryFn: ({ signal }) => ask(routes.push, { signal }),
  staleTime: 0,
})

export const alertsQuery = queryOptions({
  queryKey: ['price alerts'],
  queryFn: ({ signal }) => ask(priceAlertRoutes.priceAlerts, { signal }),
  staleTime: 0,
  meta: { news: ['prices'] },
})

export const choose = (body: NoticeChoices) => ask(routes.chooseNotices, { body })
export const addDevice = (body: NewPushDevice) => ask(routes.addPushDevice, { body })
export const removeDevice = (id: string) => ask(routes.removePushDevice, { params: { id } })
export const tryDevice = (id: string) => ask(routes.tryPushDevice, { params: { id } })
export const setAlert = (body: NewPriceAlert) => ask(priceAlertRoutes.setPriceAlert, { body })
export const dropAlert = (id: string) => ask(priceAlertRoutes.dropPriceAlert, { params: { id } })
