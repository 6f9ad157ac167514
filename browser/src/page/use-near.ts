// Whether an element has come near what is seen, at a moment when the page rests. It stays true:
// what was loaded for it is kept.

import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        whenIdle(() => setNear(true))
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isNear
}
