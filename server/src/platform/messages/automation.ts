// Letters about what trades by itself, what programs use, and prices that clients wait for.

export { atsReasons } from '#contract/client/ats-reason-words.ts'

const ownTrades = 'Your automated trades'

export const ats = {
  ended: (reason: string) => ({
    subject: 'Your automated trades are off',
    paragraphs: [
      `Your automated trades were switched off. ${reason}`,
      'Nothing is traded by itself from now on. Open trades run to their end. They stay off ' +
        'until you switch them on again.',
    ],
    action: ownTrades,
  }),
  refused: 'An order was refused; the log says why.',
  paused: (reason: string) => ({
    subject: 'Your automated trades are paused',
    paragraphs: [
      `Our staff have paused your automated trades, and say why: ${reason}`,
      'Nothing is traded by itself until they go on. Open trades run to their end.',
    ],
    action: ownTrades,
  }),
}

export const bots = {
  subject: (pair: string) => `Your bot for ${pair} has stopped`,
  live: (pair: string, why: string) =>
    `Your bot for ${pair}, which traded for good, has stopped by itself: ${why}`,
  paper: (pair: string, why: string) =>
    `Your bot for ${pair}, which traded on paper, has stopped by itself: ${why}`,
  until: 'It begins nothing until you start it again.',
  action: 'See your bots',
  whys: {
    drawdown: 'it has lost as much as you allowed.',
    low_profit: 'its last trades have lost together.',
    too_little: 'what is left at risk is less than the exchange takes for an order.',
    key_ended:
      'its key is no longer used. What is open on the exchange stays open there: please look at ' +
      'it.',
  },
}

export const webhooks = {
  made: (place: string) => ({
    subject: 'A webhook was made',
    paragraphs: [
      'From now on this address is told when trades of yours settle or money of yours moves: ' +
        place,
      'If that was not you, remove it and change your password at once.',
    ],
    action: 'See your webhooks',
  }),
  ended: (place: string, why: string) => ({
    subject: 'A webhook has ended',
    paragraphs: [
      `Nothing is sent to ${place} any more: ${why}.`,
      'Once your program is there again, make a new webhook.',
    ],
    action: 'See your webhooks',
  }),
  whys: {
    gone: 'it answered that it is gone for good',
    failing: 'for five days nothing arrived there',
  },
}

export const keys = {
  ended: (name: string, why: string) => ({
    subject: 'We no longer use your exchange key',
    paragraphs: [
      `We no longer use the key “${name}”.`,
      why,
      'What it signs with is erased here. Automated trading by it has ended; what is open on the ' +
        'exchange stays open there until you close it. Please look at your account there.',
    ],
  }),
  whys: {
    removed: 'You removed it.',
    too_mighty:
      'The exchange says that it may do more than trade and read, such as withdraw. We use no ' +
      'such key, and keep none.',
    not_accepted: 'The exchange no longer accepts it: it was revoked there, or has run out.',
  },
}

export const alerts = {
  subject: (symbol: string, price: string) => `${symbol} has reached ${price}`,
  reached: (at: string, symbol: string, price: string, wish: string) =>
    `At ${at} the price of ${symbol} that we publish was ${price}. ${wish}`,
  over: 'It says nothing about where the price goes from there. This alert is over.',
  action: 'See your price alerts',
  wishes: {
    above: 'You asked to be told when it is as high as that.',
    below: 'You asked to be told when it is as low as that.',
    moved: 'You asked to be told when it has moved so far.',
  },
}
