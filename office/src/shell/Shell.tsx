// The frame around every screen: who sits here, where one can go, what waits there, and the two
// things that are at hand everywhere, the palette and the sheet of keys.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { switchTheme } from '#browser/page/theme.ts'
import type { Desk, Door } from '#contract/staff/office.ts'
import type { QueueCounts } from '#contract/staff/queue.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Mark } from '#ui/Mark.tsx'
import { useKeysOn } from '../lib/single-keys.ts'
import { useKeyFirst, useKeys } from '../lib/use-keys.ts'
import { useNow } from '../lib/use-now.ts'
import { Glyph } from '../parts/Glyph.tsx'
import { useCounts } from '../queue/api.ts'
import { shell as t } from '../words/shell.ts'
import { KeySheet } from './KeySheet.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { type Allowed, groups, type ScreenName } from './nav.ts'
import { Palette } from './Palette.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { noteSeen } from './recent.ts'
import css from './Shell.module.css'
import { PriceStanding, UtcClock } from './Standings.tsx'
import { useBell } from './use-bell.ts'
import { waitingAt } from './waiting.ts'

type Props = {
  readonly door: Door
  readonly desk: Desk
  readonly allowed: Allowed
  readonly onSignOut: () => void
  readonly children: ReactNode
}

export function Shell({ door, desk, allowed, onSignOut, children }: Props) {
  const [path, go] = useLocation()
  const { id } = desk.member
  useEffect(() => noteSeen(id, path), [id, path])
  useGoTo(allowed, go)
  useBell()
  const [areKeysShown, showKeys] = useState(false)
  const acts = [
    { name: t.allKeys, act: () => showKeys(true) },
    { name: t.theme, act: switchTheme },
    { name: t.signOut, act: onSignOut },
  ]
  return (
    <div className={css.office}>
      <a className={css.skip} href="#content">
        {t.skip}
      </a>
      <header className={css.top}>
        <Link href="/" className={css.brand}>
          <Mark /> <span>{door.brand}</span> <small>{t.office}</small>
        </Link>
        <Palette allowed={allowed} acts={acts} />
        <span className={css.grow} />
        {desk.actions.includes('price.read') && <PriceStanding />}
        <UtcClock />
        <span className={css.me}>
          <IdleClock desk={desk} />
          <span className={css.initials} aria-hidden="true">
            {initialsOf(desk.member.name)}
          </span>
          <b>{desk.member.name}</b>
          <LanguageLinks isShort />
          <button type="button" className={css.theme} aria-label={t.theme} onClick={switchTheme}>
            <Icon name="theme" />
          </button>
          <Button look="ghost" onClick={onSignOut}>
            {t.signOut}
          </Button>
        </span>
      </header>
      <div className={css.frame}>
        <Nav allowed={allowed} onKeys={() => showKeys(true)} />
        <main className={css.main} id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <KeySheet
        allowed={allowed}
        isOpen={areKeysShown}
        onOpen={() => showKeys(true)}
        onClose={() => showKeys(false)}
      />
      <ProofDialog />
    </div>
  )
}

/** What stands at the end of the list covers so much of it. */
const endHeight = 64

function Nav({ allowed, onKeys }: { allowed: Allowed; onKeys: () => void }) {
  const [path] = useLocation()
  const areOn = useKeysOn()
  const { data: counts } = useCounts()
  const nav = useHereInSight(path)
  return (
    <nav ref={nav} className={css.nav} aria-label={t.nav}>
      {groups.map((group) => (
        <div key={group} className={css.group}>
          {allowed.some((screen) => screen.group === group) && <p>{t.groups[group]}</p>}
          {allowed
            .filter((screen) => screen.group === group)
            .map(({ name, path: to, glyph }) => (
              <Link key={name} href={to} aria-current={isAt(path, to) ? 'page' : undefined}>
                <Glyph name={glyph} />
                <span className={css.name}>{t.screens[name]}</span>
                {counts && <Waiting name={name} counts={counts} />}
              </Link>
            ))}
        </div>
      ))}
      <div className={css.end}>
        {areOn && (
          <span>
            <kbd>G</kbd> {t.goTo}
          </span>
        )}
        <button type="button" onClick={onKeys}>
          {areOn && <kbd>?</kbd>} {t.allKeys}
        </button>
      </div>
    </nav>
  )
}

/** On a phone it is a strip, and in a low window a list, of which a part is seen. */
function useHereInSight(path: string) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is, the path says.
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const frame = nav.current?.getBoundingClientRect()
    if (!here || !frame) return
    const isSeen =
      here.left >= frame.left &&
      here.right <= frame.right &&
      here.top >= frame.top &&
      here.bottom <= frame.bottom - endHeight
    if (isSeen) return
    nav.current?.scrollBy(
      here.left + here.width / 2 - (frame.left + frame.width / 2),
      here.top + here.height / 2 - (frame.top + frame.height / 2),
    )
  }, [path])
  return nav
}

function isAt(path: string, to: string): boolean {
  return path === to || path.startsWith(`${to}/`)
}

/** Until when the session lasts if nobody does anything: said once it is near. */
function IdleClock({ desk }: { desk: Desk }) {
  const now = useNow()
  const minutes = Math.ceil((Date.parse(desk.idle_ends_at) - now) / 60_000)
  if (minutes > 5) return null
  return <span className={css.idle}>{t.signedOutIn(Math.max(minutes, 0))}</span>
}

type WaitingProps = { readonly name: ScreenName; readonly counts: QueueCounts }

/** How much waits there; filled only where something is overdue. */
function Waiting({ name, counts }: WaitingProps) {
  const { all, overdue, isMore } = waitingAt(name, counts)
  if (all === 0) return null
  return (
    <b className={`${css.count} ${overdue > 0 ? css.overdue : ''}`}>
      {all}
      {isMore && '+'}
      <span className="sr"> {overdue > 0 ? t.waitingOverdue : t.waiting}</span>
    </b>
  )
}

const goForMs = 1_500
let wentFor = -goForMs

/** G, then the letter of a screen, which no screen hears of then. */
function useGoTo(allowed: Allowed, go: (path: string) => void): void {
  const isGoing = () => performance.now() - wentFor < goForMs
  useKeys({
    g: {
      does: t.goTo,
      act: () => {
        wentFor = performance.now()
      },
    },
  })
  useKeyFirst((letter) => {
    const screen = isGoing() ? allowed.find(({ key }) => key === letter) : undefined
    if (!screen) return false
    wentFor = -goForMs
    go(screen.path)
    return true
  })
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
