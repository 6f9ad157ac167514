// The bank has not made a payment and will not: a member of staff who did not make the file says
// so, and the next file has it. Said of a whole file, it is said of all that the bank may make yet.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { insertBankRefusal, listFilePayments, loadBankFile } from './bank-files.store.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { refuseBankRefusal, type Withdrawal } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { lockWithdrawal } from './withdrawals.store.ts'

export type BankRefusing = {
  readonly by: Staff
  /** What the bank said. */
  readonly reason: string
}

/** `id` is of a withdrawal or of a file. Answers those that the next file has. */
export function noteBankRefusal(
  deps: WithdrawalDeps,
  id: string,
  saying: BankRefusing,
): Promise<readonly Withdrawal[] | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const ids = await paymentsOf(tx, id)
    const noted: Noted[] = []
    for (const one of ids) {
      const done = await noteOne(tx, deps, one, saying)
      if (isRefusal(done)) return done
      noted.push(done)
    }
    // In the order of clients: each one's chain of events is held from here on.
    for (const { withdrawal, ...told } of noted.toSorted(byClient)) {
      const { clientId } = withdrawal
      await tell(tx, { act: withdrawalActs.bankRefused, clientId, ...told }, deps)
    }
    return noted.length > 0 ? noted.map((one) => one.withdrawal) : refuse('bank_file_over')
  })
}

async function paymentsOf(tx: Tx, id: string): Promise<string[]> {
  if (!(await loadBankFile(tx, id))) return [id]
  const payments = await listFilePayments(tx, id)
  return payments
    .filter(({ state, isRefused }) => state === 'approved' && !isRefused)
    .map((payment) => payment.id)
}

type Noted = {
  readonly withdrawal: Withdrawal
  readonly at: Millis
  readonly actor: Actor
  readonly facts: { readonly id: string; readonly file: string; readonly reason: string }
}

function byClient(one: Noted, other: Noted): number {
  return Number(one.withdrawal.clientId - other.withdrawal.clientId)
}

async function noteOne(
  tx: Tx,
  { clock }: Pick<WithdrawalDeps, 'clock'>,
  id: string,
  { by, reason }: BankRefusing,
): Promise<Noted | KnownRefusal> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (withdrawal?.method !== 'bank') return refuse('not_found')
  const client = await findClient(tx, withdrawal.clientId)
  const staff = await admitStaffFor(tx, by, 'bank_payment.note_refused', client)
  if (isRefusal(staff)) return staff
  const refusal = refuseBankRefusal(withdrawal, staff)
  if (refusal) return refusal
  const { email, provenAt, actor } = staff
  const file = withdrawal.payout?.file?.id ?? ''
  const at = clock.now()
  await insertBankRefusal(tx, { withdrawal: id, file, by: email, at, provenAt, reason })
  return { withdrawal: await loaded(tx, id), at, actor, facts: { id, file, reason } }
}
