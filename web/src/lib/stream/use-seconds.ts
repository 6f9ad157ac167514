// The time at the server, second by second.

import { useEffect, useState } from 'react'
import { serverNow } from './prices.ts'

/** For countdowns; re-renders its caller once a second. */
export function useSeconds(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
