// In Polish: the proof of one trade.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { receipt as english } from '../receipt.ts'

const plural = pluralOf('pl')

export const receipt: Messages<typeof english> = {
  title: 'Pokwitowanie',
  missing: 'Na twoim koncie nie ma takiej transakcji.',
  back: 'Historia transakcji',
  terms: 'Warunki',
  result: 'Wynik',
  prices: 'Kursy',
  formula: 'Jak powstał strike',
  check: 'Sprawdzone w twojej przeglądarce',
  checkNote:
    'Przeliczone tutaj z poniższych ticków, w liczbach całkowitych, bez ponownego pytania serwera.',
  download: 'Pobierz jako JSON',
  entry: 'Kurs wejścia',
  exit: 'Kurs wyjścia',
  strike: 'Strike',
  amount: 'Kwota',
  payout: 'Zapłacono',
  profitRate: 'Zysk, jeśli racja',
  duration: 'Czas trwania',
  accepted: 'Przyjęto',
  expires: 'Wygasa',
  settled: 'Rozliczono',
  margin: 'Marża w cenie',
  chance: 'Wyceniona szansa',
  volatility: 'Zmienność na pierwiastek sekundy',
  quantile: 'Kwantyl',
  factor: 'Współczynnik strike',
  rules: 'Wersja zasad',
  delay: 'Opóźnienie wejścia',
  delayOf: (seconds) => `${seconds} s`,
  exitRule: 'O wyjściu decyduje',
  exitRuleOf: (seconds) => (seconds === 1 ? 'ostatni kurs' : `średnia z ostatnich ${seconds} s`),
  average: (price, seconds) => `${price}, średnia z ostatnich ${seconds} s`,
  source: 'Źródło',
  mode: 'Konto',
  side: 'Strona',
  strikeRate: 'Stopa strike',
  id: 'ID transakcji',
  none: 'Brak',
  later: 'Jeszcze nie',
  loading: 'Wczytywanie pokwitowania',
  headline: {
    Pending: 'W toku',
    Won: (paid) => `Wygrana: zapłacono ${paid}`,
    Lost: (amount) => `Przegrana: ${amount}`,
    Draw: (amount) => `Remis: wróciło ${amount}`,
    Void: (amount) => `Nieważna: wróciło ${amount}`,
  },
  needed: {
    Buy: (strike) => `Kurs miał skończyć powyżej ${strike}.`,
    Sell: (strike) => `Kurs miał skończyć poniżej ${strike}.`,
  },
  needs: {
    Buy: (strike) => `Kurs musi skończyć powyżej ${strike}.`,
    Sell: (strike) => `Kurs musi skończyć poniżej ${strike}.`,
  },
  ended: {
    above: (exit, distance) => `Skończył na ${exit}, o ${distance} wyżej.`,
    below: (exit, distance) => `Skończył na ${exit}, o ${distance} niżej.`,
    equal: (exit) => `Skończył na ${exit}, dokładnie tam.`,
  },
  around: {
    entry: 'Minuta wokół wejścia',
    exit: 'Minuta wokół wyjścia',
  },
  chart: {
    label: (title, count, low, high) =>
      `${title}: ticki między ${low} a ${high}, w liczbie ${count}`,
    minuteBefore: '\u221260 s',
    minuteAfter: '+60 s',
    instant: { entry: 'przyjęto', exit: 'wygasa' },
    mark: { entry: 'wejście', exit: 'wyjście' },
    strike: 'strike',
    noTicks: 'Dla tych minut nie zapisano żadnego ticku.',
    table: (count) =>
      plural(count, { one: `${count} tick`, few: `${count} ticki`, other: `${count} ticków` }),
  },
  tickNumber: 'nr',
  medianOf: (said) => `mediana z ${said}`,
  roles: { down: 'niepołączone', old: 'za stare', frozen: 'stało w miejscu', outlier: 'za daleko' },
  tick: { number: 'Nr', time: 'Czas', price: 'Kurs', source: 'Źródło' },
  steps: {
    chance: 'Wyceniona szansa',
    factor: 'Współczynnik strike',
    strike: 'Strike',
    payout: 'Do zapłaty, jeśli racja',
    down: (step) => `zaokrąglone w dół do kroku ${step}, na twoją korzyść`,
    up: (step) => `zaokrąglone w górę do kroku ${step}, na twoją korzyść`,
    waiting: 'Będzie, gdy znany będzie kurs wejścia.',
    symbols:
      'v: zmienność na pierwiastek sekundy. q: kwantyl szansy. m: marża. T: sekundy, które ' +
      'się liczą: czas trwania minus opóźnienie wejścia, a przy średniej z n sekund także ' +
      'minus (n − 1)(4n + 1) / 6n.',
    digits: 'v i q są tu ucięte do sześciu cyfr; wszystkie są pod warunkami.',
  },
  formulas: {
    chance: '(1 \u2212 m) / (1 + zysk)',
    payout: 'Kwota + Kwota \u00d7 zysk',
  },
  open: 'Ta transakcja jest jeszcze otwarta. Reszta jej pokwitowania powstanie, gdy się skończy.',
  reasons: {
    no_entry_tick:
      'W ciągu 10 sekund po opóźnieniu wejścia nie przyszedł żaden kurs. Stawka wróciła.',
    no_exit_tick: 'Po wejściu, przed wygaśnięciem, nie nastąpił żaden kurs. Stawka wróciła.',
    exit_tick_too_old: 'Ostatni kurs przed wygaśnięciem był za stary. Stawka wróciła.',
  },
  causes: {
    source_silent: 'Słyszeliśmy źródła przez cały czas; kursu nie było.',
    source_empty: 'Umknęło nam trochę czasu i zapytaliśmy o niego źródło. Ono też nie miało kursu.',
    source_unreachable: 'Umknęło nam trochę czasu, a źródło nie odpowiadało przez godzinę.',
    source_changed: 'Od tego czasu kursy pochodzą z innego źródła.',
    sources_disagreed: 'Źródła się nie zgadzały albo jedno zostało samo: nikt nie miał kursu.',
  },
  waiting: 'Wygasła i czeka na kursy ze swojego czasu.',
  gaps: {
    title: 'Kursy, które umknęły',
    lead: 'Czas tej transakcji, w którym nie słyszeliśmy źródła, i co odpowiedziało później.',
    during: (from, to) => `od ${from} do ${to} UTC`,
    since: (from) => `Od ${from} UTC`,
    causes: {
      restarted: 'Serwer został uruchomiony',
      connection_lost: 'Połączenie ze źródłem zostało utracone',
      stood_still: 'Serwer stał w miejscu',
      database_away: 'Bazy danych nie było',
    },
    asking: 'Źródło jest pytane.',
    haltsTitle: 'Czas bez kursu',
    haltsLead: 'Czas tej transakcji, w którym jej instrument nie miał kursu dla nikogo.',
    halts: {
      disputed: 'Źródła się nie zgadzały',
      alone: 'Jedno źródło zostało samo',
    },
    answers: {
      prices: (asked, at, ticks) =>
        `Zapytano ${asked} (${at} UTC): kursy w liczbie ${ticks}, które liczą się jak każde inne.`,
      nothing: (asked, at) => `Zapytano ${asked} (${at} UTC): nie ma kursu z tamtego czasu.`,
      unreachable: (asked, at) => `Zapytano ${asked}, do ${at} UTC bez odpowiedzi.`,
      other_source: (asked) => `Kursy pochodzą teraz z ${asked}, którego nie pytano.`,
    },
  },
  checks: {
    entry: 'Wejście to pierwszy kurs po przyjęciu i opóźnieniu',
    strike: 'Strike wynika z wejścia i współczynnika',
    exit: 'Wyjście to ostatni kurs do wygaśnięcia albo podana średnia',
    status: 'Wynik wynika ze strike i wyjścia',
    payout: 'Zapłacona kwota wynika z wyniku',
    sources: 'Kursy są medianą tego, co mówiły ich źródła',
  },
  passed: 'Zgadza się',
  failed: 'Nie zgadza się',
  stated: (text) => `Pokwitowanie mówi ${text}`,
  computed: (text) => `przeliczone: ${text}`,
  summary: (passed, all) => `zgadza się ${passed} z ${all}`,
  notYet: 'Nie ma jeszcze co sprawdzać: kurs wejścia nie nadszedł.',
}
