// Percentiles of what was measured. Where nothing was, there is none: NaN, and not 0, which would
// be the best of all times.

/** The first, in order, that this share of all comes before; the largest where that is all. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const [lower, upper] = [(sorted.length - 1) >> 1, sorted.length >> 1]
  return ((sorted[lower] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2
}
