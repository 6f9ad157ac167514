// What time it is at the server, as often as a screen of waiting things needs it: this device's own
// clock may be wrong, and promises are the server's.

import { useEffect, useState } from 'react'
import { localNow } from '#browser/page/clock.ts'

const everyMs = 15_000
let offsetMs = 0

/** The server said what time it is. */
export function heardNow(iso: string): void {
  offsetMs = Date.parse(iso) - localNow()
}

export function serverNow(): number {
  return localNow() + offsetMs
}

export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
