// The bank has not made a payment and will not: a member of staff who did not make the file says
// so, and the next file has it. Said of a whole file, it is said of all that the bank may make yet.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findStaff } from './approve-withdrawal.ts'
import { insertBankRefusal, listFilePayments, loadBankFile } from './bank-files.store.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { refuseBankRefusal, type Withdrawal } from './withdrawal.ts'
import { lockWithdrawal } from './withdrawals.store.ts'

export type BankRefusing = {
  /** The address of the member of staff. */
  readonly by: string
  /** When they showed their second factor; null: not at all, as in a demonstration. */
  readonly provenAt: Millis | null
  /** What the bank said. */
  readonly reason: string
}

/** `id` is of a withdrawal or of a file. Answers those that the next file has. */
export async function noteBankRefusal(
  deps: WithdrawalDeps,
  id: string,
  saying: BankRefusing,
): Promise<readonly Withdrawal[] | KnownRefusal> {
  const outcome = await deps.db.transaction(async (tx) => {
    const ids = await paymentsOf(tx, id)
    const refused: Withdrawal[] = []
    for (const one of ids) {
      const withdrawal = await noteOne(tx, deps, one, saying)
      if (isRefusal(withdrawal)) return withdrawal
      refused.push(withdrawal)
    }
    return refused.length > 0 ? refused : refuse('bank_file_over')
  })
  if (isRefusal(outcome)) return outcome
  for (const { id: withdrawalId, clientId } of outcome) deps.announce({ withdrawalId, clientId })
  return outcome
}

async function paymentsOf(tx: Tx, id: string): Promise<string[]> {
  if (!(await loadBankFile(tx, id))) return [id]
  const payments = await listFilePayments(tx, id)
  return payments
    .filter(({ state, isRefused }) => state === 'approved' && !isRefused)
    .map((payment) => payment.id)
}

async function noteOne(
  tx: Tx,
  { clock }: { readonly clock: WithdrawalDeps['clock']; readonly db: Db },
  id: string,
  { by, provenAt, reason }: BankRefusing,
): Promise<Withdrawal | KnownRefusal> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (withdrawal?.method !== 'bank') return refuse('not_found')
  const staff = await findStaff(tx, withdrawal, by)
  if (isRefusal(staff)) return staff
  const refusal = refuseBankRefusal(withdrawal, staff.email)
  if (refusal) return refusal
  const file = withdrawal.payout?.file?.id ?? ''
  const at = clock.now()
  await insertBankRefusal(tx, { withdrawal: id, file, by: staff.email, at, provenAt, reason })
  await recordEvent(tx, {
    at,
    clientId: withdrawal.clientId,
    actor: `staff:${staff.email}`,
    kind: 'bank_payment_refused',
    details: { withdrawal: id, file, reason },
  })
  return loaded(tx, id)
}
