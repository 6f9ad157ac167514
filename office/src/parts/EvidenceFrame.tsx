// What speaks for and against something, beside the verdict on it: scrolled where it is long, by
// keys too.

import { type ReactNode, useRef } from 'react'
import css from './Detail.module.css'
import { Scroller } from './Scroller.tsx'

export function EvidenceFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Scroller frame={frame} className={css.evidence}>
      {children}
    </Scroller>
  )
}
