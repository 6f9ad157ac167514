// In French: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'Exemple à essayer',
  note:
    'Un exemple avec des cours en direct et de l’argent fictif. Il ne tourne que dans ce ' +
    'navigateur : rien n’est envoyé ni comptabilisé. Il prend un cours par seconde ; les ' +
    'vraies opérations prennent chacun.',
  ask: (amount, duration) =>
    `${amount} pour ${duration} : le cours finira-t-il au-dessus ou au-dessous du strike ?`,
  above: (strike) => `au-dessus de ${strike}`,
  below: (strike) => `au-dessous de ${strike}`,
  waiting: 'En attente d’un cours frais',
  none: 'Pas de prix équitable en ce moment',
  entry: 'Votre entrée est le prochain cours',
  winning: (by, left) => `Gagne de ${by}, reste ${left}`,
  losing: (by, left) => `Perd de ${by}, reste ${left}`,
  level: (left) => `Sur le strike, reste ${left}`,
  result: {
    won: (sum) => `Gagnée : ${sum}`,
    lost: (sum) => `Perdue : ${sum}`,
    draw: 'Égalité : le montant revient',
  },
  ended: (price, strike) => `Cela a fini à ${price} ; le strike était ${strike}.`,
  strike: (price) => `strike à ${price}`,
  again: 'Essayer encore',
  picture: 'Le cours des dernières minutes',
}
