// Learning the odds: the words that stay as the server wrote them.

export const oddsStill = {
  title: 'Learn the odds',
  description:
    'What break-even means, what the house takes, and what a hundred trades come to: ' +
    'try it with random numbers, without an account.',
  lead:
    'What a win pays, how often you would have to win, and what a hundred trades come ' +
    'to. Nothing is staked here, and what you try stays in your browser.',
  next: {
    title: 'What comes next',
    text:
      'On the demo you see the same with real prices and play money. No rule of raising ' +
      'or lowering the amount turns the odds: it only changes how fast and how far a ' +
      'balance moves.',
    demo: 'A first trade on the demo, step by step',
    fairness: 'Whether the priced chances come true',
    risk: 'What is at risk',
    limits: 'Limits and breaks',
  },
} as const
