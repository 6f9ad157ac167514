// Where money goes: an address of a chain, or a bank account. The same place is always written the
// same way, so that it can be compared.

import { bankDestination } from '#contract/client/bank-accounts.ts'
import type { ChainNetwork, WithdrawalMethod } from '#contract/public/payouts.ts'
import type { Millis } from '#kernel/time.ts'
import type { BankAccount } from './withdrawal.ts'

export type Place = {
  readonly method: WithdrawalMethod
  readonly destination: string
  readonly network: ChainNetwork | null
  readonly bank: BankAccount | null
}

/** One in a client's address book. */
export type Destination = Place & {
  readonly id: string
  readonly label: string
  readonly addedAt: Millis
}

export const destinationsMost = 50

export function bankPlace(bank: BankAccount): Place {
  return { method: 'bank', destination: bankDestination(bank), network: null, bank }
}

/** The name of a destination that the client gave none. */
export function defaultLabel({ destination, bank }: Place): string {
  if (bank) return `${bank.bank_name} …${bank.account_number.slice(-4)}`.slice(0, 60)
  return `${destination.slice(0, 6)}…${destination.slice(-4)}`
}
