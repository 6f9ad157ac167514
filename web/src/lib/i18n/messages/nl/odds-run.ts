// In Dutch: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `Gewonnen: ${won},
verloren: ${lost}. Van ${from} naar ${to}.`,
  ranOut: 'Daarna was er niets meer om mee te handelen.',
  result: 'Resultaat',
  staked: 'In totaal ingelegd',
  cost: 'Wat zo veel inleg gemiddeld verliest',
  lowest: 'Laagste saldo',
  curve: (from, to, lowest, highest) =>
    `Het saldo van transactie tot transactie: het begon op ${from} en eindigde op ${to}, ` +
    `met ${lowest} als laagste en ${highest} als hoogste.`,
  own: 'Jouw honderd transacties',
  average: 'Als elke het gemiddelde verloor',
  table: 'De lijn als tabel',
  trades: 'Transacties gedaan',
  balance: 'Saldo',
  ties:
    'Een koers die precies op de strike eindigt, geeft het bedrag terug. Daarvoor is ' +
    'geen kans bekend, dus wordt het hier niet getrokken.',
  many: 'Hetzelfde, duizend keer',
  manyText: 'Eén reeks zegt weinig. Simuleer er duizend, gedaan zoals je koos.',
  manyBegin: 'Simuleer duizend reeksen',
  manyEnded: (share) => `${share} van de reeksen eindigde met verlies.`,
  worst: 'Het slechtste tiende deel eindigde hierop of lager',
  middle: 'De helft eindigde hierop of lager',
  best: 'Het beste tiende deel eindigde hierop of hoger',
  mean: 'Gemiddelde van alle reeksen',
  lostAll: 'Reeksen waarna niets over was',
  losses: 'Verlies',
  gains: 'Winst',
}
