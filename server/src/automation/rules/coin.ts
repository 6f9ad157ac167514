// The base line: a coin decides. A rule that does no better than this knows nothing.

import type { SignalRule } from './rule.ts'

export const coin: SignalRule = {
  name: 'coin',
  version: 1,
  parameters: {},
  horizonSeconds: 300,
  candles: 1,
  decide: (_, toss) => (toss < 0.5 ? 'rise' : 'fall'),
}
