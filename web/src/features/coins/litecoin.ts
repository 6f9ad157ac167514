// Litecoin, explained.

import type { CoinText } from './coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Litecoin trading',
  description:
    'What litecoin is, how it differs from bitcoin, what moves its price, and what a short ' +
    'trade on it costs and risks here, with the live price and a worked example.',
  lead:
    'One of the oldest coins still in use: bitcoin with a faster clock and a different puzzle. ' +
    'What that changes, and what a trade on it means here.',
  sections: [
    {
      title: 'What it is',
      paragraphs: [
        'Litecoin is a digital coin with no issuer, made from a copy of bitcoin\u2019s program ' +
          'with a few numbers changed. Its maker called it silver to bitcoin\u2019s gold: meant ' +
          'for smaller and more frequent payments. There can be eighty-four million of them, ' +
          'four times as many as bitcoin.',
        'It is a payment network and little else. No company runs it and it promises no income. ' +
          'A small foundation looks after the software and its name.',
      ],
    },
    {
      title: 'How it works',
      paragraphs: [
        'Payments are signed with private keys and collected into blocks by miners, as with ' +
          'bitcoin, but a block comes about every two and a half minutes. A first confirmation ' +
          'is there sooner, and a queue clears faster.',
        'The puzzle the miners solve is another one, called scrypt. It was chosen because it ' +
          'needs memory as well as speed, so that ordinary computers could keep up. Special ' +
          'machines arrived all the same. The work done for litecoin can be counted for Dogecoin ' +
          'too, and most miners earn both at once. Every four years or so the reward for a block ' +
          'is cut in half.',
        'Senders may hide the amount of a payment in a side area of each block. This is a ' +
          'choice; ordinary payments remain open for anyone to see.',
      ],
    },
    {
      title: 'What moves its price',
      paragraphs: [
        'Mostly it is carried by the market as a whole: when bitcoin rises or falls, litecoin ' +
          'tends to follow, with a larger swing. Demand from payment services, listings, and ' +
          'talk of funds that hold the coin add to that.',
        'The halving of its reward draws attention each time. Before the second one the price ' +
          'climbed for half a year, turned weeks before the day, and then fell until winter. A ' +
          'date that everybody knows surprises nobody.',
        'Over a few minutes the direction is close to a coin toss.',
      ],
    },
    {
      title: 'A short history',
      paragraphs: [
        'Charlie Lee, then an engineer at Google, released litecoin in October of the third ' +
          'year of bitcoin. The program was published before mining began, so that he had no ' +
          'head start, which at that time was unusual. For years litecoin was among the very ' +
          'largest coins, and it served as a proving ground: a change to how signatures are ' +
          'stored ran here some months before bitcoin adopted it.',
        'At the height of the boom that followed, Lee announced that he had sold or given away ' +
          'nearly all his coins, to be free of a conflict of interest. The price then lost more ' +
          'than nine tenths within a year. Later, a forged press release claimed that a large ' +
          'supermarket chain would accept litecoin. The price jumped by a quarter and more, the ' +
          'forgery came to light, and it was back where it began within about an hour. When ' +
          'hidden amounts were introduced, several exchanges in South Korea dropped the coin.',
      ],
    },
    {
      title: 'Trading it here',
      paragraphs: [
        'You do not buy litecoin here. You choose an amount, a time and a side. Before you ' +
          'decide you see where the strike would lie, what you gain if right and lose if ' +
          'wrong. How far off it lies is fixed when your order is accepted. Your entry is the ' +
          'first price a moment later; the last price of the expiry or before decides. Both ' +
          'prices are stored and stand on your receipt.',
        'Against the dollar you trade the coin\u2019s own movement and that of the whole market. ' +
          'Against bitcoin you trade only the difference between the two, which moves in finer ' +
          'steps and is often still.',
      ],
    },
    {
      title: 'What you risk',
      paragraphs: [
        'You can lose the whole amount of every trade, and quickly. Our margin is part of every ' +
          'strike, so over many trades the average result is a loss. A false report can move the ' +
          'price as far as a true one, and nobody will undo a trade because the news was wrong. ' +
          'A run of wins proves no skill; with enough trades such runs come by themselves. ' +
          'Trade only with money you can lose.',
      ],
    },
  ],
}
