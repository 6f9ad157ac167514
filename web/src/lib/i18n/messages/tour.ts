// The tour of a first trade on the demo, step by step beside the controls of the trading screen.

export const tour = {
  name: 'Tour: your first trade',
  begin: 'Show me on this screen',
  leave: 'Leave the tour',
  back: 'Back',
  next: 'Next',
  toIt: 'Go to it',
  at: (step: string, all: string) => `Step ${step} of ${all}, on the demo`,
  receipt: 'Open the receipt',
  odds: 'What a hundred trades come to',
  onDemo: 'The tour makes a trade with play money, on the demo account.',
  toDemo: 'To the demo account',
  steps: {
    price: [
      'The price',
      'This is the newest price. You will say whether it ends above or below a line, the strike, ' +
        'a short time from now. Nobody knows: not you, and not us.',
    ],
    amount: [
      'The amount',
      'So much is taken from your balance when the trade is placed. If you are wrong, all of it ' +
        'is lost, and never more. Choose a small one.',
    ],
    duration: [
      'The expiry',
      'After this time the trade ends by itself, and the price of that instant decides it. For a ' +
        'first trade, take a short one.',
    ],
    rate: [
      'Strike and payoff',
      'The further away the strike, the more a win pays and the less often it comes. The bar ' +
        'below shows how often it wins as priced, and how often it would have to win to pay for ' +
        'itself. The gap is what the house takes.',
    ],
    side: [
      'The direction',
      'Buy if you think it ends above the strike, Sell if below. Press one, look at the terms ' +
        'once more, and place it. It is play money.',
    ],
    running: [
      'Your trade runs',
      'Its terms are fixed now, whatever you or we do. The strike stands on the chart, and here ' +
        'is how it stands and how long it has left. Wait for the end.',
    ],
    receipt: [
      'It has ended',
      'Won or lost, there is a receipt: the terms, the prices that decided it and their times. ' +
        'Your browser recomputes it. One trade says nothing about the next.',
    ],
  } as const satisfies Record<string, readonly [title: string, text: string]>,
}
