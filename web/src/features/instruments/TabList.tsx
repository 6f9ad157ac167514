// The tabs of the market table: arrow keys, Home and End move between them.

import { type KeyboardEvent, useRef } from 'react'
import * as t from '../../lib/i18n/i18n.ts'
import css from './MarketTable.module.css'
import type { Counts, Tab } from './rows.ts'

type Props = {
  readonly tab: Tab
  /** Those that have something to show. */
  readonly tabs: readonly Tab[]
  readonly counts: Counts
  readonly onTab: (tab: Tab) => void
}

export function TabList({ tab, tabs, counts, onTab }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(tabs, tab, event.key)
    if (next === undefined) return
    event.preventDefault()
    onTab(next)
    list.current?.querySelector<HTMLElement>(`#market-${next}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t.instruments.tabs}
      className={css.tabs}
      onKeyDown={move}
    >
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`market-${one}`}
          aria-selected={one === tab}
          aria-controls="market-panel"
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {t.instruments.tab[one]} <span>{counts[one]}</span>
        </button>
      ))}
    </div>
  )
}

function tabAfter(tabs: readonly Tab[], tab: Tab, key: string): Tab | undefined {
  const index = tabs.indexOf(tab)
  const onward = document.dir === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return tabs[(index + onward + tabs.length) % tabs.length]
    case 'ArrowLeft':
      return tabs[(index - onward + tabs.length) % tabs.length]
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs.at(-1)
    default:
      return undefined
  }
}
