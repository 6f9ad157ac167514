// In Polish: the first page's words that stay as the server wrote them.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { landing as english } from '../landing.ts'

const plural = pluralOf('pl')

export const landing: Messages<typeof english> = {
  lead:
    'Wybierz instrument, kwotę i czas. Powiedz, czy kurs skończy powyżej czy poniżej ' +
    'strike, którego odległość od twojego kursu wejścia jest ustalona, gdy zlecenie zostaje ' +
    'przyjęte. Każdy kurs, który rozstrzyga, jest zapisywany, a każdy wynik można ' +
    'przeliczyć z pokwitowania.',
  tryDemo: 'Wypróbuj demo',
  trade: 'Handluj teraz',
  demoMoney: (money) => `Demo zaczyna się z ${money} wirtualnych pieniędzy.`,
  shortTitle: 'W skrócie',
  short: [
    {
      to: '#how',
      title: 'Co to jest',
      text:
        'Tak lub nie co do kursu w ustalonym czasie, na warunkach, które widzisz, zanim ' +
        'zdecydujesz.',
    },
    {
      to: '#cost',
      title: 'Ile to kosztuje',
      text: 'Marżę w każdej cenie. Poza nią nie ma prowizji od transakcji.',
    },
    {
      to: '#risk',
      title: 'Co ryzykujesz',
      text: 'Całą kwotę każdej transakcji. Przy wielu transakcjach większość ludzi traci.',
    },
    {
      to: '#check',
      title: 'Co możesz sprawdzić',
      text: 'Każdy kurs, każdy wynik, jak ustalane są szanse i jak się miewa ta instalacja.',
    },
  ],
  howTitle: 'Jak działa transakcja',
  how: [
    [
      'Najpierw widzisz warunki',
      'Strike, zysk, jeśli masz rację, strata, jeśli nie, szansa, na którą liczona jest cena, ' +
        'i marża w cenie.',
    ],
    [
      'Liczy się następny kurs',
      'Twoje wejście to pierwszy kurs chwilę po zleceniu, według czasu jego źródła: nikt nie ' +
        'zyskuje na tym, że widzi kurs przed nami.',
    ],
    [
      'Rozstrzyga ostatni kurs',
      'Wyjście to ostatni kurs w chwili wygaśnięcia lub przed nią. Równo to remis, a brak ' +
        'danych unieważnia transakcję: twoja stawka wraca.',
    ],
    [
      'Pokwitowanie to udowadnia',
      'Warunki, kursy i minuta wokół nich, dość, by przeliczyć wynik bez nas.',
    ],
  ],
  costTitle: 'Ile to kosztuje',
  cost: [
    'Nie płacisz prowizji od transakcji. Kosztem jest marża w cenie: strike jest ustawiony ' +
      'tak, że twoja szansa jest nieco mniejsza, niż wymagałby tego zysk.',
    'To, jak często trzeba by mieć rację, by skończyć z tym, z czym się zaczęło, to próg ' +
      'rentowności. Szansa, na którą liczona jest cena transakcji, leży poniżej niego. ' +
      'Z odstępu między nimi bierze się nasza marża.',
  ],
  marginNow: (share) => `Marża wynosi tu ${share} kwoty, w każdej cenie.`,
  ratesTitle: 'Próg rentowności każdej oferowanej stopy zysku',
  rateColumns: ['Zysk, jeśli racja', 'Wyceniona szansa', 'Próg rentowności'],
  rateNote:
    'Pasek kończy się na szansie, na którą liczona jest cena transakcji; znacznik to jej próg ' +
    'rentowności.',
  exampleLabel: 'Przykład',
  exampleTitle: 'Jedna transakcja w liczbach',
  exampleText:
    'Stawiasz 100 $ na Buy przy stopie zysku 75 %. Racja: odzyskujesz 175 $. Brak racji: ' +
    '100 $ przepada. Aby wyjść na zero, trzeba by mieć rację w 57,1 % przypadków. Transakcja ' +
    'jest wyceniona na szansę 54,9 %, tak że sto dolarów kosztuje średnio cztery.',
  riskTitle: 'Co możesz stracić',
  risk: [
    'Cała kwota transakcji przepada, gdy nie masz racji, często w ciągu minut. Nigdy nie ' +
      'możesz stracić więcej niż kwoty, które stawiasz na transakcje.',
    'Ponieważ marża jest po naszej stronie, większa liczba transakcji nie odrabia strat. Gdy ' +
      'wygrywasz, płacimy; gdy przegrywasz, kwota jest nasza. Dlatego wszystko jest tu zrobione ' +
      'tak, by dało się sprawdzić.',
  ],
  riskMore: 'Przeczytaj informację o ryzyku',
  whoTitle: 'Kto może tu handlować',
  jurisdiction:
    'W wielu krajach takich produktów w ogóle nie wolno oferować klientom detalicznym. Czy ' +
    'twój jest jednym z nich, musisz ustalić przed rejestracją.',
  nobody:
    'Nie podano jeszcze żadnego kraju, z którego klienci mogą handlować prawdziwymi pieniędzmi.',
  countries: (names) => `Klienci live mogą pochodzić z krajów: ${names}.`,
  sandbox:
    'Ta instalacja jest pokazem. Nie może przyjmować pieniędzy, a na jej koncie live też są ' +
    'fikcyjne pieniądze.',
  checkTitle: 'Co możesz sprawdzić',
  checkLead:
    'Obietnica jest warta tyle, ile możesz zrobić, by ją sprawdzić. Te strony są otwarte dla ' +
    'każdego.',
  checks: [
    {
      to: '/fairness',
      title: 'Rzetelność',
      text:
        'Jak powstaje cena i jak rozlicza się transakcję, jak często wygrywały transakcje ' +
        'wycenione na daną szansę i jak przeliczyć pokwitowanie.',
      link: 'Zobacz, jak to się mierzy',
    },
    {
      to: '/status',
      title: 'Stan',
      text:
        'Skąd pochodzą kursy i jak są stare, ile trwa rozliczanie i jaką licencję ma ta ' +
        'instalacja, jeśli jakąś ma.',
      link: 'Zobacz, jak się rzeczy mają',
    },
    {
      to: '/live-payouts',
      title: 'Zrealizowane wypłaty',
      claim: 'payouts',
      text:
        'Wypłaty, które zrealizowano, prosto z księgi głównej, z ich transakcją tam, gdzie ' +
        'jest publiczna. Pusta lista jest pokazywana jako pusta lista.',
      link: 'Zobacz, co zrealizowano',
    },
    {
      to: '/risk-disclosure',
      title: 'Teksty prawne',
      text:
        'Napisane dla tego produktu takiego, jaki jest, z datą i z każdą wersją. Gdy któryś ' +
        'się zmieni, dostaniesz wiadomość.',
      link: 'Przeczytaj najpierw o ryzyku',
    },
  ],
  plansTitle: 'Plany handlowe',
  plansLead:
    'Handel ręczny nie wymaga planu. Plan jest do handlu automatycznego i zależy od twojego ' +
    'wkładu: wpłat minus wypłat. To nie opłata, ale handel może to stracić.',
  plansMore: 'Porównaj plany',
  funding: 'Wkład',
  tradesPerDay: (count) =>
    plural(count, {
      one: 'jedna transakcja dziennie',
      few: `${count} transakcje dziennie`,
      other: `${count} transakcji dziennie`,
    }),
  questionsTitle: 'Pytania',
  questions: [
    [
      'Kto jest po drugiej stronie mojej transakcji?',
      'My. To konflikt interesów i żadne słowa go nie usuną. Możemy natomiast uczynić każdy ' +
        'krok sprawdzalnym: każdy kurs jest zapisywany przed użyciem, strike wynika ' +
        'z opublikowanej zasady, a wynik można przeliczyć we własnej przeglądarce.',
    ],
    [
      'Skąd pochodzą kursy?',
      'Źródło jest podane obok każdego kursu, a strona stanu mówi, jak stary jest każdy. ' +
        'Kurs, który jest za stary, nie przyjmuje zleceń.',
    ],
    [
      'Co się dzieje, gdy brakuje kursów albo serwer się zatrzyma?',
      'O kursy, które nam umknęły, pytamy ich źródło ponownie, przez godzinę. Transakcja, ' +
        'której kursów nie da się zdobyć, jest nieważna i kwota wraca. Transakcje, które kończą ' +
        'się, gdy serwer nie działa, są rozliczane potem, według tych samych zasad.',
    ],
    [
      'Czy mogę najpierw poćwiczyć?',
      'Tak. Każdy, kto się rejestruje, dostaje konto demo z wirtualnymi pieniędzmi. Wycenia ' +
        'je i rozlicza ten sam program i te same zasady co konto live.',
    ],
    [
      'Czy potrzebuję planu?',
      'Nie. Handel ręczny nie wymaga żadnego. Plan mówi tylko, ile transakcji dziennie można ' +
        'za ciebie składać automatycznie.',
    ],
    [
      'Czy mogę ustawić sobie limity?',
      'Tak: na wpłaty, kwoty i straty na dzień, tydzień i miesiąc, przypomnienie, jak długo ' +
        'już handlujesz, oraz przerwy, których nikt nie może skrócić, my też nie. Surowszy ' +
        'limit działa od razu; luźniejszy daje dzień do namysłu.',
    ],
    [
      'Co się dzieje z moimi danymi?',
      'Możesz zabrać kopię tego, co jest o tobie przechowywane, która mówi, czego w niej nie ' +
        'ma, i zamknąć konto, jedno i drugie bez pytania nas. Polityka prywatności mówi, co ' +
        'jest przechowywane, jak długo i dlaczego.',
    ],
  ],
  endTitle: 'Zobacz, zanim uwierzysz',
  endText: 'Demo wymaga imienia i nazwiska, adresu e-mail i żadnych pieniędzy.',
  receiptTitle: 'Pokwitowanie',
  receiptNote: 'Przykład formy, ze zmyślonymi liczbami.',
  example: {
    picture:
      'Linia kursu od wejścia na 64 000,10 przez pięć minut do wyjścia na 63 991,30, powyżej ' +
      'strike na 63 986,14.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 minut, zysk 75 %, jeśli racja',
    headline: 'Wygrana: zapłacono 210,00 $',
    entry: 'wejście',
    exit: 'wyjście',
    strike: 'strike',
    facts: [
      ['Kurs wejścia', '64 000,10'],
      ['Współczynnik strike', '\u00d7 0,999782000000'],
      ['Strike, zaokrąglony w dół', '63 986,14'],
      ['Kurs wyjścia', '63 991,30'],
      ['120,00 $ + 75 %', '210,00 $'],
    ],
    checked: 'Przeliczone w twojej przeglądarce: zgadza się 5 z 5',
  },
}
