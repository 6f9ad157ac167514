// In German: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'USD-Guthaben',
  demoBalance: 'USD-Demoguthaben',
  atStake: 'In offenen Trades',
  accountType: 'Kontoart',
  accountTypes: { Individual: 'Privatperson' },
  tradingType: 'Handelsart',
  playMoney: 'Spielgeld',
  email: 'E-Mail',
  verified: 'Bestätigt',
  notVerified: 'Nicht bestätigt',
  sendLink: 'Link senden',
  plan: 'Plan',
  none: 'Keiner',
  demoEnds: 'Demo endet',
  topUp: 'Demo auffüllen',
}
