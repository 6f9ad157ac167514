// In Spanish: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'No llegó ningún pago en el día siguiente al fin del cambio.',
  coins_cancelled: 'Lo abandonaste antes de que llegara nada.',
  dust: 'Lo que llegó vale menos de un centavo.',
  reorged: 'La red revirtió el pago: ya no forma parte de su cadena.',

  card_unfinished: 'El pago con tarjeta no se terminó a tiempo.',
  card_cancelled: 'Lo abandonaste antes de que se pagara.',
  card_not_taken:
    'El proveedor de tarjetas no aceptó lo que se escribió para la tarjeta. No se ha cobrado nada.',
  declined: 'El banco de la tarjeta denegó el pago.',
  insufficient_funds: 'No hay suficiente dinero en la tarjeta.',
  expired_card: 'La tarjeta ha caducado.',
  three_d_secure: 'El pago no se confirmó con el banco (3-D Secure).',
  disputed: 'El pago con tarjeta se disputó.',

  deposit_reorged:
    'Se ha revertido un depósito de {$amount}. La red revirtió el pago: ya no forma parte de ' +
    'su cadena.',
  deposit_disputed: 'Se ha revertido un depósito de {$amount}. El pago con tarjeta se disputó.',
  deposit_reversed: 'Se ha revertido un depósito.',
}
