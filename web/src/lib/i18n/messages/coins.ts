// What the coin pages say around each coin's own text; it travels in their HTML.

export const coins = {
  specification: 'What can be traded, and on which terms',
  specificationLead:
    'Pairs priced for this coin, with their terms. An amount is the stake of one trade.',
  noSpecification: 'The terms cannot be shown right now. Please load the page again in a moment.',
  notQuoted: (coin: string) =>
    `Where our prices come from, nobody quotes ${coin}. So there is no price of it, no chart, ` +
    'and nothing to trade.',
  facts: {
    price: 'Price',
    tick: 'Smallest step of the price',
    hours: 'Hours',
    durations: 'Durations',
    amount: 'Amount of a trade',
    payout: 'Most paid out on open trades',
    margin: 'Margin in every price',
  },
  /** The most that may be paid out on one client's open trades of the pair. */
  perClient: (amount: string) => `${amount} per client`,
  always: 'Every day, around the clock',
  weekly: 'Closed at weekends',
  closed: 'Closed now',
  between: (least: string, most: string) => `${least} to ${most}`,
  noPrice: 'No price now',
  more: (pair: string) => `${pair} in detail`,
  exampleTag: 'Example',
  exampleTitle: 'One trade, right and wrong',
  exampleLead: (words: ExampleWords) =>
    `You stake ${words.stake} on ${words.pair} for ${words.duration} and choose ${words.side}: ` +
    `the price must end ${words.side === 'Buy' ? 'above' : 'below'} the strike. This is what you ` +
    'would be offered at the moment this page was made.',
  noExample:
    'There is no quote for this example right now: the newest price is too old, too little is ' +
    'known of how it moves, it moves too little for a fair strike, or the trade is not offered ' +
    'here. An order like it would be refused.',
  example: {
    stake: 'Amount staked',
    spot: 'Price now',
    strike: 'Strike, if this were the entry',
    priced: 'Chance of winning it is priced at',
    breakEven: 'Share of trades to win to come out even',
    margin: 'Our margin: expected loss of the stake',
    age: (source: string, age: string) => `Source: ${source}. The price was ${age} old.`,
  },
  right: 'If you are right',
  wrong: 'If you are wrong',
  equal: 'If it is equal',
  rightText: (end: string, profit: string, back: string) =>
    `The price ends at ${end}, one step past the strike. You gain ${profit}; with your stake, ` +
    `${back} comes back.`,
  wrongText: (end: string, stake: string) =>
    `The price ends at ${end}, one step short of the strike. You lose ${stake}, the whole stake. ` +
    'How near it was does not matter.',
  equalText: (strike: string, stake: string) =>
    `The price ends at ${strike}, the strike itself. It is a draw, and ${stake} comes back.`,
  exampleFoot: (breakEven: string, priced: string, cost: string) =>
    `To come out even with this choice you would have to win ${breakEven} of such trades. The ` +
    `strike is placed so that ${priced} are expected to win. Our margin comes from the ` +
    `difference: it ` +
    `costs ${cost} of this stake on average, whichever side you take. A chance is not a ` +
    'promise: the next trade can be lost whatever the last ones did.',
  read: 'Read on',
  readFairness: 'How a price is made and checked',
  readRisk: 'Risk Disclosure',
  readPlans: 'Trading Plans',
  minutes: (count: number) => `${count} minutes`,
  seconds: (count: string) => `${count} s`,
}

type ExampleWords = {
  readonly stake: string
  readonly pair: string
  readonly duration: string
  readonly side: 'Buy' | 'Sell'
}
