// A passage of a page that explains: its title beside the text where there is room, above it where
// there is not.

import { type ReactNode, useId } from 'react'
import css from './Passage.module.css'

type Props = {
  /** Where links point to it. */
  readonly id?: string
  readonly title: string
  /** Figures and drawings that need the whole width. */
  readonly isWide?: boolean
  /** Worked with made-up or momentary figures, and said to be an example. */
  readonly isExample?: boolean
  readonly tag?: string
  readonly children: ReactNode
}

export function Passage({ id, title, isWide, isExample, tag, children }: Props) {
  const heading = useId()
  return (
    <section
      id={id}
      className={isWide ? css.wide : css.passage}
      aria-labelledby={heading}
      data-example={isExample ? '' : undefined}
    >
      <div className={css.head}>
        {tag !== undefined && <p className={css.tag}>{tag}</p>}
        <h2 id={heading}>{title}</h2>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}

/** Keeps passages to the page's width. */
export function Passages({ children }: { readonly children: ReactNode }) {
  return <div className={css.page}>{children}</div>
}
