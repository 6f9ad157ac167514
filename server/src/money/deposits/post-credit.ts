// Puts money that has come on the client's live account, in the transaction of whatever says that
// it came. The ledger takes one credit for each deposit, ever.

import type { Millis } from '#kernel/time.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { askForIdentity } from '#server/identity/documents/ask-for-identity.ts'
import { outsideOf } from '#server/ledger/flows.ts'
import { type ClientAccount, payIn } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Came } from './credit.ts'
import type { Credit, Deposit, Outcome } from './deposit.ts'
import { depositActs } from './deposit-acts.ts'
import { insertStep } from './deposits.store.ts'

export type Crediting = {
  readonly deposit: Deposit
  readonly credit: Credit
  readonly outcome: Outcome
  /** How it came about. */
  readonly came: Came
  readonly at: Millis
}

/** The account as it stands after. To be called last in the transaction. */
export async function postCredit(
  tx: Tx,
  { deposit, credit, outcome, came, at }: Crediting,
  deps: WritingDeps,
): Promise<ClientAccount> {
  const { id, clientId, method } = deposit
  const { amount } = credit
  const { account, transfer } = payIn(
    await holdAccountIn(tx, clientId, 'real'),
    outsideOf(method),
    amount,
    { kind: 'deposit_credit', ref: id, at },
  )
  await postTransfers(tx, [transfer])
  await insertStep(tx, deposit, { state: 'approved', outcome, at, actor: 'system', credit })
  const identityDue = await askForIdentity(tx, clientId, at)
  const facts = { id, method, amount, came, identityDue, outcome, rate: credit.rate }
  const { approved: act } = depositActs
  await tell(tx, { act, clientId, actor: 'system', at, facts, account }, deps)
  return account
}
