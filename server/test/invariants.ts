// What every test that moves money ends with: the books and trades of its database are sound.

import { expect } from 'vitest'
import { iso, type Millis } from '#kernel/time.ts'
import { moneyInvariants } from '#server/modules/reconciliation/money-invariants.store.ts'
import { findBreaches, invariants } from '#server/modules/trades/invariants.store.ts'
import type { Tx } from '#server/platform/db.ts'

/** Tests write rows where the use cases would record an event: I18 is the audit's. */
const all = [...invariants, ...moneyInvariants.filter(({ id }) => id !== 'I18')]

/**
 * Fails with the first breaches of each broken invariant. `now` is the instant by the test's clock.
 */
export async function expectSoundBooks(tx: Tx, now: Millis): Promise<void> {
  const breaches: string[] = []
  for (const invariant of all) {
    const { first } = await findBreaches(tx, invariant, iso(now), 3)
    breaches.push(...first.map((breach) => `${invariant.id}: ${breach}`))
  }
  breaches.push(...(await wronglyOpen(tx)))
  expect(breaches).toEqual([])
}

/** What is said to be open though a step has ended it, or the other way round. */
async function wronglyOpen(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ breach: string }>(
    `select 'open or not: ' || w.id as breach from withdrawals w
      where exists (select from open_withdrawals o where o.withdrawal_id = w.id)
        <> not exists (select from withdrawal_steps s where s.withdrawal_id = w.id
                          and s.state in ('paid', 'rejected', 'cancelled'))
     union all
     select 'open or not: ' || d.id from deposits d
      where exists (select from open_deposits o where o.deposit_id = d.id)
        <> not exists (select from deposit_steps s where s.deposit_id = d.id and s.nr > 1)`,
  )
  return rows.map(({ breach }) => breach)
}
