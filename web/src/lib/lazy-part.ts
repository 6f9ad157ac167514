// A part of the app that is loaded when it is shown. While the line is down it is asked for again
// and again: a screen that cannot be fetched must not take the others with it.

import { lazy } from 'react'
import { retryDelay } from './retry-delay.ts'

export const lazyPart: typeof lazy = (load) => lazy(() => patiently(load))

export async function patiently<T>(load: () => Promise<T>, wait = pause): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch {
      await wait(retryDelay(tries, Math.random()))
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
