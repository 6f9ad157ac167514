// In Italian: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'Saldo in USD',
  demoBalance: 'Saldo demo in USD',
  atStake: 'In operazioni aperte',
  accountType: 'Tipo di conto',
  accountTypes: { Individual: 'Privato' },
  tradingType: 'Tipo di trading',
  playMoney: 'denaro fittizio',
  email: 'E-mail',
  verified: 'Confermata',
  notVerified: 'Non confermata',
  sendLink: 'Invia link',
  plan: 'Piano',
  none: 'Nessuno',
  demoEnds: 'La demo termina',
  topUp: 'Ricarica la demo',
}
