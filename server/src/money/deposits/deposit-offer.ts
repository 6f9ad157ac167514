// What this install offers to those who want to pay in: a word for what its parts need.

import type { Coin } from '#kernel/coins.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Chain } from '../chains/chain.ts'

export type OfferDeps = ServingDeps & {
  readonly settings: () => Settings
  readonly mode: InstallMode
  /** Whether this install may take money now; a sandbox's play money always. */
  readonly isOpen: () => Promise<boolean>
  /** Undefined where nothing tells of the coin's chain: what nobody watches is not offered. */
  readonly chainOf: (coin: Coin) => Chain | undefined
  /** Dollars for a whole coin; undefined without a fresh price. */
  readonly rateNow: (coin: Coin) => string | undefined
}
