// In Dutch: tournaments.

import type { Messages } from '#contract/shared/messages.ts'
import type { tournaments as english } from '../tournaments.ts'

export const tournaments: Messages<typeof english> = {
  title: 'Toernooien',
  lead:
    'Iedereen begint met dezelfde fiches en zet die in tegen dezelfde prijzen en ' +
    'voorwaarden als ' +
    'dollars. Fiches zijn geen geld en worden het nooit; wie er aan het eind de meeste ' +
    'heeft, wint ' +
    'wat vóór de start is bekendgemaakt.',
  current: 'Binnenkort en bezig',
  none: 'Er is nu geen toernooi voor je.',
  over: 'Afgelopen',
  back: 'Alle toernooien',
  practice: (from) => `Oefentoernooi, ${from}`,
  states: {
    announced: 'Nog niet begonnen',
    running: 'Bezig',
    ending: 'Voorbij; de laatste transacties worden afgerekend',
    ended: 'Afgelopen',
    cancelled: 'Geannuleerd',
  },
  youAreIn: 'je doet mee',
  starts: 'Begint',
  ends: 'Eindigt',
  joinUntil: 'Meedoen kan tot',
  fee: 'Inleg',
  free: 'Gratis',
  demoDollars: (money) => `${money} (demo)`,
  pool: 'Prijzenpot',
  entrants: 'Deelnemers',
  entrantsOf: (count, seats) => (seats === null ? String(count) : `${count} van ${seats}`),
  facts: 'Wat het is',
  startChips: 'Iedereen begint met',
  chips: (figure) => `${figure} fiches`,
  rebuys: 'Opnieuw beginnen',
  rebuysMost: (most) => (most === 0 ? 'Kan niet' : `Hooguit ${most} keer`),
  poolTitle: 'Hoe de pot ontstaat',
  fees: 'Betaald aan inleg',
  ofFees: (share) => `Daarvan in de pot (${share})`,
  added: 'Toegevoegd door het huis',
  prizes: 'Prijzen',
  placeShare: (place, share) => `Plaats ${place} (${share})`,
  prizesNote:
    'Zoals de pot nu is, als elke plaats wordt bezet. Wat plaatsen krijgen die niemand bezet, ' +
    'wordt verdeeld over de bezette.',
  cancelledFor: (reason) => `Geannuleerd: ${reason} De inleg is terug.`,
  available: 'Je fiches',
  staked: 'Ingezet op lopende transacties',
  shownAs: 'Naam op het bord',
  shownAsHint: 'Anderen zien die. Laat leeg om met een nummer te worden getoond.',
  rename: 'Naam wijzigen',
  join: (fee) => (fee === null ? 'Gratis meedoen' : `Meedoen voor ${fee}`),
  sureJoin: (fee) =>
    `${fee} gaat meteen van je saldo af. Tot de start kun je eruit stappen en krijg je het terug.`,
  late: 'Het is al begonnen: wie nu meedoet, heeft minder tijd.',
  leave: 'Eruit stappen, en de inleg terug',
  rebuy: (fee) => `Opnieuw beginnen voor ${fee}`,
  rebuyNote: 'Brengt je terug naar de fiches van de start.',
  board: 'Hoe iedereen staat',
  result: 'Uitslag',
  place: 'Plaats',
  noPlace: '–',
  who: 'Naam',
  you: (name) => `${name} (jij)`,
  entrant: (number) => `Deelnemer ${number}`,
  chipsTitle: 'Fiches',
  trades: 'Transacties',
  prize: 'Prijs',
  noPrize: '–',
  nobody: 'Er doet nog niemand mee.',
  unbeaten: 'Minder dan twee deelnemers handelden: er is geen uitslag, en de inleg is terug.',
  boardNote:
    'Naar afgerekende transacties: wat is ingezet, telt zoals het was. Wordt elke 5 seconden ' +
    'opnieuw gevraagd.',
  resultNote: 'Zoals genoteerd toen de laatste transactie was afgerekend. Dit verandert niet meer.',
  proof: 'Controleer het zelf',
  proofNote:
    'De uitslag is ondertekend, en een vingerafdruk ervan staat in het openbare logboek. ' +
    'Wie het bestand heeft, kan elke plaats en prijs zonder ons narekenen:',
  saveResult: 'Ondertekende uitslag bewaren',
  trade: 'Zet je fiches in',
  closed: 'Er is nu geen markt open.',
  tooLate: 'Geen transactie zou nog vóór het einde van het toernooi aflopen.',
  instrument: 'Instrument',
  amount: 'Fiches om in te zetten',
  duration: 'Looptijd',
  strikeRate: 'Winst bij gelijk',
  pays: (buy, sell) => `Koop ${buy}, Verkoop ${sell}`,
  price: 'Prijs',
  noPrice: '–',
  sides: { Buy: 'Koop', Sell: 'Verkoop' },
  offer: (of) => `Winst ${of.profit} fiches voorbij ${of.strike}; berekende kans ${of.chance}`,
  noQuote: 'Nu geen prijs voor deze kant.',
  open: 'Lopende transacties',
  noOpen: 'Er loopt geen transactie van je.',
  strike: 'Strike',
  rules: 'De regels',
  ruleTexts: [
    'Je staat naar je fiches in afgerekende transacties. Lopende tellen als wat je inzette, ' +
      'niet meer en niet minder.',
    'Bij evenveel fiches staat wie ze eerder had hoger; daarna wie eerder meedeed.',
    'Wie geen beslist resultaat heeft, heeft geen plaats. Een ongeldige transactie geeft ' +
      'de inleg terug en beslist niets.',
    'Een transactie moet vóór het toernooi aflopen. De uitslag komt als de laatste is ' +
      'afgerekend.',
    'Je kunt meedoen tot de tijd hierboven, ook na de start. Je doet aan één toernooi ' +
      'tegelijk mee.',
    'Een verbroken verbinding verandert niets: transacties lopen door en worden afgerekend ' +
      'als altijd.',
    'Tot de start kun je eruit stappen en krijg je je inleg terug. Wordt het geannuleerd, ' +
      'of handelen er minder dan twee, dan gaat alle inleg terug.',
    'De hele pot gaat aan het eind naar de plaatsen, meteen en vanzelf. Fiches die ' +
      'overblijven, zijn niets waard.',
    'Terwijl je account bevroren is of je een pauze hebt, kun je niet meedoen of handelen; ' +
      'wat je had bereikt, blijft staan.',
    'Alleen wie echt meedoet, staat op het bord, met de gekozen naam of een nummer.',
  ],
}
