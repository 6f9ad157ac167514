// The chains of an install: for each coin the one that its deposits come on, as the settings and
// the environment have it.

import { type Coin, coins, mainNetworkOf } from '#kernel/coins.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Chain } from './chains/chain.ts'
import { openNodeChains } from './chains/open-node-chains.ts'
import { createSimulatedChain, type SimulatedChain } from './chains/simulated.chain.ts'
import { depositKeyOf } from './deposits/account-keys.ts'
import type { NodeUrls } from './methods/coin-methods.ts'

export type Chains = {
  /** Undefined where deposits in this coin are not offered, or nothing tells of its chain. */
  readonly of: (coin: Coin) => Chain | undefined
  /**
   * Where a coin is not offered, or its key is not to be used: what was given out before can still
   * be paid to, and is watched here. A demonstration has none.
   */
  readonly former?: (coin: Coin) => Chain | undefined
  /** Those of our own that need somebody to make their blocks. */
  readonly simulated: readonly SimulatedChain[]
}

export type ChainsOptions = {
  readonly config: { readonly installMode: InstallMode } & NodeUrls
  readonly db: Db
  readonly clock: Clock
  readonly settings: () => Settings
}

export function openChains({ config, db, clock, settings }: ChainsOptions): Chains {
  const isSandbox = config.installMode === 'sandbox'
  const simulated = isSandbox
    ? coins.map((coin) => createSimulatedChain({ db, coin, clock, random: systemRandom }))
    : []
  const nodeChainOf = openNodeChains(config)
  return {
    simulated,
    former: (coin) => (isSandbox ? undefined : nodeChainOf(coin, mainNetworkOf(coin))),
    of: (coin) => {
      const key = depositKeyOf(settings(), coin, config.installMode)
      if (key === undefined || typeof key === 'string') return undefined
      if (key.network === 'simulated') return simulated.find((chain) => chain.coin === coin)
      return nodeChainOf(coin, key.network)
    },
  }
}
