// A member of staff says which transaction moved coins of our addresses besides deposits and
// payouts. How many it moved is read from the chain; it counts once somebody else has confirmed it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type Coin, unitsShown } from '#kernel/coins.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { Chain } from '../chains/chain.ts'
import { depositKeyOf } from '../deposits/account-keys.ts'
import { deriveAddress } from '../methods/derive-address.ts'
import { findByTransaction, insertMovement } from './custody.store.ts'
import { type Movement, type MovementKind, unitsMoved } from './custody.ts'
import { listPaidIn, listSendings } from './reconciliation.store.ts'

export type CustodyDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly mode: InstallMode
  readonly settings: () => Settings
  readonly chainOf: (coin: Coin) => Chain | undefined
}

export type Noted = {
  readonly kind: MovementKind
  readonly coin: Coin
  readonly txid: string
  /** Of a sweep that moved coins of other wallets too: how many were ours. */
  readonly units?: bigint | undefined
  readonly by: Staff
}

export async function noteMovement(
  deps: CustodyDeps,
  { kind, coin, txid, units: said, by }: Noted,
): Promise<Movement | KnownRefusal> {
  const { db, clock, random } = deps
  const early = await admitStaff(db, by, 'custody_movement.note')
  if (isRefusal(early)) return early
  const chain = deps.chainOf(coin)
  const key = depositKeyOf(deps.settings(), coin, deps.mode)
  if (!chain || key === undefined || typeof key === 'string') {
    return refuse('movement_no_chain', { coin: coin.toUpperCase() })
  }
  const { network } = chain
  if (network === 'simulated' && kind === 'top_up') return refuse('movement_seen')
  const found = await chain.transaction(txid)
  if (!found || found.height === null || !found.isEffective) {
    return refuse('movement_not_on_chain', { transaction: txid })
  }
  const topUpAddress = deriveAddress(key.key, 0, 1).address
  const ours = new Set([topUpAddress, ...(await listPaidIn(db, chain))])
  const isSame = (one: string) => one.toLowerCase() === found.txid.toLowerCase()
  const payout = (await listSendings(db, chain)).find(({ reference }) => isSame(reference))
  const units = unitsMoved({ kind, coin, found, ours, topUpAddress, payout, said })
  if (isRefusal(units)) return units
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'custody_movement.note')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const movement: Movement = {
      id: newUuid(at, random),
      kind,
      coin,
      network,
      txid: found.txid,
      units,
      notedBy: staff.email,
      notedAt: at,
      confirmedBy: null,
      droppedBy: null,
    }
    if (!(await insertMovement(tx, movement))) {
      const known = await findByTransaction(tx, chain, found.txid)
      return refuse('movement_known', { id: known?.id ?? found.txid })
    }
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'custody_movement_noted',
      details: {
        movement: movement.id,
        moved: kind,
        transaction: found.txid,
        network,
        coins: unitsShown(coin, units),
      },
    })
    return movement
  })
}
