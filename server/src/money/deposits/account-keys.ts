// The operator's extended public keys, from the settings: what deposits go to, on which network. A
// sandbox without any has built-in ones that only make addresses of test networks.

import { createHash } from 'node:crypto'
import { type Coin, coins, hasCoin, isMainNetwork, type Network } from '#kernel/coins.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { methods } from '../methods/coin-methods.ts'
import { type AccountKey, keyFaults, readAccountKey } from '../methods/derive-address.ts'

export type DepositKey = {
  readonly coin: Coin
  readonly network: Network
  /** Of the key's text; it names the key without being it. */
  readonly keyId: string
  readonly key: AccountKey
}

type KeySettings = Pick<Settings, `${Coin}Xpub` | `${Coin}Network`>

/** Undefined: no deposits of this coin here. A sentence: the settings are wrong. */
export function depositKeyOf(
  settings: KeySettings,
  coin: Coin,
  mode: InstallMode,
): DepositKey | string | undefined {
  const network = networkOf(settings, coin, mode)
  if (network === undefined) return undefined
  const name = `${coin}_network`
  if (!hasCoin(network, coin)) return `The setting ${name} is a network of another coin.`
  if (mode === 'sandbox' && isMainNetwork(network)) {
    return `The setting ${name} is a main network: a sandbox takes test coins only.`
  }
  if (mode === 'live' && !isMainNetwork(network)) {
    return `The setting ${name} is a test network: a live install takes real coins only.`
  }
  const own = settings[`${coin}Xpub`]
  const text = own ?? (mode === 'sandbox' ? methods[coin].simulated.accountKey : null)
  if (text === null) return `The setting ${coin}_xpub is missing.`
  const key = readAccountKey(text, coin, network)
  if ('fault' in key) return `The setting ${coin}_xpub is wrong. ${keyFaults[key.fault]}`
  const keyId = createHash('sha256').update(text.trim()).digest('hex').slice(0, 16)
  return { coin, network, keyId, key }
}

/** A sandbox's coins are those of the simulated chain unless it is told otherwise. */
function networkOf(settings: KeySettings, coin: Coin, mode: InstallMode): Network | undefined {
  const chosen = settings[`${coin}Network`]
  return chosen ?? (mode === 'sandbox' ? 'simulated' : undefined)
}

/** A sentence for each setting that keeps the install from starting. */
export function keyProblems(settings: KeySettings, mode: InstallMode): string[] {
  return coins.flatMap((coin) => {
    const key = depositKeyOf(settings, coin, mode)
    return typeof key === 'string' ? [key] : []
  })
}
