// The head of every public page: the prices, the menu, the way in. It stays in view, and is opaque
// from the hundredth pixel of scrolling on.

import { useSyncExternalStore } from 'react'
import { Mark } from '#ui/Mark.tsx'
import { Ticker } from '../features/ticker/Ticker.tsx'
import { config } from '../lib/site/config.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { LiveChat } from './LiveChat.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import css from './SiteHeader.module.css'
import { SiteMenu } from './SiteMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const opaqueFrom = 100

export function SiteHeader() {
  const isOpaque = useSyncExternalStore(onScroll, isScrolled, () => false)
  return (
    <header className={css.header} data-opaque={isOpaque || undefined}>
      <div className={css.ticker}>
        <Ticker />
      </div>
      <div className={css.bar}>
        <SiteLink to="/" className={css.logo}>
          <Mark />
          <span dir="auto">{config.brand}</span>
        </SiteLink>
        <SiteMenu />
        <div className={css.tools}>
          <LiveChat />
          <span className={css.theme}>
            <ThemeSwitch />
          </span>
          <AccountLinks />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function isScrolled(): boolean {
  return scrollY >= opaqueFrom
}

function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}
