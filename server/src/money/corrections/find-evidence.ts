// Whether the money of a deposit that was taken back is there again: the chain has its payment, as
// deep as any must be, or the card provider says that the dispute was won. Their word is asked for
// when a correction is proposed and again when it is confirmed.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Coin } from '#kernel/coins.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/platform/db.ts'
import { findPaidAgain } from '../cards/ask-dispute.ts'
import type { CardProvider } from '../cards/card-provider.ts'
import { type Chain, confirmationsOf } from '../chains/chain.ts'
import type { Deposit } from '../deposits/deposit.ts'

export type EvidenceDeps = {
  readonly db: Tx
  /** Undefined: this install is connected to no such chain. */
  readonly chainOf: (coin: Coin) => Chain | undefined
  /** How deep a payment of so many base units must be. */
  readonly needed: (coin: Coin, units: bigint) => number
  /** Undefined: no cards are taken. */
  readonly provider: Pick<CardProvider, 'name' | 'look'> | undefined
}

/** What shows it, in words for staff. */
export async function findEvidence(
  deps: EvidenceDeps,
  deposit: Deposit,
): Promise<{ readonly evidence: string } | KnownRefusal> {
  const { method: coin, arrival, address, network } = deposit
  if (coin === 'card') {
    const payment = await findPaidAgain(deps.db, deps.provider, deposit.id)
    const fault = 'the card provider does not say that the dispute was won'
    return payment === undefined
      ? refuse('payment_not_back', { fault })
      : { evidence: `dispute won, payment ${payment}` }
  }
  const chain = deps.chainOf(coin)
  if (!chain || chain.network !== network || !arrival) {
    return refuse('payment_not_back', { fault: 'this install is not connected to its network' })
  }
  const { txid, units } = arrival
  const found = await chain.transaction(txid)
  const isPaid = found?.pays.some((paid) => paid.address === address && paid.units === units)
  if (!found?.isEffective || found.height === null || !isPaid || arrival.goneAt !== null) {
    return refuse('payment_not_back', { fault: `the chain has no such payment as ${txid}` })
  }
  const needed = deps.needed(coin, units)
  const depth = confirmationsOf(found, await chain.tip())
  if (depth < needed) {
    return refuse('payment_not_back', { fault: `it has ${depth} of ${needed} confirmations` })
  }
  return { evidence: `transaction ${found.txid} in block ${found.height}, ${depth} deep` }
}
