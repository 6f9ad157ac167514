// What this feature asks the server, and by which key the answer is kept.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { locale as lang } from '#browser/format/locale.ts'
import { pageByPage } from '#browser/http/pages.ts'
import { urlOf } from '#browser/http/url-of.ts'
import { type LiabilityView, liabilityRoutes } from '#contract/client/liabilities.ts'
import { type MovementGroup, statementRoutes } from '#contract/client/statements.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { type LiabilityVerdict, verifyLiability } from '#verify/liability.ts'
import { ask, call } from '../../lib/http/call.ts'
import { useSession } from '../../lib/session/session.ts'

export type Chosen = {
  readonly mode: Mode
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly kind?: MovementGroup | undefined
}

const all = ['statement'] as const

export const allStatements = { queryKey: all }

export const statementQuery = (chosen: Chosen) =>
  infiniteQueryOptions({
    queryKey: [...all, chosen],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...chosen, limit: '50', cursor: pageParam }
      return ask(statementRoutes.statement, { query, signal })
    },
    ...pageByPage,
    meta: { news: ['deposits', 'withdrawals', 'balance'] },
    // Trades move money by the minute: each look is a new one.
    staleTime: 0,
  })

export async function fetchFile(chosen: Chosen, format: 'csv' | 'pdf'): Promise<Response> {
  // A call like any other, so that a session which has run out is renewed before.
  await call(statementRoutes.statement, { query: { ...chosen, limit: '1' } })
  const { token } = useSession.getState()
  const query = { ...chosen, format, lang }
  return fetch(urlOf(statementRoutes.statementExport, { query }), {
    headers: { authorization: `Bearer ${token}` },
  })
}

/** With what this browser finds of it; no verdict where it cannot check signatures. */
export type ProvedOwed = {
  readonly saved: LiabilityView
  readonly verdict: LiabilityVerdict | undefined
}

export const owedQuery = queryOptions({
  queryKey: ['owed'],
  queryFn: async ({ signal }): Promise<ProvedOwed | null> => {
    const saved = await ask(liabilityRoutes.liability, { signal })
    if (saved === null) return null
    return { saved, verdict: await verifyLiability(saved).catch(() => undefined) }
  },
})
