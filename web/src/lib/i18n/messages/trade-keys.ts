// The keys of the trading screen.

export const tradeKeys = {
  title: 'Keys of this screen',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'To the amount',
    duration: 'The duration',
    rate: 'The strike rate; in the amount, a dollar more or less',
    search: 'Search instruments',
    back: 'Take the step back',
    keys: 'These keys',
  },
}
