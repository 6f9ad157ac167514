// In German: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'Die Chancen kennenlernen',
  description:
    'Was Break-even bedeutet, was das Haus nimmt und worauf hundert Trades hinauslaufen: ' +
    'probier es mit Zufallszahlen aus, ohne Konto.',
  lead:
    'Was ein Gewinn zahlt, wie oft du gewinnen müsstest und worauf hundert Trades ' +
    'hinauslaufen. Hier wird nichts eingesetzt, und was du ausprobierst, bleibt in ' +
    'deinem Browser.',
  next: {
    title: 'Wie es weitergeht',
    text:
      'In der Demo siehst du dasselbe mit echten Kursen und Spielgeld. Keine Regel, den ' +
      'Betrag zu erhöhen oder zu senken, dreht die Chancen um: sie ändert nur, wie schnell ' +
      'und wie weit sich ein Guthaben bewegt.',
    demo: 'Ein erster Trade in der Demo, Schritt für Schritt',
    fairness: 'Ob die berechneten Chancen eintreten',
    risk: 'Was du riskierst',
    limits: 'Limits und Pausen',
  },
}
