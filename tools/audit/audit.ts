// The audit of one database: all invariants on one and the same state of it, whoever trades
// meanwhile.

import { settingBreaches } from '#server/install/operators/compare-settings.ts'
import { type Marking, markReader } from '#server/install/operators/trust-settings.ts'
import { checkable } from '#server/oversight/books/check-invariants.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { type Breaches, findBreaches } from '#server/platform/invariants.reader.ts'
import { checkChains, type Noted } from './events.ts'
import { checkLoggedPrices, checkLogHashes } from './log.ts'
import { recomputeTrades } from './recompute.ts'
import { recomputeSignals } from './recompute-signals.ts'

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
  /** An anchor that somebody noted elsewhere: it must still be there, as it was. */
  readonly noted?: Noted | undefined
  /** The install's key, for the marks on settings; without it they are not looked at. */
  readonly marking?: Marking | undefined
}

/** One finding an invariant, in the order of their numbers; `found` is 0 where it holds. */
export function audit(db: Db, options: AuditOptions): Promise<Finding[]> {
  return db.transaction(async (tx) => {
    await tx.rows('set transaction isolation level repeatable read, read only')
    return auditWithin(tx, options)
  })
}

/** The same, on what this transaction sees. */
export async function auditWithin(tx: Tx, options: AuditOptions): Promise<Finding[]> {
  const { now, show } = options
  const findings: Finding[] = []
  for (const invariant of checkable) {
    const { id, says } = invariant
    findings.push({ id, says, ...(await findBreaches(tx, invariant, now, show)) })
  }
  const { found, first, fromTicks, fromOwnPrices, fromTerms } = await recomputeTrades(tx, show)
  const byTerms = fromTerms > 0 ? `, ${fromTerms} that came from another cell by their terms` : ''
  const byPrices = `${fromTicks} from stored ticks, ${fromOwnPrices} from the prices they keep`
  const covered = byPrices + byTerms
  findings.push({
    id: 'I16',
    says: 'Every settled trade ended as the rules decide from the stored ticks and its terms.',
    found,
    first,
    covered,
  })
  const signals = await recomputeSignals(tx, show)
  findings.push({
    id: 'I32',
    says: 'Every signal ended as the rules decide from the stored ticks and its terms.',
    found: signals.found,
    first: signals.first,
    covered: `${signals.fromTicks} from stored ticks, of ${signals.older} older ones the terms`,
  })
  const prices = await checkLoggedPrices(tx, show)
  const hashes = await checkLogHashes(tx, show)
  findings.push(
    {
      id: 'I39',
      says: 'The prices that the log has are the stored ones.',
      ...prices,
      covered: `${prices.count} minutes`,
    },
    {
      id: 'I40',
      says: 'The log’s hashes are those of its entries, up to each root that was signed.',
      ...hashes,
      covered: `${hashes.count} entries`,
    },
  )
  findings.push(await settingsFinding(tx, options), await eventsFinding(tx, options))
  return findings.toSorted((a, b) => numberOf(a) - numberOf(b))
}

function numberOf({ id }: Finding): number {
  return Number(id.slice(1))
}

async function settingsFinding(tx: Tx, { show, marking }: AuditOptions): Promise<Finding> {
  const breaches = await settingBreaches(tx, marking ? markReader(marking) : () => true)
  return {
    id: 'I28',
    says: 'Settings are what was decided: those that decide over money and rights by two people.',
    found: breaches.length,
    first: breaches.slice(0, show),
    covered: marking ? 'marks too' : 'not their marks: there is no key here',
  }
}

/** Names the last anchor's hash: noted elsewhere, it shows later that nothing was made anew. */
async function eventsFinding(tx: Tx, options: AuditOptions): Promise<Finding> {
  const { found, first, events, chains, lastAnchor } = await checkChains(tx, options)
  const note = lastAnchor ? `; note the last anchor: ${lastAnchor.nr}:${lastAnchor.hash}` : ''
  return {
    id: 'I17',
    says: 'Events are chains without gaps, ends and edits: each with its hash, all with anchors.',
    found,
    first,
    covered: `${events} events in ${chains} chains${note}`,
  }
}

export function brokenOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ found }) => found > 0)
}
