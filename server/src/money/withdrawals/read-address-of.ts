// Reads the address that a client wants money sent to: which coin it is of, and whether what this
// install sends would arrive there, and leave.

import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Tx } from '#server/platform/db.ts'
import { checkAddress, readAddress } from '../methods/read-address.ts'
import type { Place } from './destination.ts'
import { type MethodOffer, offersOf } from './offer-withdrawals.ts'
import { isDepositAddress } from './withdrawals.store.ts'

export async function readAddressOf(
  tx: Tx,
  wallet: string,
  { settings, mode }: { readonly settings: Settings; readonly mode: InstallMode },
): Promise<{ readonly place: Place; readonly offer: MethodOffer } | KnownRefusal> {
  const read = readAddress(wallet)
  if ('fault' in read) return refuse('wallet_wrong', { fault: read.fault })
  const offer = offersOf(settings, mode).find(({ method }) => method === read.coin)
  if (!offer || offer.network === null) {
    return refuse('withdrawal_method_closed', { method: read.coin.toUpperCase() })
  }
  const { network } = offer
  const address = checkAddress(wallet, read.coin, network)
  if ('fault' in address) return refuse('wallet_wrong', { fault: address.fault })
  if (await isDepositAddress(tx, address.text)) return refuse('wallet_is_ours')
  return {
    place: { method: read.coin, destination: address.text, network, bank: null },
    offer,
  }
}
