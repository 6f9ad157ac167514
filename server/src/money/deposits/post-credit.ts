// Puts money that has come on the client's live account, in the transaction of whatever says that
// it came. The ledger takes one credit for each deposit, ever.

import { usdToText } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { holdAccountIn } from '#server/identity/clients/grant-play-money.ts'
import { type WritingDeps, writeToClient } from '#server/identity/clients/write-to-client.ts'
import { askForIdentity } from '#server/identity/documents/ask-for-identity.ts'
import { outsideOf } from '#server/ledger/flows.ts'
import { type ClientAccount, payIn } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellClient } from '#server/record/notices/tell-client.ts'
import type { Credit, Deposit, Outcome } from './deposit.ts'
import { depositApprovedLetter } from './deposit-letters.ts'
import { insertStep } from './deposits.store.ts'

export type Crediting = {
  readonly deposit: Deposit
  readonly credit: Credit
  readonly outcome: Outcome
  /** How it came about, in words for the client. */
  readonly how: string
  readonly at: Millis
}

/** The account as it stands after. To be called last in the transaction. */
export async function postCredit(
  tx: Tx,
  { deposit, credit, outcome, how, at }: Crediting,
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
  const letter = { amount: usdToText(amount), how, identityDue }
  await writeToClient(tx, clientId, (client) => depositApprovedLetter(client, letter), deps)
  const told = { deposit: id, method, amount: usdToText(amount) }
  await tellClient(tx, { clientId, kind: 'deposit_approved', details: told, at })
  await recordEvent(tx, {
    at,
    clientId,
    actor: 'system',
    kind: 'deposit_approved',
    details: { deposit: id, method, amount: usdToText(amount), outcome, rate: credit.rate },
  })
  return account
}
