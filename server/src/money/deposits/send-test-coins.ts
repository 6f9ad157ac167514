// The faucet of a sandbox's simulated chain: pays coins that are worth nothing to the client's own
// address, so that a new user sees a deposit arrive. Any other install knows no such thing.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type Coin, unitsFromText } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { isSimulated } from '../chains/simulated.chain.ts'
import { refuseStanding } from './check-standing.ts'
import { giveAddress } from './give-address.ts'
import { offeredKey, type QuotingDeps } from './make-quote.ts'

export async function sendTestCoins(
  deps: QuotingDeps,
  clientId: ClientId,
  { coin, amount }: { readonly coin: Coin; readonly amount: string },
): Promise<{ readonly txid: string } | KnownRefusal> {
  const chain = deps.chainOf(coin)
  if (deps.mode !== 'sandbox' || !chain || !isSimulated(chain)) return refuse('not_found')
  const standing = await refuseStanding(deps, deps.db, clientId, deps.clock.now())
  if (standing) return standing
  const place = offeredKey(deps, coin)
  if (isRefusal(place)) return place
  if (place.network !== 'simulated') return refuse('not_found')
  const address = await giveAddress(deps, clientId, place)
  if (isRefusal(address)) return address
  const units = unitsFromText(coin, amount)
  const txid = units === undefined ? undefined : await chain.faucet(address.address, units)
  return txid === undefined ? refuse('test_coins_amount') : { txid }
}
