// The terms of trade, as whoever proposes and confirms them reads them.

export const terms = {
  tab: 'Terms',
  inForce: 'In force',
  inForceNote: 'what a trade that is accepted now is priced by',
  versions: 'Versions',
  versionsNote: 'newest first; a trade keeps the terms it was accepted with',
  noVersions: 'Nobody has changed the terms: what is built in holds.',
  names: {
    margin_bp: 'House margin',
    entry_delay_ms: 'Entry delay',
    exit_average_seconds: 'Exit of short trades',
    strike_rates: 'Strike rates',
    traded_categories: 'Kinds traded',
  },
  states: {
    proposed: 'Waits for a second person',
    confirmed: 'To come',
    in_force: 'In force',
    past: 'Past',
  },
  change: 'Change',
  changeOf: (name: string) => `Change: ${name}`,
  waits: 'A change waits',
  term: 'Term',
  becomes: 'Value',
  was: 'Before',
  state: 'State',
  from: 'From (UTC)',
  wanted: (when: string) => `asked for from ${when}`,
  proposedBy: 'Proposed',
  confirmedBy: 'Confirmed',
  reason: 'Why',
  none: '–',
  says:
    'A second person has to confirm this, and it takes effect a day after that at the earliest. ' +
    'Trades accepted before keep their terms.',
  milliseconds: (value: number) => `${value} ms`,
  average: (seconds: number) =>
    seconds === 1 ? 'the last price' : `the average of the last ${seconds} seconds`,
  numbers: {
    margin_bp: {
      label: 'Margin, in percent',
      hint: 'The share of the stake that the house keeps on average.',
    },
    entry_delay_ms: {
      label: 'Entry delay, in milliseconds',
      hint:
        'A trade enters at the first price later than its acceptance and this, from the day on ' +
        'which the terms of 28 November 2026 bind here.',
    },
    exit_average_seconds: {
      label: 'Seconds that the exit is the average of',
      hint: 'For trades of two minutes at most; 1 is the last price alone.',
    },
  },
  fromWhen: 'From when, in UTC',
  why: 'Your reason, kept in the record',
  evidence: 'What shows that it is right (may be left out)',
  propose: 'Propose',
  sayNumber: {
    margin_bp: 'A margin is 0 to 50 percent, with at most two decimals.',
    entry_delay_ms: 'A delay is 0 to 2000 milliseconds.',
    exit_average_seconds: 'Whole seconds, 1 to 10.',
  },
  sayOne: 'Choose at least one.',
  sayTime: 'Say a time to come, within a year.',
  sayWhy: 'Say why.',
  planIs: (name: string, funding: string, trades: number) =>
    `${name}: takes ${funding}, ${trades} ${trades === 1 ? 'trade' : 'trades'} a day`,
  sayFunding: 'Whole dollars from 1 to 10,000,000, more than the plan below it takes.',
  sayTrades: 'A whole number from 1 to 1,000, no less than the plan below it gives.',
  rate: (buy: string, sell: string) => `Buy pays ${buy}, Sell pays ${sell}`,
} as const
