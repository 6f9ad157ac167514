// The first page's words that stay as the server wrote them: what this is, what it costs, what it
// risks, and how to check each of it.

export const landing = {
  lead:
    'Choose an instrument, an amount and a time. Say whether the price will end above or below ' +
    'a strike whose distance from your entry price is fixed when your order is accepted. Every ' +
    'price that decides is stored, and every result can be recomputed from its receipt.',
  tryDemo: 'Try the demo',
  trade: 'Trade Now',
  demoMoney: (money: string) => `The demo starts with ${money} of virtual money.`,
  shortTitle: 'In short',
  short: [
    {
      to: '#how',
      title: 'What this is',
      text: 'A yes or no about a price at a set time, with terms you see before you decide.',
    },
    {
      to: '#cost',
      title: 'What it costs',
      text: 'A margin in every price. There is no commission on a trade beside it.',
    },
    {
      to: '#risk',
      title: 'What it risks',
      text: 'The whole amount of every trade. Over many trades, most people lose.',
    },
    {
      to: '#check',
      title: 'What you can check',
      text: 'Every price, every result, how chances are set, and how this install is doing.',
    },
  ],
  howTitle: 'How a trade works',
  how: [
    [
      'You see the terms first',
      'Strike, profit if right, loss if wrong, the chance it is priced at, and the margin in ' +
        'the price.',
    ],
    [
      'The next price counts',
      'Your entry is the first price a moment after your order, by the time of its source: ' +
        'nobody gains from seeing a price before us.',
    ],
    [
      'The last price decides',
      'The exit is the last price of the expiry or before. Equal is a draw, and missing data ' +
        'voids the trade: your stake comes back.',
    ],
    [
      'The receipt proves it',
      'Terms, prices and the minute around them, enough to recompute the outcome without us.',
    ],
  ],
  costTitle: 'What it costs',
  cost: [
    'You pay no commission on a trade. The cost is a margin in the price: the strike is set so ' +
      'that your chance is a little smaller than the profit would need.',
    'How often you would have to be right to end with what you started with is the break-even. ' +
      'The chance a trade is priced at lies below it. The gap between the two is where our ' +
      'margin comes from.',
  ],
  marginNow: (share: string) => `The margin here is ${share} of the amount, in every price.`,
  ratesTitle: 'Break-even of every profit rate on offer',
  rateColumns: ['Profit if right', 'Chance priced', 'Break-even'] as const,
  rateNote: 'The bar ends at the chance the trade is priced at; the mark is its break-even.',
  exampleLabel: 'Example',
  exampleTitle: 'One trade in figures',
  exampleText:
    'You put $100 on Buy at a profit rate of 75 %. Right: you get $175 back. Wrong: the $100 are ' +
    'gone. To come out even you would have to be right 57.1 % of the time. The trade is priced ' +
    'at a chance of 54.9 %, so that a hundred dollars cost four on average.',
  riskTitle: 'What you can lose',
  risk: [
    'The whole amount of a trade is lost when you are wrong, often within minutes. ' +
      'You can never lose more than the amounts you put on trades.',
    'Because the margin is on our side, trading more does not make up for losses. When you win, ' +
      'we pay; when you lose, the amount is ours. That is why everything here is made to be ' +
      'checked.',
  ],
  riskMore: 'Read the risk disclosure',
  whoTitle: 'Who may trade here',
  jurisdiction:
    'In many countries products like this may not be offered to retail clients at all. Whether ' +
    'yours is one of them is for you to find out before you sign up.',
  nobody: 'No country is named yet from which clients may trade with real money.',
  countries: (names: string) => `Live clients may come from: ${names}.`,
  sandbox:
    'This install is a demonstration. It cannot take money, and its live account holds play ' +
    'money, too.',
  checkTitle: 'What you can check',
  checkLead: 'A promise is worth what you can do to test it. These pages are open to anyone.',
  checks: [
    {
      to: '/fairness',
      title: 'Fairness',
      text:
        'How a price is made and a trade is settled, how often trades priced at a chance were ' +
        'won, and how to recompute a receipt.',
      link: 'See how it is measured',
    },
    {
      to: '/status',
      title: 'Status',
      text:
        'Where the prices come from and how old they are, how long settling takes, and which ' +
        'licence this install has, if any.',
      link: 'See the state of things',
    },
    {
      to: '/live-payouts',
      title: 'Live Payouts',
      claim: 'payouts',
      text:
        'Withdrawals that were paid, straight from the ledger, with their transaction where ' +
        'there is a public one. An empty list is shown as an empty list.',
      link: 'See what was paid',
    },
    {
      to: '/risk-disclosure',
      title: 'The legal texts',
      text:
        'Written for this product as it behaves, dated, with every version. You are told when ' +
        'one changes.',
      link: 'Read the risks first',
    },
  ],
  plansTitle: 'Trading plans',
  plansLead:
    'Trading by hand needs no plan. A plan is for automated trading and goes by your funding: ' +
    'what you have paid in, less what you took out. That is not a fee, but trading can lose it.',
  plansMore: 'Compare the plans',
  funding: 'Funding',
  tradesPerDay: (count: number) => (count === 1 ? 'one trade a day' : `${count} trades a day`),
  questionsTitle: 'Questions',
  questions: [
    [
      'Who is on the other side of my trade?',
      'We are. That is a conflict of interest, and no wording removes it. What we can do is make ' +
        'every step checkable: each price is stored before it is used, the strike follows from a ' +
        'published rule, and the result can be recomputed in your own browser.',
    ],
    [
      'Where do the prices come from?',
      'The source stands beside every price, and the status page says how old each one is. A ' +
        'price that is too old takes no orders.',
    ],
    [
      'What happens when prices go missing or the server stops?',
      'Prices that we missed are asked for again from their source, for an hour. A trade whose ' +
        'prices are not to be had is void, and the amount comes back. Trades that end while the ' +
        'server is down are settled afterwards, by the same rules.',
    ],
    [
      'Can I practise first?',
      'Yes. Everyone who signs up gets a demo account with virtual money. It is priced and ' +
        'settled by the same program and the same rules as a live one.',
    ],
    [
      'Do I need a plan?',
      'No. Trading by hand needs none. A plan only says how many trades a day may be placed for ' +
        'you automatically.',
    ],
    [
      'Can I set limits for myself?',
      'Yes: on deposits, amounts and losses by day, week and month, a reminder of how long you ' +
        'have been trading, and breaks that nobody can end early, us included. A stricter limit ' +
        'holds at once; a looser one takes a day to think about.',
    ],
    [
      'What happens to my data?',
      'You can take a copy of what is kept about you, which says what is not in it, and close ' +
        'the account, both without asking us. The privacy policy says what is kept for how ' +
        'long, and why.',
    ],
  ],
  endTitle: 'See it before you believe it',
  endText: 'The demo needs a name, an e-mail address and no money.',
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
}
