// Coins that the operator moves themselves: from our addresses to wallets of their own (a sweep),
// to the address for top-ups, or to a client from a wallet that is none of ours. Deposits and
// payouts do not tell of these, so two members of staff do, and the chain has to have the
// transaction.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type Coin, type Network, unitsToText } from '#kernel/coins.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { ChainTransaction } from '../chains/chain.ts'

export const movementKinds = ['sweep', 'top_up', 'paid_elsewhere'] as const
export type MovementKind = (typeof movementKinds)[number]

export type Movement = {
  readonly id: string
  readonly kind: MovementKind
  readonly coin: Coin
  readonly network: Network
  readonly txid: string
  /** Never below zero. */
  readonly units: bigint
  /** Addresses of staff. */
  readonly notedBy: string
  readonly notedAt: Millis
  readonly confirmedBy: string | null
  readonly droppedBy: string | null
}

/** How our addresses have more or less by it than deposits and payouts tell. */
export function signedUnits({ kind, units }: Pick<Movement, 'kind' | 'units'>): bigint {
  return kind === 'sweep' ? -units : units
}

export function stateOf({ confirmedBy, droppedBy }: Movement): 'noted' | 'confirmed' | 'dropped' {
  if (droppedBy !== null) return 'dropped'
  return confirmedBy === null ? 'noted' : 'confirmed'
}

export type Told = {
  readonly kind: MovementKind
  readonly coin: Coin
  readonly found: ChainTransaction
  /** Every address of ours, the one for top-ups among them. */
  readonly ours: ReadonlySet<string>
  readonly topUpAddress: string
  /** The withdrawal that this transaction is known to pay. */
  readonly payout: { readonly withdrawalId: string; readonly units: bigint } | undefined
  /** Where staff say that only a part of a sweep left our addresses. */
  readonly said: bigint | undefined
}

/** How much was moved, by what the chain tells of the transaction. */
export function unitsMoved(told: Told): bigint | KnownRefusal {
  const { kind, found, ours, topUpAddress, payout } = told
  const fee = found.fee ?? 0n
  if (kind === 'paid_elsewhere') {
    return payout ? payout.units + fee : refuse('movement_no_payout')
  }
  const sum = (isWanted: (address: string) => boolean) =>
    found.pays.reduce((all, { address, units }) => all + (isWanted(address) ? units : 0n), 0n)
  if (kind === 'top_up' && payout) return refuse('movement_is_payout', { id: payout.withdrawalId })
  if (kind === 'top_up') {
    const came = sum((address) => address === topUpAddress)
    return came > 0n ? came : refuse('movement_not_ours', { address: topUpAddress })
  }
  const others = sum((address) => !ours.has(address))
  if (!payout) return sweptUnits(told, others + fee)
  // The payout and its fee are known; what is left is change that went to another wallet.
  const change = others - payout.units
  if (change <= 0n) return refuse('movement_is_payout', { id: payout.withdrawalId })
  return sweptUnits(told, change)
}

/** No more than went elsewhere can have left our addresses; the chain does not say whose it was. */
function sweptUnits({ coin, said }: Told, most: bigint): bigint | KnownRefusal {
  const units = said ?? most
  if (units > 0n && units <= most) return units
  return refuse('movement_too_much', {
    most: unitsToText(coin, most),
    coin: coin.toUpperCase(),
  })
}
