// In Polish: who runs this, what we build and why.

import type { Messages } from '#contract/shared/messages.ts'
import type { about as english } from '../about.ts'

export const about: Messages<typeof english> = {
  title: 'O nas',
  description:
    'Czym jest ta platforma transakcyjna, dlaczego zbudowano ją tak, by każdy kurs i każdy ' +
    'wynik można było sprawdzić, i kto ją prowadzi.',
  lead:
    'Budujemy miejsce dla krótkich transakcji, w którym każdy kurs i każdy wynik możesz ' +
    'sprawdzić, nie musząc nam wierzyć.',
  story: {
    title: 'Dlaczego to budujemy',
    paragraphs: [
      'Transakcje o stałym czasie mają złą opinię, i zasłużyły na nią. Kursy, które ruszały ' +
        'się w chwili dogodnej dla firmy. Wygrane, których nigdy nie wypłacono. Opłaty, które ' +
        'pojawiały się dopiero, gdy ktoś chciał odzyskać pieniądze. Szanse, które wyglądały na ' +
        'uczciwy zakład, a nim nie były.',
      'Nic z tego nie jest potrzebne, by prowadzić taką platformę. Kurs można zapisać, zanim ' +
        'się go pokaże. Zasadę można ustalić przed zleceniem. Marżę można podać. Wynik może ' +
        'przyjść ze wszystkim, czego trzeba, by obliczyć go jeszcze raz. Właśnie to ' +
        'postanowiliśmy zbudować: produkt, który nie prosi o zaufanie, bo można go sprawdzić.',
      'Nadal jest to produkt, na którym większość ludzi z czasem traci. Nasza marża jest ' +
        'częścią każdej ceny i z niej opłacana jest praca. Wolimy powiedzieć ci to, zanim ' +
        'zaczniesz, niż żeby się to okazało później.',
    ],
  },
  pointsTitle: 'Cztery rzeczy, z których możesz nas rozliczyć',
  points: [
    [
      'Warunki przed kliknięciem',
      'Gdzie leżałby strike, zysk, strata, jaki udział transakcji trzeba by wygrać i jaka ' +
        'jest marża: wszystko to jest na ekranie, zanim złożysz zlecenie.',
    ],
    [
      'Kursy, których nie można zmienić',
      'Każdy kurs, który może rozstrzygnąć transakcję, jest zapisywany ze swoim źródłem ' +
        'i czasem, i od tej chwili jest ustalony. Żaden ekran i żadna rola nie pozwala zmienić ' +
        'kursu, wskazać wygranego ani rozliczyć transakcji od nowa.',
    ],
    [
      'Pokwitowanie każdej transakcji',
      'Warunki, dwa rozstrzygające kursy i minuta wokół nich. Twoja przeglądarka oblicza ' +
        'wynik jeszcze raz, i ty też możesz.',
    ],
    [
      'Nic do wpłacenia, zanim pieniądze wyjdą',
      'Przed wypłatą nie stoi żadna opłata, wpłata ani plan. Koszty są odejmowane od kwoty ' +
        'i pokazywane wcześniej.',
    ],
  ],
  valuesTitle: 'Co cenimy',
  values: [
    [
      'Prostota',
      'Mówimy, czym coś jest, ile kosztuje i co może ci zrobić, krótkimi słowami. Liczba na ' +
        'tych stronach mówi, skąd pochodzi, albo nie jest pokazywana.',
    ],
    [
      'Równość',
      'Demo i live działają według tych samych zasad, kursów i warunków. Nikt nie dostaje ' +
        'innych szans za to, że wygrał, że przegrał, ani za wielkość swojego konta.',
    ],
    [
      'Umiar',
      'Zegar tyka tylko tam, gdzie naprawdę kończy się czas, i nic nie świętuje wygranej. ' +
        'Możesz ustawić limity własnych wpłat, stawek i strat, zrobić przerwę albo zamknąć ' +
        'konto, w tak niewielu krokach, ilu wymagało jego otwarcie.',
    ],
  ],
  whoTitle: 'Kto to prowadzi',
  whoLead:
    'Oprogramowanie mogą prowadzić różni operatorzy. Oto, co operator tej witryny podał o sobie.',
  whoMissing:
    'Operator tej witryny nie podał tutaj swojej firmy. Dopóki tak jest, traktuj tę witrynę ' +
    'jako pokaz.',
  facts: {
    company: 'Firma',
    number: 'Numer firmy',
    address: 'Adres',
    email: 'E-mail',
    phone: 'Telefon',
  },
  contact: 'Napisz do nas',
  sandbox:
    'Ta witryna jest instalacją demonstracyjną: nie skonfigurowano licencji i nie może ona ' +
    'przyjmować prawdziwych pieniędzy. Wszystko możesz tu wypróbować z fikcyjnymi pieniędzmi.',
}
