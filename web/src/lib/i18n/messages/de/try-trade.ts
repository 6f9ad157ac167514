// In German: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'Beispiel zum Ausprobieren',
  note:
    'Ein Beispiel mit Live-Kursen und Spielgeld. Es läuft nur in diesem Browser: nichts ' +
    'wird gesendet oder gebucht. Es nimmt einen Kurs pro Sekunde; echte Trades nehmen jeden.',
  ask: (amount, duration) =>
    `${amount} für ${duration}: endet der Kurs über oder unter dem Strike?`,
  above: (strike) => `über ${strike}`,
  below: (strike) => `unter ${strike}`,
  waiting: 'Wartet auf einen frischen Kurs',
  none: 'In diesem Augenblick kein fairer Preis',
  entry: 'Dein Einstieg ist der nächste Kurs',
  winning: (by, left) => `Gewinnt mit ${by}, noch ${left}`,
  losing: (by, left) => `Verliert mit ${by}, noch ${left}`,
  level: (left) => `Auf dem Strike, noch ${left}`,
  result: {
    won: (sum) => `Gewonnen: ${sum}`,
    lost: (sum) => `Verloren: ${sum}`,
    draw: 'Unentschieden: der Betrag kommt zurück',
  },
  ended: (price, strike) => `Er endete bei ${price}; der Strike war ${strike}.`,
  strike: (price) => `Strike ${price}`,
  again: 'Noch einmal versuchen',
  picture: 'Der Kurs der letzten Minuten',
}
