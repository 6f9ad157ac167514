// In Spanish: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'Cancelar una retirada',
  lead: 'Se ha pedido esta retirada en tu cuenta:',
  amount: 'Importe',
  to: 'A',
  asked: 'Pedida',
  text:
    'Si no has sido tú, cancélala: todo el dinero vuelve a tu saldo. Si has sido tú, cierra ' +
    'esta página.',
  hold: (hours) =>
    `Por tu seguridad, después no será posible ninguna retirada nueva durante ${hours} horas.`,
  cancel: 'Cancelar esta retirada',
  done: 'Está cancelada, y el dinero vuelve a estar en tu saldo.',
  next:
    'Puede que otra persona haya iniciado sesión como tú. Elige ahora una contraseña nueva: ' +
    'eso cierra la sesión de todos. Después escríbenos.',
  password: 'Elegir una contraseña nueva',
  ended: {
    prepared: 'Está en camino y ya no se puede cancelar. Escríbenos de inmediato.',
    sent: 'Está en camino y ya no se puede cancelar. Escríbenos de inmediato.',
    paid: 'Está pagada y ya no se puede cancelar. Si no has sido tú, escríbenos de inmediato.',
    rejected: 'Se rechazó. El dinero vuelve a estar en tu saldo.',
    cancelled: 'Está cancelada. El dinero vuelve a estar en tu saldo.',
  },
  unknown: 'Este enlace no cancela ninguna retirada. ¿Está completo?',
}
