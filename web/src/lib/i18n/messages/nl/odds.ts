// In Dutch: learning the odds, what one chooses.

import type { Messages } from '#contract/shared/messages.ts'
import type { odds as english } from '../odds.ts'

export const odds: Messages<typeof english> = {
  pays: {
    title: 'Wat een transactie oplevert',
    text: [
      'Je legt een bedrag in. Heb je gelijk, dan komt het terug met winst; heb je ' +
        'ongelijk, dan ben je alles kwijt.',
      'Hoe groot de winst is, kies je zelf. Hoe groter, hoe verder de strike ligt en hoe ' +
        'minder vaak zo’n transactie wint.',
    ],
  },
  even: {
    title: 'Hoe vaak je zou moeten winnen',
    text: [
      'Winst moet verlies betalen. Het deel van de transacties dat daarvoor moet winnen, ' +
        'is de break-even: één, gedeeld door één plus wat winst voor elke dollar oplevert.',
      'Een kleine winst vraagt dat je bijna altijd wint, een grote maar zelden. Geen van ' +
        'beide is makkelijker.',
    ],
  },
  house: {
    title: 'Wat het huis neemt',
    text: [
      'Elke strike ligt zo dat een transactie iets minder vaak wint dan de break-even ' +
        'vraagt. Het verschil is onze marge, en die is bij elke winst gelijk.',
      'Over veel transacties is het gemiddelde resultaat dus een verlies. Niemand kent de ' +
        'volgende minuut: jij niet, en wij ook niet.',
    ],
  },
  run: {
    title: 'Honderd transacties van jezelf',
    text: [
      'Kies hoe ze worden gedaan. Je browser trekt dan voor elke transactie een ' +
        'willekeurig getal, en die wint zo vaak als ze geprijsd is.',
      'Het is een simulatie, niet de markt. Oefenen laat zien wat geluk doet; de volgende ' +
        'transactie wordt er niet makkelijker van.',
    ],
  },
  amount: 'Bedrag van een transactie',
  profit: 'Winst als je gelijk hebt',
  right: 'Als je gelijk hebt',
  wrong: 'Als je ongelijk hebt',
  breakEven: 'Break-even',
  formula: (profit, share) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Kans waarvoor ze geprijsd is',
  margin: 'Marge van het huis',
  cost: 'Wat die gemiddeld van elke transactie neemt',
  tag: 'Voorbeeld, van willekeurige getallen',
  habit: 'Het bedrag van elke transactie',
  habits: {
    same: 'Altijd hetzelfde',
    doubled: 'Verdubbeld na verlies, tot er een wint',
    part: 'Een honderdste van wat er over is',
  },
  profits: 'De winst van elke transactie',
  chosen: 'Zoals hierboven gekozen',
  any: 'Een van wat wordt aangeboden, willekeurig',
  begin: 'Simuleer honderd transacties',
  again: 'Simuleer er nog honderd',
  failed: 'Dit deel kon niet worden geladen. Laad de pagina opnieuw.',
}
