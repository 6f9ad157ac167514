// In German: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'Keine offenen Trades. Dein erster, in drei Schritten:',
  steps: [
    [
      'Wähle die Bedingungen',
      'Wie viel, wie lange er läuft, und was jede Seite zahlt, wenn sie recht hat.',
    ],
    ['Drücke Buy oder Sell', 'Buy, wenn du meinst, er endet über dem Strike, Sell, wenn darunter.'],
    [
      'Sieh, wie er endet',
      'Der Chart zeigt den Verlauf; das Ergebnis kommt hierher, mit seinem Beleg.',
    ],
  ],
  leave: 'Ich weiß, wie es geht',
}
