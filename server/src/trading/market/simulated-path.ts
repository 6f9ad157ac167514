// One random path in continuous time, a pure function of its key and the instant. It can be looked
// up anywhere, in any order, by anyone who has the key, so history, ticks, gaps and restarts agree
// without having to be kept.
//
// Time is cut into blocks. From block to block the path is a mean-reverting sum of shocks; within a
// block it is a Brownian bridge, halved again and again, whose variance is halved along with it by
// a random share (a multiplicative cascade, Mandelbrot, Fisher and Calvet 1997). That gives what
// real returns have: calm and wild stretches at every scale and fat tails, at a variance that is
// right on average.

import { day, minute } from '#kernel/time.ts'
import { activityBetween, type Market } from './activity.ts'
import { type NoiseKey, normals, subKey } from './seeded-noise.ts'

export type PathShape = {
  /** Standard deviation of the logarithm over a year, were it not pulled back. */
  readonly volatility: number
  /** After this long half of a deviation is expected to be gone. */
  readonly halfLifeDays: number
  /** Whose hours its variance follows. */
  readonly market: Market
}

/**
 * The path's deviation from its mean level at an instant (logarithm).
 * `depth` is how often the block is halved: `finest` for ticks; at instants on the coarser grid of
 * `blockMs / 2 ** depth` it gives the same value for less work.
 */
export type Path = (instant: number, depth: number) => number

/** 2048 minutes, so that whole minutes are nodes of the tree. */
export const blockMs = 2048 * minute
/** Halved 19 times: steps of 234.375 ms; between them the path is a straight line. */
export const finest = 19
/** How unevenly variance is spread: the standard deviation of the log share of a half. */
const unevenness = 0.25
/**
 * The volatility itself wanders, by this standard deviation of its logarithm and with a half-life
 * of five blocks.
 */
const regimeDeviation = 0.3
const regimeDecay = 0.5 ** (1 / 5)
const regimeBlocks = 50
const yearMs = 365.25 * day
/** Shocks older than ten half-lives have less than a thousandth of their weight left. */
const halfLivesKept = 10

type Block = {
  readonly key: NoiseKey
  readonly left: number
  readonly right: number
  readonly variance: number
}

/**
 * The path of this key. Remembers the way down to the last instant asked for, so going forward
 * costs O(1).
 */
export function createPath(key: NoiseKey, shape: PathShape): Path {
  if (shape.volatility === 0) return () => 0
  const blockAt = createBlocks(key, shape)
  const nodes = createNodes(shape.market)
  let opened = Number.NaN
  return (instant, depth) => {
    const index = Math.floor(instant / blockMs)
    if (index !== opened) nodes.open(blockAt(index), index * blockMs)
    opened = index
    return nodes.valueAt((instant / blockMs - index) * 2 ** depth, depth)
  }
}

/** Blocks by number: where the path enters and leaves, and how much it varies between. */
function createBlocks(pathKey: NoiseKey, shape: PathShape): (index: number) => Block {
  const shocks = subKey(pathKey, 1)
  const within = subKey(pathKey, 2)
  const decay = 0.5 ** (blockMs / (shape.halfLifeDays * day))
  const kept = Math.ceil((halfLivesKept * shape.halfLifeDays * day) / blockMs)
  return (index) => {
    const first = index - kept
    const { steps, variances } = shocksFrom(first, kept + 1)
    const sum = (end: number) => {
      let total = 0
      for (let i = end - kept; i < end; i += 1) total = total * decay + steps[i - first]!
      return total
    }
    return {
      key: subKey(within, index),
      left: sum(index),
      right: sum(index + 1),
      variance: variances[index - first]!,
    }
  }

  function shocksFrom(first: number, count: number) {
    const pair = new Float64Array(2)
    const steps = new Float64Array(count)
    const variances = new Float64Array(count)
    const moods = new Float64Array(count + regimeBlocks)
    for (const i of moods.keys()) {
      normals(shocks, first - regimeBlocks + i, pair)
      moods[i] = pair[1]!
      if (i < regimeBlocks) continue
      const at = (first + i - regimeBlocks) * blockMs
      const years = activityBetween(shape.market, at, at + blockMs) / yearMs
      const variance = shape.volatility ** 2 * years * regimeOf(moods, i)
      variances[i - regimeBlocks] = variance
      steps[i - regimeBlocks] = pair[0]! * Math.sqrt(variance)
    }
    return { steps, variances }
  }
}

