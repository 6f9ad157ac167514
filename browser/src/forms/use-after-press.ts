// A field that is left by pressing something else is judged once that press is over: what is said
// of it moves what lies below, which would slip away between pressing and letting go.

import { useEffect, useRef } from 'react'

/** Acts at once, or after the press that has just begun. */
export function useAfterPress(): (act: () => void) => void {
  const hasBegun = useRef(false)
  useEffect(() => {
    const begin = () => {
      hasBegun.current = true
      // The focus moves while the browser is still at it.
      setTimeout(() => {
        hasBegun.current = false
      })
    }
    document.addEventListener('mousedown', begin, true)
    return () => document.removeEventListener('mousedown', begin, true)
  }, [])
  return (act) => {
    if (!hasBegun.current) return act()
    // The click follows within the same task.
    document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
  }
}
