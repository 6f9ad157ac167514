// In Polish: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'Kryptowaluty',
  Currencies: 'Waluty',
  Indices: 'Indeksy',
  Commodities: 'Towary',
  Bonds: 'Obligacje',
  Stocks: 'Akcje',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'Strona główna',
  skip: 'Przejdź do treści',
  menu: 'Menu',
  close: 'Zamknij',
  theme: 'Przełącz między jasnym a ciemnym',
  retry: 'Spróbuj ponownie',
  loading: 'Wczytywanie',
  failed: 'Nie udało się tego wczytać.',
  login: 'Zaloguj się',
  dashboard: 'Pulpit',
  register: 'Zarejestruj się',
  crashed: 'Nieoczekiwany błąd aplikacji',
  crashedHelp:
    'Strona nie mogła działać dalej. Twoje transakcje i pieniądze są bezpieczne na serwerze. ' +
    'Wczytaj ją ponownie.',
  reload: 'Wczytaj ponownie',
  sources: {
    simulated: 'symulowany',
    replay: 'odtwarzany',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, transakcje',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, transakcje',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, transakcje',
    licensed: 'na licencji',
    median: 'mediana',
  },
}
