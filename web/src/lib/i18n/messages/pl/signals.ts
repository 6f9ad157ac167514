// In Polish: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { BarFigures, signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'Sygnały',
  advice:
    'Sygnał nie jest poradą i nikt tutaj nie wie, co kurs zrobi dalej. Większość reguł traci ' +
    'mniej więcej marżę, i tak samo będzie z tym, kto za nimi idzie.',
  contents: 'Reguły',
  rules: {
    momentum: 'Impet (momentum)',
    mean_reversion: 'Powrót do średniej',
    volatility_breakout: 'Wybicie zmienności',
    coin: 'Rzut monetą',
  },
  ideas: {
    momentum:
      'Co dokądś szło, idzie dalej. Odzywa się, gdy szybka średnia kursu oddaliła się od ' +
      'wolnej o więcej, niż kurs zwykle porusza się w minutę, i mówi ten sam kierunek jeszcze ' +
      'raz.',
    mean_reversion:
      'Co odeszło daleko od środka, wraca. Odzywa się, gdy kurs wyszedł poza wstęgi ' +
      'Bollingera, a indeks siły względnej mówi, że szedł tylko w jedną stronę, i mówi: ' +
      'z powrotem.',
    volatility_breakout:
      'Kto wychodzi z cichego pokoju, idzie dalej. Odzywa się, gdy kurs wychodzi z kanału ' +
      'poprzednich minut, poruszając się bardziej niż dotąd, i mówi: dalej w tę stronę.',
    coin:
      'Żadna reguła: od czasu do czasu rzuca się monetą. Jest tu po to, by można było z nią ' +
      'porównać pozostałe. Reguła, która nie jest lepsza od monety, nic nie wie.',
  },
  outcomes: { hit: 'Trafienie', miss: 'Chybienie', tie: 'Remis', void: 'Nieważny' },
  verdicts: {
    too_few: 'Za mało rozstrzygniętych, by coś o niej powiedzieć.',
    loses: 'Traci: kto za nią szedł, tracił pieniądze, a sam przypadek tego nie wyjaśnia.',
    unclear: 'Nic nie wykazano: to wszystko mógł przynieść sam przypadek.',
    above:
      'Jak dotąd jest powyżej progu rentowności o więcej, niż wyjaśnia przypadek. Tak było, ' +
      'i niczego to nie obiecuje.',
  },
  loading: 'Wczytywanie bilansów',
  retry: 'Spróbuj ponownie',
  failed: 'Nie udało się wczytać bilansów.',
  none: 'Żadna reguła jeszcze się nie zaczęła.',
  older: 'Zakończone bilanse',
  olderWhy: 'Regułę lub parametr zmieniono. To, co policzono, zostaje.',
  version: (version) => `Wersja ${version}`,
  startedAt: (day) => `od ${day} (UTC)`,
  horizon: (time) => `na ${time}`,
  parameters: 'Parametry',
  hits: 'Trafienia',
  misses: 'Chybienia',
  ties: 'Remisy',
  voids: 'Nieważne',
  waiting: 'Jeszcze niezakończone',
  rate: 'Udział trafień',
  range: (low, high) => `od ${low} do ${high}`,
  breakEven: 'Próg rentowności',
  priced: 'Moneta',
  each: 'Dolar na każdy przyniósł',
  noRate: (from) => `Pokazywane od liczby rozstrzygniętych sygnałów: ${from}`,
  bar: ({ rate, low, high, even, coin }: BarFigures) =>
    `Udział trafień ${rate}, między ${low} a ${high}; próg rentowności ${even}, moneta ${coin}`,
  byInstrument: 'Według instrumentu',
  instrument: 'Instrument',
  newest: 'Najnowsze zakończone sygnały',
  newestOf: (rule) => `Najnowsze z: ${rule}`,
  rule: 'Reguła',
  side: 'Strona',
  published: 'Opublikowano (UTC)',
  window: 'Okno (UTC)',
  outcome: 'Wynik',
  strike: 'Strike',
  end: 'Koniec',
  running: 'Trwa',
  opensIn: (time) => `otwarcie za ${time}`,
  closesIn: (time) => `zamknięcie za ${time}`,
  isMeasured: 'w trakcie pomiaru',
  allRules: 'Wszystkie reguły',
  allInstruments: 'Wszystkie instrumenty',
  both: 'Trwające i zakończone',
  onlyRunning: 'Tylko trwające',
  onlyEnded: 'Tylko zakończone',
  state: 'Stan',
  empty: 'Dotąd brak takich sygnałów. Reguły odzywają się rzadko, niektóre godzinami wcale.',
  more: 'Starsze sygnały',
  records: 'Co stało się ze wszystkimi',
  howMeasured: 'Jak się je mierzy',
  trade: 'Do wykresu',
  panel: 'Sygnały',
  all: 'Wszystkie sygnały',
  quiet: 'Żadna reguła teraz o tym nie mówi.',
}
