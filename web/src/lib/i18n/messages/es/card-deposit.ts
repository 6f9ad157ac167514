// In Spanish: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'Depositar con tarjeta',
  amount: 'Importe en dólares',
  amountHint: 'De 10\u00a0$ a 1.000.000\u00a0$. No cobramos comisión.',
  fields: 'Número de tarjeta y CVV, en el proveedor de tarjetas',
  holder: 'Nombre del titular de la tarjeta',
  month: 'Mes',
  year: 'Año',
  choose: 'Elige',
  zip: 'Código postal',
  pay: 'Depositar',
  wrongNumber: 'El número de tarjeta no es válido.',
  wrongFields: 'Rellena bien todos los campos.',
  wrong: {
    amount: 'De 10\u00a0$ a 1.000.000\u00a0$, p. ej. 25 o 25,50.',
    missing: 'Rellena este campo.',
    expired: 'Este mes ya ha pasado.',
  },
  noProvider: 'El proveedor de tarjetas no responde. Inténtalo de nuevo.',
  closed: 'Ahora mismo no se ofrecen depósitos con tarjeta.',
  redirect:
    'Escribes tu tarjeta en el sitio de nuestro proveedor de tarjetas, Stripe, y vuelves ' +
    'aquí. Nunca vemos su número.',
  goOn: 'Continuar a Stripe',
  stepTitle: 'Confirma el pago',
  waiting: 'El pago está en camino. Tarda unos segundos.',
  approved: (amount) => `Se han añadido ${amount} a tu saldo.`,
  rejected: 'Tu depósito fue rechazado.',
  again: 'Intentar de nuevo',
  done: 'Listo',
  history: 'Historial de depósitos',
  testCards: 'Tarjetas de prueba',
  testCardsLead:
    'En un entorno de pruebas no se mueve dinero. Usa estos números con tres cifras ' +
    'cualesquiera como CVV; una tarjeta real se rechaza.',
  outcomes: {
    approved: 'Aprobado',
    declined: 'Denegado',
    insufficient_funds: 'No hay suficiente dinero',
    expired_card: 'Caducada',
    three_d_secure: 'Paso de 3-D Secure',
    dispute: 'Aprobado, disputado al cabo de un minuto',
  },
}
