// In Polish: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'Krótkie transakcje na zapisanych kursach: warunki przed każdą transakcją, pokwitowanie ' +
    'po niej i wynik, który każdy może przeliczyć.',
  title: 'Krótkie transakcje, które możesz sprawdzić samodzielnie',
  pricesFailed: 'Nie udało się wczytać kursów.',
  noPrices: 'Nie nadszedł jeszcze żaden kurs.',
  marketsTitle: 'Rynki',
  marketsLead: 'Kursy tak, jak są tu zapisywane: ten sam szereg rozstrzyga transakcje.',
  market: 'Rynek',
  price: 'Kurs',
  day: 'Zmiana, 24 godz.',
  noPrice: 'jeszcze bez kursu',
  closed: 'zamknięty',
  marketsMore: 'Wszystkie instrumenty',
}
