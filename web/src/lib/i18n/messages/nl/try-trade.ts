// In Dutch: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'Voorbeeld om te proberen',
  note:
    'Een voorbeeld met live koersen en speelgeld. Het draait alleen in deze browser: er wordt ' +
    'niets verstuurd of geboekt. Het neemt één koers per seconde; echte transacties elke koers.',
  ask: (amount, duration) =>
    `${amount} voor ${duration}: eindigt de koers boven of onder de strike?`,
  above: (strike) => `boven ${strike}`,
  below: (strike) => `onder ${strike}`,
  waiting: 'Wachten op een verse koers',
  none: 'Op dit moment geen eerlijke koers',
  entry: 'Je instap is de volgende koers',
  winning: (by, left) => `Wint met ${by}, nog ${left}`,
  losing: (by, left) => `Verliest met ${by}, nog ${left}`,
  level: (left) => `Op de strike, nog ${left}`,
  result: {
    won: (sum) => `Gewonnen: ${sum}`,
    lost: (sum) => `Verloren: ${sum}`,
    draw: 'Gelijk: het bedrag komt terug',
  },
  ended: (price, strike) => `De koers eindigde op ${price}; de strike was ${strike}.`,
  strike: (price) => `je strike ${price}`,
  again: 'Nog een keer',
  picture: 'De koers van de laatste minuten',
}
