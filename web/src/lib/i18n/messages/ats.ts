// Automated trades: what they lose, how they are settled, and what was done with each signal.

import { type AtsReason, atsReasons } from '#contract/client/ats-reason-words.ts'

const reasons: Readonly<Record<AtsReason, string>> = atsReasons

export const ats = {
  title: 'Automated trades',
  lead:
    'Signals are traded for you when their window opens, within the limits you set. The rules ' +
    'behind them are on the page of signals, with the record of each.',
  switchTitle: 'Automated trades are',
  runs: { off: 'off', demo: 'on: demo', real: 'on: live' },
  turnOff: 'Turn off now',
  turnOnDemo: 'Turn on for the demo',
  turnOnReal: 'Turn on for live',
  settleFirst: 'Settle below what is to be traded; then you can turn it on for the demo.',
  pausedAll: 'Our staff have paused automated trades for everybody.',
  pausedYou: 'Our staff have paused your automated trades.',
  because: (reason: string) => `Reason: ${reason}`,
  offSince: (when: string, reason: string) => `Off since ${when}. ${reason}`,
  todaySoFar: (trades: number, allowed: number, open: string, brought: string) =>
    `Today (UTC): ${trades} of ${allowed} trades, ${open} open, ${brought} so far.`,
  liveNeeds: (trials: number, needed: number) =>
    `Live needs a plan, and ${needed} decided demo trades with these settings: ${trials} so far.`,
  toPlans: 'See the plans',

  statementTitle: 'What you are likely to lose',
  likely: (loss: string, trades: number, share: string) =>
    `About ${loss} a day on average: ${trades} ${trades === 1 ? 'trade' : 'trades'} a day, ` +
    `${share} of each stake.`,
  atMost: (loss: string) => `At most ${loss} a day, if every trade loses.`,
  ruleLoses: (rule: string) => `By its record ${rule} loses, and chance does not explain that.`,
  noPromise: 'No rule here is known to win. The margin in each price is on our side.',
  understood: 'I have read this, and know that I am likely to lose this money.',
  cancel: 'Cancel',

  settingsTitle: 'What is traded',
  change: 'Change',
  save: 'Save',
  changeEndsLive: 'Changing the settings turns live off: they are tried on the demo first.',
  emptyIsNone: 'An empty field is no limit of that kind.',
  labels: {
    rules: 'Rules',
    symbols: 'Instruments',
    stake: 'Amount per trade',
    share: 'Share of the balance, %',
    share_bp: 'Share of the balance, %',
    hours: 'Hours (UTC)',
    from: 'From, UTC',
    to: 'Until, UTC',
    'hours.from': 'From, UTC',
    'hours.to': 'Until, UTC',
    trades_per_day: 'Most trades a day',
    stake_per_day: 'Most stakes a day, $',
    loss_per_day: 'Most losses a day, $',
    losses_in_row: 'Turn off after losses in a row',
    cool_down_minutes: 'Minutes to wait after a loss',
    pair_losses: 'Drop a pair after losses in a row',
    drawdown: 'Turn off at a drawdown of, $',
    tells: 'Tell me of',
  },
  stakeBy: 'How much',
  stakeFixed: 'The same amount each time',
  stakeShare: 'A share of the balance',
  stakeMost: (most: string) => `At most ${most} per trade.`,
  lossHint: 'What is open counts as lost.',
  hoursHint: 'As 07:30; both empty: at all hours.',
  allHours: 'At all hours',
  ofBalance: (share: string) => `${share} of the balance`,
  none: 'No limit',
  tells: {
    nothing: 'Nothing',
    ends: 'When it is turned off',
    trades: 'When it is turned off, and each trade',
  },

  logTitle: 'What was done',
  logNote:
    'Signals that followed for the same reason are not listed again. Times are UTC. Who takes ' +
    'the same signal is served in an order drawn by lot.',
  logEmpty: 'Nothing yet. Once it is on, each signal of your rules is told here.',
  more: 'Load more',
  done: {
    waiting: 'being placed',
    placed: 'open',
    refused: 'refused',
    skipped: 'not traded',
  },
  ended: { hit: 'Won', miss: 'Lost', tie: 'Draw', void: 'Void' },
  modes: { demo: 'Demo', real: 'Live' },
  receipt: 'Receipt',
  refused: 'The order was refused.',
  reasons,
  place: (place: number, places: number) => `Served as number ${place} of ${places}`,
  lot: 'The order is that of SHA-256 over this seed and the number of each account:',

  resultsTitle: 'Results',
  resultsOf: (mode: string) => `Results, ${mode}`,
  resultsEmpty: 'No automated trade yet on this account.',
  results: {
    brought: 'Result',
    drawdown: 'Largest drawdown',
    cost: 'Cost of the margin',
    staked: 'Staked',
    placed: 'Trades',
    ends: 'Won, lost, draw, void',
    counts: (won: number, lost: number, tied: number, voided: number) =>
      `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'The margin is in each price and costs this much on average. Nothing else is charged for ' +
    'automated trades.',
  curveSays: (days: number, result: string) =>
    `The result over ${days} ${days === 1 ? 'day' : 'days'} with trades: ${result}.`,
}
