// Watches the chains for what clients pay in, each by itself: one that is down is asked again, and
// the others go on. Also makes the blocks of the simulated ones.

import { minute, second } from '#kernel/time.ts'
import type { Chain } from '#server/modules/chains/chain.ts'
import { type Coin, coins, type Network } from '#server/modules/chains/network.ts'
import type { SimulatedChain } from '#server/modules/chains/simulated.chain.ts'
import {
  giveUpUnpaid,
  type WatchDeps,
  watchOutputs,
} from '#server/modules/deposits/watch-outputs.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'

/** How the watching of one chain goes. */
export type Watched = {
  readonly network: Network
  /** Null until something was read: before the first address there is nothing to look for. */
  height: number | null
  /** In words; null while it answers. */
  problem: string | null
}

/** By coin; shared with whoever shows it. */
export type WatchState = Map<Coin, Watched>

export type WatchingDeps = WatchDeps & {
  readonly chainOf: (coin: Coin) => Chain | undefined
  readonly simulated: readonly SimulatedChain[]
  readonly state: WatchState
  readonly log: (message: string) => void
}

/** A chain of our own is asked as often as it makes sense to look at a screen. */
const pauseMs = second
/** A real one has a block every few seconds at best. */
const nodePauseMs = 5 * second

export function startWatchingDeposits(deps: WatchingDeps): Loop[] {
  const { simulated, log } = deps
  const watching = coins.map((coin) => {
    let turn = 0
    return repeat({ name: `watching deposits in ${coin}`, pauseMs, log }, async () => {
      turn += 1
      const chain = deps.chainOf(coin)
      const every = chain?.network === 'simulated' ? 1 : nodePauseMs / pauseMs
      if (chain && turn % every === 0) await look(deps, chain)
      return 'done'
    })
  })
  const mining = simulated.map((chain) =>
    repeat({ name: `simulated blocks of ${chain.coin}`, pauseMs, log }, async () => {
      await chain.mine()
      return 'done'
    }),
  )
  const ending = repeat({ name: 'ending unpaid deposits', pauseMs: minute, log }, async () => {
    await giveUpUnpaid(deps)
    return 'done'
  })
  return [...watching, ...mining, ending]
}

/** One look, and what health says of it. */
export async function look(deps: WatchingDeps, chain: Chain): Promise<void> {
  const { coin, network } = chain
  const before = deps.state.get(coin)
  const state = before?.network === network ? before : { network, height: null, problem: null }
  deps.state.set(coin, state)
  try {
    const seen = await watchOutputs(deps, chain)
    state.height = seen?.height ?? state.height
    state.problem = null
  } catch (error) {
    state.problem = `The ${network} chain of ${coin.toUpperCase()} does not answer.`
    throw error
  }
}
