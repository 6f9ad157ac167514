// The parts of a screen, each with an address of its own.

import { Link, useLocation } from 'wouter'
import css from './Tabs.module.css'

export type Tab = { readonly to: string; readonly words: string }

export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const [here] = useLocation()
  return (
    <nav className={css.tabs}>
      {tabs.map(({ to, words }) => (
        <Link key={to} href={to} aria-current={here === to ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  )
}
