// In Italian: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'Esempio da provare',
  note:
    'Un esempio con prezzi dal vivo e denaro fittizio. Gira solo in questo browser: niente ' +
    'viene inviato o registrato. Prende un prezzo al secondo; le operazioni vere li prendono ' +
    'tutti.',
  ask: (amount, duration) => `${amount} per ${duration}: il prezzo finirà sopra o sotto lo strike?`,
  above: (strike) => `sopra ${strike}`,
  below: (strike) => `sotto ${strike}`,
  waiting: 'In attesa di un prezzo recente',
  none: 'In questo momento nessun prezzo equo',
  entry: 'Il tuo ingresso è il prezzo successivo',
  winning: (by, left) => `Vince di ${by}, restano ${left}`,
  losing: (by, left) => `Perde di ${by}, restano ${left}`,
  level: (left) => `Sullo strike, restano ${left}`,
  result: {
    won: (sum) => `Vinta: ${sum}`,
    lost: (sum) => `Persa: ${sum}`,
    draw: 'Pari: l’importo torna',
  },
  ended: (price, strike) => `È finito a ${price}; lo strike era ${strike}.`,
  strike: (price) => `il tuo strike ${price}`,
  again: 'Riprova',
  picture: 'Il prezzo degli ultimi minuti',
}
