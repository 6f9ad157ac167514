// Which screen stands at which address for those who are signed in.

import { Redirect } from 'wouter'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { ScreenTable } from './visitor-screens.tsx'

const TradeHistory = lazyPart(() => import('../features/trade-history/TradeHistoryPage.tsx'))
const Profits = lazyPart(() => import('../features/profits/ProfitsPage.tsx'))
const ApiAccess = lazyPart(() => import('../features/api-access/ApiAccessPage.tsx'))
const Webhooks = lazyPart(() => import('../features/webhooks/WebhooksPage.tsx'))
const Credits = lazyPart(() => import('../features/credits/CreditsPage.tsx'))
const Deposit = lazyPart(() => import('../features/deposits/DepositPage.tsx'))
const DepositLog = lazyPart(() => import('../features/deposits/DepositLogPage.tsx'))
const Withdraw = lazyPart(() => import('../features/withdrawals/WithdrawPage.tsx'))
const WithdrawLog = lazyPart(() => import('../features/withdrawals/WithdrawLogPage.tsx'))
const Receipt = lazyPart(() => import('../features/receipt/ReceiptPage.tsx'))
const Promotions = lazyPart(() => import('../features/promotions/PromotionsPage.tsx'))
const Limits = lazyPart(() => import('../features/limits/LimitsPage.tsx'))
const Appropriateness = lazyPart(
  () => import('../features/appropriateness/AppropriatenessPage.tsx'),
)
const Security = lazyPart(() => import('../features/security/SecurityPage.tsx'))
const Signals = lazyPart(() => import('../features/signals/SignalsPage.tsx'))
const Ats = lazyPart(() => import('../features/ats/AtsPage.tsx'))
const Tournaments = lazyPart(() => import('../features/tournaments/TournamentsPage.tsx'))
const Tournament = lazyPart(() => import('../features/tournaments/TournamentPage.tsx'))
const Trader = lazyPart(() => import('../features/trader/TraderPage.tsx'))
const Statement = lazyPart(() => import('../features/statement/StatementPage.tsx'))
const Plans = lazyPart(() => import('../features/plans/PlansPage.tsx'))
const AcceptedTexts = lazyPart(() => import('../features/acceptances/AcceptedTexts.tsx'))
const Privacy = lazyPart(() => import('../features/privacy/PrivacyPage.tsx'))
const EditProfile = lazyPart(() => import('../features/profile/EditProfilePage.tsx'))
const Verify = lazyPart(() => import('../features/documents/VerifyPage.tsx'))
const Preferences = lazyPart(() => import('../features/preferences/PreferencesPage.tsx'))
const Notices = lazyPart(() => import('../features/notice-choices/NoticesPage.tsx'))
const ChangePassword = lazyPart(() => import('../features/credentials/ChangePasswordPage.tsx'))
const ChangeEmail = lazyPart(() => import('../features/credentials/ChangeEmailPage.tsx'))

/** Of the live account alone. */
export const realScreens: ScreenTable = {
  '/user/earnings': <Profits />,
  '/user/deposit': <Deposit />,
  '/user/deposit-log': <DepositLog />,
  '/user/credits': <Credits />,
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
  '/user/signals': <Signals />,
  '/user/ats': <Ats />,
  '/user/trader': <Trader />,
  '/user/tournaments': <Tournaments />,
  '/user/tournaments/:id': <Tournament />,
  '/user/trades/:id': <Receipt />,
  '/user/promotions': <Promotions />,
  '/user/limits': <Limits />,
  '/user/before-live': <Appropriateness />,
  '/user/privacy': (
    <Privacy>
      <AcceptedTexts />
    </Privacy>
  ),
  '/user/edit-profile': <EditProfile />,
  '/user/preferences': <Preferences />,
  '/user/notices': <Notices />,
  '/user/change-password': <ChangePassword />,
  '/user/change-email': <ChangeEmail />,
  '/user/security': <Security />,
  '/user/api': <ApiAccess />,
  '/user/webhooks': <Webhooks />,
  '/user/verify': <Verify />,
}
