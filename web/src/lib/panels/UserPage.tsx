// A page of the user area that is about one thing: its title, what it is for, and its parts.

import type { ReactNode } from 'react'
import { useTitle } from '../site/title.ts'
import css from './UserPage.module.css'

type Props = {
  readonly title: string
  readonly lead?: string
  /** As wide as a form or text, as the ways money goes, or as cards side by side. */
  readonly width: 'text' | 'money' | 'cards'
  readonly children: ReactNode
}

export function UserPage({ title, lead, width, children }: Props) {
  useTitle(title)
  return (
    <main className={css.page} data-width={width} id="content">
      <h1>{title}</h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
    </main>
  )
}
