// The frame of the user area: header, rail, the screen, footer. The trading screen stays mounted
// behind the others, so that a form half filled in survives a look elsewhere and a change of
// account.

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { EmptyState, Skeleton } from '#ui/States.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { dropShell } from '../lib/shell/shell.ts'
import { HelpLinks } from '../lib/site/HelpLinks.tsx'
import { startStream, useStream } from '../lib/stream/stream.ts'
import { useOfferNews } from '../lib/trading/market.ts'
import { useTradeEvents } from '../lib/trading/trades.ts'
import { FooterNav } from './FooterNav.tsx'
import { Header } from './Header.tsx'
import { Rail } from './Rail.tsx'
import css from './UserLayout.module.css'
import { useKnown } from './use-known.ts'

const Banners = lazyPart(() => import('./Banners.tsx'))
const ScreenHelp = lazyPart(() => import('./ScreenHelp.tsx'))
const SessionReminder = lazyPart(() => import('../features/limits/SessionReminder.tsx'))
const QuickTrading = lazyPart(() => import('../features/quick-trading/QuickTradingPage.tsx'))

export default function UserLayout({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  const isTrading = pathname === '/user/home'
  const [wasTrading, setWasTrading] = useState(isTrading)
  useEffect(startStream, [])
  useTradeEvents()
  useOfferNews()
  const isKnown = useKnown()
  if (isTrading && !wasTrading) setWasTrading(true)
  return (
    <>
      <a className="skip" href="#content">
        {t.shell.skip}
      </a>
      <Header />
      <div className={css.frame}>
        <Rail />
        <div className={css.screen}>
          {!isKnown && (
            <div className={css.waiting}>
              <Waiting />
            </div>
          )}
          <Suspense fallback={isKnown && <Waiting />}>
            <div className={css.kept} data-hidden={!isKnown}>
              <Banners />
              <Suspense fallback={<Waiting />}>
                {(isTrading || wasTrading) && (
                  <div className={css.kept} hidden={!isTrading}>
                    <QuickTrading isShown={isTrading} isKnown={isKnown} />
                  </div>
                )}
                {!isTrading && children}
              </Suspense>
            </div>
          </Suspense>
          <footer className={css.help}>
            <Suspense fallback={null}>
              <ScreenHelp />
            </Suspense>
            <HelpLinks />
          </footer>
        </div>
      </div>
      <FooterNav />
      <Suspense fallback={null}>
        <SessionReminder />
      </Suspense>
    </>
  )
}

/** A screen on its way, which it cannot be while the line is down. */
function Waiting() {
  const isLost = useStream(({ state }) => state === 'lost')
  useEffect(() => {
    if (isLost) dropShell()
  }, [isLost])
  return isLost ? (
    <EmptyState>{t.frame.screenWaits}</EmptyState>
  ) : (
    <Skeleton lines={8} label={t.shell.loading} />
  )
}
