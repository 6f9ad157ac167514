// The rules that signals come from, and no others.

import { type RuleName, ruleNames } from '#contract/public/signal-rules.ts'
import { breakout } from './breakout.ts'
import { coin } from './coin.ts'
import { momentum } from './momentum.ts'
import { reversion } from './reversion.ts'
import type { SignalRule } from './rule.ts'

const byName: Readonly<Record<RuleName, SignalRule>> = {
  momentum,
  mean_reversion: reversion,
  volatility_breakout: breakout,
  coin,
}

export const rules: readonly SignalRule[] = ruleNames.map((name) => byName[name])

/** Most candles that any rule looks at. */
export const candlesMost = Math.max(...rules.map(({ candles }) => candles))
