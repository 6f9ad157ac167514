// The frame of the user area: header, rail, the screen, footer. The trading screen stays mounted behind the others,
// so that a form half filled in survives a look elsewhere and a change of account.

import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Skeleton } from '#ui/States.tsx'
import { t } from '../lib/i18n.ts'
import { startStream } from '../lib/stream.ts'
import { useTradeEvents } from '../lib/trades.ts'
import { FooterNav } from './FooterNav.tsx'
import { Header } from './Header.tsx'
import { Rail } from './Rail.tsx'
import css from './UserLayout.module.css'

const QuickTrading = lazy(() => import('../features/quick-trading/QuickTradingPage.tsx'))

export default function UserLayout() {
  const isTrading = useLocation().pathname === '/user/home'
  const [wasTrading, setWasTrading] = useState(isTrading)
  useEffect(startStream, [])
  useTradeEvents()
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
          <Suspense fallback={<Skeleton lines={8} label={t.shell.loading} />}>
            {(isTrading || wasTrading) && (
              <div className={css.kept} hidden={!isTrading}>
                <QuickTrading isShown={isTrading} />
              </div>
            )}
            <Outlet />
          </Suspense>
        </div>
      </div>
      <FooterNav />
    </>
  )
}
