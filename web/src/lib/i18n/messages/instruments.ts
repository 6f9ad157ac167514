// The overview of the market, and the page of each instrument.

export const instruments = {
  title: 'Financial Instruments',
  description:
    'Everything quoted here, from cryptocurrencies to stocks: each price with its source and ' +
    'age, a chart and indicators.',
  lead:
    'Some of these can be traded; the rest are shown for comparison. Each price says who states ' +
    'it and how old it is.',
  market: 'Market overview',
  tabs: 'Kinds of instruments',
  tab: {
    crypto: 'Cryptocurrency',
    currencies: 'Currencies',
    indices: 'Indices',
    commodities: 'Commodities',
    bonds: 'Bonds',
    stocks: 'Stocks',
    catalogue: 'Wider catalogue',
  },
  catalogueNote: 'These are quoted for comparison and are not traded here.',
  search: 'Search all instruments',
  searchHint: 'Name or code, e.g. ETH',
  sort: 'Order',
  sortOptions: {
    listed: 'As listed',
    name: 'Name',
    price: 'Price, highest first',
    priceUp: 'Price, lowest first',
    change: 'Change, highest first',
    changeDown: 'Change, lowest first',
    nameDown: 'Name, from the end',
  },
  columns: { name: 'Instrument', day: 'Last day', price: 'Price', change: '24 h' },
  found: (count: number) => (count === 1 ? 'One instrument found.' : `${count} instruments found.`),
  nothing: 'No instrument of this kind is called that.',
  elsewhere: (count: number, tab: string) => `${count} in ${tab}`,
  more: (left: number) => `Show more (${left} left)`,
  pricesAt: (time: string) => `Prices at ${time} UTC.`,
  live: 'They move as new ones come.',
  showChart: (name: string) => `Show the chart of ${name}`,
  chosen: 'The chosen instrument',
  open: (name: string) => `${name} in detail`,
  failed: 'The market could not be loaded.',

  technical: 'Technical summary',
  technicalLead: (interval: string) => `Computed by us from the closes of candles of ${interval}.`,
  intervals: { 60: 'one minute', 900: '15 minutes', 3600: 'one hour', 86400: 'one day' },
  indicator: 'Indicator',
  value: 'Value',
  says: 'What it says now',
  tooFew: 'Too little history for this one.',
  waiting: 'Is being computed.',
  average: {
    sma20: 'Average of 20',
    sma50: 'Average of 50',
    ema20: 'Exponential average of 20',
  },
  averageSays: {
    above: 'The price is above this average.',
    below: 'The price is below this average.',
    level: 'The price is at this average.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'Rises outweighed falls strongly in the last 14 candles (70 or more).',
    low: 'Falls outweighed rises strongly in the last 14 candles (30 or less).',
    middle: 'Neither rises nor falls prevailed strongly (between 30 and 70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line: string, signal: string) => `${line},\nsignal ${signal}`,
  macdSays: {
    above: 'The line is above its signal: the short trend gained on the long one.',
    below: 'The line is below its signal: the short trend fell behind the long one.',
    level: 'The line is at its signal.',
  },
  bands: 'Bollinger bands (20, 2)',
  bandsValue: (lower: string, upper: string) => `${lower}\nto ${upper}`,
  bandsSays: {
    above: 'The price is above the upper band: far above its mean for how much it moves.',
    below: 'The price is below the lower band: far below its mean for how much it moves.',
    within: 'The price is between the bands.',
  },
  means: 'What each means, and where it ends',
  limits:
    'All are computed from past prices alone. None of them tells what a price will do ' +
    'next, and none is advice. The chance in a quote here does not come from them.',

  crypto: 'A pair of cryptocurrencies or of one and a currency',
  pair: 'A currency pair',
  ofExchange: {
    Indices: 'an index of shares',
    Commodities: 'a commodity',
    Bonds: 'a government bond',
    Stocks: 'a share',
  },
  quoted: 'Quoted, not traded here',
  tradedLead: (kind: string) => `${kind}. It is traded here, for fixed times.`,
  quotedLead: (kind: string) => `${kind}. It is quoted here for comparison and takes no orders.`,
  pageTitle: (name: string) => `${name}: price, chart and terms`,
  pageDescription: (name: string) =>
    `${name}: the price with its source and age, a chart, what indicators say, and the terms of ` +
    'trading it.',
  behaviour: {
    title: 'How it has moved',
    volatility: 'Volatility',
    aYear: (share: string) => `${share} a year`,
    with: (index: string) => `Correlation with ${index}`,
    tooLittle: 'Not known yet: it takes three whole trading days',
    from: (days: number, until: string) =>
      `Computed by us from the hourly closes of ${days} trading days up to ${until}, nights ` +
      'included.',
    means:
      'Volatility is how far the price went up and down, brought to a year; it says nothing of ' +
      'the direction. Correlation is how far its hourly moves went with those of the index: ' +
      'together at 1, each its own way at 0, against each other at \u22121. Both are of the ' +
      'past, and change.',
  },
  price: 'Price and chart',
  terms: 'Terms',
  termsQuoted: 'What is quoted',
  facts: {
    code: 'Code',
    exchange: 'Exchange',
    currency: 'Currency',
    tick: 'Smallest step of the price',
    hours: 'Hours',
    taken: 'Of these, traded here',
    now: 'Now',
    durations: 'Durations',
    amount: 'Amount of a trade',
    payout: 'Most paid out on one client’s open trades',
    margin: 'Our margin in every price',
    age: 'Oldest price that takes orders',
    delay: 'Entry: first price after',
  },
  takenHours: (from: string, to: string) => `${from} – ${to} (UTC)`,
  eveningBefore: (time: string) => `${time} of the evening before`,
  sessionsIn: (times: string, city: string) =>
    `Monday to Friday, ${times} (time of ${city}), but for holidays.`,
  holidayOn: (date: string) => `The next one is ${date}.`,
  always: 'Every day, around the clock',
  weekly: (fromDay: string, fromTime: string, toDay: string, toTime: string) =>
    `Closed from ${fromDay} ${fromTime} to ${toDay} ${toTime} (UTC), every week`,
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  openNow: 'Open',
  openUntil: (when: string) => `Open until ${when} UTC`,
  closedUntil: (when: string) => `Closed until ${when} UTC`,
  durationsNote: 'Those that end before the market closes are offered.',
  between: (least: string, most: string) => `${least} to ${most}`,
  seconds: (seconds: string) => `${seconds} seconds`,
  strikeRates: 'Strike rates',
  strikeRatesLead:
    'A strike rate is the profit on the amount if you are right. The strike is set so far from ' +
    'the price that this profit is priced fairly, less our margin.',
  rateColumns: { rate: 'Strike rate', buy: 'Profit on Buy', sell: 'Profit on Sell' },
  meansHere: 'What trading it here means',
  meansTraded: (name: string) => [
    `You never own any ${name}. You say whether its price will end above or below a strike after ` +
      'a time that you choose, and stake an amount on it.',
    'If you are right you get the amount back with the profit shown beforehand. If you are wrong ' +
      'the amount is lost, all of it. If the price ends exactly on the strike the amount comes ' +
      'back.',
    'We are the other side of every trade, and our margin is in every price: over many trades ' +
      'most people lose. The price that decides is the stored series that anyone can read here.',
  ],
  meansQuoted: (name: string) => [
    `${name} is not traded here: its price is shown for comparison.`,
    'What can be traded is marked in the market overview.',
  ],
  trade: (name: string) => `Trade ${name}`,
  demoNote: 'A demo account takes no money.',
  overview: 'Market overview',
  about: (coin: string) => `About ${coin}`,
  readFairness: 'How a price is made, and how to check it',
  readRisk: 'Risk disclosure',
}
