// Every call of the office. Each call of staff names the action of the table of powers that it is.

import type { OpenRoute, StaffRoute } from '../shared/route.ts'
import { staffAlarmRoutes } from './alarms.ts'
import { announcementRoutes } from './announcements.ts'
import { auditRoutes } from './audit.ts'
import { automationRoutes } from './automation.ts'
import { bellRoutes } from './bell.ts'
import { bulkRoutes } from './bulk.ts'
import { campaignRoutes } from './campaigns.ts'
import { staffChatRoutes } from './chats.ts'
import { staffClaimRoutes } from './claims.ts'
import { clientPartRoutes } from './client-parts.ts'
import { staffClientActRoutes, staffClientRoutes } from './clients.ts'
import { correctionRoutes } from './corrections.ts'
import { staffCreditRoutes } from './credits.ts'
import { custodyRoutes } from './custody.ts'
import { staffDepositRoutes } from './deposits.ts'
import { staffDisputeRoutes } from './disputes.ts'
import { staffDocumentRoutes } from './documents.ts'
import { ledgerRoutes } from './ledger.ts'
import { staffLegalRoutes } from './legal.ts'
import { letterRoutes } from './letters.ts'
import { linkedRoutes } from './linked.ts'
import { memberRoutes } from './members.ts'
import { staffMessageRoutes } from './messages.ts'
import { noteRoutes } from './notes.ts'
import { deskRoutes, doorRoutes } from './office.ts'
import { overviewRoutes } from './overview.ts'
import { staffPasskeyRoutes } from './passkeys.ts'
import { payoutRoutes } from './payouts.ts'
import { personalDataRoutes } from './personal-data.ts'
import { staffPlanRoutes } from './plan-requests.ts'
import type { StaffAction } from './powers.ts'
import { staffPriceRoutes } from './prices.ts'
import { proposalRoutes } from './proposals.ts'
import { queueRoutes } from './queue.ts'
import { reportRoutes } from './reports.ts'
import { sampleRoutes } from './samples.ts'
import { screeningRoutes } from './screening.ts'
import { staffSettingRoutes } from './settings.ts'
import { tagRoutes } from './tags.ts'
import { staffTermRoutes } from './terms.ts'
import { timelineRoutes } from './timeline.ts'
import { staffTournamentRoutes } from './tournaments.ts'
import { staffTradingRoutes } from './trading.ts'
import { viewRoutes } from './views.ts'
import { staffWithdrawalRoutes } from './withdrawals.ts'

export type OfficeRoute = OpenRoute | (StaffRoute & { readonly action: StaffAction | null })

export const officeRoutes = {
  ...doorRoutes,
  ...deskRoutes,
  ...staffPasskeyRoutes,
  ...queueRoutes,
  ...bellRoutes,
  ...personalDataRoutes,
  ...staffClientRoutes,
  ...staffClientActRoutes,
  ...timelineRoutes,
  ...clientPartRoutes,
  ...noteRoutes,
  ...tagRoutes,
  ...viewRoutes,
  ...bulkRoutes,
  ...letterRoutes,
  ...linkedRoutes,
  ...staffPriceRoutes,
  ...memberRoutes,
  ...auditRoutes,
  ...proposalRoutes,
  ...staffTradingRoutes,
  ...automationRoutes,
  ...staffTournamentRoutes,
  ...overviewRoutes,
  ...reportRoutes,
  ...staffWithdrawalRoutes,
  ...staffDocumentRoutes,
  ...staffPlanRoutes,
  ...screeningRoutes,
  ...payoutRoutes,
  ...staffMessageRoutes,
  ...staffChatRoutes,
  ...staffDepositRoutes,
  ...correctionRoutes,
  ...staffCreditRoutes,
  ...campaignRoutes,
  ...custodyRoutes,
  ...ledgerRoutes,
  ...staffSettingRoutes,
  ...sampleRoutes,
  ...staffLegalRoutes,
  ...staffTermRoutes,
  ...staffClaimRoutes,
  ...announcementRoutes,
  ...staffAlarmRoutes,
  ...staffDisputeRoutes,
} as const satisfies Readonly<Record<string, OfficeRoute>>
