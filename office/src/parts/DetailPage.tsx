// One of a list on a page of its own, with the way back to the list.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import css from './Paged.module.css'

type Props = {
  /** Whose list it is of. */
  readonly title: string
  readonly home: string
  readonly back: string
  readonly children: ReactNode
}

export function DetailPage({ title, home, back, children }: Props) {
  return (
    <div className={css.page}>
      <Link href={home}>{back}</Link>
      <h1 className="sr">{title}</h1>
      {children}
    </div>
  )
}
