// What is said of signals, of the rules they come from, and of what their records allow to be said.

import type { RuleName } from '#contract/public/signal-rules.ts'
import type { SignalOutcome, Verdict } from '#contract/public/signals.ts'

/** Shares as they are written. */
export type BarFigures = Readonly<Record<'rate' | 'low' | 'high' | 'even' | 'coin', string>>

const rules: Record<RuleName, string> = {
  momentum: 'Momentum',
  mean_reversion: 'Mean reversion',
  volatility_breakout: 'Volatility breakout',
  coin: 'A tossed coin',
}

const ideas: Record<RuleName, string> = {
  momentum:
    'What has been going somewhere goes on. It speaks when a fast average of the price has left ' +
    'a slow one by more than the price usually moves in a minute, and says the same way again.',
  mean_reversion:
    'What went far from its middle comes back. It speaks when the price has left its Bollinger ' +
    'bands and the index of relative strength says that it went one way only, and says: back.',
  volatility_breakout:
    'Who leaves a quiet room walks on. It speaks when the price leaves the channel of the ' +
    'minutes before while moving more than it used to, and says: on in that direction.',
  coin:
    'No rule at all: now and then a coin is tossed. It is here so that the others can be held ' +
    'against it. A rule that does no better than the coin knows nothing.',
}

const outcomes: Record<SignalOutcome, string> = {
  hit: 'Hit',
  miss: 'Miss',
  tie: 'Tie',
  void: 'Void',
}

const verdicts: Record<Verdict, string> = {
  too_few: 'Too few have been decided to say anything of it.',
  loses: 'It loses: whoever followed it lost money, and chance alone does not explain that.',
  unclear: 'Nothing is shown: chance alone could have brought all of this.',
  above:
    'So far it is above break-even by more than chance explains. That is what was, and promises ' +
    'nothing.',
}

export const signals = {
  title: 'Signals',
  advice:
    'A signal is no advice, and nobody here knows what a price will do next. Most rules lose ' +
    'about the margin, and so will whoever follows them.',
  contents: 'The rules',
  rules,
  ideas,
  outcomes,
  verdicts,
  loading: 'Loading the records',
  retry: 'Try again',
  failed: 'The records could not be loaded.',
  none: 'No rule has begun yet.',
  older: 'Records that have ended',
  olderWhy: 'The rule or a parameter was changed. What was counted stays.',
  version: (version: number) => `Version ${version}`,
  startedAt: (day: string) => `since ${day} (UTC)`,
  horizon: (time: string) => `for ${time}`,
  parameters: 'Parameters',
  hits: 'Hits',
  misses: 'Misses',
  ties: 'Ties',
  voids: 'Void',
  waiting: 'Not ended yet',
  rate: 'Share of hits',
  range: (low: string, high: string) => `${low} to ${high}`,
  breakEven: 'Break-even',
  priced: 'A coin',
  each: 'A dollar on each brought',
  noRate: (from: number) => `Shown from ${from} decided signals on`,
  bar: ({ rate, low, high, even, coin }: BarFigures) =>
    `Share of hits ${rate}, between ${low} and ${high}; break-even ${even}, a coin ${coin}`,
  byInstrument: 'By instrument',
  instrument: 'Instrument',
  newest: 'Newest signals that have ended',
  newestOf: (rule: string) => `Newest of: ${rule}`,
  rule: 'Rule',
  side: 'Side',
  published: 'Published (UTC)',
  window: 'Window (UTC)',
  outcome: 'Outcome',
  strike: 'Strike',
  end: 'End',
  running: 'Running',
  opensIn: (time: string) => `opens in ${time}`,
  closesIn: (time: string) => `closes in ${time}`,
  isMeasured: 'being measured',
  allRules: 'All rules',
  allInstruments: 'All instruments',
  both: 'Running and ended',
  onlyRunning: 'Running only',
  onlyEnded: 'Ended only',
  state: 'State',
  empty: 'No signal like that so far. Rules speak seldom, some for hours not at all.',
  more: 'Older signals',
  records: 'What became of all of them',
  howMeasured: 'How they are measured',
  trade: 'To the chart',
  panel: 'Signals',
  all: 'All signals',
  quiet: 'No rule speaks of it just now.',
} as const
