// What automated trades are likely to cost, as the client is told of it before switching them on:
// the margin in each price, and what the record of each rule brought.

import type { RuleName } from '#contract/public/signal-rules.ts'
import type { Verdict } from '#contract/public/signals.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import type { SignalRule } from '../rules/rule.ts'
import { readRecords } from '../signals/read-records.ts'

export type OutlookDeps = {
  readonly clock: Clock
  readonly settings: () => Settings
  readonly market: () => Market
  readonly rules: readonly SignalRule[]
}

export type RuleOutlook = {
  readonly rule: RuleName
  readonly return_each: number | null
  readonly verdict: Verdict
}

export async function readOutlook(
  tx: Tx,
  { clock, settings, market, rules }: OutlookDeps,
): Promise<{ readonly margin: number; readonly rules: RuleOutlook[] }> {
  const records = await readRecords(tx, { now: clock.now(), market: market(), rules })
  return {
    margin: settings().marginBp / 10_000,
    rules: rules.map(({ name }) => {
      const record = records.find(({ rule, is_current: isCurrent }) => rule === name && isCurrent)
      const { return_each = null, verdict = 'too_few' as const } = record?.all ?? {}
      return { rule: name, return_each, verdict }
    }),
  }
}
