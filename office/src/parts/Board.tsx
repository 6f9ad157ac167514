// A screen of several panels: its title, its tabs where it has any, and panels beside each other.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import css from './Board.module.css'
import { type Tab, Tabs } from './Tabs.tsx'

type BoardProps = {
  readonly title: string
  readonly note?: ReactNode
  readonly tabs?: readonly Tab[]
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Board({ title, note, tabs, actions, children }: BoardProps) {
  return (
    <section className={css.board} aria-label={title}>
      <header className={css.head}>
        <h1>
          {title} <small>{note}</small>
        </h1>
        {tabs && <Tabs tabs={tabs} />}
        <span className={css.actions}>{actions}</span>
      </header>
      <div className={css.panels}>{children}</div>
    </section>
  )
}

type BlockProps = {
  readonly title: string
  readonly note?: ReactNode
  /** Of twelve parts of the width. */
  readonly width: 'third' | 'half' | 'twoThirds' | 'full'
  readonly link?: { readonly to: string; readonly words: string }
  readonly children: ReactNode
}

export function Block({ title, note, width, link, children }: BlockProps) {
  return (
    <section className={`${css.block} ${css[width]}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <small>{note}</small>
        {link && <Link href={link.to}>{link.words}</Link>}
      </header>
      {children}
    </section>
  )
}
