// Keys of a screen: single letters, never while something is typed and never with a modifier.

import { useEffect, useRef } from 'react'

export type Keys = Readonly<Record<string, () => void>>

export function useKeys(keys: Keys): void {
  const known = useRef(keys)
  useEffect(() => {
    known.current = keys
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      const act = known.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null
  )
}
