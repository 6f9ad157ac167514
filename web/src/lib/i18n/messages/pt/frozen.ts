// In Portuguese: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'A sua conta está congelada até a nossa equipa a ter analisado.',
  reason: 'Motivo:',
  what:
    'Pode ver tudo, cancelar um levantamento em espera e exportar os seus dados. Não pode ' +
    'negociar, depositar ou pedir um levantamento. O seu saldo continua a ser seu.',
  contact: 'Escreva-nos',
  noTrading: 'Não pode negociar enquanto a sua conta estiver congelada.',
  noMoney: 'Não pode depositar nem levantar enquanto a sua conta estiver congelada.',
}
