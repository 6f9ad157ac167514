// In German: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'Was gehandelt werden kann, und zu welchen Bedingungen',
  specificationLead:
    'Paare, die diesen Coin bewerten, mit ihren Bedingungen. Ein Betrag ist der Einsatz eines ' +
    'Trades.',
  noSpecification:
    'Die Bedingungen können gerade nicht gezeigt werden. Bitte lade die Seite gleich noch einmal.',
  notQuoted: (coin) =>
    `Wo unsere Kurse herkommen, nennt niemand einen Kurs für ${coin}. Es gibt also keinen ` +
    'Kurs davon, keinen Chart und nichts zu handeln.',
  facts: {
    price: 'Kurs',
    tick: 'Kleinster Schritt des Kurses',
    hours: 'Handelszeiten',
    durations: 'Laufzeiten',
    amount: 'Betrag eines Trades',
    payout: 'Höchste Gutschrift aus offenen Trades',
    margin: 'Marge in jedem Preis',
  },
  perClient: (amount) => `${amount} pro Kunde`,
  always: 'Jeden Tag, rund um die Uhr',
  weekly: 'Am Wochenende geschlossen',
  closed: 'Jetzt geschlossen',
  between: (least, most) => `${least} bis ${most}`,
  noPrice: 'Gerade kein Kurs',
  more: (pair) => `${pair} im Einzelnen`,
  exampleTag: 'Beispiel',
  exampleTitle: 'Ein Trade, richtig und falsch',
  exampleLead: ({ stake, pair, duration, side }) =>
    `Du setzt ${stake} auf ${pair} für ${duration} und wählst ${side}: der Kurs muss ` +
    `${side === 'Buy' ? 'über' : 'unter'} dem Strike enden. Das wäre dir in dem Augenblick ` +
    'angeboten worden, in dem diese Seite entstand.',
  noExample:
    'Für dieses Beispiel gibt es gerade kein Angebot: der neueste Kurs ist zu alt, über seine ' +
    'Bewegung ist zu wenig bekannt, er bewegt sich zu wenig für einen fairen Strike, oder der ' +
    'Trade wird hier nicht angeboten. Eine solche Order würde abgelehnt.',
  example: {
    stake: 'Eingesetzter Betrag',
    spot: 'Kurs jetzt',
    strike: 'Strike, wenn dies der Einstieg wäre',
    priced: 'Gewinnchance, mit der gerechnet ist',
    breakEven: 'Anteil der Trades, den du für Plus minus null gewinnen musst',
    margin: 'Unsere Marge: erwarteter Verlust am Einsatz',
    age: (source, age) => `Quelle: ${source}. Der Kurs war ${age} alt.`,
  },
  right: 'Wenn du richtig liegst',
  wrong: 'Wenn du falsch liegst',
  equal: 'Wenn es gleich ist',
  rightText: (end, profit, back) =>
    `Der Kurs endet bei ${end}, einen Schritt jenseits des Strikes. Du gewinnst ${profit}; ` +
    `mit deinem Einsatz kommen ${back} zurück.`,
  wrongText: (end, stake) =>
    `Der Kurs endet bei ${end}, einen Schritt vor dem Strike. Du verlierst ${stake}, den ` +
    'ganzen Einsatz. Wie knapp es war, spielt keine Rolle.',
  equalText: (strike, stake) =>
    `Der Kurs endet bei ${strike}, genau auf dem Strike. Es ist unentschieden, und ${stake} ` +
    'kommen zurück.',
  exampleFoot: (breakEven, priced, cost) =>
    `Für Plus minus null müsstest du bei dieser Wahl ${breakEven} solcher Trades gewinnen. ` +
    `Der Strike ist so gelegt, dass zu erwarten ist, dass ${priced} gewinnen. Aus dem ` +
    `Unterschied kommt unsere Marge: sie kostet im Schnitt ${cost} von diesem Einsatz, welche ` +
    'Seite du auch nimmst. Eine Chance ist kein Versprechen: der nächste Trade kann verloren ' +
    'gehen, was auch immer die letzten taten.',
  read: 'Weiterlesen',
  readFairness: 'Wie ein Preis entsteht und geprüft wird',
  readRisk: 'Risikohinweise',
  readPlans: 'Handelspläne',
  minutes: (count) => `${count} Minuten`,
  seconds: (count) => `${count} s`,
}
