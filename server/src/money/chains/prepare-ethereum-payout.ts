// An Ethereum payout for the operator's wallet to sign: an EIP-1559 transaction from one of their
// addresses. No private key is ever here.

import { getAddress, serializeTransaction } from 'viem'
import { type Coin, unitsShown } from '#kernel/coins.ts'
import type { PayoutFault, PayoutOrder, PreparedPayout } from './chain.ts'

export type EthereumFacts = {
  readonly coin: Coin
  readonly chainId: number
  /** Of the operator's addresses, in the order to try them. */
  readonly accounts: readonly {
    readonly address: string
    readonly units: bigint
    /** How many transactions it has sent, those that wait included. */
    readonly nonce: number
  }[]
  /** What the payout takes to run; 21,000 where the destination is no contract. */
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** 1,000 gwei: more is a node's mistake, and would be paid. */
const mostFeePerGas = 1_000_000_000_000n

export function prepareEthereumPayout(
  { to, units, from }: PayoutOrder,
  { coin, chainId, accounts, gas, maxFeePerGas, maxPriorityFeePerGas }: EthereumFacts,
): PreparedPayout | PayoutFault {
  if (units <= 0n) return { fault: 'too_small' }
  if (maxFeePerGas > mostFeePerGas) throw new Error(`${maxFeePerGas} wei for gas is a mistake`)
  const fee = gas * maxFeePerGas
  const payer = accounts.find((account) => account.units >= units + fee)
  const own = payer && from.find(({ address }) => address === payer.address)
  if (!own) return { fault: 'not_enough' }
  const text = (units: bigint) => unitsShown(coin, units)
  const transaction = serializeTransaction({
    type: 'eip1559',
    chainId,
    nonce: payer.nonce,
    gas,
    maxFeePerGas,
    maxPriorityFeePerGas: maxPriorityFeePerGas < maxFeePerGas ? maxPriorityFeePerGas : maxFeePerGas,
    to: getAddress(to),
    value: units,
  })
  return {
    format: 'unsigned_transaction',
    text: transaction,
    fee,
    facts: {
      From: `${payer.address} (m/${own.branch}/${own.index} of the account)`,
      To: to,
      Amount: text(units),
      'Fee at most': text(fee),
      Nonce: String(payer.nonce),
      'Chain id': String(chainId),
    },
  }
}
