// Which screen stands at which address, and who may see it.

import { type ReactNode, Suspense, useEffect } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { lazyPart } from '../lib/lazy-part.ts'
import { basePath } from '../lib/locale.ts'
import { ClientsOnly, RealOnly, VisitorsOnly, Waiting } from './Guards.tsx'

const UserLayout = lazyPart(() => import('./UserLayout.tsx'))
const NotFound = lazyPart(() => import('./NotFound.tsx'))
const TradeHistory = lazyPart(() => import('../features/trade-history/TradeHistoryPage.tsx'))
const Profits = lazyPart(() => import('../features/profits/ProfitsPage.tsx'))
const Deposit = lazyPart(() => import('../features/deposits/DepositPage.tsx'))
const DepositLog = lazyPart(() => import('../features/deposits/DepositLogPage.tsx'))
const Withdraw = lazyPart(() => import('../features/withdrawals/WithdrawPage.tsx'))
const WithdrawLog = lazyPart(() => import('../features/withdrawals/WithdrawLogPage.tsx'))
const Receipt = lazyPart(() => import('../features/receipt/ReceiptPage.tsx'))
const Limits = lazyPart(() => import('../features/limits/LimitsPage.tsx'))
const Security = lazyPart(() => import('../features/security/SecurityPage.tsx'))
const Statement = lazyPart(() => import('../features/statement/StatementPage.tsx'))
const Plans = lazyPart(() => import('../features/plans/PlansPage.tsx'))
const SignIn = lazyPart(() => import('../features/auth/SignInPage.tsx'))
const SignUp = lazyPart(() => import('../features/auth/SignUpPage.tsx'))
const AcceptedTexts = lazyPart(() => import('../features/acceptances/AcceptedTexts.tsx'))
const Privacy = lazyPart(() => import('../features/privacy/PrivacyPage.tsx'))
const CompleteProfile = lazyPart(() => import('../features/auth/CompleteProfilePage.tsx'))
const EditProfile = lazyPart(() => import('../features/profile/EditProfilePage.tsx'))
const UserIdentification = lazyPart(() => import('../features/auth/UserIdentificationPage.tsx'))
const Verify = lazyPart(() => import('../features/documents/VerifyPage.tsx'))
const ConfirmEmail = lazyPart(() => import('../features/auth/ConfirmEmailPage.tsx'))
const ForgotPassword = lazyPart(() => import('../features/auth/ForgotPasswordPage.tsx'))
const ResetPassword = lazyPart(() => import('../features/auth/ResetPasswordPage.tsx'))
const NewEmail = lazyPart(() => import('../features/auth/NewEmailPage.tsx'))
const CancelWithdrawal = lazyPart(() => import('../features/auth/CancelWithdrawalPage.tsx'))
const ChangePassword = lazyPart(() => import('../features/credentials/ChangePasswordPage.tsx'))
const ChangeEmail = lazyPart(() => import('../features/credentials/ChangeEmailPage.tsx'))

type ScreenTable = Readonly<Record<string, ReactNode>>

const publicScreens: ScreenTable = {
  '/verify-email': <ConfirmEmail />,
  '/auth/reset-password': <ResetPassword />,
  '/auth/change-email': <NewEmail />,
  '/auth/cancel-withdrawal': <CancelWithdrawal />,
  // Mails lead here whoever is signed in: the account may be in other hands.
  '/auth/forgot-password': <ForgotPassword />,
}

/** Those who are signed in are sent on from here. */
const visitorScreens: ScreenTable = {
  '/auth': <Redirect to="/auth/signin" replace />,
  '/auth/signin': <SignIn />,
  '/auth/signup': <SignUp />,
  '/auth/user-identification': <UserIdentification />,
  '/auth/complete-profile': <CompleteProfile />,
}

const realScreens: ScreenTable = {
  '/user/earnings': <Profits />,
  '/user/deposit': <Deposit />,
  '/user/deposit-log': <DepositLog />,
  '/user/withdraw-fund': <Withdraw />,
  '/user/withdraw-log': <WithdrawLog />,
  '/user/plan': <Plans />,
}

const clientScreens: ScreenTable = {
  '/user': <Redirect to="/user/home" replace />,
  // The layout keeps the trading screen itself, so that nothing typed there is lost.
  '/user/home': null,
  '/user/trade-history': <TradeHistory />,
  '/user/statement': <Statement />,
  '/user/trades/:id': <Receipt />,
  '/user/limits': <Limits />,
  '/user/privacy': (
    <Privacy>
      <AcceptedTexts />
    </Privacy>
  ),
  '/user/edit-profile': <EditProfile />,
  '/user/change-password': <ChangePassword />,
  '/user/change-email': <ChangeEmail />,
  '/user/security': <Security />,
  '/user/verify': <Verify />,
}

export function App() {
  return (
    <Router base={basePath}>
      <Screens />
    </Router>
  )
}

function Screens() {
  useScrollToTop()
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        {routesOf(publicScreens)}
        {routesOf(visitorScreens, (screen) => (
          <VisitorsOnly>{screen}</VisitorsOnly>
        ))}
        <Route path="/user/*?">
          <ClientsOnly>
            <UserLayout>
              <Switch>
                {routesOf(clientScreens)}
                {routesOf(realScreens, (screen) => (
                  <RealOnly>{screen}</RealOnly>
                ))}
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </UserLayout>
          </ClientsOnly>
        </Route>
        <Route path={/^\/(auth|verify-email)(\/|$)/}>
          <NotFound />
        </Route>
        <Route>
          <OfTheSite />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** Every other page is the public site's, which the server sends. */
function OfTheSite() {
  useEffect(() => location.reload(), [])
  return <Waiting />
}

function routesOf(screens: ScreenTable, within = (screen: ReactNode) => screen) {
  return Object.entries(screens).map(([path, screen]) => (
    <Route key={path} path={path}>
      {within(screen)}
    </Route>
  ))
}

function useScrollToTop(): void {
  const [pathname] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => {
    // Chromium's scrollTo returns a promise, which is no way to undo an effect.
    scrollTo(0, 0)
  }, [pathname])
}
