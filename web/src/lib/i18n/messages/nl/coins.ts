// In Dutch: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'Waarin je kunt handelen, en op welke voorwaarden',
  specificationLead:
    'Paren met deze munt voorop, met hun voorwaarden. Een bedrag is de inleg van één ' +
    'transactie.',
  noSpecification:
    'De voorwaarden kunnen nu niet worden getoond. Laad de pagina over een ogenblik opnieuw.',
  notQuoted: (coin: string) =>
    `Waar onze koersen vandaan komen, geeft niemand een koers van ${coin}. Er is dus geen ` +
    'koers, geen grafiek, en je kunt er hier niet in handelen.',
  facts: {
    price: 'Koers',
    tick: 'Kleinste koersstap',
    hours: 'Openingstijden',
    durations: 'Looptijden',
    amount: 'Bedrag van een transactie',
    payout: 'Maximaal uitbetaald op open transacties',
    margin: 'Marge in elke koers',
  },
  perClient: (amount: string) => `${amount} per klant`,
  always: 'Elke dag, dag en nacht',
  weekly: 'Gesloten in het weekend',
  closed: 'Nu gesloten',
  between: (least: string, most: string) => `${least} tot ${most}`,
  noPrice: 'Nu geen koers',
  more: (pair: string) => `Meer over ${pair}`,
  exampleTag: 'Voorbeeld',
  exampleTitle: 'Eén transactie, goed en fout',
  exampleLead: ({ stake, pair, duration, side }) =>
    `Je legt ${stake} in op ${pair} voor ${duration} en kiest ${side}: de koers moet ` +
    `${side === 'Buy' ? 'boven' : 'onder'} de strike eindigen. Dit zou je zijn aangeboden op het ` +
    'moment dat deze pagina werd gemaakt.',
  noExample:
    'Voor dit voorbeeld is er nu geen offerte: de nieuwste koers is te oud, er is te weinig ' +
    'bekend van hoe hij beweegt, hij beweegt te weinig voor een eerlijke strike, of deze ' +
    'transactie wordt hier niet aangeboden. Zo’n order zou worden geweigerd.',
  example: {
    stake: 'Inleg',
    spot: 'Koers nu',
    strike: 'Strike, als dit de instapkoers was',
    priced: 'Kans op winst waarmee is gerekend',
    breakEven: 'Deel van de transacties dat je moet winnen om quitte te spelen',
    margin: 'Onze marge: verwacht verlies op de inleg',
    age: (source: string, age: string) => `Bron: ${source}. De koers was ${age} oud.`,
  },
  right: 'Als je goed zit',
  wrong: 'Als je fout zit',
  equal: 'Als het gelijk is',
  rightText: (end: string, profit: string, back: string) =>
    `De koers eindigt op ${end}, één stap voorbij de strike. Je wint ${profit}; samen met je ` +
    `inleg komt er ${back} terug.`,
  wrongText: (end: string, stake: string) =>
    `De koers eindigt op ${end}, één stap te vroeg voor de strike. Je verliest ${stake}, de hele ` +
    'inleg. Hoe weinig het scheelde, maakt niet uit.',
  equalText: (strike: string, stake: string) =>
    `De koers eindigt op ${strike}, precies de strike. Het is gelijkspel, en ${stake} komt terug.`,
  exampleFoot: (breakEven: string, priced: string, cost: string) =>
    `Om met deze keuze quitte te spelen zou je ${breakEven} van zulke transacties moeten winnen. ` +
    `De strike ligt zo dat er naar verwachting ${priced} wint. Uit het verschil komt onze ` +
    `marge: die ` +
    `kost gemiddeld ${cost} van deze inleg, welke kant je ook kiest. Een kans is geen belofte: ` +
    'de volgende transactie kun je verliezen, wat de vorige ook deden.',
  read: 'Lees verder',
  readFairness: 'Hoe een koers tot stand komt en wordt nagegaan',
  readRisk: 'Risicotoelichting',
  readPlans: 'Handelsplannen',
  minutes: (count: number) => `${count} minuten`,
  seconds: (count: string) => `${count} s`,
}
