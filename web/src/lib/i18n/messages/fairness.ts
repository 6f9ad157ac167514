// How a price is made, how a trade is settled, how to check a receipt, and how we know what we
// claim. Worked figures stand in `example.ts`.

import { calibrationNotes } from '#contract/public/calibration-notes.ts'
import type { CheckName } from '#verify/outcome.ts'

const checks: Record<CheckName, string> = {
  entry: 'Entry price',
  strike: 'Strike',
  exit: 'Exit price',
  status: 'Won, lost, draw or void',
  payout: 'What was paid out',
  sources: 'Median of the sources',
}

export const fairness = {
  title: 'Fairness',
  description:
    'How a price is made, how a trade is settled, how to check a receipt yourself, and how ' +
    'often trades priced at a chance really won.',
  lead:
    'You should not have to believe us. This page says how a price is made and how a trade ' +
    'ends, shows how to work out a receipt yourself, and lists how each of our claims is ' +
    'known.',
  contents: 'On this page',
  price: {
    title: 'How a price is made',
    paragraphs: [
      'Every option names a profit: what you gain if you are right, as a share of your stake. A' +
        ' small profit should be easy to win and a large one hard. So we do not change the profit' +
        ' to fit the odds; we move the strike. It lies where winning is as likely as the profit ' +
        'demands, less one margin, as near as the tick allows.',
      'Where that is depends on how much the price tends to move. We measure that from the ' +
        'instrument\u2019s own last minutes and days, only looking back. From the same history we' +
        ' learn how often a move of each size happens over each duration. Real prices are calm ' +
        'more often than a textbook bell curve says, and wild more often too, so we count what ' +
        'really happened.',
      'Both directions are treated alike. The strike of a Buy and that of a Sell come from one ' +
        'and the same curve, whatever the trend of the day. The strike is rounded to the tick, ' +
        'the smallest step of the price, and always in your favour.',
      'The margin is the same for every option, every client and both accounts, demo and live. ' +
        'It is shown before each trade. Where a fair strike cannot be placed, because history is ' +
        'missing or the market too quiet, we offer none.',
    ],
    drawing:
      'A hill of possible end prices: small moves are frequent, large ones rare. A line marks ' +
      'the strike, and the part of the hill beyond it is the share of trades that win.',
    hill: 'how often the price ends here',
    strike: 'strike',
    now: 'price now',
    wins: 'a Buy wins',
    loses: 'a Buy loses',
  },
  formula: {
    title: 'The formula, with an example',
    tag: 'Example',
    lead:
      'The figures are made up, but they add up: a Buy that pays seventy-five per cent if ' +
      'right, over fifteen minutes.',
    steps: {
      chance: [
        'Chance',
        'How likely a win is priced: one less the margin m, divided by one and the profit r.',
      ],
      factor: [
        'Strike factor',
        'How far the strike lies from the entry. v is the volatility for one second, T the ' +
          'duration in seconds, q the move that is not exceeded as often as the chance says. A ' +
          'Buy takes q off, a Sell adds it.',
      ],
      strike: [
        'Strike',
        'The entry price times the factor, rounded to the tick: down for a Buy, up for a Sell.',
      ],
      payout: ['If right', 'The stake and the profit on it, to the cent.'],
    },
  },
  settlement: {
    title: 'How a trade is settled',
    paragraphs: [
      'When your order is accepted, its terms are fixed: stake, profit, duration, margin, and ' +
        'the distance of the strike. The entry price is not known yet, neither to you nor to us. ' +
        'It is the first price of after acceptance and a short fixed delay, the same for ' +
        'everybody, so that nobody gains from hearing a price before us. Instrument, trade form ' +
        'and receipt say how long it is. If there is no price within ten seconds of that, the ' +
        'trade is void and your stake returns.',
      'Of what a source reports we take at most one price in each quarter of a second; one that ' +
        'has to wait carries the time at which the next quarter begins. A sudden leap counts ' +
        'only once a second report agrees, and a report that comes too late is left out.',
      'The exit price is the last one at or before the expiry, to the millisecond, by the time ' +
        'that its source gives it. Where it is told before you trade, the average of the last ' +
        'seconds decides a trade of two minutes or less, at a strike made for it. A price of ' +
        'after the expiry is never used, however late the settlement runs. Prices that we ' +
        'missed are asked for again from the source, for an hour, before a trade is void.',
      'A Buy wins if the exit lies above the strike, a Sell if it lies below. If it lies on the ' +
        'strike it is a draw, and the stake returns. If the exit price is too old at the expiry ' +
        '(five seconds for coins, ten for all else), or if no price followed the entry, the ' +
        'trade is void and the stake returns. Missing data never makes a loss.',
      'Trades and results are only ever added, and a stored price is never changed. No screen, ' +
        'call or role edits a price, picks a winner or settles a trade again. If we owe you for ' +
        'a mistake of ours, that is a payment of its own with a reason that you see, and never ' +
        'another result.',
    ],
    drawing:
      'Prices as dots along a line of time. The first dot after the order is the entry, the ' +
      'last dot by the expiry is the exit, and a dot after the expiry does not count.',
    order: 'order',
    entry: 'entry',
    exit: 'exit',
    expiry: 'expiry',
    late: 'too late',
  },
  calibration: {
    title: 'Does it come true?',
    paragraphs: [
      'A price that says "this wins in so many of a hundred trades" can be tested. We ran ' +
        'recorded prices of real markets through this very program, placed an order at every ' +
        'minute (in lists of trades every ten seconds), on both sides of every option and at ' +
        'every duration, and counted.',
      'In the drawings each dot is one option at one duration. Across stands the chance it was ' +
        'priced at, upward the share that really won. A perfect dot lies on the line.',
    ],
    none: 'The calibration cannot be shown right now.',
    retry: 'Try again',
    loading: 'Loading the calibration',
    summary: 'Each recording, durations from one minute to one hour',
    file: 'Recording',
    note: 'Length',
    notes: calibrationNotes,
    worst: 'Worst error (points)',
    mean: 'Mean error (points)',
    kept: (priced: string) => `Margin kept, of ${priced} priced`,
    inside: 'Within chance (95 %)',
    draws: 'Draws',
    plot: (file: string) => `${file}: share won against chance priced`,
    plotTitle: (file: string) => `Priced and seen: ${file}`,
    across: 'priced',
    upward: 'seen',
    table: (file: string) => `Share won less chance priced, in points: ${file}`,
    duration: 'Duration',
    priced: 'priced',
    openTable: 'Every option and duration',
    limits:
      'What this cannot show: which way a price will go, what a single day brings, and how it ' +
      'will be in a month unlike any before. In months that go strongly one way, Buys and Sells ' +
      'miss by much the same in opposite directions. A price that favours neither cannot ' +
      'correct that.',
    dash: '\u2013',
  },
  markouts: {
    title: 'Does anybody know prices before us?',
    paragraphs: [
      'Who hears a market before we do would buy just before our price rises. So we measure ' +
        'where prices went right after entries, the way each client bet. Over many trades that ' +
        'is nothing, unless somebody is faster. The fixed delay of the entry is there for that, ' +
        'the same for all.',
      'It is looked at over everybody together, and changes nothing for any one client.',
    ],
    few: 'There are too few live trades of late to tell.',
    table: 'Moves after the entry, the way clients bet',
    move: 'Move',
    after: { one: 'After one second', five: 'After five seconds' },
    below: (bound: string) => `below ${bound} bp`,
    between: (from: string, to: string) => `${from} to ${to} bp`,
    above: (bound: string) => `${bound} bp or more`,
    mean: 'On average',
    meanOf: (mean: string, within: string) => `${mean} bp; up to ± ${within} may be chance`,
    bp: 'bp: basis points, hundredths of a percent.',
  },
  claims: {
    title: 'What we claim, and how we know it',
    paragraphs: [
      'Every figure and every status on the public pages is a registered claim: measured ' +
        'from this install\u2019s own data, set by the operator, stated on a named document, a ' +
        'rule of the program, or counted on named recordings. One ' +
        'that has no source here, or too little behind it, is not shown anywhere.',
      'These are all that can be shown now.',
    ],
    none: 'The list of claims cannot be shown right now.',
    names: {
      instruments: 'Instruments quoted',
      tradable_instruments: 'Instruments that can be traded',
      demo_days: 'Length of the demo account in days',
      demo_money: 'Play money of a demo account',
      top_payout: 'Largest profit on offer, as a share of the stake',
      margin_rate: 'Our margin',
      loss_share: 'Share of live accounts that lost money',
      loss_median: 'What half of those who lost, lost at least',
      payouts_made: 'Withdrawals paid in twelve months',
      segregated_funds: 'Client money is kept apart',
      founded: 'Founded',
      licensed: 'Licence',
      signal_accuracy: 'Accuracy of signals',
      tournaments: 'Tournaments',
      bonuses: 'Bonuses',
      cashback: 'Cashback',
      promo_codes: 'Promotional codes',
      referrals: 'Rewards for referring',
      prices: 'Prices',
      instrument_terms: 'Terms of each instrument',
      strike_rates: 'Options and their profits',
      durations: 'Durations',
      margin: 'Margin of each price',
      plans: 'Plans',
      calibration: 'The calibration above',
      markouts: 'Prices after entries, above',
      payouts: 'Withdrawals paid',
      signals: 'Signals and their records',
      status: 'State of this install',
      contacts: 'Contacts',
      operator: 'The operator',
    } as Readonly<Record<string, string>>,
  },
}

