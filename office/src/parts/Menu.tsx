// What a button opens below itself, until something is picked or one goes on: closes by Escape,
// outside of it, and when the focus leaves it.

import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  readonly label: string
  readonly className: string | undefined
  /** Of what opens it. */
  readonly look?: string | undefined
  readonly children: (close: () => void) => ReactNode
}

export function Menu({ label, className, look, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    addEventListener('pointerdown', pressed)
    return () => removeEventListener('pointerdown', pressed)
  })
  return (
    <details
      ref={menu}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return
        event.preventDefault()
        close()
        menu.current.querySelector('summary')?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !menu.current?.contains(relatedTarget)) close()
      }}
    >
      <summary className={look}>{label}</summary>
      <div>{children(close)}</div>
    </details>
  )
}
