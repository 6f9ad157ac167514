// Where what payouts leave over went: one address below each key that was ever in force here. A key
// that was changed goes on holding what it held, so all of them count.

import { everDecided } from '#server/install/operators/compare-settings.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Chain } from '../chains/chain.ts'
import { depositKeyOf } from '../deposits/account-keys.ts'
import { deriveAddress } from '../methods/derive-address.ts'

type Asked = { readonly settings: Settings; readonly mode: InstallMode }

/** Of keys that fit this chain; the present one's first. */
export async function changeAddresses(
  tx: Tx,
  { coin, network }: Pick<Chain, 'coin' | 'network'>,
  { settings, mode }: Asked,
): Promise<string[]> {
  const xpub = `${coin}Xpub` as const
  // Null is the built-in key of a sandbox, and none in a live install.
  const texts = [settings[xpub], null, ...(await everDecided(tx, xpub)).toReversed()]
  const addresses = texts.flatMap((text) => {
    if (text !== null && typeof text !== 'string') return []
    const then = { ...settings, [xpub]: text, [`${coin}Network`]: network }
    const place = depositKeyOf(then, coin, mode)
    return place && typeof place !== 'string' ? [deriveAddress(place.key, 0, 1).address] : []
  })
  return [...new Set(addresses)]
}
