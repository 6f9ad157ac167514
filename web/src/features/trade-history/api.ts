// What this feature asks the server, and by which keys its answers are kept.

import { infiniteQueryOptions } from '@tanstack/react-query'
import { locale as lang } from '#browser/format/locale.ts'
import { pageByPage } from '#browser/http/pages.ts'
import { urlOf } from '#browser/http/url-of.ts'
import { tradeSummaryRoutes } from '#contract/client/trade-summary.ts'
import { tradeRoutes } from '#contract/client/trades.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { call } from '../../lib/http/call.ts'
import { useSession } from '../../lib/session/session.ts'
import { tradeHistoryQuery } from '../../lib/trading/api.ts'
import { type Filter, fitKey } from '../../lib/trading/summary/api.ts'

/** All of them are the list that trading keeps up to date. */
export function fittingQuery(mode: Mode, filter: Filter) {
  const isAll = Object.values(filter).every((one) => one === undefined)
  const queryKey: readonly unknown[] = isAll
    ? tradeHistoryQuery(mode).queryKey
    : [...fitKey(mode), 'list', filter]
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(tradeRoutes.listTrades, {
        query: { mode, ...filter, limit: '50', cursor: pageParam },
        signal,
      }),
    ...pageByPage,
    meta: { news: ['trades'] },
  })
}

export async function fetchTrades(mode: Mode, filter: Filter): Promise<Response> {
  // A call like any other, so that a session which has run out is renewed before.
  await call(tradeRoutes.listTrades, { query: { mode, limit: '1' } })
  const { token } = useSession.getState()
  const url = urlOf(tradeSummaryRoutes.tradeFile, { query: { mode, ...filter, lang } })
  return fetch(url, { headers: { authorization: `Bearer ${token}` } })
}
