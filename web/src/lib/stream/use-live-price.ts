// The newest price of a symbol and the time, for as long as a component of the public site shows
// them. Neither is there at the first rendering: what the server wrote holds until then.

import { useSyncExternalStore } from 'react'
import { newestTick, onSecond, type SiteTick, siteSecond, watchPrice } from './site-prices.ts'

const unknown = () => undefined

export function useLivePrice(symbol: string): SiteTick | undefined {
  return useSyncExternalStore(
    (read) => watchPrice(symbol, read),
    () => newestTick(symbol),
    unknown,
  )
}

/** The time at the server, once a second. */
export function useSiteSecond(): number | undefined {
  return useSyncExternalStore(onSecond, siteSecond, unknown)
}

/**
 * What the time at the server makes of something: re-renders its caller when that changes, not each
 * second. `of` gets undefined until the time is known.
 */
export function useBySecond<T extends string | boolean>(of: (now: number | undefined) => T): T {
  return useSyncExternalStore(
    onSecond,
    () => of(siteSecond()),
    () => of(undefined),
  )
}
