// In Polish: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'Brak otwartych transakcji. Twoja pierwsza, w trzech krokach:',
  steps: [
    ['Wybierz warunki', 'Ile, jak długo trwa i co płaci każda strona, jeśli ma rację.'],
    [
      'Naciśnij Buy lub Sell',
      'Buy, jeśli sądzisz, że skończy powyżej strike, Sell, jeśli poniżej.',
    ],
    [
      'Zobacz, jak się kończy',
      'Wykres pokazuje przebieg; wynik pojawi się tutaj, z pokwitowaniem.',
    ],
  ],
  leave: 'Wiem, jak to działa',
}
