// Work on many things, a few at a time.

/**
 * Runs the work on every item, so many at once, and keeps their order. Where one fails no more are
 * begun, and it fails when those under way have ended: nothing goes on behind the caller's back.
 */
export async function eachOf<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atOnce = 4,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const at = next
      next += 1
      try {
        results[at] = await work(items[at] as T)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  const lanes = Array.from({ length: Math.min(atOnce, items.length) }, lane)
  await Promise.allSettled(lanes)
  await Promise.all(lanes)
  return results
}
