// Which screen stands at which address for those who are not signed in, and where mails lead. They
// come with the app: who opens one has nothing yet.

import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { lazyPart } from '#browser/page/lazy-part.ts'

const SignIn = lazyPart(() => import('../features/auth/SignInPage.tsx'))
const SignUp = lazyPart(() => import('../features/auth/SignUpPage.tsx'))
const CompleteProfile = lazyPart(() => import('../features/auth/CompleteProfilePage.tsx'))
const UserIdentification = lazyPart(() => import('../features/auth/UserIdentificationPage.tsx'))
const ConfirmEmail = lazyPart(() => import('../features/auth/ConfirmEmailPage.tsx'))
const ForgotPassword = lazyPart(() => import('../features/auth/ForgotPasswordPage.tsx'))
const ResetPassword = lazyPart(() => import('../features/auth/ResetPasswordPage.tsx'))
const NewEmail = lazyPart(() => import('../features/auth/NewEmailPage.tsx'))
const Unsubscribe = lazyPart(() => import('../features/auth/UnsubscribePage.tsx'))
const CancelWithdrawal = lazyPart(() => import('../features/auth/CancelWithdrawalPage.tsx'))

export type ScreenTable = Readonly<Record<string, ReactNode>>

/** Mails lead here. */
export const publicScreens: ScreenTable = {
  '/verify-email': <ConfirmEmail />,
  '/auth/reset-password': <ResetPassword />,
  '/auth/change-email': <NewEmail />,
  '/auth/cancel-withdrawal': <CancelWithdrawal />,
  '/auth/unsubscribe': <Unsubscribe />,
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
