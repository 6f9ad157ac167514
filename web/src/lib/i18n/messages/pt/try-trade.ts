// In Portuguese: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'Exemplo para experimentar',
  note:
    'Um exemplo com preços ao vivo e dinheiro fictício. Corre só neste navegador: nada é ' +
    'enviado ou lançado. Toma um preço por segundo; as operações reais tomam todos.',
  ask: (amount, duration) =>
    `${amount} durante ${duration}: o preço terminará acima ou abaixo do strike?`,
  above: (strike) => `acima de ${strike}`,
  below: (strike) => `abaixo de ${strike}`,
  waiting: 'À espera de um preço recente',
  none: 'De momento sem preço justo',
  entry: 'A sua entrada é o preço seguinte',
  winning: (by, left) => `A ganhar por ${by}, restam ${left}`,
  losing: (by, left) => `A perder por ${by}, restam ${left}`,
  level: (left) => `No strike, restam ${left}`,
  result: {
    won: (sum) => `Ganha: ${sum}`,
    lost: (sum) => `Perdida: ${sum}`,
    draw: 'Empate: o montante volta',
  },
  ended: (price, strike) => `Terminou em ${price}; o strike era ${strike}.`,
  strike: (price) => `o seu strike ${price}`,
  again: 'Experimentar de novo',
  picture: 'O preço dos últimos minutos',
}