/**
 * The factor on the variance of the block whose mood is the last of `moods` up to `end`; 1 on
 * average.
 */
function regimeOf(moods: Float64Array, end: number): number {
  let mood = 0
  for (let i = end - regimeBlocks + 1; i <= end; i += 1) mood = mood * regimeDecay + moods[i]!
  const deviation = regimeDeviation * Math.sqrt(1 - regimeDecay ** 2) * mood
  return Math.exp(2 * deviation - 2 * regimeDeviation ** 2)
}

/**
 * The tree below one block. At each depth it remembers the node last used: its two ends, the
 * variance between them, and once it was halved, the value in its middle and its left half's share
 * of the variance.
 */
function createNodes(market: Market) {
  const used = new Int32Array(finest + 1)
  const left = new Float64Array(finest + 1)
  const right = new Float64Array(finest + 1)
  const variance = new Float64Array(finest + 1)
  const halved = new Int32Array(finest + 1)
  const middle = new Float64Array(finest + 1)
  const share = new Float64Array(finest + 1)
  const pair = new Float64Array(2)
  let key: NoiseKey = new Uint32Array(4)
  let start = 0

  function open(block: Block, startsAt: number): void {
    key = block.key
    start = startsAt
    used.fill(-1)
    halved.fill(-1)
    used[0] = 0
    left[0] = block.left
    right[0] = block.right
    variance[0] = block.variance
  }

  /** `position` counts nodes of this depth from the start of the block. */
  function valueAt(position: number, depth: number): number {
    const leaf = Math.floor(position)
    let known = depth
    while (used[known] !== leaf >> (depth - known)) known -= 1
    for (let d = known + 1; d <= depth; d += 1) descend(d, leaf >> (depth - d))
    return left[depth]! + (right[depth]! - left[depth]!) * (position - leaf)
  }

  /** Fills in a node from its parent, the node last used one depth above. */
  function descend(depth: number, node: number): void {
    const above = depth - 1
    if (halved[above] !== node >> 1) halve(above, node >> 1)
    const isLeft = node % 2 === 0
    left[depth] = isLeft ? left[above]! : middle[above]!
    right[depth] = isLeft ? middle[above]! : right[above]!
    variance[depth] = variance[above]! * (isLeft ? share[above]! : 1 - share[above]!)
    used[depth] = node
  }

  function halve(depth: number, node: number): void {
    normals(key, 2 ** depth + node, pair)
    const length = blockMs / 2 ** depth
    const part = leftShareOf(market, start + node * length, length, pair[1]!)
    const bridge = Math.sqrt(variance[depth]! * part * (1 - part)) * pair[0]!
    middle[depth] = left[depth]! + (right[depth]! - left[depth]!) * part + bridge
    share[depth] = part
    halved[depth] = node
  }

  return { open, valueAt }
}

/**
 * How much of a node's variance lies in its left half: as active as it is there, unevened by
 * `random`.
 */
function leftShareOf(market: Market, from: number, length: number, random: number): number {
  const tilt = Math.exp(2 * unevenness * random)
  if (length <= minute) return tilt / (tilt + 1)
  const middle = from + length / 2
  const firstHalf = activityBetween(market, from, middle)
  const secondHalf = activityBetween(market, middle, from + length)
  return (firstHalf * tilt) / (firstHalf * tilt + secondHalf)
}
