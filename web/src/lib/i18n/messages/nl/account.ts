// In Dutch: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'Saldo in USD',
  demoBalance: 'Demosaldo in USD',
  atStake: 'In open transacties',
  accountType: 'Soort account',
  accountTypes: { Individual: 'Particulier' },
  tradingType: 'Handelt op',
  playMoney: 'speelgeld',
  email: 'E-mailadres',
  verified: 'Bevestigd',
  notVerified: 'Niet bevestigd',
  sendLink: 'Link sturen',
  plan: 'Plan',
  none: 'Geen',
  demoEnds: 'Demo eindigt',
  topUp: 'Demo aanvullen',
}
