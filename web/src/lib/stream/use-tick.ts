// The newest tick of a symbol, for as long as a component shows it.

import { useEffect, useSyncExternalStore } from 'react'
import { type LiveTick, newestTick, onTick } from './prices.ts'
import { watchSymbol } from './stream.ts'
import { quarters } from './use-seconds.ts'

/** Re-renders its caller with each tick of this symbol, and with no other. */
export function useTick(symbol: string): LiveTick | undefined {
  useEffect(() => watchSymbol(symbol), [symbol])
  return useSyncExternalStore(
    (read) => onTick(symbol, read),
    () => newestTick(symbol),
  )
}

/** The same four times a second at most, for lists of many: all their rows change together. */
export function useTickInList(symbol: string): LiveTick | undefined {
  useEffect(() => watchSymbol(symbol), [symbol])
  return useSyncExternalStore(quarters.subscribe, () => newestTick(symbol))
}
