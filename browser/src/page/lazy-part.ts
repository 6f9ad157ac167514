// A part of the app that is loaded when it is shown. Where the line is down, or an update has taken
// the part away, the page is loaded anew as soon as the server answers; until then the part is on
// its way. The bundler fetches a part's styles only once, so asking for it again would not do.

import { lazy } from 'react'
import { retryDelay } from './retry-delay.ts'

/** A page that has just been loaded and lacks a part would be no better the next time. */
const youngMs = 10_000

export const lazyPart: typeof lazy = (load) =>
  lazy(() =>
    load().catch((error: unknown) => {
      if (performance.now() < youngMs) throw error
      return new Promise<never>(() => {})
    }),
  )

/** Once is enough, however many parts are missing. */
export function reloadForLostParts(): void {
  const reload = () => {
    if (performance.now() < youngMs) return
    removeEventListener('vite:preloadError', reload)
    void untilAnswered(() => fetch('/api/health')).then(() => location.reload())
  }
  addEventListener('vite:preloadError', reload)
}

export async function untilAnswered(
  ask: () => Promise<unknown>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await ask()
      return
    } catch {
      await wait(retryDelay(tries, Math.random()))
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
