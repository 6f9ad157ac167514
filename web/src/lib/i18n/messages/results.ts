// What became of trades, in the strip of the trading screen.

export const results = {
  title: 'Results',
  none: 'What becomes of your trades is told here.',
  accounts: { demo: 'Demo', real: 'Live', chips: 'Chips' },
  receipt: 'Receipt',
  putAway: 'Put this result away',
  several: (count: number) => `${count} trades ended`,
  outcome: (won: number, lost: number) => `${won} won, ${lost} lost`,
}
