// A deposit by card that its owner disputes, in the install's own database: credited and taken back
// at once, which the test card of a sandbox takes a minute for.

import { present } from '#kernel/assert.ts'
import type { Usd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { findLogin } from '#server/identity/clients/find-login.ts'
import {
  askCardDeposit,
  type ChargeDeps,
  creditCharge,
} from '#server/money/deposits/credit-charge.ts'
import { reverseCharge } from '#server/money/deposits/reverse-deposit.ts'

/** Ends with the account frozen, and its client told. */
export type Dispute = (email: string, amount: Usd) => Promise<void>

export function disputeIn(deps: ChargeDeps): Dispute {
  return async (email, amount) => {
    const { clientId } = present(await findLogin(deps.db, email), email)
    const deposit = done(await askCardDeposit(deps, { clientId, amount, orderKey: null }))
    const chargeId = `journey:${deposit.id}`
    done(await creditCharge(deps, { depositId: deposit.id, amount, chargeId }))
    done(await reverseCharge(deps, { chargeId, disputeIds: [`${chargeId}:1`] }))
  }
}

function done<T>(outcome: T): Exclude<T, { readonly refused: string }> {
  if (isRefusal(outcome)) throw new Error(outcome.refused)
  return outcome as Exclude<T, { readonly refused: string }>
}
