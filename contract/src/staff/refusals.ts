// Every "no" that only members of staff can meet. No browser of a client has these words.

import type { RefusalText } from '../shared/refusals.ts'
import { automationRefusals } from './automation-refusals.ts'
import { campaignRefusals } from './campaign-refusals.ts'
import { staffClientRefusals } from './client-refusals.ts'
import { correctionRefusals } from './correction-refusals.ts'
import { custodyRefusals } from './custody-refusals.ts'
import { staffIdentityRefusals } from './identity-refusals.ts'
import { ledgerRefusals } from './ledger-refusals.ts'
import { payoutRefusals } from './payout-refusals.ts'
import { staffRefusals as ofStaff } from './staff-refusals.ts'
import { tradingStopRefusals } from './trading-refusals.ts'

export const staffRefusals = {
  ...ofStaff,
  ...staffIdentityRefusals,
  ...payoutRefusals,
  ...correctionRefusals,
  ...campaignRefusals,
  ...custodyRefusals,
  ...ledgerRefusals,
  ...tradingStopRefusals,
  ...automationRefusals,
  ...staffClientRefusals,
} as const satisfies Record<string, RefusalText>
