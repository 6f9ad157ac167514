// Fetches what a press will need while the client still looks at the screen, so that the press is
// answered at once on a slow line too.

import { useEffect } from 'react'

type Load = () => Promise<unknown>

/** The list has to be the same one each time. */
export function useAhead(loads: readonly Load[]): void {
  useEffect(() => {
    // What cannot be fetched now is fetched again by the press.
    for (const load of loads) load().catch(() => {})
  }, [loads])
}
