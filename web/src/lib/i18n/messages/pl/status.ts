// In Polish: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'Wczytywanie stanu',
  measured: (at) => `Zmierzono o ${at} UTC. Strona pyta ponownie, dopóki na nią patrzysz.`,
  install: {
    title: 'Ta instalacja',
    mode: 'Tryb',
    modes: {
      sandbox: 'Piaskownica: tylko fikcyjne pieniądze. Nie może przyjmować prawdziwych pieniędzy.',
      live: 'Live',
    },
    version: 'Wersja',
    since: 'Działa od',
    database: 'Baza danych',
    answers: 'Odpowiada',
    silent: 'Nie odpowiada. Do tego czasu handel stoi; nic nie przepada.',
    books: 'Porównanie ksiąg',
    booksAre: {
      ok: 'zgadzają się',
      differences: 'są różnice, które są wyjaśniane',
      unknown: 'jeszcze nie wiadomo',
    },
  },
  prices: {
    title: 'Kursy',
    label: 'Źródła kursów',
    source: 'Źródło',
    kind: 'Rodzaj',
    kinds: {
      real: 'Prawdziwy rynek',
      simulated: 'Symulowany',
      replayed: 'Odtwarzany',
      unknown: 'Nieznany',
    },
    age: 'Najnowszy kurs',
    old: (age) => `sprzed ${age}`,
    instruments: 'Instrumenty',
    none: 'Nie nadszedł jeszcze żaden kurs.',
    compared: 'Porównywane giełdy',
    connection: 'Połączenie',
    connected: 'Połączona',
    notConnected: 'Utracone',
    used: 'Liczy się w kursach',
    usedOf: (used, all) => `${used} z ${all}`,
    furthest: 'Najdalej od kursu',
    percent: (value) => `${value.toFixed(3).replace('.', ',')} %`,
  },
  settlement: {
    title: 'Rozliczanie transakcji',
    median: 'Połowa nie trwała dłużej niż',
    p99: 'Wszystkie oprócz jednej na sto nie trwały dłużej niż',
    count: 'Rozliczone transakcje',
    none: 'W ostatniej godzinie nie rozliczono żadnej transakcji.',
    unknown: 'Nie wiadomo, dopóki baza danych nie odpowiada.',
  },
  voids: {
    title: 'Nieważne transakcje',
    all: 'Nieważne',
    of: (voided, settled, share) => `${voided} z ${settled} (${share})`,
    causes: {
      source_silent: 'Nie było kursu, choć źródła było słychać',
      source_empty: 'Źródło nie miało kursu z czasu, który nam umknął',
      source_unreachable: 'Źródła przez godzinę nie można było zapytać',
      source_changed: 'Instalacja zmieniła źródło',
      sources_disagreed: 'Źródła się nie zgadzały albo jedno zostało samo',
    },
    none: 'W ostatnim dniu nie rozliczono żadnej transakcji.',
    many: 'Więcej niż zwykle w ostatniej godzinie. Zespół został zaalarmowany.',
  },
  withdrawals: {
    title: 'Wypłaty',
    methods: { ...coinNames, bank: 'Przelew bankowy' },
    half: (time, count) => `Połowę zrealizowano w ciągu ${time} (zrealizowane: ${count})`,
    waiting: 'Teraz czekają',
    overdue: 'Czekają dłużej, niż obiecano',
    none: 'W ostatnich trzech miesiącach zrealizowano zbyt mało, by powiedzieć, ile jedna trwa.',
    from: (day) => `Zrealizowane od ${day}.`,
  },
  licence: 'Wpis licencji',
}
