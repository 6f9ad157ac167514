// In German: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `Gewonnen: ${won},
verloren: ${lost}. Aus ${from} wurden ${to}.`,
  ranOut: 'Danach war nichts mehr zum Handeln da.',
  result: 'Ergebnis',
  staked: 'Insgesamt eingesetzt',
  cost: 'Was so viel Einsatz im Durchschnitt verliert',
  lowest: 'Niedrigstes Guthaben',
  curve: (from, to, lowest, highest) =>
    `Das Guthaben von Trade zu Trade: es begann bei ${from} und endete bei ${to}, war am ` +
    `niedrigsten bei ${lowest} und am höchsten bei ${highest}.`,
  own: 'Deine hundert Trades',
  average: 'Wenn jeder seinen Durchschnitt verloren hätte',
  table: 'Die Kurve als Tabelle',
  trades: 'Trades bisher',
  balance: 'Guthaben',
  ties:
    'Ein Kurs, der genau auf dem Strike endet, gibt den Betrag zurück. Dafür ist keine ' +
    'Chance angegeben, also wird hier auch keiner gezogen.',
  many: 'Dasselbe, tausendmal',
  manyText: 'Ein Durchlauf sagt wenig. Simuliere tausend davon, so gemacht, wie du gewählt hast.',
  manyBegin: 'Tausend Durchläufe simulieren',
  manyEnded: (share) => `${share} der Durchläufe endeten mit einem Verlust.`,
  worst: 'Das schlechteste Zehntel endete mit so viel oder weniger',
  middle: 'Die Hälfte endete mit so viel oder weniger',
  best: 'Das beste Zehntel endete mit so viel oder mehr',
  mean: 'Durchschnitt aller Durchläufe',
  lostAll: 'Durchläufe, nach denen nichts übrig war',
  losses: 'Verluste',
  gains: 'Gewinne',
}
