// Asks a chain what is new since the last time, and notices when blocks that were read already gave
// way to others: then it goes back to where the two ways part. The trail of what was read is the
// caller's to keep.

import { present } from '#kernel/assert.ts'
import type { Block, Chain } from './chain.ts'
import type { Answer } from './watch-chain.ts'

/** Blocks that were read, rising; the last is how far. Empty at the very first. */
export type Trail = readonly Block[]

/**
 * So many blocks are read again each time, since an address may have been given out, and paid,
 * while the list of addresses was on its way.
 */
const overlap = 6
/** The very first reading begins so far back: no reorganisation reaches behind it. */
const anchorDepth = 100
/** One entry for each time something new was read. */
const trailLength = 2 * anchorDepth

/**
 * Undefined where the chain changed its mind while it was being read: what it said may be of two
 * minds, so nothing of it counts. Ask again.
 */
export async function scanChain(
  chain: Chain,
  addresses: readonly string[],
  trail: Trail,
): Promise<{ readonly answer: Answer; readonly trail: Trail } | undefined> {
  const kept = trail.length === 0 ? await firstTrail(chain) : await keptPart(chain, trail)
  const last = present(kept.at(-1), 'a trail has a last block')
  const from = Math.max(0, last.height + 1 - overlap)
  const { outputs, through, isComplete } = await chain.outputsTo(addresses, from)
  if (!(await isStill(chain, last)) || !(await isStill(chain, through))) return undefined
  const answer = { from, through, isComplete, outputs }
  if (through.height <= last.height) return { answer, trail: kept }
  return { answer, trail: [...kept, through].slice(-trailLength) }
}

async function firstTrail(chain: Chain): Promise<Trail> {
  const tip = await chain.tip()
  const height = Math.max(0, tip.height - anchorDepth)
  const hash = await chain.blockHash(height)
  return [hash === undefined ? tip : { height, hash }]
}

/** The part of the trail that the chain still has; with its last block all before it hold. */
async function keptPart(chain: Chain, trail: Trail): Promise<Trail> {
  for (let length = trail.length; length > 0; length -= 1) {
    const kept = trail.slice(0, length)
    if (await isStill(chain, present(kept.at(-1), 'it is not empty'))) return kept
  }
  throw new Error(
    `The ${chain.network} chain of ${chain.coin} has none of the blocks read before: the node ` +
      'follows another chain, or has to catch up.',
  )
}

async function isStill(chain: Chain, block: Block): Promise<boolean> {
  return (await chain.blockHash(block.height)) === block.hash
}
