// In Dutch: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'Leer hoe de kansen liggen',
  description:
    'Wat break-even betekent, wat het huis neemt, en waar honderd transacties op ' +
    'uitkomen: probeer het met willekeurige getallen, zonder account.',
  lead:
    'Wat winst oplevert, hoe vaak je zou moeten winnen, en waar honderd transacties op ' +
    'uitkomen. Hier wordt niets ingelegd, en wat je probeert blijft in je browser.',
  next: {
    title: 'En nu',
    text:
      'In de demo zie je hetzelfde met echte koersen en speelgeld. Geen regel van meer of ' +
      'minder inleggen keert de kansen: hij verandert alleen hoe snel en hoe ver een saldo ' +
      'beweegt.',
    demo: 'Een eerste transactie in de demo, stap voor stap',
    fairness: 'Of de geprijsde kansen uitkomen',
    risk: 'Wat je riskeert',
    limits: 'Limieten en pauzes',
  },
}
