// The plain first page. The public site proper comes later.

export const landing = {
  title: 'Short trades you can check yourself',
  lead:
    'Choose an instrument, an amount and a time. Say whether the price will end above or below ' +
    'a strike you see before you decide. Every price is stored, and every result can be ' +
    'recomputed from its receipt.',
  tryDemo: 'Try the demo',
  trade: 'Trade Now',
  howTitle: 'How a trade works',
  how: [
    [
      'You see the terms first',
      'Strike, profit if right, loss if wrong, the chance it is priced at, and the margin in ' +
        'the price.',
    ],
    [
      'The next price counts',
      'Your entry is the first price received after your order, so nobody gains from seeing a ' +
        'price before us.',
    ],
    [
      'The last price decides',
      'The exit is the last price received by the expiry. Equal is a draw, and missing data ' +
        'voids the trade: your stake comes back.',
    ],
    [
      'The receipt proves it',
      'Terms, prices and the minute around them, enough to recompute the outcome without us.',
    ],
  ],
  riskTitle: 'Before you start',
  risk:
    'You can lose the whole amount of every trade, and the margin is on our side: over many ' +
    'trades most people lose. In many countries products like this may not be offered to retail ' +
    'clients at all. Never trade with money you need.',
  sandbox: 'This install is a demonstration. It cannot take money.',
  receiptTitle: 'A receipt',
  receiptNote: 'An example of the form, with made-up figures.',
  example: {
    picture:
      'A price line from the entry at 64,000.10 over five minutes to the exit at 63,991.30, ' +
      'above the strike at 63,986.14.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 minutes, profit 75 % if right',
    headline: 'Won: $210.00 paid out',
    entry: 'entry',
    exit: 'exit',
    strike: 'strike',
    facts: [
      ['Entry price', '64,000.10'],
      ['Strike factor', '\u00d7 0.999782000000'],
      ['Strike, rounded down', '63,986.14'],
      ['Exit price', '63,991.30'],
      ['$120.00 + 75 %', '$210.00'],
    ],
    checked: 'Recomputed in your browser: 5 of 5 passed',
  },
  account: 'Account',
  footer: 'Footer',
}
