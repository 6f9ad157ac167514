// The audit of one database: all invariants on one and the same state of it, whoever trades
// meanwhile.

import { type Breaches, findBreaches, invariants } from '#server/modules/trades/invariants.store.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recomputeTrades } from './recompute.ts'

export type Finding = Breaches & {
  readonly id: string
  readonly says: string
  /** What the check covered, where that is not everything. */
  readonly covered?: string
}

export type AuditOptions = {
  /** ISO 8601; null for the database's own clock. */
  readonly now: string | null
  /** How many breaches of an invariant to put into words. */
  readonly show: number
}

/** One finding an invariant, in the order of their numbers; `found` is 0 where it holds. */
export function audit(db: Db, options: AuditOptions): Promise<Finding[]> {
  return db.transaction(async (tx) => {
    await tx.rows('set transaction isolation level repeatable read, read only')
    return auditWithin(tx, options)
  })
}

/** The same, on what this transaction sees. */
export async function auditWithin(tx: Tx, { now, show }: AuditOptions): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const invariant of invariants) {
    const { id, says } = invariant
    findings.push({ id, says, ...(await findBreaches(tx, invariant, now, show)) })
  }
  const { found, first, fromTicks, fromOwnPrices } = await recomputeTrades(tx, show)
  const covered = `${fromTicks} from stored ticks, ${fromOwnPrices} from the prices they keep`
  findings.push({
    id: 'I16',
    says: 'Every settled trade ended as the rules decide from the stored ticks and its terms.',
    found,
    first,
    covered,
  })
  return findings
}

export function brokenOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ found }) => found > 0)
}
