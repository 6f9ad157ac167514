// What this feature asks the server, and by which key an answer is kept.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#browser/http/send.ts'
import { creditRoutes } from '#contract/client/credits.ts'
import { type ExchangeKeyWish, exchangeKeyRoutes } from '#contract/client/exchange-keys.ts'
import { type PracticeKeyWish, practiceRoutes } from '#contract/client/practice.ts'
import { type BotWish, traderRoutes } from '#contract/client/trader.ts'
import { ask, call } from '../../lib/http/call.ts'
import { toast } from '../../lib/toast/toast.ts'

const meta = { news: ['automation', 'trader'] } as const

/** The tariff, and what credits there are; the same as the screen of credits has. */
export const costsQuery = queryOptions({
  queryKey: ['credits', 'standing'],
  queryFn: ({ signal }) => ask(creditRoutes.credits, { signal }),
  staleTime: 0,
})

export const keysQuery = queryOptions({
  queryKey: ['trader', 'keys'],
  queryFn: ({ signal }) => ask(exchangeKeyRoutes.exchangeKeys, { signal }),
  meta,
})

export const botsQuery = queryOptions({
  queryKey: ['trader', 'bots'],
  queryFn: ({ signal }) => ask(traderRoutes.bots, { signal }),
  meta,
  refetchInterval: 3_000,
})

/** Null in a live install, which has none. */
export const practiceQuery = queryOptions({
  queryKey: ['trader', 'practice'],
  queryFn: ({ signal }) => ask(practiceRoutes.practice, { signal }),
  meta,
  refetchInterval: 10_000,
})

export const openPractice = () => call(practiceRoutes.practiceOpen)

export const makePracticeKey = (body: PracticeKeyWish) => call(practiceRoutes.practiceKey, { body })

export const revokePracticeKey = (id: string) =>
  call(practiceRoutes.practiceKeyRevoke, { body: { id } })

export const addKey = (body: ExchangeKeyWish) => call(exchangeKeyRoutes.exchangeKeyAdd, { body })

export const removeKey = (id: string) =>
  call(exchangeKeyRoutes.exchangeKeyRemove, { params: { id } })

export const makeBot = (body: BotWish) => call(traderRoutes.botMake, { body })

type Starting = BodyOf<typeof traderRoutes.botStart> & { readonly id: string }

export const startBot = ({ id, ...body }: Starting) =>
  call(traderRoutes.botStart, { params: { id }, body })

type Stopping = BodyOf<typeof traderRoutes.botStop> & { readonly id: string }

export const stopBot = ({ id, ...body }: Stopping) =>
  call(traderRoutes.botStop, { params: { id }, body })

type Reply = { readonly message: string }

/** What it changes is asked anew; what it says is shown. */
export function useTraderCall<Body, R extends Reply>(send: (body: Body) => Promise<R>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      toast('success', message)
      await queries.invalidateQueries({ queryKey: ['trader'] })
    },
  })
}
