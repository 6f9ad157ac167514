// Every call of a client who is signed in.

import type { RoutesOf } from '../shared/route.ts'
import { acceptanceRoutes } from './acceptances.ts'
import { accountRoutes } from './accounts.ts'
import { apiTokenRoutes } from './api-tokens.ts'
import { appropriatenessRoutes } from './appropriateness.ts'
import { atsRoutes } from './ats.ts'
import { blockRoutes } from './blocks.ts'
import { cardRoutes } from './cards.ts'
import { creditRoutes } from './credits.ts'
import { depositKeyRoutes } from './deposit-keys.ts'
import { depositRoutes } from './deposits.ts'
import { deviceRoutes } from './devices.ts'
import { documentRoutes } from './documents.ts'
import { evidenceRoutes } from './evidence.ts'
import { exchangeKeyRoutes } from './exchange-keys.ts'
import { factorRoutes } from './factors.ts'
import { identityRoutes } from './identity.ts'
import { languageRoutes } from './language.ts'
import { liabilityRoutes } from './liabilities.ts'
import { limitRoutes } from './limits.ts'
import { noticeChoiceRoutes } from './notice-choices.ts'
import { noticeRoutes } from './notices.ts'
import { passwordRoutes } from './passwords.ts'
import { planRoutes } from './plan-requests.ts'
import { practiceRoutes } from './practice.ts'
import { priceAlertRoutes } from './price-alerts.ts'
import { privacyRoutes } from './privacy.ts'
import { profileRoutes } from './profiles.ts'
import { promotionRoutes } from './promotions.ts'
import { receiptRoutes } from './receipts.ts'
import { ownSignalRoutes } from './signals.ts'
import { signedReceiptRoutes } from './signed-receipts.ts'
import { statementRoutes } from './statements.ts'
import { tournamentRoutes } from './tournaments.ts'
import { tradeSummaryRoutes } from './trade-summary.ts'
import { traderRoutes } from './trader.ts'
import { tradeRoutes } from './trades.ts'
import { webhookRoutes } from './webhooks.ts'
import { withdrawalRoutes } from './withdrawals.ts'

export const clientRoutes = {
  ...accountRoutes,
  ...passwordRoutes,
  ...apiTokenRoutes,
  ...webhookRoutes,
  ...documentRoutes,
  ...identityRoutes,
  ...limitRoutes,
  ...appropriatenessRoutes,
  ...factorRoutes,
  ...deviceRoutes,
  ...profileRoutes,
  ...languageRoutes,
  ...privacyRoutes,
  ...acceptanceRoutes,
  ...noticeRoutes,
  ...noticeChoiceRoutes,
  ...priceAlertRoutes,
  ...tradeRoutes,
  ...tradeSummaryRoutes,
  ...receiptRoutes,
  ...signedReceiptRoutes,
  ...liabilityRoutes,
  ...evidenceRoutes,
  ...depositRoutes,
  ...depositKeyRoutes,
  ...cardRoutes,
  ...withdrawalRoutes,
  ...statementRoutes,
  ...creditRoutes,
  ...promotionRoutes,
  ...ownSignalRoutes,
  ...practiceRoutes,
  ...atsRoutes,
  ...exchangeKeyRoutes,
  ...traderRoutes,
  ...tournamentRoutes,
  ...planRoutes,
  ...blockRoutes,
} as const satisfies RoutesOf<'client'>
