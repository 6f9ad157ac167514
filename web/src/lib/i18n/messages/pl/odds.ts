// In Polish: learning the odds, what one chooses.

import type { Messages } from '#contract/shared/messages.ts'
import type { odds as english } from '../odds.ts'

export const odds: Messages<typeof english> = {
  pays: {
    title: 'Co płaci transakcja',
    text: [
      'Wkładasz kwotę. Jeśli masz rację, wraca z zyskiem; jeśli nie, przepada w całości.',
      'Jak duży jest zysk, wybierasz ty. Im większy, tym dalej leży strike i tym rzadziej ' +
        'taka transakcja wygrywa.',
    ],
  },
  even: {
    title: 'Jak często trzeba by wygrywać',
    text: [
      'Wygrane muszą opłacić straty. Udział transakcji, który musi do tego wygrać, to próg ' +
        'rentowności: jeden podzielone przez jeden plus to, co wygrana płaci za każdego ' +
        'dolara.',
      'Mały zysk wymaga wygrywania prawie zawsze, duży tylko rzadko. Żaden z nich nie jest ' +
        'łatwiejszy.',
    ],
  },
  house: {
    title: 'Co bierze platforma',
    text: [
      'Każdy strike jest ustawiony tak, że transakcja wygrywa trochę rzadziej, niż wymaga ' +
        'jej próg rentowności. Różnica to nasza marża i jest taka sama dla każdego zysku.',
      'Dlatego przy wielu transakcjach średni wynik to strata. Nikt nie zna następnej ' +
        'minuty: ani ty, ani my.',
    ],
  },
  run: {
    title: 'Sto własnych transakcji',
    text: [
      'Wybierz, jak są zawierane. Przeglądarka losuje potem liczbę dla każdej transakcji, ' +
        'a ta wygrywa tak często, jak jest wyceniona.',
      'To symulacja, nie rynek. Ćwiczenie pokazuje, co robi szczęście; następnej ' +
        'transakcji nie jest od tego łatwiej wygrać.',
    ],
  },
  amount: 'Kwota transakcji',
  profit: 'Zysk, jeśli masz rację',
  right: 'Jeśli masz rację',
  wrong: 'Jeśli nie masz racji',
  breakEven: 'Próg rentowności',
  formula: (profit, share) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Wyceniona szansa',
  margin: 'Marża platformy',
  cost: 'Ile bierze średnio z każdej takiej transakcji',
  tag: 'Przykład, z liczb losowych',
  habit: 'Kwota każdej transakcji',
  habits: {
    same: 'Zawsze taka sama',
    doubled: 'Podwojona po stracie, aż któraś wygra',
    part: 'Setna część tego, co zostało',
  },
  profits: 'Zysk każdej transakcji',
  chosen: 'Taki, jak wybrany wyżej',
  any: 'Dowolny z oferowanych, losowo',
  begin: 'Symuluj sto transakcji',
  again: 'Symuluj kolejne sto',
  failed: 'Tej części nie udało się wczytać. Wczytaj stronę ponownie.',
}
