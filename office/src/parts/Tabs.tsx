// The parts of a screen, each with an address of its own.

import { Link, useLocation } from 'wouter'
import css from './Tabs.module.css'

export type Tab = {
  readonly to: string
  readonly words: string
  /** Of one that is at other addresses, too; else its own address tells. */
  readonly isHere?: boolean
}

export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const [here] = useLocation()
  return (
    <nav className={css.tabs}>
      {tabs.map(({ to, words, isHere = here === to }) => (
        <Link key={to} href={to} aria-current={isHere ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  )
}
