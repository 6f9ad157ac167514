// What this feature asks the server, and by which key an answer is kept.

import { queryOptions } from '@tanstack/react-query'
import type { BodyOf } from '#browser/http/send.ts'
import type { LimitChange, ReminderChange } from '#contract/client/limits.ts'
import { limitRoutes } from '#contract/client/limits.ts'
import { tradeRoutes } from '#contract/client/trades.ts'
import { ask, call } from '../../lib/http/call.ts'
import { sessionResult } from './session-clock.ts'

export const setLimit = (body: LimitChange) => call(limitRoutes.setLimit, { body })

export const cancelRaise = (body: BodyOf<typeof limitRoutes.cancelRaise>) =>
  call(limitRoutes.cancelRaise, { body })

export const setReminder = (body: ReminderChange) => call(limitRoutes.setReminder, { body })

export const coolOff = (body: BodyOf<typeof limitRoutes.coolOff>) =>
  call(limitRoutes.coolOff, { body })

export const excludeSelf = (body: BodyOf<typeof limitRoutes.selfExclusion>) =>
  call(limitRoutes.selfExclusion, { body })

/** What the live trades of a session brought. */
export const sessionResultQuery = (since: number) =>
  queryOptions({
    queryKey: ['session-result', since],
    queryFn: async ({ signal }) => {
      const query = { mode: 'real', status: 'settled', limit: '500' } as const
      return sessionResult(await ask(tradeRoutes.listTrades, { query, signal }), since)
    },
    staleTime: 0,
    gcTime: 0,
  })
