// In Polish: how a price is made, how a trade is settled, how to check a receipt, and how we know
// what we claim.

import type { Messages } from '#contract/shared/messages.ts'
import type { CheckName } from '#verify/outcome.ts'
import type {
  fairness as english,
  receiptByHand as englishHand,
  exampleReceipt as englishReceipt,
  savedReceipt as englishSaved,
} from '../fairness.ts'

const checks: Record<CheckName, string> = {
  entry: 'Kurs wejścia',
  strike: 'Strike',
  exit: 'Kurs wyjścia',
  status: 'Wygrana, przegrana, remis lub nieważna',
  payout: 'Ile zapłacono',
  sources: 'Mediana źródeł',
}

export const fairness: Messages<typeof english> = {
  title: 'Rzetelność',
  description:
    'Jak powstaje cena, jak rozlicza się transakcję, jak samodzielnie sprawdzić pokwitowanie ' +
    'i jak często transakcje wycenione na daną szansę naprawdę wygrywały.',
  lead:
    'Nie musisz nam wierzyć. Ta strona mówi, jak powstaje cena i jak kończy się transakcja, ' +
    'pokazuje, jak samodzielnie przeliczyć pokwitowanie, i wymienia, skąd znamy każde ' +
    'z naszych stwierdzeń.',
  contents: 'Na tej stronie',
  price: {
    title: 'Jak powstaje cena',
    paragraphs: [
      'Każda opcja podaje zysk: ile zyskujesz, jeśli masz rację, jako część stawki. Mały zysk ' +
        'powinno być łatwo osiągnąć, a duży trudno. Dlatego nie zmieniamy zysku, by pasował do ' +
        'szans; przesuwamy strike. Leży on tam, gdzie wygrana jest tak prawdopodobna, jak ' +
        'wymaga tego zysk, pomniejszona o jedną marżę, tak dokładnie, jak pozwala tick.',
      'Gdzie to jest, zależy od tego, jak bardzo kurs zwykle się porusza. Mierzymy to na ' +
        'ostatnich minutach i dniach samego instrumentu, patrząc tylko wstecz. Z tej samej ' +
        'historii uczymy się, jak często ruch każdej wielkości zdarza się w każdym czasie ' +
        'trwania. Prawdziwe kursy bywają spokojne częściej, niż mówi podręcznikowa krzywa ' +
        'dzwonowa, i częściej też bywają gwałtowne, dlatego liczymy to, co naprawdę się ' +
        'zdarzyło.',
      'Oba kierunki traktujemy jednakowo. Strike dla Buy i strike dla Sell pochodzą z tej ' +
        'samej krzywej, jakikolwiek byłby trend dnia. Strike jest zaokrąglany do ticku, ' +
        'najmniejszego kroku kursu, i zawsze na twoją korzyść.',
      'Marża jest taka sama dla każdej opcji, każdego klienta i obu kont, demo i live. Jest ' +
        'pokazywana przed każdą transakcją. Tam, gdzie nie można umieścić uczciwego strike, bo ' +
        'brakuje historii albo rynek jest zbyt spokojny, nie oferujemy żadnego.',
    ],
    drawing:
      'Wzgórze możliwych kursów końcowych: małe ruchy są częste, duże rzadkie. Linia zaznacza ' +
      'strike, a część wzgórza za nią to udział transakcji, które wygrywają.',
    hill: 'jak często kurs kończy tutaj',
    strike: 'strike',
    now: 'kurs teraz',
    wins: 'Buy wygrywa',
    loses: 'Buy przegrywa',
  },
  formula: {
    title: 'Wzór, z przykładem',
    tag: 'Przykład',
    lead:
      'Liczby są zmyślone, ale się zgadzają: Buy, które przynosi siedemdziesiąt pięć ' +
      'procent, jeśli masz rację, w piętnaście minut.',
    steps: {
      chance: [
        'Szansa',
        'Jak prawdopodobna jest wygrana, na którą liczona jest cena: jeden minus marża m, ' +
          'podzielone przez jeden plus zysk r.',
      ],
      factor: [
        'Współczynnik strike',
        'Jak daleko od wejścia leży strike. v to zmienność dla jednej sekundy, T to czas ' +
          'trwania w sekundach, q to ruch, którego nie przekracza się tak często, jak mówi ' +
          'szansa. Buy odejmuje q, Sell dodaje.',
      ],
      strike: [
        'Strike',
        'Kurs wejścia razy współczynnik, zaokrąglony do ticku: w dół dla Buy, w górę dla Sell.',
      ],
      payout: ['Jeśli masz rację', 'Stawka i zysk od niej, co do centa.'],
    },
  },
  settlement: {
    title: 'Jak rozlicza się transakcję',
    paragraphs: [
      'Gdy twoje zlecenie zostaje przyjęte, jego warunki są ustalone: stawka, zysk, czas ' +
        'trwania, marża i odległość strike. Kurs wejścia nie jest jeszcze znany, ani tobie, ani ' +
        'nam. Jest nim pierwszy kurs po przyjęciu i krótkim stałym opóźnieniu, takim samym dla ' +
        'wszystkich, aby nikt nie zyskiwał na tym, że słyszy kurs przed nami. Instrument, ' +
        'formularz transakcji i pokwitowanie mówią, ile ono trwa. Jeśli w ciągu dziesięciu ' +
        'sekund po nim nie ma kursu, transakcja jest nieważna i twoja stawka wraca.',
      'Z tego, co zgłasza źródło, bierzemy najwyżej jeden kurs w każdej ćwierci sekundy; ten, ' +
        'który musi czekać, nosi czas, w którym zaczyna się następna ćwierć. Nagły skok liczy ' +
        'się dopiero, gdy potwierdzi go drugie zgłoszenie, a zgłoszenie, które przychodzi za ' +
        'późno, jest pomijane.',
      'Kurs wyjścia to ostatni w chwili wygaśnięcia lub przed nią, co do milisekundy, według ' +
        'czasu podanego przez źródło. Tam, gdzie powiedziano to przed zawarciem, transakcję ' +
        'trwającą dwie minuty lub krócej rozstrzyga średnia z ostatnich sekund, przy strike ' +
        'zrobionym dla niej. Kurs po wygaśnięciu nie jest nigdy używany, choćby rozliczenie ' +
        'przyszło bardzo późno. O kursy, które nam umknęły, pytamy źródło ponownie, przez ' +
        'godzinę, zanim transakcja stanie się nieważna.',
      'Buy wygrywa, jeśli wyjście leży powyżej strike, Sell, jeśli leży poniżej. Jeśli leży ' +
        'na strike, jest remis i stawka wraca. Jeśli kurs wyjścia jest w chwili wygaśnięcia za ' +
        'stary (pięć sekund dla kryptowalut, dziesięć dla wszystkiego innego) albo po wejściu ' +
        'nie nastąpił żaden kurs, transakcja jest nieważna i stawka wraca. Brakujące dane nigdy ' +
        'nie powodują straty.',
      'Transakcje i wyniki są wyłącznie dodawane, a zapisany kurs nigdy nie jest zmieniany. ' +
        'Żaden ekran, wywołanie ani rola nie zmienia kursu, nie wskazuje wygranego i nie ' +
        'rozlicza transakcji od nowa. Jeśli jesteśmy ci coś winni za nasz błąd, jest to osobna ' +
        'płatność z powodem, który widzisz, a nigdy inny wynik.',
    ],
    drawing:
      'Kursy jako punkty wzdłuż linii czasu. Pierwszy punkt po zleceniu to wejście, ostatni ' +
      'punkt do wygaśnięcia to wyjście, a punkt po wygaśnięciu się nie liczy.',
    order: 'zlecenie',
    entry: 'wejście',
    exit: 'wyjście',
    expiry: 'wygaśnięcie',
    late: 'za późno',
  },
  calibration: {
    title: 'Czy to się sprawdza?',
    paragraphs: [
      'Cenę, która mówi „to wygrywa w tylu a tylu na sto transakcji”, można sprawdzić. ' +
        'Przepuściliśmy zapisane kursy prawdziwych rynków przez właśnie ten program, złożyliśmy ' +
        'zlecenie w każdej minucie (na listach transakcji co dziesięć sekund), po obu stronach ' +
        'każdej opcji i przy każdym czasie trwania, i policzyliśmy.',
      'Na rysunkach każdy punkt to jedna opcja przy jednym czasie trwania. W poprzek jest ' +
        'szansa, na którą liczono cenę, w górę udział, który naprawdę wygrał. Doskonały punkt ' +
        'leży na linii.',
    ],
    none: 'Kalibracji nie można teraz pokazać.',
    retry: 'Spróbuj ponownie',
    loading: 'Wczytywanie kalibracji',
    summary: 'Każde nagranie, czasy trwania od jednej minuty do jednej godziny',
    file: 'Nagranie',
    note: 'Długość',
    notes: {
      minutes: '{length} min',
      days: 'dni: {length}',
      spot_too_old: 'odrzucono {percent} % zleceń, kurs za stary',
      seldom_quoted: 'pominięto wiersze: {left_out} z {rows}, rzadko notowane',
      too_little: 'za krótkie lub za spokojne, by cokolwiek wycenić',
    },
    worst: 'Największy błąd (punkty)',
    mean: 'Średni błąd (punkty)',
    kept: (priced) => `Zachowana marża, z ${priced} wycenionej`,
    inside: 'W granicach przypadku (95 %)',
    draws: 'Remisy',
    plot: (file) => `${file}: wygrany udział wobec wycenionej szansy`,
    plotTitle: (file) => `Wycenione i zaobserwowane: ${file}`,
    across: 'wycenione',
    upward: 'zaobserwowane',
    table: (file) => `Wygrany udział minus wyceniona szansa, w punktach: ${file}`,
    duration: 'Czas trwania',
    priced: 'wycenione',
    openTable: 'Każda opcja i każdy czas trwania',
    limits:
      'Czego to nie może pokazać: w którą stronę pójdzie kurs, co przyniesie pojedynczy dzień ' +
      'i jak będzie w miesiącu niepodobnym do żadnego wcześniejszego. W miesiącach, które idą ' +
      'mocno w jedną stronę, Buy i Sell mylą się mniej więcej o tyle samo w przeciwnych ' +
      'kierunkach. Cena, która nie faworyzuje żadnej strony, nie może tego naprawić.',
    dash: '\u2013',
  },
  markouts: {
    title: 'Czy ktoś zna kursy przed nami?',
    paragraphs: [
      'Kto słyszy rynek przed nami, kupowałby tuż przed wzrostem naszego kursu. Dlatego ' +
        'mierzymy, dokąd kursy szły zaraz po wejściach, w stronę, na którą stawiał każdy ' +
        'klient. Przy wielu transakcjach jest to nic, chyba że ktoś jest szybszy. Po to jest ' +
        'stałe opóźnienie wejścia, takie samo dla wszystkich.',
      'Patrzymy na to dla wszystkich razem i nie zmienia to nic dla żadnego pojedynczego klienta.',
    ],
    few: 'Ostatnio jest za mało transakcji live, by to powiedzieć.',
    table: 'Ruchy po wejściu, w stronę, na którą stawiają klienci',
    move: 'Ruch',
    after: { one: 'Po jednej sekundzie', five: 'Po pięciu sekundach' },
    below: (bound) => `poniżej ${bound} pb`,
    between: (from, to) => `od ${from} do ${to} pb`,
    above: (bound) => `${bound} pb lub więcej`,
    mean: 'Średnio',
    meanOf: (mean, within) => `${mean} pb; do ± ${within} może być przypadkiem`,
    bp: 'pb: punkty bazowe, setne części procenta.',
  },
  claims: {
    title: 'Co stwierdzamy i skąd to wiemy',
    paragraphs: [
      'Każda liczba i każdy stan na stronach publicznych to zarejestrowane stwierdzenie: ' +
        'zmierzone na własnych danych tej instalacji, ustawione przez operatora, podane ' +
        'w nazwanym dokumencie, będące zasadą programu albo policzone na nazwanych nagraniach. ' +
        'Takie, które nie ma tu źródła albo ma za mało za sobą, nie jest nigdzie pokazywane.',
      'Oto wszystkie, które można teraz pokazać.',
    ],
    none: 'Listy stwierdzeń nie można teraz pokazać.',
    names: {
      instruments: 'Instrumenty z kursem',
      tradable_instruments: 'Instrumenty, którymi można handlować',
      demo_days: 'Długość konta demo w dniach',
      demo_money: 'Fikcyjne pieniądze na koncie demo',
      top_payout: 'Największy oferowany zysk, jako część stawki',
      margin_rate: 'Nasza marża',
      loss_share: 'Udział kont live, które straciły pieniądze',
      loss_median: 'Ile co najmniej straciła połowa tych, którzy stracili',
      payouts_made: 'Zrealizowane wypłaty w dwanaście miesięcy',
      segregated_funds: 'Pieniądze klientów są trzymane osobno',
      founded: 'Rok założenia',
      licensed: 'Licencja',
      signal_accuracy: 'Trafność sygnałów',
      tournaments: 'Turnieje',
      bonuses: 'Premie',
      cashback: 'Zwroty części strat',
      promo_codes: 'Kody promocyjne',
      referrals: 'Nagrody za polecenie',
      prices: 'Kursy',
      instrument_terms: 'Warunki każdego instrumentu',
      strike_rates: 'Opcje i ich zyski',
      durations: 'Czasy trwania',
      margin: 'Marża każdej ceny',
      plans: 'Plany',
      calibration: 'Kalibracja powyżej',
      markouts: 'Kursy po wejściach, powyżej',
      payouts: 'Zrealizowane wypłaty',
      signals: 'Sygnały i ich bilanse',
      status: 'Stan tej instalacji',
      contacts: 'Dane kontaktowe',
      operator: 'Operator tej instalacji',
    },
  },
}

