// What this feature asks the server, by which keys its answers are kept, and what makes them old.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { locale as lang } from '#browser/format/locale.ts'
import { pageByPage } from '#browser/http/pages.ts'
import type { BodyOf } from '#browser/http/send.ts'
import { urlOf } from '#browser/http/url-of.ts'
import { creditRoutes } from '#contract/client/credits.ts'
import { depositRoutes } from '#contract/client/deposits.ts'
import { ask, call } from '../../lib/http/call.ts'
import { useSession } from '../../lib/session/session.ts'

const all = ['credits'] as const

export const allCredits = { queryKey: all }

const meta = { news: ['credits', 'balance', 'deposits'] } as const

export const creditsQuery = queryOptions({
  queryKey: [...all, 'standing'],
  queryFn: ({ signal }) => ask(creditRoutes.credits, { signal }),
  meta,
  staleTime: 0,
})

export const purchasesQuery = infiniteQueryOptions({
  queryKey: [...all, 'purchases'],
  queryFn: ({ pageParam, signal }) =>
    call(creditRoutes.creditPurchases, { query: { limit: '20', cursor: pageParam }, signal }),
  ...pageByPage,
  meta,
  staleTime: 0,
})

export const movesQuery = infiniteQueryOptions({
  queryKey: [...all, 'moves'],
  queryFn: ({ pageParam, signal }) =>
    call(creditRoutes.creditStatement, { query: { limit: '20', cursor: pageParam }, signal }),
  ...pageByPage,
  meta,
  staleTime: 0,
})

/** Those that wait for their payment. */
export const waitingQuery = queryOptions({
  queryKey: [...all, 'waiting'],
  queryFn: async ({ signal }) => {
    const deposits = await ask(depositRoutes.listDeposits, { query: { limit: '50' }, signal })
    return deposits.filter(({ status }) => status === 'Pending')
  },
  meta,
  staleTime: 0,
})

export type Buying = BodyOf<typeof creditRoutes.buyCredits> & { readonly key: string }

export const buyCredits = ({ key: idempotencyKey, ...body }: Buying) =>
  call(creditRoutes.buyCredits, { body, idempotencyKey })

export const orderCredits = (body: BodyOf<typeof creditRoutes.orderCredits>) =>
  call(creditRoutes.orderCredits, { body })

export const dropOrder = (id: string) => call(creditRoutes.dropCreditOrder, { params: { id } })

export const giveBack = (id: string) => call(creditRoutes.giveBackCredits, { params: { id } })

export type WantedInvoice = {
  readonly id: string
  readonly name: string
  readonly of: 'purchase' | 'return'
}

export async function fetchInvoice({ id, of }: WantedInvoice): Promise<Response> {
  // A call like any other, so that a session which has run out is renewed before.
  await call(creditRoutes.credits)
  const { token } = useSession.getState()
  return fetch(urlOf(creditRoutes.creditInvoice, { params: { id }, query: { lang, of } }), {
    headers: { authorization: `Bearer ${token}` },
  })
}
