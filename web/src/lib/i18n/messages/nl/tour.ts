// In Dutch: the tour of a first trade on the demo.

import type { Messages } from '#contract/shared/messages.ts'
import type { tour as english } from '../tour.ts'

export const tour: Messages<typeof english> = {
  name: 'Rondleiding: je eerste transactie',
  begin: 'Laat het me op dit scherm zien',
  leave: 'Verlaat de rondleiding',
  back: 'Terug',
  next: 'Verder',
  toIt: 'Ga erheen',
  at: (step, all) => `Stap ${step} van ${all}, op de demo`,
  receipt: 'Open het bewijs',
  odds: 'Waar honderd transacties op uitkomen',
  onDemo: 'De rondleiding doet een transactie met speelgeld, op het demo-account.',
  toDemo: 'Naar het demo-account',
  steps: {
    price: [
      'De koers',
      'Dit is de nieuwste koers. Je zegt straks of hij over korte tijd boven of onder een lijn ' +
        'eindigt, de strike. Niemand weet het: jij niet en wij niet.',
    ],
    amount: [
      'Het bedrag',
      'Zoveel gaat van je saldo als je de transactie plaatst. Heb je ongelijk, dan ben je alles ' +
        'kwijt, en nooit meer. Kies een klein bedrag.',
    ],
    duration: [
      'De afloop',
      'Na deze tijd eindigt de transactie vanzelf, en de koers van dat moment beslist. Neem voor ' +
        'een eerste transactie een korte.',
    ],
    rate: [
      'Strike en opbrengst',
      'Hoe verder weg de strike, hoe meer winst oplevert en hoe minder vaak hij komt. De balk ' +
        'eronder laat zien hoe vaak je wint volgens de prijs, en hoe vaak dat zou moeten om ' +
        'quitte te spelen. Het verschil is wat het huis neemt.',
    ],
    side: [
      'De richting',
      'Buy als je denkt dat hij boven de strike eindigt, Sell als eronder. Druk op een van ' +
        'beide, kijk nog eens naar de voorwaarden en plaats haar. Het is speelgeld.',
    ],
    running: [
      'Je transactie loopt',
      'De voorwaarden liggen nu vast, wat jij of wij ook doen. De strike staat op de grafiek, en ' +
        'hier staat hoe het ervoor staat en hoelang nog. Wacht op het einde.',
    ],
    receipt: [
      'Ze is geëindigd',
      'Gewonnen of verloren, er is een bewijs: de voorwaarden, de koersen die beslisten en hun ' +
        'tijden. Je browser rekent het na. Eén transactie zegt niets over de volgende.',
    ],
  },
}
