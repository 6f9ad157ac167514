// Watches the chains for what clients pay in, each by itself: one that is down is asked again, and
// the others go on. Also makes the blocks of the simulated ones.

import { type Coin, coins, type Network } from '#kernel/coins.ts'
import { minute, second } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { Chain } from './chains/chain.ts'
import type { SimulatedChain } from './chains/simulated.chain.ts'
import { giveUpUnpaid, type WatchDeps, watchOutputs } from './deposits/watch-outputs.ts'

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

/** As often as it makes sense to look at a screen: a new block is noticed by then. */
const pauseMs = second
/** Between blocks a node is looked at less often, for what waits for one. */
const betweenMs = 5 * second
/** So that a node that is slow, or somebody else's, has its rest: a tenth of the time at most. */
const restFactor = 10
const restMostMs = 2 * minute

export function startWatchingDeposits(deps: WatchingDeps): Loop[] {
  const { simulated, log } = deps
  const watching = coins.map((coin) => {
    const watch = watcher(deps, coin)
    return repeat({ name: `watching deposits in ${coin}`, pauseMs, log }, async () => {
      await watch()
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

/**
 * To be called every second. A chain of our own is looked at each time; of a node only the newest
 * block is asked for, and when it is another one, or it is time, all is looked at. One that does
 * not answer is asked ever less often.
 */
export function watcher(deps: WatchingDeps, coin: Coin): () => Promise<void> {
  const { clock } = deps
  let seen: Chain | undefined
  let tip: string | undefined
  let nextAt = 0
  let failures = 0
  return async () => {
    const chain = deps.chainOf(coin)
    if (!chain) return
    if (chain.network === 'simulated') return look(deps, chain)
    if (chain !== seen) [seen, tip, nextAt, failures] = [chain, undefined, 0, 0]
    const began = clock.now()
    if (failures > 0 && began < nextAt) return
    try {
      const { hash } = await inState(deps, chain, chain.tip)
      if (hash === tip && began < nextAt) return
      await look(deps, chain)
      const now = clock.now()
      nextAt = now + Math.min(restMostMs, Math.max(betweenMs, restFactor * (now - began)))
      tip = hash
      failures = 0
    } catch (error) {
      failures += 1
      nextAt = clock.now() + Math.min(minute, betweenMs * 2 ** (failures - 1))
      throw error
    }
  }
}

/** One look. */
async function look(deps: WatchingDeps, chain: Chain): Promise<void> {
  await inState(deps, chain, async (state) => {
    const seen = await watchOutputs(deps, chain)
    state.height = seen?.height ?? state.height
  })
}

/** What health says of it. */
async function inState<T>(
  { state: states }: Pick<WatchingDeps, 'state'>,
  { coin, network }: Chain,
  work: (state: Watched) => Promise<T>,
): Promise<T> {
  const before = states.get(coin)
  const state = before?.network === network ? before : { network, height: null, problem: null }
  states.set(coin, state)
  try {
    const done = await work(state)
    state.problem = null
    return done
  } catch (error) {
    state.problem = `The ${network} chain of ${coin.toUpperCase()} does not answer.`
    throw error
  }
}
