// Where anyone can look up the transaction of a payout.

import type { ChainNetwork } from '#contract/public/payouts.ts'
import { factsOf } from '#kernel/coins.ts'
import { methods } from '#server/money/methods/coin-methods.ts'

/** Null for chains that nobody else can look into, and for what is no transaction's id. */
export function explorerUrl(network: ChainNetwork | null, transactionId: string | null) {
  const coin = network === null ? undefined : factsOf(network)?.coin
  if (network === null || coin === undefined || transactionId === null) return null
  const { transactionId: pattern, explorers } = methods[coin]
  const explorer = explorers[network]
  return explorer !== undefined && pattern.test(transactionId)
    ? `${explorer}${transactionId}`
    : null
}
