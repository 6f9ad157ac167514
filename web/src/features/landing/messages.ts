// The plain first page. The public site proper comes later.

export const landing = {
  title: 'Short trades you can check yourself',
  lead: 'Choose an instrument, an amount and a time. Say whether the price will end above or below a strike you see before you decide. Every price is stored, and every result can be recomputed from its receipt.',
  tryDemo: 'Try the demo',
  trade: 'Trade Now',
  howTitle: 'How a trade works',
  how: [
    [
      'You see the terms first',
      'Strike, profit if right, loss if wrong, the chance it is priced at, and the margin in the price.',
    ],
    [
      'The next price counts',
      'Your entry is the first price received after your order, so nobody gains from seeing a price before us.',
    ],
    [
      'The last price decides',
      'The exit is the last price received by the expiry. Equal is a draw, and missing data voids the trade: your stake comes back.',
    ],
    [
      'The receipt proves it',
      'Terms, prices and the minute around them, enough to recompute the outcome without us.',
    ],
  ],
  riskTitle: 'Before you start',
  risk: 'You can lose the whole amount of every trade, and the margin is on our side: over many trades most people lose. In many countries products like this may not be offered to retail clients at all. Never trade with money you need.',
  sandbox: 'This install is a demonstration. It cannot take money.',
  receiptTitle: 'A receipt',
  receiptNote: 'An example of the form, with made-up figures.',
}
