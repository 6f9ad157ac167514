// The plans, and what they are and are not.

export const investmentPlans = {
  title: 'Investment Plans',
  trail: 'Trading Plans',
  description:
    'Four plans by funding. The figure of a plan is what you have paid in, less what you took ' +
    'out, not a price: nothing is charged. Trading by hand needs no plan.',
  lead:
    'A plan is a tier by funding. Its figure is what you have paid in, less what you took out, ' +
    'not a price. Nothing is charged for a plan.',
  plansTitle: 'The four plans',
  funding: 'Funding: deposits less withdrawals',
  stays: 'What you do not lose by trading stays yours.',
  trades: (count: number) =>
    count === 1 ? 'One automated trade a day' : `${count} automated trades a day`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Automated trading system',
  purchase: 'Purchase',
  purchaseOf: (name: string) => `Purchase ${name}`,
  purchaseNote:
    'Purchase opens the plans in your account, after signing in if need be. Plans belong to the ' +
    'live account. Nothing is taken from your balance.',
  sections: [
    {
      title: 'What the figure means',
      paragraphs: [
        'The dollar figure is the funding a plan asks for: all your settled deposits, less all ' +
          'you have withdrawn. Once you have brought that much, you can choose the plan. The ' +
          'money is not paid to us for it: you trade with it, may lose it by that, and can ' +
          'withdraw what is left.',
        'If you withdraw so much that the funding falls below the figure, that is your right. No ' +
          'plan holds money back, and no plan has to be chosen, paid or raised before a ' +
          'withdrawal.',
      ],
    },
    {
      title: 'What a plan does',
      paragraphs: [
        'Each plan names how many trades a day the automated trading system, ATS for short, may ' +
          'place for you on the live account. You choose the rules it follows and the limits it ' +
          'keeps to, try it on the demo first, and can turn it off at any time. Nothing is ' +
          'traded for you before you turn it on.',
        'The rules are published with the record of each. No rule here is known to win, and the ' +
          'margin in each price is on our side.',
        'Trading by hand needs no plan. Unless the operator has set it otherwise here, ' +
          'trades that you place yourself are not counted against any plan.',
      ],
    },
    {
      title: 'What a plan does not do',
      paragraphs: [
        'It does not give better odds. Prices, strikes and our margin are the same for every ' +
          'client, with a plan or without one. "VIP" is the name of the largest plan\u2019s ' +
          'label, not another way of settling trades.',
        'It does not make losses less likely, and it is no advice. Funding more only means that ' +
          'there is more to lose. If you are not sure, take the demo account and no plan.',
      ],
    },
    {
      title: 'How a plan is chosen and raised',
      paragraphs: [
        'The first plan is set as soon as you ask for it and your funding is there; if it is ' +
          'not, you are told what is missing. A higher plan later on is a request, which a ' +
          'member of staff looks at. You can stay without a plan for as long as you like.',
      ],
    },
  ],
  riskTitle: 'Before you fund anything',
  risk:
    'Bring only money you can lose. Each trade can cost you its whole amount within minutes. You ' +
    'can set your own limits on deposits and losses in your account, and lowering them works at ' +
    'once.',
} as const
