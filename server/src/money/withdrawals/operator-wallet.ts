// The operator's own wallet as far as we know it: the addresses below their extended public key. It
// pays; we only say what from and what to.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Coin } from '#kernel/coins.ts'
import { refuse } from '#kernel/refusal.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Tx } from '#server/platform/db.ts'
import { depositKeyOf } from '../deposits/account-keys.ts'
import type { OwnAddress } from '../methods/address.ts'
import { deriveAddress } from '../methods/derive-address.ts'
import { loadKeyIndexes } from './payouts.store.ts'

export type OperatorWallet = {
  /** In the order to try them; the first gets the change, and is where the operator may top up. */
  readonly from: readonly OwnAddress[]
  readonly change: OwnAddress
}

export async function operatorWallet(
  tx: Tx,
  coin: Coin,
  { settings, mode }: { readonly settings: Settings; readonly mode: InstallMode },
): Promise<OperatorWallet | KnownRefusal> {
  const place = depositKeyOf(settings, coin, mode)
  if (place === undefined || typeof place === 'string') {
    return refuse('withdrawal_method_closed', { method: coin.toUpperCase() })
  }
  const change = deriveAddress(place.key, 0, 1)
  const given = (await loadKeyIndexes(tx, place)).map((index) => deriveAddress(place.key, index))
  return { change, from: [change, ...given] }
}