export const exampleReceipt: Messages<typeof englishReceipt> = {
  title: 'Jak sprawdzić pokwitowanie',
  tag: 'Przykład',
  card: 'Przykładowe pokwitowanie',
  facts: {
    pair: 'Para',
    side: 'Strona i opcja',
    amount: 'Kwota',
    accepted: 'Przyjęto',
    expires: 'Wygasa',
    margin: 'Marża',
    volatility: 'Zmienność',
    quantile: 'Kwantyl',
    factor: 'Współczynnik strike',
    entry: 'Kurs wejścia',
    strike: 'Strike',
    exit: 'Kurs wyjścia',
    status: 'Wynik',
    payout: 'Zapłacono',
  },
  variants: {
    honest: 'Takie, jakie jest',
    exit: 'Inny kurs wyjścia',
    factor: 'Inny współczynnik strike',
    payout: 'Mniej zapłacono',
  },
  variantsLabel: 'Co mówi pokwitowanie',
  checks,
  agrees: 'Zgadza się',
  differs: 'Różni się',
  stated: (text) => `Mówi ${text}`,
  computed: (text) => `przeliczone: ${text}`,
  none: 'brak',
  allAgree: 'Wszystko się zgadza.',
  someDiffer: 'Przeczy samo sobie.',
}

