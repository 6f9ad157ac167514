// What screens ask of signals. Rules are asked once a minute, and what they say is stored within
// some seconds: then one looks every few seconds, and not in between.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { ownSignalRoutes } from '#contract/client/signals.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import { signalRoutes } from '#contract/public/signals.ts'
import { ask, call } from '../http/call.ts'
import { serverNow } from '../stream/prices.ts'

export type SignalWish = {
  readonly only?: 'running' | 'ended' | undefined
  readonly rule?: RuleName | undefined
  readonly symbol?: string | undefined
}

const minuteMs = 60_000
/** What a minute says is said by then, and it has arrived. */
const saidByMs = 24_000
const lookEveryMs = 3_000

/** How long until something can have come. */
export function nextLook(now: number): number {
  const into = now % minuteMs
  return into < saidByMs ? lookEveryMs : minuteMs - into + 1_000
}

const refetchInterval = () => nextLook(serverNow())

export const signalsQuery = (wish: SignalWish) =>
  infiniteQueryOptions({
    queryKey: ['signals', wish],
    queryFn: ({ pageParam, signal }) =>
      call(ownSignalRoutes.signals, { query: { ...wish, limit: '20', cursor: pageParam }, signal }),
    ...pageByPage,
    refetchInterval,
  })

/** Those of an instrument that have not closed, the newest first. */
export const runningQuery = (symbol: string) =>
  queryOptions({
    queryKey: ['signals', 'running', symbol],
    queryFn: async ({ signal }) => {
      const query = { only: 'running', symbol, limit: '10' } as const
      return (await call(ownSignalRoutes.signals, { query, signal })).data
    },
    refetchInterval,
  })

export const recordsQuery = queryOptions({
  queryKey: ['signal-records'],
  queryFn: ({ signal }) => ask(signalRoutes.signalRecords, { signal }),
  refetchInterval: minuteMs,
})
