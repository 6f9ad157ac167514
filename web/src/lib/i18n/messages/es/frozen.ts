// In Spanish: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'Tu cuenta está congelada hasta que nuestro personal la haya revisado.',
  reason: 'Motivo:',
  what:
    'Puedes verlo todo, cancelar una retirada que espera y exportar tus datos. No puedes ' +
    'operar, depositar ni pedir una retirada. Tu saldo sigue siendo tuyo.',
  contact: 'Escríbenos',
  noTrading: 'No puedes operar mientras tu cuenta esté congelada.',
  noMoney: 'No puedes depositar ni retirar mientras tu cuenta esté congelada.',
}
