// The records of all rules as anyone may read them: every signal is counted.

import type { RecordView } from '#contract/public/signals.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import { definitionOf, type SignalRule } from '../rules/rule.ts'
import { added, measuredOf, noSums } from './record.ts'
import { countEnded, countWaiting, type Ended, listRecords, loadSums } from './records.store.ts'

type Reading = {
  readonly now: Millis
  readonly market: Market
  readonly rules: readonly SignalRule[]
}

/** Those that signals come from now first, in the order of the rules. */
export async function readRecords(tx: Tx, { now, market, rules }: Reading): Promise<RecordView[]> {
  const records = await listRecords(tx)
  const sums = await loadSums(tx)
  const waiting = await countWaiting(tx, now)
  const current = new Map(rules.map((rule, index) => [definitionOf(rule), index]))
  const rankOf = (definition: string) => current.get(definition) ?? rules.length
  return [...records]
    .sort((a, b) => rankOf(a.definition) - rankOf(b.definition) || b.id - a.id)
    .map((record) => {
      const lines = sums.filter(({ recordId }) => recordId === record.id)
      const { parameters, horizonSeconds } = definedBy(record.definition)
      return {
        record_id: record.id,
        rule: record.rule,
        version: record.version,
        parameters,
        horizon: horizonSeconds,
        started_at: iso(record.startedAt),
        is_current: current.has(record.definition),
        waiting: waiting.get(record.id) ?? 0,
        all: measuredOf(lines.reduce(added, noSums)),
        by_instrument: lines.flatMap((line) => {
          const quoted = market.byId.get(line.instrumentId)
          if (!quoted) return []
          const { symbol, base, quote } = quoted.instrument
          return [{ symbol, name: `${base}/${quote}`, ...measuredOf(line) }]
        }),
      }
    })
}

/** What there is of signals since the first. */
export function readEnded(tx: Tx): Promise<Ended> {
  return countEnded(tx)
}

type Defined = { parameters: Record<string, number>; horizonSeconds: number }

/** As `definitionOf` wrote it. */
function definedBy(definition: string): Defined {
  const { parameters, horizonSeconds } = JSON.parse(definition)
  return { parameters: Object.fromEntries(parameters), horizonSeconds }
}
