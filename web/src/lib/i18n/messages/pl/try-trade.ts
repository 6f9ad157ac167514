// In Polish: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'Przykład do wypróbowania',
  note:
    'Przykład z kursami na żywo i fikcyjnymi pieniędzmi. Działa tylko w tej przeglądarce: ' +
    'nic nie jest wysyłane ani księgowane. Bierze jeden kurs na sekundę; prawdziwe ' +
    'transakcje biorą każdy.',
  ask: (amount, duration) =>
    `${amount}, czas trwania ${duration}: czy kurs skończy powyżej czy poniżej strike?`,
  above: (strike) => `powyżej ${strike}`,
  below: (strike) => `poniżej ${strike}`,
  waiting: 'Oczekiwanie na świeży kurs',
  none: 'W tej chwili brak uczciwej ceny',
  entry: 'Twoje wejście to następny kurs',
  winning: (by, left) => `Wygrywa o ${by}, zostało ${left}`,
  losing: (by, left) => `Przegrywa o ${by}, zostało ${left}`,
  level: (left) => `Na strike, zostało ${left}`,
  result: {
    won: (sum) => `Wygrana: ${sum}`,
    lost: (sum) => `Przegrana: ${sum}`,
    draw: 'Remis: kwota wraca',
  },
  ended: (price, strike) => `Skończyło się na ${price}; strike wynosił ${strike}.`,
  strike: (price) => `strike na ${price}`,
  again: 'Spróbuj ponownie',
  picture: 'Kurs z ostatnich minut',
}
