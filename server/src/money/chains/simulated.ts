// The rules of the simulated chain: what its blocks and transactions are called, and when a block
// comes.

import type { Coin } from '#kernel/coins.ts'
import { second } from '#kernel/time.ts'

/** The operator's account keys of a sandbox where none are set. Nobody has the private halves. */
export const simulatedAccountKeys: Readonly<Record<Coin, string>> = {
  btc:
    'vpub5Z6bPQNLKt6hAz5c8CS3q7E6wPeStSicuQXmrfzub6fQHGc1uWvLfgzrhLiFCcvA9s7GMiEVzDpZDCb8rvS4d' +
    'GncuwvdKuhVgGtD29qYFJf',
  eth:
    'tpubDC3nZv2wmWtPwuQmqiEBA7qjwvnYjMbFoB9VTqsdayqkiJSsNsTFJmYUZAYM8fDyrGCnFRhQF1a6j26piSgiUS' +
    'k5mgQSks6r99TeapJF1Mi',
}

/** Some hundred times faster than the real ones: nobody waits half an hour to try something out. */
export const blockEveryMs: Readonly<Record<Coin, number>> = { btc: 5 * second, eth: 2 * second }

/** What a transaction takes on top of what it pays. */
export const simulatedFee: Readonly<Record<Coin, bigint>> = { btc: 200n, eth: 21_000_000_000_000n }

/** The most the faucet pays at once: ten coins. */
export const faucetMost: Readonly<Record<Coin, bigint>> = { btc: 10n ** 9n, eth: 10n ** 19n }

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
  return isInUse && state.ageMs >= blockEveryMs[coin]
}

/** Blocks' hashes and transactions' ids look like the real chain's. */
export function nameFrom(coin: Coin, random: Uint8Array): string {
  const digits = Buffer.from(random).toString('hex')
  return coin === 'btc' ? digits : `0x${digits}`
}
