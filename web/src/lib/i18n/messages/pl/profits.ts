// In Polish: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'Twoje zarobki z transakcji',
  lead:
    'Ile dały wszystkie twoje transakcje live, wygrane i przegrane, obok tego, ile kosztuje ' +
    'marża w ich cenach. Dni są w UTC.',
  won: 'Wygrane transakcje',
  period: 'Okres',
  periods: { today: 'Dziś', week: '7 dni', month: '30 dni', all: 'Wszystko' },
  columns: {
    nr: 'Nr',
    id: 'ID transakcji',
    amount: 'Kwota',
    profit: 'Zysk',
    earnings: 'Zarobek',
    date: 'Data zarobku',
  },
  empty: 'Nie ma jeszcze żadnych zarobków.',
  emptyMore:
    'Każda wygrana transakcja live będzie tu widoczna z tym, co zarobiła; nad nimi to, ile ' +
    'dały wszystkie twoje transakcje live.',
  more: 'Wczytaj więcej',
}
