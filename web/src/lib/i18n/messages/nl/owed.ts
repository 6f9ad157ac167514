// In Dutch: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: 'Wat we je schuldig zijn, bewezen',
  lead:
    'Eén keer per dag zetten we in ons openbare logboek wat we alle klanten samen schuldig ' +
    'zijn. Jouw bedrag, met inzetten en lopende opnames, telt daarin mee: je browser ' +
    'controleert dat hier.',
  loading: 'Bewijs laden',
  none:
    'Bij de laatste publicatie waren we je niets schuldig, of er is nog niets gepubliceerd, of ' +
    'je e-mailadres is sindsdien veranderd: dan is je bewijs er de volgende dag.',
  said: (at, amount, total) =>
    `Op ${at} UTC waren we je ${amount} schuldig, van ${total} aan alle klanten samen.`,
  counted: 'Jouw bedrag telt mee in dat totaal',
  logged: 'Dat totaal staat in het logboek',
  good: 'Allebei klopt',
  bad: 'Het klopt niet',
  save: 'Bewijs bewaren',
  tooOld:
    'Deze browser kan geen handtekeningen controleren (Ed25519). Een nieuwere wel, of npm run ' +
    'verify.',
  all: {
    title: 'Wat we klanten schuldig zijn, en wat er is',
    lead:
      'Elke dag gepubliceerd als een boom van bedragen, waarin elke klant het eigen bedrag ' +
      'vindt op de pagina van het overzicht. Daarnaast wat onze adressen bevatten, volgens de' +
      ' ketens.',
    total: 'Schuldig aan klanten',
    none: 'Nog niet gepubliceerd.',
    asOf: (at) => `op ${at} UTC`,
    root: 'Wortel van de boom',
    entry: (nr) => `regel ${nr} van het logboek`,
    held: 'Op onze adressen',
    heldNone: 'Er is nog geen keten bevraagd.',
  },
}
