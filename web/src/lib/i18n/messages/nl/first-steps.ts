// In Dutch: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'Geen open transacties. Je eerste in drie stappen:',
  steps: [
    ['Kies de voorwaarden', 'Hoeveel, hoe lang, en wat elke kant betaalt als die gelijk krijgt.'],
    [
      'Druk op Buy of Sell',
      'Buy als je denkt boven de strike te eindigen, Sell als het eronder is.',
    ],
    ['Zie hoe het afloopt', 'De grafiek toont het verloop; hier komt de uitkomst met afrekening.'],
  ],
  leave: 'Dat weet ik al',
}
