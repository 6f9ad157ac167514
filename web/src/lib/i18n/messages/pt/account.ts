// In Portuguese: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'Saldo em USD',
  demoBalance: 'Saldo demo em USD',
  atStake: 'Em operações abertas',
  accountType: 'Tipo de conta',
  accountTypes: { Individual: 'Particular' },
  tradingType: 'Tipo de negociação',
  playMoney: 'dinheiro fictício',
  email: 'E-mail',
  verified: 'Confirmado',
  notVerified: 'Não confirmado',
  sendLink: 'Enviar ligação',
  plan: 'Plano',
  none: 'Nenhum',
  demoEnds: 'A demo termina',
  topUp: 'Recarregar a demo',
}
