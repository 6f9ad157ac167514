// What came of a hundred simulated trades, and of a thousand such runs.

export const oddsRun = {
  ended: (won: string, lost: string, from: string, to: string) =>
    `Won ${won}, lost ${lost}. ${from} became ${to}.`,
  ranOut: 'Then nothing was left to trade with.',
  result: 'Result',
  staked: 'Staked in all',
  cost: 'What so much staked loses on average',
  lowest: 'Lowest balance',
  curve: (from: string, to: string, lowest: string, highest: string) =>
    `The balance from trade to trade: it began at ${from} and ended at ${to}, was ` +
    `${lowest} at its lowest and ${highest} at its highest.`,
  own: 'Your hundred trades',
  average: 'If each had lost its average',
  table: 'The curve as a table',
  trades: 'Trades made',
  balance: 'Balance',
  ties:
    'A price that ends exactly on the strike gives the amount back. No chance of that is quoted, ' +
    'so none is drawn here.',
  many: 'The same a thousand times',
  manyText: 'One run says little. Simulate a thousand of them, made as you chose.',
  manyBegin: 'Simulate a thousand runs',
  manyEnded: (share: string) => `${share} of the runs ended with a loss.`,
  worst: 'The worst tenth ended with this or less',
  middle: 'Half of them ended with this or less',
  best: 'The best tenth ended with this or more',
  mean: 'Average of all runs',
  lostAll: 'Runs with nothing left',
  losses: 'Losses',
  gains: 'Gains',
} as const
