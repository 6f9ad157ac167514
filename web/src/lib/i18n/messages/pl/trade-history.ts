// In Polish: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'Historia transakcji',
  columns: {
    id: 'ID zlecenia',
    time: 'Czas transakcji',
    symbol: 'Instrument',
    amount: 'Kwota',
    pays: 'Płaci',
    duration: 'Czas trwania',
    entry: 'Wejście',
    strike: 'Strike',
    endPrice: 'Kurs końcowy',
    endTime: 'Czas końca',
    status: 'Stan',
    side: 'Strona',
    result: 'Wynik',
  },
  empty: 'W twojej historii nie ma jeszcze transakcji.',
  emptyMore:
    'Każda transakcja będzie tu widoczna ze swoimi kursami, wynikiem i pokwitowaniem; nad ' +
    'nimi to, co przyniosły razem.',
  more: 'Wczytaj więcej',
  utc: 'Czas to UTC.',
  csv: 'Te transakcje jako CSV',
  noneFits: 'Żadna transakcja nie pasuje.',
  filters: {
    pair: 'Para',
    side: 'Strona',
    result: 'Wynik',
    from: 'Od',
    to: 'Do',
    all: 'Wszystkie',
  },
  summary: {
    netTitle: 'Netto',
    marginPaid: (cost, staked) => `marża ${cost} od ${staked} stawek`,
    curve: (net, cost) =>
      `Co przyniosły te transakcje, jedna po drugiej: na końcu ${net}. Marża kosztuje z tego ` +
      `średnio ${cost}.`,
    dashed: 'Kreskowane: ile średnio kosztuje marża.',
    wonAgainst: 'Wygrane wobec wycenionych',
    noneDecided: 'Żadna z nich nie została jeszcze wygrana ani przegrana.',
    scale: (won, priced) => `Wygrane ${won}, wycenione ${priced}`,
    wonOf: (won, priced) => `wygrane ${won}, wycenione ${priced}`,
    band: (low, high) =>
      `Przy samym przypadku prawdziwy udział leży między ${low} a ${high} (95 %).`,
    counts: (won, lost) => `wygrane: ${won}, przegrane: ${lost}`,
    streaks: (won, lost) => `Najdłużej z rzędu: wygrane ${won}, przegrane ${lost}`,
    byPair: 'Według pary',
    byDuration: 'Według czasu trwania',
    others: (count) => `i jeszcze ${count}`,
  },
  status: {
    Pending: 'W toku',
    Won: 'Wygrana',
    Lost: 'Przegrana',
    Draw: 'Remis',
    Void: 'Nieważna',
  },
  receipt: (id) => `Pokwitowanie transakcji ${id}`,
}
