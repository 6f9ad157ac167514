// Bitcoin, explained.

import type { CoinText } from './coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Bitcoin trading',
  description:
    'What bitcoin is, how it works, what moves its price, and what a short trade on it costs ' +
    'and risks here, with the live price and a worked example.',
  lead:
    'The first digital coin, still the largest, and still the one the others follow. What it ' +
    'is, why its price moves, and what a trade on it means here.',
  sections: [
    {
      title: 'What it is',
      paragraphs: [
        'Bitcoin is money without an issuer. No bank creates it and no state stands behind it. ' +
          'It exists as entries in a public ledger, the blockchain, which thousands of ' +
          'computers around the world keep in step with one another. Anyone may run such a ' +
          'computer, read the ledger, or send a payment.',
        'The software allows just under twenty-one million coins, ever. Each divides into a ' +
          'hundred million parts, so nobody has to own a whole one.',
      ],
    },
    {
      title: 'How it works',
      paragraphs: [
        'Whoever holds a private key can sign a payment with it. Miners gather signed payments ' +
          'into a block, and compete to find a number that makes the block valid. Finding it ' +
          'takes a great deal of computing; checking it takes almost none. The winner adds the ' +
          'block to the chain and collects new coins and the fees.',
        'A block is found about every ten minutes. When miners become faster, the puzzle ' +
          'becomes harder, so the pace stays the same. Roughly every four years the number of ' +
          'new coins for a block is cut in half. Payments cannot be called back, and a lost key ' +
          'cannot be replaced.',
      ],
    },
    {
      title: 'What moves its price',
      paragraphs: [
        'The supply is known years ahead, so surprises come from demand. Large funds buy and ' +
          'sell. Interest rates matter: when safe savings pay well, fewer people hold something ' +
          'that pays nothing. Court rulings, new laws and the failure of a trading venue have ' +
          'each moved the price within minutes.',
        'Many traders use borrowed money. When the price falls far enough their positions are ' +
          'closed by force, which pushes it further. The market never shuts, and at weekends, ' +
          'with fewer orders waiting, the same sale moves it more.',
        'Over a few minutes none of this can be foreseen. What shows is mostly chance.',
      ],
    },
    {
      title: 'A short history',
      paragraphs: [
        'In the autumn of the great banking crisis somebody calling themselves Satoshi Nakamoto ' +
          'published a nine-page paper. The first block followed in January, with a newspaper ' +
          'headline about bank rescues written into it. Who the author was is still unknown. ' +
          'In the second year a programmer in Florida paid ten thousand coins for two pizzas.',
        'The price has risen beyond anything the early users imagined, and has lost more ' +
          'than three quarters of its worth on the way at least four times. The largest ' +
          'exchange of its day, Mt. Gox, collapsed with hundreds of thousands of customers\u2019 ' +
          'coins missing. China forbade mining. El Salvador made bitcoin legal tender and later ' +
          'took much of that law back. In the United States, funds that hold bitcoin were ' +
          'admitted to the stock exchanges after ten years of refusals.',
      ],
    },
    {
      title: 'Trading it here',
      paragraphs: [
        'You do not buy bitcoin here and you never hold any. You choose an amount and a time, ' +
          'and say whether the price will end above or below a strike. Before you decide you ' +
          'see where the strike would lie, what you gain if right and lose if wrong. How far ' +
          'off it lies is fixed when your order is accepted. Your entry is the first price ' +
          'a moment later; the last price of the expiry or before decides.',
        'The pairs below differ in what bitcoin is priced in. Against the dollar and the dollar ' +
          'token the moves are nearly the same. Against the euro, the exchange rate between the ' +
          'two currencies comes in as well.',
      ],
    },
    {
      title: 'What you risk',
      paragraphs: [
        'You can lose the whole amount of every trade, within a minute. Our margin is part of ' +
          'every strike, so over many trades the average result is a loss. A sudden headline can ' +
          'turn a trade in its last second, and no order here stops a loss half-way. Past ' +
          'prices do not tell the next one. Do not trade with money you need, and do not try to ' +
          'win back what is gone.',
      ],
    },
  ],
}
