// In Polish: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { instruments as english } from '../instruments.ts'

const plural = pluralOf('pl')

export const instruments: Messages<typeof english> = {
  title: 'Instrumenty finansowe',
  description:
    'Wszystko, co ma tu kurs, od kryptowalut po akcje: każdy kurs ze źródłem i wiekiem, ' +
    'wykres i wskaźniki.',
  lead:
    'Niektórymi z nich można handlować; resztę pokazujemy dla porównania. Każdy kurs mówi, ' +
    'kto go podaje i jak jest stary.',
  market: 'Przegląd rynku',
  tabs: 'Rodzaje instrumentów',
  tab: {
    crypto: 'Kryptowaluty',
    currencies: 'Waluty',
    indices: 'Indeksy',
    commodities: 'Towary',
    bonds: 'Obligacje',
    stocks: 'Akcje',
    catalogue: 'Szerszy katalog',
  },
  catalogueNote: 'Te kursy są tu dla porównania i nie handluje się nimi tutaj.',
  search: 'Szukaj wśród wszystkich instrumentów',
  searchHint: 'Nazwa lub kod, np. ETH',
  sort: 'Kolejność',
  sortOptions: {
    listed: 'Jak na liście',
    name: 'Nazwa',
    price: 'Kurs, od najwyższego',
    priceUp: 'Kurs, od najniższego',
    change: 'Zmiana, od najwyższej',
    changeDown: 'Zmiana, od najniższej',
    nameDown: 'Nazwa, od końca',
  },
  columns: { name: 'Instrument', day: 'Ostatni dzień', price: 'Kurs', change: '24 godz.' },
  found: (count) =>
    plural(count, {
      one: 'Znaleziono jeden instrument.',
      few: `Znaleziono ${count} instrumenty.`,
      other: `Znaleziono ${count} instrumentów.`,
    }),
  nothing: 'Żaden instrument tego rodzaju tak się nie nazywa.',
  elsewhere: (count, tab) => `${tab}: ${count}`,
  more: (left) => `Pokaż więcej (zostało ${left})`,
  pricesAt: (time) => `Kursy o ${time} UTC.`,
  live: 'Zmieniają się wraz z nadejściem nowych.',
  showChart: (name) => `Pokaż wykres ${name}`,
  chosen: 'Wybrany instrument',
  open: (name) => `${name} szczegółowo`,
  failed: 'Nie udało się wczytać rynku.',

  technical: 'Podsumowanie techniczne',
  technicalLead: (interval) =>
    `Obliczone przez nas z kursów zamknięcia świec, z których każda trwa ${interval}.`,
  intervals: { 60: 'minutę', 900: '15 minut', 3600: 'godzinę', 86400: 'jeden dzień' },
  indicator: 'Wskaźnik',
  value: 'Wartość',
  says: 'Co mówi teraz',
  tooFew: 'Za mało historii dla tego wskaźnika.',
  waiting: 'W trakcie obliczania.',
  average: {
    sma20: 'Średnia z 20',
    sma50: 'Średnia z 50',
    ema20: 'Średnia wykładnicza z 20',
  },
  averageSays: {
    above: 'Kurs jest powyżej tej średniej.',
    below: 'Kurs jest poniżej tej średniej.',
    level: 'Kurs jest na tej średniej.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'W ostatnich 14 świecach wzrosty mocno przeważały nad spadkami (70 lub więcej).',
    low: 'W ostatnich 14 świecach spadki mocno przeważały nad wzrostami (30 lub mniej).',
    middle: 'Ani wzrosty, ani spadki mocno nie przeważały (między 30 a 70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line},\nsygnał ${signal}`,
  macdSays: {
    above: 'Linia jest powyżej swojego sygnału: krótki trend zyskał wobec długiego.',
    below: 'Linia jest poniżej swojego sygnału: krótki trend został w tyle za długim.',
    level: 'Linia jest na swoim sygnale.',
  },
  bands: 'Wstęgi Bollingera (20, 2)',
  bandsValue: (lower, upper) => `${lower}\ndo ${upper}`,
  bandsSays: {
    above: 'Kurs jest powyżej górnej wstęgi: daleko nad swoją średnią jak na to, ile się porusza.',
    below: 'Kurs jest poniżej dolnej wstęgi: daleko pod swoją średnią jak na to, ile się porusza.',
    within: 'Kurs jest między wstęgami.',
  },
  means: 'Co każdy oznacza i gdzie się kończy',
  limits:
    'Wszystkie są obliczone wyłącznie z przeszłych kursów. Żaden nie mówi, co kurs zrobi ' +
    'dalej, i żaden nie jest poradą. Szansa w tutejszej ofercie nie pochodzi od nich.',

  crypto: 'Para kryptowalut albo kryptowaluty i waluty',
  pair: 'Para walut',
  ofExchange: {
    Indices: 'indeks akcji',
    Commodities: 'towar',
    Bonds: 'obligacja skarbowa',
    Stocks: 'akcja',
  },
  quoted: 'Z kursem, bez handlu tutaj',
  tradedLead: (kind) => `${kind}. Tutaj się tym handluje, ze stałymi czasami trwania.`,
  quotedLead: (kind) => `${kind}. Kurs jest tu dla porównania i nie przyjmuje zleceń.`,
  pageTitle: (name) => `${name}: kurs, wykres i warunki`,
  pageDescription: (name) =>
    `${name}: kurs ze źródłem i wiekiem, wykres, co mówią wskaźniki i na jakich warunkach się ` +
    'tym handluje.',
  behaviour: {
    title: 'Jak się poruszał',
    volatility: 'Zmienność',
    aYear: (share) => `${share} rocznie`,
    with: (index) => `Korelacja: ${index}`,
    tooLittle: 'Jeszcze nieznana: potrzeba trzech pełnych dni handlu',
    from: (days, until) =>
      `Obliczone przez nas z godzinowych kursów zamknięcia do ${until}, wliczając noce; dni ` +
      `handlu: ${days}.`,
    means:
      'Zmienność to to, jak bardzo kurs szedł w górę i w dół, w przeliczeniu na rok; nie mówi ' +
      'nic o kierunku. Korelacja to to, na ile jego godzinowe ruchy szły razem z ruchami ' +
      'indeksu: razem przy 1, każdy swoją drogą przy 0, przeciw sobie przy \u22121. Obie są ' +
      'z przeszłości i się zmieniają.',
  },
  price: 'Kurs i wykres',
  terms: 'Warunki',
  termsQuoted: 'Co ma kurs',
  facts: {
    code: 'Kod',
    exchange: 'Giełda',
    currency: 'Waluta',
    tick: 'Najmniejszy krok kursu',
    hours: 'Godziny',
    taken: 'Z nich handel tutaj',
    now: 'Teraz',
    durations: 'Czasy trwania',
    amount: 'Kwota transakcji',
    payout: 'Najwięcej do zapłaty z otwartych transakcji jednego klienta',
    margin: 'Nasza marża w każdej cenie',
    age: 'Najstarszy kurs, który przyjmuje zlecenia',
    delay: 'Wejście: pierwszy kurs po',
  },
  takenHours: (from, to) => `od ${from} do ${to} (UTC)`,
  eveningBefore: (time) => `${time} poprzedniego wieczoru`,
  sessionsIn: (times, city) =>
    `Od poniedziałku do piątku, ${times} (czas: ${city}), z wyjątkiem świąt.`,
  holidayOn: (date) => `Najbliższe to ${date}.`,
  always: 'Codziennie, całą dobę',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `Zamknięte co tydzień: ${fromDay} ${fromTime} – ${toDay} ${toTime} (UTC)`,
  days: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  openNow: 'Otwarte',
  openUntil: (when) => `Otwarte do ${when} UTC`,
  closedUntil: (when) => `Zamknięte do ${when} UTC`,
  durationsNote: 'Oferowane są te, które kończą się przed zamknięciem rynku.',
  between: (least, most) => `od ${least} do ${most}`,
  seconds: (seconds) => `${seconds} s`,
  strikeRates: 'Stopy strike',
  strikeRatesLead:
    'Stopa strike to zysk od kwoty, jeśli masz rację. Strike jest umieszczany tak daleko od ' +
    'kursu, by ten zysk był wyceniony uczciwie, pomniejszony o naszą marżę.',
  rateColumns: { rate: 'Stopa strike', buy: 'Zysk przy Buy', sell: 'Zysk przy Sell' },
  meansHere: 'Co oznacza handel tym tutaj',
  meansTraded: (name) => [
    `Nigdy nie posiadasz ${name}. Mówisz, czy kurs po czasie, który wybierzesz, skończy ` +
      'powyżej czy poniżej strike, i stawiasz na to kwotę.',
    'Jeśli masz rację, odzyskujesz kwotę z pokazanym wcześniej zyskiem. Jeśli nie masz racji, ' +
      'kwota przepada, cała. Jeśli kurs skończy dokładnie na strike, kwota wraca.',
    'Jesteśmy drugą stroną każdej transakcji, a nasza marża jest w każdej cenie: przy wielu ' +
      'transakcjach większość ludzi traci. Kurs, który rozstrzyga, to zapisany szereg, który ' +
      'każdy może tu odczytać.',
  ],
  meansQuoted: (name) => [
    `Tutaj nie handluje się ${name}: kurs jest pokazywany dla porównania.`,
    'To, czym można handlować, jest zaznaczone w przeglądzie rynku.',
  ],
  trade: (name) => `Handluj: ${name}`,
  demoNote: 'Konto demo nie przyjmuje pieniędzy.',
  overview: 'Przegląd rynku',
  about: (coin) => `O kryptowalucie ${coin}`,
  readFairness: 'Jak powstaje cena i jak ją sprawdzić',
  readRisk: 'Informacja o ryzyku',
}
