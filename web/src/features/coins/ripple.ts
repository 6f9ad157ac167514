// XRP, the coin of the ledger that the company Ripple builds on, explained.

import type { CoinText } from './coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Ripple trading',
  description:
    'What XRP is and how it relates to the company Ripple, what moves its price, and what a ' +
    'short trade on it costs and risks here, with the live price and a worked example.',
  lead:
    'People say Ripple and mean XRP. One is a company, the other a coin. How they hang together, ' +
    'what moves the price, and what a trade on it means here.',
  sections: [
    {
      title: 'What it is',
      paragraphs: [
        'XRP is the coin of the XRP Ledger, a network for moving value between people and ' +
          'between currencies. Ripple is an American company that sells payment services to ' +
          'banks and transfer firms, and some of these use XRP as a bridge: money becomes XRP ' +
          'in one country and local money in another, seconds later.',
        'Nobody mines it. A hundred billion XRP were created at the start, and most of them ' +
          'were given to the company. Each payment destroys a tiny fee, so the number falls, ' +
          'very slowly.',
      ],
    },
    {
      title: 'How it works',
      paragraphs: [
        'The ledger is agreed on by vote. Servers called validators propose which payments ' +
          'come next and repeat it until nearly all of those they trust say the same. That takes ' +
          'a few seconds and hardly any electricity. Every server chooses whom it trusts, and ' +
          'most take a list published by Ripple or by the foundation behind the ledger. Critics ' +
          'find that too central; supporters answer that no one on the list can spend ' +
          'another\u2019s coins.',
        'Ripple locked the greater part of its holding into contracts on the ledger. They ' +
          'release a fixed amount each month, and what it does not use it locks away again.',
      ],
    },
    {
      title: 'What moves its price',
      paragraphs: [
        'For years, courts moved it more than anything else. A filing or a ruling could change ' +
          'the price by a third in a day. News of a bank that tries the service, of a fund, or ' +
          'of a listing works the same way on a smaller scale. Otherwise XRP goes with bitcoin ' +
          'and the rest of the market.',
        'A few holders own a great deal. What the company and its founders sell is supply that ' +
          'others have to take up. That payments run over the ledger does not by itself lift the ' +
          'price, because a bridge holds each coin for only a few seconds.',
        'Over a few minutes most of the movement is chance.',
      ],
    },
    {
      title: 'A short history',
      paragraphs: [
        'Three programmers started the ledger in the fourth year of bitcoin, looking for a way ' +
          'to agree without mining. The company was founded in the same year. One of the three, ' +
          'Jed McCaleb, left early with billions of XRP, and selling them under an agreement ' +
          'took him eight years.',
        'In the first great boom the price multiplied within weeks, and over the following ' +
          'year lost more than nine tenths. Three years after that boom, days before Christmas, ' +
          'the American securities authority sued the company: XRP, it said, had been sold like ' +
          'a share without the papers a share needs. Exchanges dropped the coin and the price ' +
          'fell by more than half in about a week. A judge later split the matter. Sales to ' +
          'large investors had broken the law, sales on open exchanges had not. The company paid ' +
          'a fine, both sides gave up their appeals, and the case ended after almost five years.',
      ],
    },
    {
      title: 'Trading it here',
      paragraphs: [
        'You do not buy XRP here. You choose an amount, a time and a side. Before you decide ' +
          'you see where the strike would lie, what you gain if right and lose if wrong. How ' +
          'far off it lies is fixed when your order is accepted. Your entry is the first ' +
          'price a moment later; the last price of the expiry or before decides.',
        'Against the dollar the price is a small number, and its steps are small too. Against ' +
          'ether, trading elsewhere is thin. Minutes can pass without a fresh price, and without ' +
          'one we take no orders.',
      ],
    },
    {
      title: 'What you risk',
      paragraphs: [
        'You can lose the whole amount of every trade. Our margin is part of every strike, so ' +
          'over many trades the average result is a loss. This coin has a history of sudden ' +
          'moves on news that nobody outside a courtroom could know. If prices are missing when ' +
          'your trade ends, it is void and the stake returns. A price that a second ' +
          'report confirms counts, however surprising. Trade only with money you can do without.',
      ],
    },
  ],
}
