// The first trade, told in the empty list of open trades.

export const firstSteps = {
  title: 'No open trades. Your first one, in three steps:',
  steps: [
    ['Choose the terms', 'How much, how long it runs, and what each side pays if it is right.'],
    ['Press Buy or Sell', 'Buy if you think it ends above the strike, Sell if below it.'],
    ['See how it ends', 'The chart shows it run; the result comes here, with its receipt.'],
  ] as readonly (readonly [string, string])[],
  leave: 'I know how',
}
