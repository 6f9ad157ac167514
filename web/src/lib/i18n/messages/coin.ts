// What of a coin's page lives on in the browser.

export const coin = {
  tradeNow: 'Trade Now',
  priceTitle: 'The price now',
}
