// Which screen stands at which address.

import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { lazyPart } from '#browser/page/lazy-part.ts'

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

export type ScreenTable = Readonly<Record<string, ReactNode>>

/** Mails lead here. */
export const publicScreens: ScreenTable = {
  '/verify-email': <ConfirmEmail />,
  '/auth/reset-password': <ResetPassword />,
  '/auth/change-email': <NewEmail />,
  '/auth/cancel-withdrawal': <CancelWithdrawal />,
  // Mails lead here whoever is signed in: the account may be in other hands.
  '/auth/forgot-password': <ForgotPassword />,
}

/** Those who are signed in are sent on from here. */
export const visitorScreens: ScreenTable = {
  '/auth': <Redirect to="/auth/signin" replace />,
  '/auth/signin': <SignIn />,
  '/auth/signup': <SignUp />,
  '/auth/user-identification': <UserIdentification />,
  '/auth/complete-profile': <CompleteProfile />,
}

/** Of the live account alone. */
export const realScreens: ScreenTable = {
  '/user/earnings': <Profits />,
  '/user/deposit': <Deposit />,
  '/user/deposit-log': <DepositLog />,
  '/user/withdraw-fund': <Withdraw />,
  '/user/withdraw-log': <WithdrawLog />,
  '/user/plan': <Plans />,
}

export const clientScreens: ScreenTable = {
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
