// What this feature asks the server, by which keys its answers are kept, and what makes them old.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import type { BodyOf } from '#browser/http/send.ts'
import type { BankWithdrawal } from '#contract/client/withdrawals.ts'
import { withdrawalRoutes } from '#contract/client/withdrawals.ts'
import { ask, call } from '../../lib/http/call.ts'

/** Each answer begins with it: one withdrawal changes all of them. */
const all = ['withdrawals'] as const

export const allOfWithdrawals = { queryKey: all }

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(withdrawalRoutes.listWithdrawals, { query: { limit: '50', cursor: pageParam }, signal }),
  ...pageByPage,
  meta: { news: ['withdrawals', 'destinations'] },
})

export const termsQuery = queryOptions({
  queryKey: [...all, 'terms'],
  queryFn: ({ signal }) => ask(withdrawalRoutes.withdrawalTerms, { signal }),
  meta: { news: ['withdrawals', 'deposits', 'balance', 'identity', 'offer'] },
})

export const bookQuery = queryOptions({
  queryKey: [...all, 'book'],
  queryFn: ({ signal }) => ask(withdrawalRoutes.listDestinations, { signal }),
  meta: { news: ['destinations'] },
})

export const withdrawToWallet = (
  body: BodyOf<typeof withdrawalRoutes.withdrawToWallet>,
  idempotencyKey: string,
) => call(withdrawalRoutes.withdrawToWallet, { body, idempotencyKey })

export const withdrawToBank = (body: BankWithdrawal, idempotencyKey: string) =>
  call(withdrawalRoutes.withdrawToBank, { body, idempotencyKey })

/** It is cancelled once, so its id is the key: asking again after a lost answer is no error. */
export const cancelWithdrawal = (id: string) =>
  call(withdrawalRoutes.cancelWithdrawal, { params: { id }, idempotencyKey: `cancel-${id}` })

export const addDestination = (body: BodyOf<typeof withdrawalRoutes.addDestination>) =>
  call(withdrawalRoutes.addDestination, { body })

export const removeDestination = (id: string) =>
  call(withdrawalRoutes.removeDestination, { params: { id } })

export const mailProof = (deed: BodyOf<typeof withdrawalRoutes.mailProof>) =>
  call(withdrawalRoutes.mailProof, { body: deed })
