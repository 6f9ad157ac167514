// The distribution of values of either sign that is symmetric about zero, learned from their sizes:
// an exponentially weighted histogram over a normal prior. Recent values count most; none is ever
// touched again.

/**
 * Bins are even in size / (1 + size): fine where quantiles are asked for, and never out of range.
 */
const binCount = 256
/** Observations after which one counts half: two days of minutes. */
const halfLife = 2_880
const growth = 2 ** (1 / halfLife)
/** Weights are brought back to one before they could lose precision. */
const weightMax = 1e100

export type Histogram = {
  readonly bins: Float64Array
  /** The sum of prior and bins up to and including each bin, in units of one new observation. */
  readonly running: Float64Array
  /** How many observations made now the prior counts for. */
  readonly priorWeight: number
  /** The weight of an observation made now. It grows, instead of all older weights shrinking. */
  weight: number
  isRunningStale: boolean
}

/** A histogram that has seen nothing, and so is standard normal. */
export function newHistogram(priorWeight: number): Histogram {
  return {
    bins: new Float64Array(binCount),
    running: new Float64Array(binCount),
    priorWeight,
    weight: 1,
    isRunningStale: true,
  }
}

/** Counts a value's size, not negative. */
export function record(histogram: Histogram, size: number): void {
  histogram.weight *= growth
  const bin = Math.min(binCount - 1, Math.floor(scaledOf(size)))
  histogram.bins[bin] = histogram.bins[bin]! + histogram.weight
  histogram.isRunningStale = true
  if (histogram.weight > weightMax) renormalise(histogram)
}

/** The value that a share `probability` of all values, of either sign, lies below. */
export function quantileOf(histogram: Histogram, probability: number): number {
  const running = runningOf(histogram)
  const wanted = Math.abs(2 * probability - 1) * running[binCount - 1]!
  const bin = firstReaching(running, wanted)
  const before = bin === 0 ? 0 : running[bin - 1]!
  const within = (wanted - before) / (running[bin]! - before)
  const scaled = (bin + within) / binCount
  // The last bin reaches to infinity; nothing is asked of it that its middle could not answer.
  const size = scaled / Math.max(1 - scaled, 0.5 / binCount)
  return probability < 0.5 ? -size : size
}

/**
 * The share of all values, of either sign, that lie below this one, and how much of it is guessed:
 * a bin's values are taken to lie evenly in it, though a price that often stands still heaps them
 * in one place.
 */
export function shareBelow(histogram: Histogram, value: number): { share: number; guess: number } {
  const running = runningOf(histogram)
  const total = running[binCount - 1]!
  const scaled = scaledOf(Math.abs(value))
  const bin = Math.min(binCount - 1, Math.floor(scaled))
  const before = bin === 0 ? 0 : running[bin - 1]!
  const inBin = running[bin]! - before
  const half = (before + (scaled - bin) * inBin) / total / 2
  return { share: value < 0 ? 0.5 - half : 0.5 + half, guess: inBin / total / 2 }
}

function scaledOf(size: number): number {
  return (size / (1 + size)) * binCount
}

function firstReaching(running: Float64Array, wanted: number): number {
  let low = 0
  let high = binCount - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (running[middle]! >= wanted) high = middle
    else low = middle + 1
  }
  return low
}

/** Summed again only when asked for after something was recorded. */
function runningOf(histogram: Histogram): Float64Array {
  const { bins, running, priorWeight, weight } = histogram
  if (!histogram.isRunningStale) return running
  let sum = 0
  for (let bin = 0; bin < binCount; bin += 1) {
    sum += bins[bin]! / weight + priorWeight * normalShare[bin]!
    running[bin] = sum
  }
  histogram.isRunningStale = false
  return running
}

function renormalise(histogram: Histogram): void {
  const { bins, weight } = histogram
  for (let bin = 0; bin < binCount; bin += 1) bins[bin] = bins[bin]! / weight
  histogram.weight = 1
}

/** The share of a standard normal whose size falls into each bin. */
const normalShare = Float64Array.from(
  { length: binCount },
  (_, bin) => erf(sizeAt(bin + 1) / Math.SQRT2) - erf(sizeAt(bin) / Math.SQRT2),
)

/** Infinity at the last edge. */
function sizeAt(edge: number): number {
  return edge / (binCount - edge)
}

/**
 * The error function to 1.5e-7: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26.
 */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return 1 - poly * Math.exp(-x * x)
}
