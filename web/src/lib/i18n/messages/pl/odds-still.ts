// In Polish: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'Poznaj szanse',
  description:
    'Co znaczy próg rentowności, co bierze platforma i na czym kończy się sto ' +
    'transakcji: sprawdź to na liczbach losowych, bez konta.',
  lead:
    'Co płaci wygrana, jak często trzeba by wygrywać i na czym kończy się sto ' +
    'transakcji. Niczego się tu nie stawia, a to, co sprawdzisz, zostaje w twojej ' +
    'przeglądarce.',
  next: {
    title: 'Co dalej',
    text:
      'W demo widzisz to samo na prawdziwych cenach i za wirtualne pieniądze. Żadna zasada ' +
      'podnoszenia lub obniżania kwoty nie odwraca szans: zmienia tylko to, jak szybko i ' +
      'jak daleko porusza się saldo.',
    demo: 'Pierwsza transakcja w demo, krok po kroku',
    fairness: 'Czy wycenione szanse się sprawdzają',
    risk: 'Co ryzykujesz',
    limits: 'Limity i przerwy',
  },
}
