// The header of the user area: search, the stream's state, demo or live, the wallet, the theme; on
// phones the menu.

import { Suspense, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { switchTheme } from '#browser/page/theme.ts'
import { Icon } from '#ui/Icon.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Wallet } from '../features/account/Wallet.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { config } from '../lib/site/config.ts'
import { useStream } from '../lib/stream/stream.ts'
import { chooseMode, useBook } from '../lib/trading/book.ts'
import { askForSearch } from '../lib/trading/search.ts'
import css from './Header.module.css'
import { SlideMenu } from './SlideMenu.tsx'

const SessionResult = lazyPart(() => import('../features/limits/SessionResult.tsx'))
const Bell = lazyPart(() => import('../features/notices/Bell.tsx'))

export function Header() {
  const mode = useBook((book) => book.mode)
  return (
    <header className={css.top} data-account={mode}>
      <SlideMenu />
      <Link
        to="/user/home"
        className={css.logo}
        aria-label={`${config.brand}, ${t.frame.quickTrading}`}
      >
        <Mark />
        <span>{config.brand}</span>
      </Link>
      <Search />
      <span className={css.grow} />
      <StreamState />
      <Suspense fallback={<span className={css.session} />}>
        <SessionResult className={css.session} />
      </Suspense>
      <ModeSwitch />
      <Suspense fallback={<span className={css.bell} />}>
        <Bell />
      </Suspense>
      <Wallet />
      <button type="button" className={css.icon} aria-label={t.shell.theme} onClick={switchTheme}>
        <Icon name="theme" />
      </button>
    </header>
  )
}

function Search() {
  const [pathname, navigate] = useLocation()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      if (pathname !== '/user/home') navigate('/user/home')
      askForSearch()
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [navigate, pathname])
  return (
    <button
      type="button"
      className={css.search}
      onClick={() => {
        if (pathname !== '/user/home') navigate('/user/home')
        askForSearch()
      }}
    >
      <Icon name="search" />
      <span>{t.frame.search}</span>
      <kbd>/</kbd>
    </button>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

function StreamState() {
  const { state, latencyMs } = useStream()
  const text = {
    open: t.frame.streamOpen(latencyMs ?? 0),
    connecting: t.frame.streamConnecting,
    lost: t.frame.streamLost,
  }[state]
  return (
    <p className={css.stream} data-state={state} role="status">
      <i />
      {text}
    </p>
  )
}

function ModeSwitch() {
  const mode = useBook((book) => book.mode)
  const choices = [
    ['demo', t.frame.demo],
    ['real', t.frame.live],
  ] as const
  return (
    <fieldset className={css.mode}>
      <legend className="sr">{t.frame.accountMode}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="mode"
            value={value}
            checked={mode === value}
            onChange={() => chooseMode(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