/** Apart from the rest: only this part of the page lives on in the browser. */
export const exampleReceipt = {
  title: 'How to check a receipt',
  tag: 'Example',
  card: 'Example receipt',
  facts: {
    pair: 'Pair',
    side: 'Side and option',
    amount: 'Amount',
    accepted: 'Accepted',
    expires: 'Expires',
    margin: 'Margin',
    volatility: 'Volatility',
    quantile: 'Quantile',
    factor: 'Strike factor',
    entry: 'Entry price',
    strike: 'Strike',
    exit: 'Exit price',
    status: 'Result',
    payout: 'Paid out',
  },
  variants: {
    honest: 'As is',
    exit: 'Another exit price',
    factor: 'Another strike factor',
    payout: 'Less paid out',
  },
  variantsLabel: 'What the receipt says',
  checks,
  agrees: 'Agrees',
  differs: 'Differs',
  stated: (text: string) => `It says ${text}`,
  computed: (text: string) => `worked out: ${text}`,
  none: 'none',
  allAgree: 'All agrees.',
  someDiffer: 'It contradicts itself.',
}

/** Of it what stays as the server wrote it. */
export const receiptByHand = {
  lead:
    'Every trade has a receipt to download. Here is one with made-up figures. Go through it ' +
    'with a calculator, or let your browser do it.',
  ticksTitle: 'Prices listed on it',
  tickNumber: 'Number',
  tickTime: 'Time (UTC)',
  tickPrice: 'Price',
  browserTitle: 'In your browser',
  browserLead:
    'This runs the same check as a real receipt does, without asking our server. Change ' +
    'something on it and it no longer agrees with itself.',
  stepsTitle: 'By hand',
  steps: [
    'Find the entry: among the prices listed, the first one later than acceptance and delay.',
    'Multiply it by the strike factor and cut it to the tick, down for a Buy and up for a ' +
      'Sell. That must be the strike.',
    'Find the exit: the last price at or before the expiry, or the average where the receipt ' +
      'has one. It must not be too old.',
    'Compare exit and strike. That decides whether the trade won.',
    'Won: the stake and the profit on it. Draw or void: the stake. Lost: nothing.',
  ],
  beyond:
    'A receipt proves that a trade was settled by its prices. That the prices are those of ' +
    'the market is another question: each carries its source and number, so you can compare ' +
    'it with the source. Prices made by a simulation say so wherever they are shown.',
}

export const savedReceipt = {
  title: 'Check a receipt that somebody saved',
  paragraphs: [
    'Each receipt can be saved signed. The file holds the terms, the outcome and all prices ' +
      'of the minutes that decide it, each with the proof that it stands in our public log, ' +
      'whose every entry anybody may copy. We cannot change any of it later without the file ' +
      'saying so.',
    'Choose such a file, yours or a stranger’s. Your browser checks signatures and proofs, ' +
      'and recomputes the outcome from the logged prices. The same checks are a program to run ' +
      'yourself, and one in Go whose cryptography is not ours.',
  ],
}
