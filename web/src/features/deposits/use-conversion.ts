// What dollars make of a coin, asked for a moment after the typing stopped.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Coin } from '#kernel/coins.ts'
import { conversionQuery } from './api.ts'

const pauseMs = 300
const againMs = 5_000

export function useConversion(currency: Coin, usd: string | undefined) {
  const [asked, setAsked] = useState(usd)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(usd), pauseMs)
    return () => clearTimeout(timer)
  }, [usd])
  return useQuery({
    ...conversionQuery(currency, asked),
    enabled: asked !== undefined && asked === usd,
    // Without a fresh price there may be one in a moment.
    refetchInterval: ({ state }) => state.status === 'error' && againMs,
  })
}
