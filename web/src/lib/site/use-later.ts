// Parts of a page that nobody waits for: they come once it rests. Where one will stand is marked
// `data-later`, for those who compare what the server wrote with what the browser shows, and has
// its height from the start: who reads what stands below must not lose it.

import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#browser/page/when-idle.ts'

/** Undefined until it came, where it is not wanted, and where it can't be loaded. */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = true,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!isWanted) return
    whenIdle(() => {
      load().then(
        (part) => setPart(() => part),
        () => {},
      )
    })
  }, [load, isWanted])
  return Part
}
