// The withdrawals' door for corrections: what a bank has paid and sent back. The withdrawal stays
// paid, since it was; the money is on the balance again.

import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { type ClientAccount, payIn } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Withdrawal } from './withdrawal.ts'
import { insertReturn, lockWithdrawal, type Return } from './withdrawals.store.ts'

export function holdWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  return lockWithdrawal(tx, id)
}

/** The account as it stands after. */
export async function postReturned(
  tx: Tx,
  { id, clientId }: Pick<Withdrawal, 'id' | 'clientId'>,
  { amount, reason, at }: Return,
): Promise<ClientAccount> {
  const cause = { kind: 'withdrawal_returned', ref: id, at } as const
  const before = await holdAccountIn(tx, clientId, 'real')
  const { account, transfer } = payIn(before, 'outside_bank', amount, cause)
  await postTransfers(tx, [transfer])
  await insertReturn(tx, id, { amount, reason, at })
  return account
}
