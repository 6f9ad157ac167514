// In Polish: the tour of a first trade on the demo.

import type { Messages } from '#contract/shared/messages.ts'
import type { tour as english } from '../tour.ts'

export const tour: Messages<typeof english> = {
  name: 'Przewodnik: twoja pierwsza transakcja',
  begin: 'Pokaż mi to na tym ekranie',
  leave: 'Opuść przewodnik',
  back: 'Wstecz',
  next: 'Dalej',
  toIt: 'Przejdź tam',
  at: (step, all) => `Krok ${step} z ${all}, w demo`,
  receipt: 'Otwórz pokwitowanie',
  odds: 'Na czym kończy się sto transakcji',
  onDemo: 'W przewodniku składasz transakcję za fikcyjne pieniądze, na koncie demo.',
  toDemo: 'Do konta demo',
  steps: {
    price: [
      'Kurs',
      'To najnowszy kurs. Powiesz, czy za krótki czas skończy powyżej, czy poniżej linii, czyli ' +
        'strike. Nikt tego nie wie: ani ty, ani my.',
    ],
    amount: [
      'Kwota',
      'Tyle zabiera się z twojego salda, gdy transakcja zostaje złożona. Jeśli nie masz racji, ' +
        'przepada całość, i nigdy więcej. Wybierz małą kwotę.',
    ],
    duration: [
      'Wygaśnięcie',
      'Po tym czasie transakcja kończy się sama, a rozstrzyga ją kurs z tej chwili. Na pierwszą ' +
        'transakcję weź krótki.',
    ],
    rate: [
      'Strike i zapłata',
      'Im dalej leży strike, tym więcej płaci wygrana i tym rzadziej przychodzi. Pasek poniżej ' +
        'pokazuje, jak często wygrywa według ceny i jak często musiałaby wygrywać, by się ' +
        'opłacić. Różnica to to, co bierze platforma.',
    ],
    side: [
      'Kierunek',
      'Buy, jeśli sądzisz, że kurs skończy powyżej strike, Sell, jeśli poniżej. Naciśnij jedno ' +
        'z nich, spójrz jeszcze raz na warunki i złóż transakcję. To fikcyjne pieniądze.',
    ],
    running: [
      'Twoja transakcja trwa',
      'Jej warunki są już ustalone, cokolwiek zrobisz ty lub my. Strike jest na wykresie, a tu ' +
        'widać, jak stoi i ile czasu jej zostało. Poczekaj na koniec.',
    ],
    receipt: [
      'Transakcja się skończyła',
      'Wygrana czy przegrana, jest pokwitowanie: warunki, kursy, które ją rozstrzygnęły, i ich ' +
        'czas. Twoja przeglądarka je przelicza. Jedna transakcja nic nie mówi o następnej.',
    ],
  },
}
