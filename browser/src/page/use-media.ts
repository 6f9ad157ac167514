// Whether a media query holds now: for what a style alone cannot decide.

import { useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (read) => {
      const media = matchMedia(query)
      media.addEventListener('change', read)
      return () => media.removeEventListener('change', read)
    },
    () => matchMedia(query).matches,
  )
}
