// The SQL of withdrawals that wait. Every list starts from those that are open, however many have
// ended, and has its whole condition here: what is not meant takes no place from what is.

import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Withdrawal } from './withdrawal.ts'
import { isOpen, selected, state, type WithdrawalRow, withdrawalOf } from './withdrawals.store.ts'

const first = '00000000-0000-0000-0000-000000000000'
const pageRows = 100

/** Coins of which a transaction was noted and that are not paid yet. */
export function eachSent(tx: Tx): AsyncGenerator<Withdrawal> {
  return pages(tx, "w.method <> 'bank' and sent.nr is not null")
}

/** Coins that were worked out, and of which no transaction was noted. */
export function eachPrepared(tx: Tx): AsyncGenerator<Withdrawal> {
  return pages(tx, "w.method <> 'bank' and p.withdrawal_id is not null and sent.nr is null")
}

/** Approved, to a bank, in no file that it may pay by. `only`: this one; null: all. */
export function eachForBank(tx: Tx, only: string | null): AsyncGenerator<Withdrawal> {
  const condition = `w.method = 'bank'
    and (p.withdrawal_id is null or file.refused_at is not null)
    and ${state} = 'approved' and ($3::uuid is null or w.id = $3)`
  return pages(tx, condition, [only])
}

export type DemoWork = {
  readonly email: string
  readonly smallMost: Usd
  readonly now: Millis
  /** Their last step is no later. */
  readonly restedSince: Millis
}

/** What the demo operator moves on: small and due, or approved by it and not sent. */
export function eachForDemo(tx: Tx, work: DemoWork): AsyncGenerator<Withdrawal> {
  const approvals = 'select from withdrawal_approvals a where a.withdrawal_id = w.id'
  const condition = `
    (select max(s.at) from withdrawal_steps s where s.withdrawal_id = w.id) <= $3
    and case ${state}
      when 'pending' then w.amount <= $4 and w.approvals_needed = 1
        and not exists (${approvals}) and coalesce(w.not_before <= $5, true)
      else sent.nr is null and exists (${approvals}
        and a.operator_id = (select o.id from members o where o.email = $6)) end`
  const values = [iso(work.restedSince), work.smallMost, iso(work.now), work.email]
  return pages(tx, condition, values)
}

/** Those that are open and meet it, the oldest first, until all are seen. Its values are $3 on. */
async function* pages(
  tx: Tx,
  condition: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Withdrawal> {
  let after: string | undefined = first
  while (after !== undefined) {
    const rows: WithdrawalRow[] = await tx.rows<WithdrawalRow>(
      `${selected} where ${isOpen} and w.id > $1 and (${condition}) order by w.id limit $2`,
      [after, pageRows, ...values],
    )
    yield* rows.map(withdrawalOf)
    after = rows.length < pageRows ? undefined : rows.at(-1)?.id
  }
}
