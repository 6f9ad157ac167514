// A section of the first page: its title and what introduces it, above or beside the rest.

import type { ReactNode } from 'react'
import css from './Section.module.css'

type Props = {
  /** Of the title: what links jump to. */
  readonly id: string
  readonly title: string
  /** Below the title. */
  readonly intro?: ReactNode
  readonly layout?: 'stacked' | 'beside' | 'centred'
  readonly children: ReactNode
}

export function Section({ id, title, intro, layout = 'stacked', children }: Props) {
  return (
    <section className={`${css.section} ${css[layout]}`} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {intro}
      </div>
      {children}
    </section>
  )
}