export const receiptByHand: Messages<typeof englishHand> = {
  lead:
    'Każda transakcja ma pokwitowanie do pobrania. Oto jedno ze zmyślonymi liczbami. ' +
    'Przejdź je z kalkulatorem albo pozwól zrobić to przeglądarce.',
  ticksTitle: 'Kursy, które na nim są',
  tickNumber: 'Numer',
  tickTime: 'Czas (UTC)',
  tickPrice: 'Kurs',
  browserTitle: 'W twojej przeglądarce',
  browserLead:
    'Działa tu to samo sprawdzenie co przy prawdziwym pokwitowaniu, bez pytania naszego ' +
    'serwera. Zmień coś na nim, a przestanie zgadzać się samo ze sobą.',
  stepsTitle: 'Ręcznie',
  steps: [
    'Znajdź wejście: wśród wymienionych kursów pierwszy późniejszy niż przyjęcie i opóźnienie.',
    'Pomnóż go przez współczynnik strike i przytnij do ticku, w dół dla Buy i w górę dla ' +
      'Sell. To musi być strike.',
    'Znajdź wyjście: ostatni kurs w chwili wygaśnięcia lub przed nią albo średnią, jeśli ' +
      'jest na pokwitowaniu. Nie może być za stary.',
    'Porównaj wyjście i strike. To rozstrzyga, czy transakcja wygrała.',
    'Wygrana: stawka i zysk od niej. Remis lub nieważna: stawka. Przegrana: nic.',
  ],
  beyond:
    'Pokwitowanie dowodzi, że transakcję rozliczono według jej kursów. Czy kursy są kursami ' +
    'rynku, to inne pytanie: każdy nosi swoje źródło i numer, więc możesz porównać go ze ' +
    'źródłem. Kursy z symulacji mówią o tym wszędzie, gdzie są pokazywane.',
}

export const savedReceipt: Messages<typeof englishSaved> = {
  title: 'Sprawdź pokwitowanie, które ktoś zapisał',
  paragraphs: [
    'Każde pokwitowanie można zapisać z podpisem. Plik zawiera warunki, wynik i wszystkie ' +
      'kursy minut, które go rozstrzygają, każdy z dowodem, że jest w naszym publicznym ' +
      'dzienniku, z którego każdy może skopiować każdy wpis. Nie możemy później zmienić niczego ' +
      'z tego, żeby plik o tym nie powiedział.',
    'Wybierz taki plik, swój lub cudzy. Twoja przeglądarka sprawdza podpisy i dowody ' +
      'i przelicza wynik z kursów dziennika. Te same sprawdzenia są programem do samodzielnego ' +
      'uruchomienia, a także programem w Go, którego kryptografia nie jest nasza.',
  ],
}
