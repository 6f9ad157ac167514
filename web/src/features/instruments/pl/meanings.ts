// In Polish: what each indicator means, and where it ends.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Średnie kroczące',
    'Średnia z najnowszych kursów zamknięcia. Prosta liczy każdy jednakowo; wykładnicza liczy ' +
      'nowsze bardziej. Wygładzają kurs i dlatego zawsze przychodzą późno: na rynku, który ' +
      'idzie w bok, kurs przecina je tam i z powrotem bez żadnego znaczenia.',
  ],
  [
    'RSI',
    'Indeks siły względnej J. Wellesa Wildera zestawia średni wzrost ze średnim spadkiem: 0 ' +
      'tam, gdzie kurs tylko spadał, 100 tam, gdzie tylko rósł. Wysoka wartość nie jest znakiem ' +
      'zwrotu; w silnym trendzie może długo pozostawać wysoka.',
  ],
  [
    'MACD',
    'Odległość między krótką a długą średnią wykładniczą, według Geralda Appela, i średnia ' +
      'tej odległości, zwana jego sygnałem. Jest zrobiony ze średnich, więc przychodzi późno ' +
      'dwa razy, a jego wielkości nie można porównywać między instrumentami.',
  ],
  [
    'Wstęgi Bollingera',
    'Średnia z 20 kursów zamknięcia i dwa odchylenia standardowe w każdą stronę, według Johna ' +
      'Bollingera. Są szerokie, gdy kurs dużo się poruszał, i wąskie, gdy tego nie robił. Kursy ' +
      'wychodzą poza wstęgi częściej, niż chciałaby podręcznikowa krzywa dzwonowa.',
  ],
]
