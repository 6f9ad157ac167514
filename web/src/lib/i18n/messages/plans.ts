// The plans of the live account.

export const plans = {
  title: 'Trading Plans',
  lead:
    'A plan is a tier by funding: your settled deposits less your withdrawals. Nothing is ' +
    'charged for a plan. The money is on your account: you can withdraw it, and trading can ' +
    'lose it.',
  noNeed:
    'Trading by hand needs no plan. A plan says how many trades a day the automated trading ' +
    'system, ATS for short, may place for you. No plan makes a loss less likely.',
  chosen: 'Your choice',
  current: 'Your plan',
  none: 'None',
  requested: 'Asked for',
  yourFunding: 'Your funding',
  since: (day: string) => `since ${day}`,
  asksFor: 'of funding',
  trades: (count: number) => (count === 1 ? '1 trade a day' : `${count} trades a day`),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'by the automated trading system',
  enough: 'You have brought this much.',
  missing: (amount: string) => `${amount} missing`,
  keys: {
    active: 'Active',
    requested: 'Requested',
    lower: 'Nil',
    choose: 'Request Plan',
    raise: 'Request Upgrade',
  },
  takeBack: 'Take back',
  takeBackOf: (plan: string) => `Take back the request for ${plan}`,
  replaceTitle: (plan: string) => `Ask for ${plan} instead?`,
  replaceText: (first: string, day: string, second: string) =>
    `You asked for ${first} on ${day}, and our staff have not decided yet. One plan can be asked ` +
    `for at a time: asking for ${second} takes the place of that request.`,
  replace: (plan: string) => `Ask for ${plan}`,
  keep: (plan: string) => `Keep asking for ${plan}`,
  keyOf: (key: string, plan: string) => `${key}: ${plan}`,
}
