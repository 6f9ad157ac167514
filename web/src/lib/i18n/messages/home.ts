// The first page's words that live on in the browser, and its head.

export const home = {
  description:
    'Short trades on stored prices: the terms before each trade, a receipt after it, and a ' +
    'result that anyone can recompute.',
  title: 'Short trades you can check yourself',
  pricesFailed: 'The prices could not be loaded.',
  noPrices: 'No price has come yet.',
  marketsTitle: 'Markets',
  marketsLead: 'Prices as they are stored here: the same series decides trades.',
  market: 'Market',
  price: 'Price',
  day: 'Change, 24 h',
  noPrice: 'no price yet',
  closed: 'closed',
  marketsMore: 'All instruments',
}
