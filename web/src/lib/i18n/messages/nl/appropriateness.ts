// In Dutch: the questions before live trading.

import type { Messages } from '#contract/shared/messages.ts'
import type { appropriateness as english } from '../appropriateness.ts'

export const appropriateness: Messages<typeof english> = {
  title: 'Voordat je live handelt',
  lead:
    'Live transacties riskeren geld. Laat zien dat je weet hoe: een dozijn vragen, en wat je ' +
    'niet weet, staat in de hulp. De demo is zonder deze vragen open.',
  help: 'Lees eerst de hulp',
  odds: 'Probeer de kansen met willekeurige getallen.',
  mark: (mark, all) =>
    `${mark} van de ${all} moeten goed zijn. Lukt dat niet, dan kun je het een dag later opnieuw ` +
    'proberen.',
  begins: (stake, trades) =>
    `Wie is geslaagd, begint klein: een dag lang is een live transactie hooguit ${stake}, en kun ` +
    `je er ${trades} plaatsen.`,
  questions: {
    whole_amount: {
      asks:
        'Je zet $100 op een transactie, en ze eindigt aan de verkeerde kant van de strike. Wat ' +
        'is ervan over?',
      choices: { a: 'De helft', b: 'Niets', c: 'Alles, min kosten' },
    },
    margin: {
      asks: 'In elke koers zit een marge voor het huis. Wat betekent dat over veel transacties?',
      choices: {
        a: 'Klanten winnen gemiddeld, iets minder dan zonder marge',
        b: 'Klanten winnen noch verliezen gemiddeld',
        c: 'Klanten verliezen gemiddeld',
      },
    },
    break_even: {
      asks: 'Je wint minder vaak dan break-even vraagt. Wat gebeurt er op den duur?',
      choices: {
        a: 'Je verliest geld, ook als je de meeste transacties wint',
        b: 'Je wint geld, zolang je meer dan de helft wint',
        c: 'Je eindigt waar je begon',
      },
    },
    further_strike: {
      asks: 'De ene strike rate levert bij winst meer op dan de andere. Wat is er nog meer anders?',
      choices: {
        a: 'Niets: het is de betere',
        b: 'Je wint er minder vaak mee',
        c: 'Je kunt minder van het bedrag verliezen',
      },
    },
    doubling: {
      asks: 'Na elk verlies verdubbel je het bedrag. Wat doet dat?',
      choices: {
        a: 'Uiteindelijk win je alles terug',
        b: 'De volgende transactie wint vaker',
        c: 'Je kunt eerder alles kwijt zijn; geen transactie wint er vaker door',
      },
    },
    ending: {
      asks: 'Een transactie van vijf minuten gaat na één minuut slecht. Wat kun je doen?',
      choices: {
        a: 'Niets: ze eindigt op haar tijd, met de koers van dat moment',
        b: 'Haar sluiten, en terugkrijgen wat ze dan waard is',
        c: 'Haar strike verplaatsen',
      },
    },
    lucky_run: {
      asks: 'Je won acht van je eerste tien transacties. Wat laat dat zien?',
      choices: {
        a: 'Dat je manier van kiezen werkt',
        b: 'Heel weinig: zoveel win je vaak door geluk',
        c: 'Dat je de volgende eerder verliest',
      },
    },
    money: {
      asks: 'Welk geld is voor handelen als dit?',
      choices: {
        a: 'Geld dat je kunt verliezen zonder anders te gaan leven',
        b: 'Geld dat je volgende maand nodig hebt, met een zorgvuldig plan',
        c: 'Geleend geld, als de lening minder kost dan winst oplevert',
      },
    },
    signals: {
      asks: 'Een signaal, of iemand die goed handelt, zegt dat een koers stijgt. Hoe zeker is dat?',
      choices: {
        a: 'Zeker, als het tot nu toe vaak klopte',
        b: 'Zeker, als veel mensen hetzelfde zeggen',
        c: 'Helemaal niet: wat vaak klopte, zegt niets zekers over de volgende transactie',
      },
    },
    other_side: {
      asks: 'Wie betaalt je als je transactie wint, en houdt je bedrag als ze verliest?',
      choices: { a: 'Een andere klant', b: 'Het huis, dat zijn wij', c: 'Een beurs' },
    },
    missing_price: {
      asks: 'De koers die je transactie had moeten beslissen, ontbreekt. Wat gebeurt er?',
      choices: {
        a: 'De transactie is ongeldig, en het hele bedrag komt terug',
        b: 'De transactie is verloren',
        c: 'Onze medewerkers kiezen een koers',
      },
    },
    breaks: {
      asks: 'Je merkt dat je meer handelt dan je wilde. Wat kun je hier doen?',
      choices: {
        a: 'Onze medewerkers vragen een deel terug te winnen',
        b: 'Niets, tot terug is wat je verloor',
        c: 'Limieten instellen, pauzeren of jezelf uitsluiten, wat dan niemand kan terugdraaien',
      },
    },
  },
  send: 'Verstuur mijn antwoorden',
  unanswered: 'Kies een antwoord.',
  missing: (count) =>
    count === 1
      ? 'Eén vraag heeft nog geen antwoord.'
      : `${count} vragen hebben nog geen antwoord.`,
  waits: (until) =>
    `Je kunt de vragen vanaf ${until} opnieuw beantwoorden. Tot dan zijn de demo en de hulp er ` +
    'voor je; opnemen wacht niet.',
  passed: (at) => `Je bent geslaagd, op ${at}.`,
  firstDay: (until, stake, trades) =>
    `Tot ${until} is een live transactie hooguit ${stake}, en kun je er ${trades} plaatsen.`,
  notNeeded:
    'Op deze installatie wachten live transacties niet op deze vragen. Je kunt ze toch ' +
    'beantwoorden.',
  attempts: 'Je pogingen',
  attempt: (at, right, asked) => `${at}: ${right} van de ${asked} goed`,
  tradeLive: 'Naar het handelsscherm',
  lost: (median) => `Van wie verloor, verloor de helft ${median} of meer.`,
}
