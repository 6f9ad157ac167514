// The rules of the simulated chain: when a block comes.

import { type Coin, coinFacts } from '#kernel/coins.ts'
import { second } from '#kernel/time.ts'

/** Some hundred times faster than the real ones: nobody waits half an hour to try something out. */
export function blockEveryMs(coin: Coin): number {
  return coinFacts[coin].blockSeconds.simulated * second
}

/** Blocks go on for so long after the last transaction, more than anybody waits for. */
export const blocksAfterLast = 100

export type ChainState = {
  readonly height: number
  /** Milliseconds since the newest block. */
  readonly ageMs: number
  /** How many transactions wait for a block. */
  readonly waiting: number
  /** The newest block with a transaction in it. */
  readonly newestUsed: number | null
}

/**
 * A chain on which nothing happens stands still, so that a sandbox left alone for months does not
 * fill its database with empty blocks.
 */
export function isBlockDue(coin: Coin, state: ChainState): boolean {
  const isInUse =
    state.waiting > 0 ||
    (state.newestUsed !== null && state.height < state.newestUsed + blocksAfterLast)
  return isInUse && state.ageMs >= blockEveryMs(coin)
}
