// What each indicator means, and where it ends: words that travel in the page alone.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Moving averages',
    'The mean of the newest closes. The simple one counts each alike; the exponential one ' +
      'counts newer closes more. They smooth the price, and for that they always come late: ' +
      'in a market that goes sideways the price crosses them to and fro without meaning.',
  ],
  [
    'RSI',
    'The relative strength index of J. Welles Wilder sets the mean rise against the mean fall: ' +
      '0 where the price only fell, 100 where it only rose. A high value is no sign of a turn; ' +
      'in a strong trend it can stay high for long.',
  ],
  [
    'MACD',
    'The distance between a short and a long exponential average, after Gerald Appel, and the ' +
      'average of that distance, called its signal. It is made of averages, so it comes late ' +
      'twice, and its size cannot be compared between instruments.',
  ],
  [
    'Bollinger bands',
    'The mean of 20 closes, and two standard deviations to each side, after John Bollinger. ' +
      'They are wide after the price moved much and narrow after it did not. Prices leave the ' +
      'bands more often than the textbook bell curve would have it.',
  ],
]
