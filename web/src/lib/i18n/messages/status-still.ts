// What travels in the page and not in its script: what it is, and what a live install is short of.

import { liveRequirementTexts } from '#contract/public/live-requirements.ts'

export const statusStill = {
  head: {
    title: 'Status',
    description:
      'Where prices come from and how old they are, how long settling and withdrawing take, in ' +
      'which mode this install runs and which licence it has.',
  },
  lead:
    'How this install is doing, measured by itself. Only its mode and its licence record are ' +
    'what its operator set.',
  missing: {
    title: 'Not open for live trading yet',
    lead: 'Settling and withdrawing go on. Live trades are not taken, because:',
    says: liveRequirementTexts,
  },
  leads: {
    prices:
      'Each price names its source. Simulated prices are no market’s, replayed ones a market’s ' +
      'of another time; their source says so.',
    compared:
      'Each price is the median of what these exchanges say, without those that are too old, ' +
      'stand still or are too far from the others. Where two of them disagree, or one is left ' +
      'alone for a minute, there is no price, and nobody trades.',
    settlement:
      'From the end of a trade to its stored result, of the trades settled in the last hour.',
    voids:
      'Trades that ended void for want of a price, so that the stake came back, of those settled ' +
      'in the last day. What we missed ourselves is asked for again before a trade is void.',
    withdrawals: 'From asking to paid. We promise five business days, and count what takes longer.',
  },
  licence: {
    none: 'No licence is configured. This install is a demonstration.',
    noneLive: 'No licence is configured, so no live trades are taken.',
    regulator: 'Regulator',
    number: 'Number',
    countries: 'Countries',
    expires: 'Ends on',
    ended: (day: string) => `Ended on ${day}`,
    register: 'Look it up in the public register',
  },
}
