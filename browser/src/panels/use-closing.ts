// A panel of the header: it closes on Escape, on a press elsewhere, and when the client goes
// somewhere.

import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

export function useClosing(): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null)
  const [pathname] = useLocation()
  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && box.current?.contains(event.target)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (!box.current?.open || !(isEscape || (event instanceof PointerEvent && !isInside))) return
      box.current.open = false
      if (isEscape) box.current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', close)
    addEventListener('keydown', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes it
  useEffect(() => box.current?.removeAttribute('open'), [pathname])
  return box
}
