// Whether prices come true, as whoever looks after risk reads it.

export const calibration = {
  tab: 'Calibration',
  says:
    'What was priced to win half the time should win half the time. Trades of both accounts, the ' +
    'newest of each day; clients trade at the same moments, so the interval rests on trades that ' +
    'do not overlap.',
  byPrice: 'By the chance they were priced at',
  since: (day: string) => `since ${day}`,
  byLine: 'By instrument and duration',
  none: 'No trade was won or lost in these days.',
  priced: 'Priced',
  pricedFrom: (from: string, to: string) => `${from} to ${to}`,
  instrument: 'Instrument',
  duration: 'Duration',
  trades: 'Trades',
  independent: 'Apart',
  meanPriced: 'Mean priced',
  seen: 'Won',
  interval: '95 % interval',
  between: (low: string, high: string) => `${low} to ${high}`,
  verdict: 'Says',
  asPriced: 'As priced',
  off: 'Not as priced',
  few: 'Too few to say',
} as const
