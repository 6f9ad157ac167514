// A record for each rule as it is now: where a rule, a parameter or the horizon differs from every
// record there is, another begins, and the one before stays as it ended.

import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import { definitionOf, type SignalRule } from '../rules/rule.ts'
import { addRecord } from './records.store.ts'

export async function beginRecords(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  rules: readonly SignalRule[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const rule of rules) {
      const { name, version } = rule
      const definition = definitionOf(rule)
      await addRecord(tx, { rule: name, version, definition, startedAt: clock.now() })
    }
  })
}
