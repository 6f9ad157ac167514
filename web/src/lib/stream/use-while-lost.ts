// Keeps asking for news while the stream, which would bring them, is lost.

import { useEffect } from 'react'
import { useStream } from './stream.ts'

const everyMs = 10_000

export function useWhileLost(ask: () => void): void {
  const isLost = useStream(({ state }) => state === 'lost')
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(ask, everyMs)
    return () => clearInterval(timer)
  }, [isLost, ask])
}
