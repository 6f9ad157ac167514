// What dollars make of a coin, asked for a moment after the typing stopped.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { depositRoutes } from '#contract/client/deposits.ts'
import type { Coin } from '#kernel/coins.ts'
import { call } from '../../lib/http/api.ts'

const pauseMs = 300
const againMs = 5_000

export function useConversion(currency: Coin, usd: string | undefined) {
  const [asked, setAsked] = useState(usd)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(usd), pauseMs)
    return () => clearTimeout(timer)
  }, [usd])
  return useQuery({
    queryKey: ['conversion', currency, asked],
    queryFn: async ({ signal }) => {
      const query = { currency, usd_amount: asked ?? '' }
      return (await call(depositRoutes.depositConversion, { query, signal })).data
    },
    enabled: asked !== undefined && asked === usd,
    retry: false,
    // Without a fresh price there may be one in a moment.
    refetchInterval: ({ state }) => state.status === 'error' && againMs,
    staleTime: 30_000,
  })
}
