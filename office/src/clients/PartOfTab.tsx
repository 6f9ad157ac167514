// A part of a tab with a title of its own.

import type { ReactNode } from 'react'
import css from './PartOfTab.module.css'

type Props = { readonly title: string; readonly note?: ReactNode; readonly children: ReactNode }

export function PartOfTab({ title, note, children }: Props) {
  return (
    <div className={css.part}>
      <h2>
        {title} <small>{note}</small>
      </h2>
      {children}
    </div>
  )
}
