// In Spanish: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'Ejemplo para probar',
  note:
    'Un ejemplo con precios en vivo y dinero ficticio. Solo funciona en este navegador: no se ' +
    'envía ni se contabiliza nada. Toma un precio por segundo; las operaciones reales los ' +
    'toman todos.',
  ask: (amount, duration) =>
    `${amount} durante ${duration}: ¿terminará el precio por encima o por debajo del strike?`,
  above: (strike) => `por encima de ${strike}`,
  below: (strike) => `por debajo de ${strike}`,
  waiting: 'Esperando un precio reciente',
  none: 'Ahora mismo no hay un precio justo',
  entry: 'Tu entrada es el precio siguiente',
  winning: (by, left) => `Gana por ${by}, quedan ${left}`,
  losing: (by, left) => `Pierde por ${by}, quedan ${left}`,
  level: (left) => `En el strike, quedan ${left}`,
  result: {
    won: (sum) => `Ganada: ${sum}`,
    lost: (sum) => `Perdida: ${sum}`,
    draw: 'Empate: el importe vuelve',
  },
  ended: (price, strike) => `Terminó en ${price}; el strike era ${strike}.`,
  strike: (price) => `tu strike ${price}`,
  again: 'Probar de nuevo',
  picture: 'El precio de los últimos minutos',
}
