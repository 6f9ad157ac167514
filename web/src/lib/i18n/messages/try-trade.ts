// The trade one can try on the first page.

export const tryTrade = {
  label: 'Example to try',
  note:
    'An example with live prices and play money. It runs in this browser only: nothing is sent ' +
    'or booked. It takes one price a second; real trades take each.',
  ask: (amount: string, duration: string) =>
    `${amount} for ${duration}: will the price end above or below the strike?`,
  above: (strike: string) => `above ${strike}`,
  below: (strike: string) => `below ${strike}`,
  waiting: 'Waiting for a fresh price',
  none: 'No fair price at this moment',
  entry: 'Your entry is the next price',
  winning: (by: string, left: string) => `Winning by ${by}, ${left} left`,
  losing: (by: string, left: string) => `Losing by ${by}, ${left} left`,
  level: (left: string) => `On the strike, ${left} left`,
  result: {
    won: (sum: string) => `Won: ${sum}`,
    lost: (sum: string) => `Lost: ${sum}`,
    draw: 'A draw: the amount comes back',
  },
  ended: (price: string, strike: string) => `It ended at ${price}; the strike was ${strike}.`,
  strike: (price: string) => `strike ${price}`,
  again: 'Try again',
  picture: 'The price of the last minutes',
}
