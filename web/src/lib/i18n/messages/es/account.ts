// In Spanish: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'Saldo en USD',
  demoBalance: 'Saldo demo en USD',
  atStake: 'En operaciones abiertas',
  accountType: 'Tipo de cuenta',
  accountTypes: { Individual: 'Particular' },
  tradingType: 'Tipo de trading',
  playMoney: 'dinero ficticio',
  email: 'Correo electrónico',
  verified: 'Confirmado',
  notVerified: 'Sin confirmar',
  sendLink: 'Enviar enlace',
  plan: 'Plan',
  none: 'Ninguno',
  demoEnds: 'La demo termina',
  topUp: 'Recargar la demo',
}
