// Bitcoin Cash, explained.

import type { CoinText } from './coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Bitcoin Cash trading',
  description:
    'What bitcoin cash is, why it split from bitcoin, what moves its price, and what a short ' +
    'trade on it costs and risks here, with the live price and a worked example.',
  lead:
    'A coin that shares its first years with bitcoin and left over one question: how much fits ' +
    'into a block. What came of it, and what a trade on it means here.',
  sections: [
    {
      title: 'What it is',
      paragraphs: [
        'Bitcoin Cash is a branch of Bitcoin. Until the day of the split both have the same ' +
          'ledger, entry for entry; from then on each has its own. Whoever held bitcoin that day ' +
          'held the same number of bitcoin cash as well.',
        'Its supporters want coins to be spent, in shops and across borders, for a fee too ' +
          'small to notice. The most there can ever be is the same as for bitcoin, just under ' +
          'twenty-one million.',
      ],
    },
    {
      title: 'How it works',
      paragraphs: [
        'The machinery is bitcoin\u2019s. Payments are signed with private keys, miners gather ' +
          'them into blocks about every ten minutes, and roughly every four years the reward ' +
          'for a block is cut in half. The difference is room: a block may be many times larger ' +
          'than bitcoin\u2019s original limit, so that payments seldom queue and fees stay at ' +
          'fractions of a cent.',
        'Both coins are mined with the same machines. A miner can turn from one chain to the ' +
          'other within minutes, and goes where an hour of work earns more. Bitcoin Cash ' +
          'therefore adjusts the difficulty of its puzzle with every block. Because far less ' +
          'computing guards it than guards bitcoin, an attack on its chain would cost far less ' +
          'too.',
      ],
    },
    {
      title: 'What moves its price',
      paragraphs: [
        'Most of what moves it is bitcoin. When the large coin falls, the small one usually ' +
          'falls with it, and often further, because fewer orders wait on either side. News of ' +
          'its own comes from disputes between developers, from upgrades, and from exchanges ' +
          'that list or drop it.',
        'The pair with bitcoin takes the common movement out. What remains is how the market ' +
          'weighs one against the other: quieter on most days, with jumps when something ' +
          'concerns only one of the two.',
        'Over a few minutes chance outweighs all of it.',
      ],
    },
    {
      title: 'A short history',
      paragraphs: [
        'For years bitcoin\u2019s users argued about its limit on block size. One side wanted ' +
          'larger blocks and cheap payments; the other wanted blocks small enough for anybody to ' +
          'check at home. On the first of August in the ninth year of bitcoin the large-block ' +
          'side started its own chain.',
        'That winter the whole market boomed. A big American exchange listed the coin without ' +
          'warning, the price leapt, and the exchange halted trading the same evening. The ' +
          'following autumn the supporters themselves fell out. Two camps spent weeks of ' +
          'computing power against each other, and a further coin, Bitcoin SV, broke away. Two ' +
          'years later another quarrel, about paying developers out of the block reward, led to ' +
          'one more split.',
        'The price has spent most of the time far below that of its first winter. The network ' +
          'has gone on working, with many fewer payments than its blocks have room for.',
      ],
    },
    {
      title: 'Trading it here',
      paragraphs: [
        'You do not buy the coin here and never hold any. You choose an amount and a time, ' +
          'and say whether the price will end above or below a strike. Before you decide you ' +
          'see where the strike would lie, what you gain if right and lose if wrong. How far ' +
          'off it lies is fixed when your order is accepted. Your entry is the first price ' +
          'a moment later; the last price of the expiry or before decides.',
        'Take note of the tick, the smallest step of the price. Against bitcoin the price is a ' +
          'small fraction with many decimals. Where an instrument hardly moves for a while, ' +
          'some strikes cannot be placed fairly, and we then offer none.',
      ],
    },
    {
      title: 'What you risk',
      paragraphs: [
        'You can lose the whole amount of every trade. Our margin is part of every strike, so ' +
          'over many trades the average result is a loss. In a thin market a single large order ' +
          'can move the price through your strike and back. If fresh prices are missing at the ' +
          'end, the trade is void and your stake returns; that protects you from a bad price, ' +
          'not from a bad result. Trade only with what you can do without.',
      ],
    },
  ],
}
