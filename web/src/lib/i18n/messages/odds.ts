// Learning the odds: what one chooses, and what comes of it.

export const odds = {
  pays: {
    title: 'What a trade pays',
    text: [
      'You put in an amount. If you are right, it comes back with a profit; if you are ' +
        'wrong, all of it is lost.',
      'How large the profit is, you choose. The larger it is, the further away the ' +
        'strike lies and the less often such a trade wins.',
    ] as readonly string[],
  },
  even: {
    title: 'How often you would have to win',
    text: [
      'Wins have to pay for losses. The share of trades that must win for that is the ' +
        'break-even: one, divided by one plus what a win pays for each dollar.',
      'A small profit asks you to win nearly always, a large one only seldom. Neither is ' +
        'easier than the other.',
    ] as readonly string[],
  },
  house: {
    title: 'What the house takes',
    text: [
      'Every strike is set so that a trade wins a little less often than its break-even ' +
        'asks. The gap is our margin, and it is the same for every profit.',
      'So over many trades the average result is a loss. Nobody can tell the next ' +
        'minute: not you, and not us.',
    ] as readonly string[],
  },
  run: {
    title: 'A hundred trades of your own',
    text: [
      'Choose how they are made. Your browser then draws a random number for each trade, ' +
        'which wins as often as it is priced to.',
      'It is a simulation, not the market. Practice shows what luck does; it does not ' +
        'make the next trade any easier to win.',
    ] as readonly string[],
  },
  amount: 'Amount of a trade',
  profit: 'Profit if right',
  right: 'If you are right',
  wrong: 'If you are wrong',
  breakEven: 'Break-even',
  formula: (profit: string, share: string) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Chance it is priced at',
  margin: 'Margin of the house',
  cost: 'What that takes of each such trade, on average',
  tag: 'Example, of random numbers',
  habit: 'The amount of each trade',
  habits: {
    same: 'Always the same',
    doubled: 'Doubled after a loss, until one wins',
    part: 'A hundredth of what is left',
  },
  profits: 'The profit of each trade',
  chosen: 'As chosen above',
  any: 'Any of those on offer, at random',
  begin: 'Simulate a hundred trades',
  again: 'Simulate another hundred',
  failed: 'This part could not be loaded. Load the page anew.',
} as const
