// Promotions: entering a code, what runs, what became of what was granted, and the rules of it all.

import type { CampaignKind, GrantState } from '#contract/client/promotions.ts'

const kinds: Readonly<Record<CampaignKind, string>> = {
  code: 'Promo code',
  deposit: 'Deposit bonus',
  cashback: 'Cashback',
  referral: 'Referral',
}

const states: Readonly<Record<GrantState, string>> = {
  waiting: 'Waits for a deposit',
  running: 'Being turned over',
  paid: 'Paid',
  given_up: 'Given up',
  expired: 'Ran out',
  taken_back: 'Its deposit was taken back',
}

export const promotions = {
  title: 'Promotions',
  lead:
    'What is offered to you here, and what becomes of it. None of it binds your own money: you ' +
    'can trade with it and withdraw it as if there were no promotion.',
  enter: 'Enter a code',
  code: 'Promo code',
  codeHelp: 'Capitals, spaces and dashes make no difference.',
  use: 'Use the code',
  blocked: 'Nothing is offered to you at the moment',
  limits: 'Limits and breaks',
  profile: 'Edit Profile',
  closed: 'No promotion runs in the country of your profile.',
  offers: 'Offered to you',
  noOffers: 'There is nothing to take without a code now.',
  take: 'Take it',
  sure: 'Take this bonus on your next deposit?',
  yes: 'Take it',
  no: 'Not now',
  yours: 'What you were granted',
  none: 'You were granted nothing yet.',
  kinds,
  states,
  bonus: 'Bonus dollars promised',
  gives: {
    bonus: (amount: string) => `${amount} of bonus dollars`,
    share: (percent: string, most: string, least: string) =>
      `Bonus dollars of ${percent} % of a deposit of ${least} or more, ${most} at most`,
    demo: (amount: string) => `${amount} for the demo account`,
    cashback: (percent: string, most: string, least: string) =>
      `${percent} % of what was lost, from a loss of ${least} on, ${most} at most`,
    reward: (own: string, friend: string, least: string) =>
      `${own} for you and ${friend} for a friend who deposits ${least} or more`,
  },
  turnover: (times: string, days: string) =>
    `It becomes money once your trades turned over ${times} times its amount, within ${days} days.`,
  every: {
    week: 'Reckoned for each week from Monday, by UTC.',
    month: 'Reckoned for each month, by UTC.',
  },
  referral: (days: string) =>
    'Paid to both once the identity of the friend is approved and the money of their first ' +
    `deposit has stayed for ${days} days.`,
  until: (date: string) => `Runs until ${date}`,
  progress: (counted: string, target: string) => `${counted} of ${target} turned over`,
  ends: (date: string) => `Until ${date}`,
  ended: (date: string) => `Ended ${date}`,
  giveUp: 'Give it up',
  giveUpNamed: (name: string) => `Give it up: ${name}`,
  giveUpSure: 'Give this up? Your own money stays as it is.',
  giveUpYes: 'Give it up',
  keep: 'Keep it',
  rules: 'The rules, before you take anything',
  rule: [
    'Bonus dollars are a promise, and no money: they cannot be staked or withdrawn, and nobody ' +
      'lends against them.',
    'You trade with your own money only. It is never locked: withdrawing it is never refused or ' +
      'delayed for a bonus, and does not end one.',
    'A trade on the live account counts once it was won or lost: with its stake, or with the ' +
      'profit it could have made where that is less.',
    'Where two trades ran at the same time on one instrument in opposite directions, neither ' +
      'counts. Ties and void trades do not count.',
    'Once enough is turned over the bonus dollars become live dollars, all of them at once.',
    'Trading more to reach a bonus costs a part of what you stake, on average: every price has ' +
      'our margin in it. Trade as you would without one.',
    'You can give up what is not paid yet at any time. What is not turned over in time ends, and ' +
      'takes nothing of yours along.',
    'A promotion is for one person of a household: one document, device, card or withdrawal ' +
      'address.',
  ],
  responsible: (limit: string, days: string) =>
    'Nothing is offered to whoever is on a cool-off, has excluded themselves, whose account is ' +
    `frozen, or who lost more than ${limit} on the live account in the last ${days} days.`,
}
