// Ethereum and its coin ether, explained.

import type { CoinText } from './coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Ethereum trading',
  description:
    'What ethereum and its coin ether are, how they work, what moves the price, and what a ' +
    'short trade costs and risks here, with the live price and a worked example.',
  lead:
    'A network that runs programs as well as payments, and the coin that pays for running them. ' +
    'How it works, why its price moves, and what a trade on it means here.',
  sections: [
    {
      title: 'What it is',
      paragraphs: [
        'Ethereum is a computer that nobody owns. Thousands of machines keep the same ledger and ' +
          'run the same programs, called smart contracts, and agree on every result. Lending, ' +
          'exchanges, games and other coins are built from such programs.',
        'Ether is the coin of this network. Every step of a program costs a little of it, so ' +
          'whoever wants to use ethereum needs ether. There is no fixed limit on how many there ' +
          'can be.',
      ],
    },
    {
      title: 'How it works',
      paragraphs: [
        'Ethereum began with miners, like bitcoin. Today it has validators instead: people who ' +
          'lock ether as a pledge, take turns in proposing blocks and confirm those of others. ' +
          'Honest work earns a small income. Signing two conflicting blocks costs part of the ' +
          'pledge. A block comes about every twelve seconds, and some minutes later it counts as ' +
          'final.',
        'Each payment and each program pays a fee. One part of it, the base fee, rises ' +
          'when blocks are full, and is destroyed rather than paid to anyone. In ' +
          'busy times more ether can vanish than is newly made. Much of the traffic has moved to ' +
          'networks built on top, which settle on ethereum in bundles and cost less.',
      ],
    },
    {
      title: 'What moves its price',
      paragraphs: [
        'Ether follows bitcoin on most days. Beyond that it depends on how much the network is ' +
          'used: a fashion for some kind of token means fees, and fees mean demand. Upgrades ' +
          'change how much ether is made or destroyed. Funds buy and sell it, holders lock it ' +
          'away or set it free.',
        'Programs hold very large sums, and errors in them have been robbed many times. Loans ' +
          'secured by ether are ended by the programs themselves when the price falls, which ' +
          'sells more of it in the same minute.',
        'Over short times, chance is the greatest force.',
      ],
    },
    {
      title: 'A short history',
      paragraphs: [
        'Vitalik Buterin, nineteen years old, described the idea in a paper. Ether was first ' +
          'sold to the public in the summer after, and the network started a year later. In its ' +
          'first year an investment pool called the DAO gathered a seventh of all ether, and a ' +
          'thief found an error in its program. Most users agreed to rewrite the ledger so that ' +
          'the money came back. A minority refused, and their chain lives on as Ethereum ' +
          'Classic.',
        'A wave of new tokens carried the price to its first great peak, and within a year it ' +
          'had lost more than nine tenths. Lending programs and traded pictures carried it to ' +
          'the next, and it lost about four fifths. Meanwhile the network changed its engine ' +
          'while running: mining ended, and its use of electricity fell by more than ninety-nine ' +
          'parts in a hundred.',
      ],
    },
    {
      title: 'Trading it here',
      paragraphs: [
        'You do not buy ether here, and need no wallet. You choose an amount and a time, and ' +
          'say whether the price will end above or below a strike. Before you decide you see ' +
          'where the strike would lie, what you gain if right and lose if wrong. How far off ' +
          'it lies is fixed when your order is accepted. Your entry is the first price ' +
          'a moment later; the last price of the expiry or before decides.',
        'The pairs below set ether against money or against bitcoin. Against the dollar you ' +
          'trade the mood of the whole market; against bitcoin only which of the two does better.',
      ],
    },
    {
      title: 'What you risk',
      paragraphs: [
        'You can lose the whole amount of every trade. Our margin is part of every strike, so ' +
          'over many trades the average result is a loss. Ether tends to swing more widely than ' +
          'bitcoin; the strikes allow for that, so wider swings do not make winning likelier. A ' +
          'theft or an error announced while your trade runs counts like any other news. Trade ' +
          'only with money whose loss would change nothing for you.',
      ],
    },
  ],
}
