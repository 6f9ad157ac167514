// In Polish: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'Saldo w USD',
  demoBalance: 'Saldo demo w USD',
  atStake: 'W otwartych transakcjach',
  accountType: 'Rodzaj konta',
  accountTypes: { Individual: 'Osobiste' },
  tradingType: 'Rodzaj handlu',
  playMoney: 'fikcyjne pieniądze',
  email: 'E-mail',
  verified: 'Potwierdzony',
  notVerified: 'Niepotwierdzony',
  sendLink: 'Wyślij link',
  plan: 'Plan',
  none: 'Brak',
  demoEnds: 'Koniec demo',
  topUp: 'Doładuj demo',
}
