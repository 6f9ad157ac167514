// In Dutch: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'Acties',
  lead:
    'Wat je hier wordt aangeboden, en wat ervan wordt. Niets ervan bindt je eigen geld: je kunt ' +
    'ermee handelen en het opnemen alsof er geen actie was.',
  enter: 'Een code invullen',
  code: 'Actiecode',
  codeHelp: 'Hoofdletters, spaties en streepjes maken geen verschil.',
  use: 'Gebruik de code',
  blocked: 'Er wordt je op dit moment niets aangeboden',
  limits: 'Limieten en pauzes',
  profile: 'Profiel bewerken',
  closed: 'In het land van je profiel loopt geen actie.',
  offers: 'Aan jou aangeboden',
  noOffers: 'Er is nu niets te nemen zonder code.',
  take: 'Neem deze',
  sure: 'Deze bonus op je volgende storting nemen?',
  yes: 'Neem deze',
  no: 'Nu niet',
  yours: 'Wat je is toegekend',
  none: 'Er is je nog niets toegekend.',
  kinds: {
    code: 'Actiecode',
    deposit: 'Stortingsbonus',
    cashback: 'Cashback',
    referral: 'Aanbrengen',
  },
  states: {
    waiting: 'Wacht op een storting',
    running: 'Wordt omgezet',
    paid: 'Betaald',
    given_up: 'Opgegeven',
    expired: 'Verlopen',
    taken_back: 'De storting is teruggenomen',
  },
  bonus: 'Toegezegde bonusdollars',
  gives: {
    bonus: (amount) => `${amount} aan bonusdollars`,
    share: (percent, most, least) =>
      `Bonusdollars van ${percent} % van een storting van ${least} of meer, hoogstens ${most}`,
    demo: (amount) => `${amount} voor het demo-account`,
    cashback: (percent, most, least) =>
      `${percent} % van wat is verloren, vanaf een verlies van ${least}, hoogstens ${most}`,
    reward: (own, friend, least) =>
      `${own} voor jou en ${friend} voor een vriend die ${least} of meer stort`,
  },
  turnover: (times, days) =>
    `Ze worden geld zodra je transacties ${times} keer het bedrag hebben omgezet, binnen ${days} ` +
    'dagen.',
  every: {
    week: 'Berekend over elke week vanaf maandag, in UTC.',
    month: 'Berekend over elke maand, in UTC.',
  },
  referral: (days) =>
    'Aan beiden betaald zodra de identiteit van de vriend is goedgekeurd en het geld van de ' +
    `eerste storting ${days} dagen is gebleven.`,
  until: (date) => `Loopt tot ${date}`,
  progress: (counted, target) => `${counted} van ${target} omgezet`,
  ends: (date) => `Tot ${date}`,
  ended: (date) => `Geëindigd ${date}`,
  giveUp: 'Opgeven',
  giveUpNamed: (name) => `Opgeven: ${name}`,
  giveUpSure: 'Dit opgeven? Je eigen geld blijft zoals het is.',
  giveUpYes: 'Geef het op',
  keep: 'Houden',
  rules: 'De regels, voordat je iets neemt',
  rule: [
    'Bonusdollars zijn een toezegging, en geen geld: je kunt ze niet inleggen of opnemen, en ' +
      'niemand leent erop.',
    'Je handelt alleen met je eigen geld. Dat staat nooit vast: een opname wordt om een bonus ' +
      'nooit geweigerd of vertraagd, en beëindigt er geen.',
    'Een transactie op het live-account telt zodra ze is gewonnen of verloren: met de inleg, of ' +
      'met de winst die ze had kunnen maken waar die kleiner is.',
    'Waar twee transacties tegelijk op één instrument in tegengestelde richting liepen, telt ' +
      'geen van beide. Gelijke en ongeldige transacties tellen niet.',
    'Zodra er genoeg is omgezet, worden de bonusdollars echte dollars, allemaal tegelijk.',
    'Meer handelen om een bonus te halen kost gemiddeld een deel van wat je inlegt: in elke ' +
      'prijs zit onze marge. Handel zoals je zonder zou doen.',
    'Wat nog niet is betaald, kun je altijd opgeven. Wat niet op tijd is omgezet, eindigt, en ' +
      'neemt niets van jou mee.',
    'Een actie is voor één persoon van een huishouden: één document, apparaat, kaart of ' +
      'opnameadres.',
  ],
  responsible: (limit, days) =>
    'Er wordt niets aangeboden aan wie een afkoelperiode heeft, zichzelf heeft uitgesloten, ' +
    `wie een bevroren account heeft, of wie in de laatste ${days} dagen meer dan ` +
    `${limit} verloor op het live-account.`,
}
