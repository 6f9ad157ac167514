// Which screen stands at which address, and who may see it.

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { Skeleton } from '#ui/States.tsx'
import { useBook } from '../lib/book.ts'
import { t } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'
import { NotFound } from './NotFound.tsx'
import { SoonPage } from './SoonPage.tsx'

const UserLayout = lazy(() => import('./UserLayout.tsx'))
const TradeHistory = lazy(() => import('../features/trade-history/TradeHistoryPage.tsx'))
const Profits = lazy(() => import('../features/profits/ProfitsPage.tsx'))
const Receipt = lazy(() => import('../features/receipt/ReceiptPage.tsx'))
const Landing = lazy(() => import('../features/landing/LandingPage.tsx'))
const SignIn = lazy(() => import('../features/auth/SignInPage.tsx'))
const SignUp = lazy(() => import('../features/auth/SignUpPage.tsx'))
const ConfirmEmail = lazy(() => import('../features/auth/ConfirmEmailPage.tsx'))

export function App() {
  useScrollToTop()
  return (
    <Suspense fallback={<Skeleton lines={6} label={t.shell.loading} />}>
      <Routes>
        <Route index element={<Landing />} />
        <Route path="auth" element={<VisitorsOnly />}>
          <Route index element={<Navigate to="/auth/signin" replace />} />
          <Route path="signin" element={<SignIn />} />
          <Route path="signup" element={<SignUp />} />
          <Route path="forgot-password" element={<SoonPage name="forgot-password" />} />
        </Route>
        <Route path="verify-email" element={<ConfirmEmail />} />
        <Route path="legal" element={<SoonPage name="legal" />} />
        <Route path="privacy" element={<SoonPage name="privacy" />} />
        <Route path="user" element={<ClientsOnly />}>
          <Route element={<UserLayout />}>
            <Route index element={<Navigate to="/user/home" replace />} />
            {/* The trading screen itself is kept alive by the layout, so that nothing typed is lost. */}
            <Route path="home" element={null} />
            <Route path="trade-history" element={<TradeHistory />} />
            <Route path="trades/:id" element={<Receipt />} />
            <Route element={<RealOnly />}>
              <Route path="earnings" element={<Profits />} />
              <Route path="deposit" element={<SoonPage name="deposit" />} />
              <Route path="deposit-log" element={<SoonPage name="deposit-log" />} />
              <Route path="withdraw-fund" element={<SoonPage name="withdraw-fund" />} />
              <Route path="withdraw-log" element={<SoonPage name="withdraw-log" />} />
              <Route path="plan" element={<SoonPage name="plan" />} />
            </Route>
            <Route path="edit-profile" element={<SoonPage name="edit-profile" />} />
            <Route path="change-password" element={<SoonPage name="change-password" />} />
            <Route path="verify" element={<SoonPage name="verify" />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}

/** The auth pages send those who are signed in on, to where they were going. */
function VisitorsOnly() {
  const state = useSession((session) => session.state)
  const { state: from } = useLocation()
  if (state === 'unknown') return <Waiting />
  return state === 'signed-in' ? <Navigate to={wayBack(from)} replace /> : <Outlet />
}

function ClientsOnly() {
  const state = useSession((session) => session.state)
  const { pathname, search } = useLocation()
  if (state === 'unknown') return <Waiting />
  if (state === 'signed-in') return <Outlet />
  return <Navigate to="/auth/signin" replace state={{ from: `${pathname}${search}` }} />
}

function RealOnly() {
  const mode = useBook((book) => book.mode)
  return mode === 'real' ? <Outlet /> : <Navigate to="/user/home" replace />
}

function Waiting(): ReactNode {
  return <Skeleton lines={6} label={t.shell.loading} />
}

function wayBack(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && from.startsWith('/user') ? from : '/user/home'
}

function useScrollToTop(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => {
    scrollTo(0, 0)
  }, [pathname])
}
