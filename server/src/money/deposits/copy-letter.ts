// The letter that a deposit was credited, once more: for a client who has lost it.

import type { ClientId } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { type WritingDeps, writeToClient } from '#server/identity/clients/write-to-client.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Deposit } from './deposit.ts'
import { depositApprovedLetter } from './deposit-letters.ts'
import { listDepositsOf } from './deposits.store.ts'
import { findDeposit } from './find-deposit.ts'

/** Those of the client's newest deposits whose money is on the account; the newest first. */
export async function listCredited(tx: Tx, clientId: ClientId, limit: number): Promise<Deposit[]> {
  return (await listDepositsOf(tx, clientId, { after: undefined, limit })).filter(isCredited)
}

function isCredited({ step, credit }: Deposit): boolean {
  return credit !== null && (step.state === 'approved' || step.state === 'restored')
}

/** False where there is no such letter. */
export async function copyCreditLetter(
  tx: Tx,
  clientId: ClientId,
  id: string,
  deps: WritingDeps,
): Promise<boolean> {
  const deposit = await findDeposit(tx, clientId, id)
  if (!deposit?.credit || !isCredited(deposit)) return false
  const amount = usdToText(deposit.credit.amount)
  const came = { by: 'copy', at: deposit.step.at } as const
  const facts = { amount, came, identityDue: null }
  await writeToClient(tx, clientId, (client) => depositApprovedLetter(client, facts), deps)
  return true
}
